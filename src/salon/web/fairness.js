// Promises about the cards: this browser keeps the house's, and gives a share of its own to the shuffle.
import { get, post } from './api.js';
import { hex } from './digest.js';
import { promiseOf, sealOf } from './fate.js';

/** @import { Fairness } from './wire.d.ts' */

/**
 * What this browser keeps of a table, out of the house's reach.
 * @typedef {Object} Kept
 * @property {number} at
 * @property {string} [commitment]  the house's promise, as it was first heard
 * @property {string} [seal]  all promises, as they stood before this browser told its secret
 * @property {{promise: string, secret: string}} [share]  what this browser gives
 * @property {boolean} [given]  whether the house has taken it
 */

const KEY = 'salon.fair.';
const TABLES = 300; // so many are remembered
const WATCH = 700; // ms between two looks at a table that is not on the page
const LOOKS = 40;

/** @param {string} table @returns {Kept | null} */
export function kept(table) {
  return JSON.parse(localStorage.getItem(KEY + table) ?? 'null');
}

/** @param {string} table @param {Partial<Kept>} more */
function keep(table, more) {
  const first = !kept(table);
  localStorage.setItem(KEY + table, JSON.stringify({ at: Date.now(), ...kept(table), ...more }));
  if (first) forgetOld();
}

function forgetOld() {
  const age = (/** @type {string} */ key) => JSON.parse(localStorage.getItem(key) ?? '{}').at ?? 0;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  const old = keys.sort((a, b) => age(b) - age(a)).slice(TABLES);
  for (const key of old) localStorage.removeItem(key);
}

/** Random bytes of this browser, and the promise that they will be these. */
export function newShare() {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { promise: promiseOf(secret), secret };
}

/** @param {string} table @param {{promise: string, secret: string}} share */
export function keepShare(table, share) {
  keep(table, { share });
}

/** Enough of a promise for two people to compare it aloud. @param {string} digits */
export function short(digits) {
  return digits.slice(0, 16).match(/.{4}/g)?.join(' ') ?? '';
}

/** The address at which a table is checked; it carries what was promised. @param {string} table */
export function verifyLink(table) {
  const { commitment, seal } = kept(table) ?? {};
  return `/tables/${table}/verify${commitment ? `#${commitment}${seal ? `.${seal}` : ''}` : ''}`;
}

/**
 * Hear what the house says about a table's cards. Its first promise is kept; another one later is no promise.
 * @param {string} table @param {Fairness} told
 * @returns {boolean} whether it still says what it said before
 */
export function hearPromise(table, told) {
  const known = kept(table);
  if (told.stage === 'over' && !known) return true; // a promise heard when all is over promises nothing
  const same = (!known?.commitment || known.commitment === told.commitment) && (!known?.seal || known.seal === told.seal);
  if (!known?.commitment) keep(table, { commitment: told.commitment });
  if (!known?.seal && told.seal) keep(table, { seal: told.seal });
  return same;
}

/** @type {Set<string>} */
const busy = new Set();

/**
 * Give my share: promise it while promises are taken, and tell the secret when all have promised, not before.
 * @param {string} table @param {Fairness} told @param {number} seat  where I sit
 */
export async function giveShare(table, told, seat) {
  if (!told.mixed || busy.has(`${table} ${told.stage}`)) return;
  const promised = told.shares?.find((share) => share.seat === seat);
  if (told.stage === 'open' && !promised) {
    const share = kept(table)?.share ?? newShare();
    keepShare(table, share);
    await once(table, told, () => post(`/api/tables/${table}/promise`, { promise: share.promise }));
  } else if (told.stage === 'sealed') {
    const { share, given, seal } = kept(table) ?? {};
    const sound = seal === told.seal && seal === sealOf(told.commitment, told.table, told.shares ?? []);
    if (!share || given || !sound || promised?.promise !== share.promise) return;
    if (await once(table, told, () => post(`/api/tables/${table}/reveal`, { secret: share.secret }))) keep(table, { given: true });
  }
}

/** Each step is taken once, whoever asks for it. @param {string} table @param {Fairness} told @param {() => Promise<any>} step */
async function once(table, told, step) {
  const name = `${table} ${told.stage}`;
  busy.add(name);
  try {
    await step();
    return true;
  } catch {
    busy.delete(name); // it may be tried again; without it the table begins all the same
    return false;
  }
}

/** Give my share to a table that is not on the page: the rematch of this one. @param {string} table @param {number} seat */
export async function giveShareFromAfar(table, seat) {
  for (let look = 0; look < LOOKS; look += 1) {
    /** @type {Fairness} */
    const told = await get(`/api/tables/${table}/fairness`);
    hearPromise(table, told);
    if (told.stage !== 'open' && told.stage !== 'sealed') return;
    await giveShare(table, told, seat);
    await new Promise((done) => setTimeout(done, WATCH));
  }
}
