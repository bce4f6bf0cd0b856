// A QR code (ISO/IEC 18004) of a link: bytes, correction level M, versions 1 to 10, the best of eight masks.
import { s } from './dom.js';

// By version: all codewords, those for correction in each block, how many blocks, where alignment patterns lie.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A product in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The codewords that correct others. @param {number[]} data @param {number} degree */
function correction(data, degree) {
  /** @type {number[]} */
  const divisor = Array.from({ length: degree }, (_, n) => (n === degree - 1 ? 1 : 0));
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) {
    for (let at = 0; at < degree; at++) divisor[at] = times(divisor[at], root) ^ (divisor[at + 1] ?? 0);
  }
  /** @type {number[]} */
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    divisor.forEach((coefficient, n) => {
      rest[n] ^= times(coefficient, factor);
    });
  }
  return rest;
}

/** What is drawn, byte by byte: length, words, filling, and correction, block by block interleaved. @param {Uint8Array} words @param {number} version */
function codewords(words, version) {
  const [total, each, blocks] = [TOTAL, CORRECTION, BLOCKS].map((table) => table[version - 1]);
  const room = total - each * blocks;
  /** @type {number[]} */
  const bits = [];
  const put = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >>> n) & 1);
  };
  put(4, 4);
  put(words.length, version < 10 ? 8 : 16);
  for (const byte of words) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let filling = 0xec; bits.length < room * 8; filling ^= 0xfd) put(filling, 8);
  const data = Array.from({ length: room }, (_, n) => bits.slice(n * 8, n * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  const short = Math.floor(room / blocks);
  const longer = blocks - (room % blocks); // from this block on, one more
  const parts = Array.from({ length: blocks }, (_, n) => data.splice(0, short + (n >= longer ? 1 : 0)));
  const fixes = parts.map((part) => correction(part, each));
  const woven = Array.from({ length: short + 1 }, (_, n) => parts.flatMap((part) => part.slice(n, n + 1))).flat();
  return [...woven, ...Array.from({ length: each }, (_, n) => fixes.map((fix) => fix[n])).flat()];
}

/** The modules of a code, row by row. @param {string} text @returns {boolean[][]} */
export function modules(text) {
  const words = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, n) => words.length + (n < 9 ? 2 : 3) <= total - CORRECTION[n] * BLOCKS[n]) + 1;
  if (!version) throw new Error('too long for a code');
  const size = version * 4 + 17;
  /** @type {(boolean | null)[][]} */
  const fixed = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
    if (x >= 0 && y >= 0 && x < size && y < size) fixed[y][x] = dark;
  };
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = ALIGNED[version - 1];
  const last = places.at(-1) ?? 0;
  for (const cx of places) {
    for (const cy of places) {
      if ((cx === 6 && (cy === 6 || cy === last)) || (cy === 6 && cx === last)) continue;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
  if (version >= 7) {
    let rest = version;
    for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >>> n) & 1) === 1;
      set(size - 11 + (n % 3), Math.floor(n / 3), dark);
      set(Math.floor(n / 3), size - 11 + (n % 3), dark);
    }
  }
  formatted(set, size, 0); // its room is kept free

  const stream = codewords(words, version);
  const bits = stream.flatMap((byte) => Array.from({ length: 8 }, (_, n) => ((byte >>> (7 - n)) & 1) === 1));
  const free = fixed.map((row) => row.map((cell) => cell === null));
  const drawn = fixed.map((row) => row.map((cell) => cell === true));
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (free[y][x]) drawn[y][x] = bits[at++] ?? false;
      }
    }
  }
  const tries = MASKS.map((mask, number) => {
    const tried = drawn.map((row, y) => row.map((dark, x) => dark !== (free[y][x] && mask(x, y))));
    formatted(
      (x, y, dark) => {
        tried[y][x] = dark;
      },
      size,
      number,
    );
    return tried;
  });
  const costs = tries.map(penalty);
  return tries[costs.indexOf(Math.min(...costs))];
}

/** Which correction and which mask, twice. @param {(x: number, y: number, dark: boolean) => void} set @param {number} size @param {number} mask */
function formatted(set, size, mask) {
  let rest = mask; // level M is 0
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ n) => ((bits >>> n) & 1) === 1;
  for (let n = 0; n <= 5; n++) set(8, n, bit(n));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let n = 9; n < 15; n++) set(14 - n, 8, bit(n));
  for (let n = 0; n < 8; n++) set(size - 1 - n, 8, bit(n));
  for (let n = 8; n < 15; n++) set(8, size - 15 + n, bit(n));
  set(8, size - 8, true);
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one colour. @param {boolean[][]} code */
function penalty(code) {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]))];
  let cost = 0;
  for (const line of lines) {
    const said = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of said.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    cost += 40 * (said.match(/(?=10111010000)|(?=00001011101)/g) ?? []).length;
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      dark += Number(code[y][x]);
      const same = code[y][x] === code[y][x + 1] && code[y][x] === code[y + 1]?.[x] && code[y][x] === code[y + 1]?.[x + 1];
      if (same) cost += 3;
    }
  }
  return cost + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
}

/** A drawing of the code of a link; the link stands beside it in letters. @param {string} link */
export function qr(link) {
  const code = modules(link);
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
  const side = code.length + 8; // a quiet zone of four around it
  return s('svg', { class: 'qr', viewBox: `0 0 ${side} ${side}`, 'aria-hidden': 'true', 'shape-rendering': 'crispEdges' }, s('path', { d: path }));
}
