// SHA-256 and BLAKE2b, as docs/fairness.md uses them. Our own: browsers have no BLAKE2b, and SHA-256 only over TLS.

/** Bytes from hexadecimal digits. @param {string} digits */
export function bytes(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Hexadecimal digits of bytes. @param {Uint8Array} found */
export function hex(found) {
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Parts one after the other; a number is one byte. @param {(Uint8Array | number | string)[]} parts */
export function join(parts) {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])),
  );
}

// -- SHA-256 (FIPS 180-4) ----------------------------------------------------------------------------

/** The first primes, as many as are wanted. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** 32 bits after the point of a root. @param {number} root */
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const BEGIN = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} message */
export function sha256(message) {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = [...BEGIN];
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = words.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i] + word) | 0;
    });
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => found.setInt32(4 * i, word));
  return new Uint8Array(found.buffer);
}

// -- BLAKE2b (RFC 7693) ------------------------------------------------------------------------------

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** @param {bigint} word */
const wrap = (word) => BigInt.asUintN(64, word);
/** @param {bigint} word @param {bigint} by */
const turn64 = (word, by) => (word >> by) | wrap(word << (64n - by));

/** @param {bigint[]} h @param {DataView} block @param {number} read  bytes so far, with this block @param {boolean} last */
function compress(h, block, read, last) {
  const v = [...h, ...IV];
  v[12] ^= BigInt(read);
  if (last) v[14] = wrap(~v[14]);
  const m = SIGMA[0].map((i) => block.getBigUint64(8 * i, true));
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10];
    COLUMNS.forEach(([a, b, c, d], i) => {
      v[a] = wrap(v[a] + v[b] + m[order[2 * i]]);
      v[d] = turn64(v[d] ^ v[a], 32n);
      v[c] = wrap(v[c] + v[d]);
      v[b] = turn64(v[b] ^ v[c], 24n);
      v[a] = wrap(v[a] + v[b] + m[order[2 * i + 1]]);
      v[d] = turn64(v[d] ^ v[a], 16n);
      v[c] = wrap(v[c] + v[d]);
      v[b] = turn64(v[b] ^ v[c], 63n);
    });
  }
  for (let i = 0; i < 8; i += 1) h[i] ^= v[i] ^ v[i + 8];
}

/** The 64 bytes of BLAKE2b with a key, of a message of at most 128 bytes. @param {Uint8Array} message @param {Uint8Array} key */
export function blake2b(message, key) {
  const h = [...IV];
  h[0] ^= BigInt(0x01010000 | (key.length << 8) | 64);
  const padded = new Uint8Array(256);
  padded.set(key);
  padded.set(message, 128);
  compress(h, new DataView(padded.buffer, 0, 128), 128, false);
  compress(h, new DataView(padded.buffer, 128, 128), 128 + message.length, true);
  const found = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => found.setBigUint64(8 * i, word, true));
  return new Uint8Array(found.buffer);
}
