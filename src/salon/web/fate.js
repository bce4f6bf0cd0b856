// The draws of a game from its seed, replayed from docs/fairness.md and not from the house's own program.
import { blake2b, bytes, hex, join, sha256 } from './digest.js';

const WORDS = 2 ** 32;

/** Every draw is a number below n; words that would favour low numbers are drawn again. */
export class Fate {
  /** @param {string} seed  64 hexadecimal digits */
  constructor(seed) {
    this.key = bytes(seed);
    this.counter = 0;
    this.index = -1; // of the block at hand
    this.block = new DataView(new ArrayBuffer(64));
  }

  word() {
    const index = Math.floor(this.counter / 16);
    if (index !== this.index) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(index), true);
      this.index = index;
      this.block = new DataView(blake2b(new Uint8Array(number.buffer), this.key).buffer);
    }
    const word = this.block.getUint32(4 * (this.counter % 16), true);
    this.counter += 1;
    return word;
  }

  /** @param {number} n */
  below(n) {
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }
}

/** @typedef {{seat: number, promise: string, secret?: string}} Share */

/** The SHA-256 of a secret: what the house and the seats promise. @param {string} secret */
export function promiseOf(secret) {
  return hex(sha256(bytes(secret)));
}

/** What stands for all promises at once. @param {string} commitment @param {string} table @param {Share[]} shares */
export function sealOf(commitment, table, shares) {
  const parts = shares.flatMap(({ seat, promise }) => [seat, bytes(promise)]);
  return hex(sha256(join(['salon-seal/1\n', bytes(commitment), table.length, table, ...parts])));
}

/** The seed of a game. @param {string} house @param {string} table @param {Share[]} shares */
export function seedOf(house, table, shares) {
  const parts = shares.flatMap(({ seat, promise, secret = '' }) => [seat, bytes(promise), secret.length / 2, bytes(secret)]);
  return hex(sha256(join(['salon-deal/1\n', bytes(house), table.length, table, ...parts])));
}

/**
 * Where the draws of a record first differ from those of its seed.
 * @param {string} seed @param {number[][]} draws  move, n and outcome of each
 * @returns {{draw: number, move: number, n: number, said: number, found: number} | null}
 */
export function firstDifference(seed, draws) {
  const fate = new Fate(seed);
  for (const [place, [move, n, said]] of draws.entries()) {
    const found = fate.below(n);
    if (found !== said) return { draw: place + 1, move, n, said, found };
  }
  return null;
}
