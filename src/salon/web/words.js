// The browser's labels, from the house's catalogues.
import { read } from './assets.js';

/** @type {Record<string, string>} */
let labels = {};

/** @type {Record<string, string>} */
let own = {}; // of the game that is shown

/** @type {Record<string, string>} */
let more = {}; // of a part of the house that is not always shown

/** @typedef {import('./wire.d.ts').LanguageInfo['id']} Language */

/** @type {Language} */
let language = 'en';

/** @type {import('./wire.d.ts').LanguageInfo[]} */
let known = [];

let gap = ' '; // between two sentences

/** The language shown. @returns {Language} */
export function currentLanguage() {
  return language;
}

/** The languages of the house. */
export function languages() {
  return known;
}

/** Read the labels of a language, and show it from now on: that of an earlier visit, or else the one the browser prefers. @param {string | null} wanted */
export async function speak(wanted) {
  const answer = await read(`/words/${wanted || document.documentElement.lang}.json`);
  /** @type {import('./wire.d.ts').Page} */
  const page = await answer.json();
  ({ language, languages: known, labels, gap } = page);
  document.documentElement.lang = language;
}

/** The labels of a part of the house that is not always shown, such as the library. @param {string} part */
export async function speakAlso(part) {
  more = await (await read(`/words/${language}-${part}.json`)).json();
}

/** The labels of a game stand beside the house's while its table is shown. @param {Record<string, string>} words */
export function speakOf(words) {
  own = words;
}

/**
 * A label, with its arguments filled in; without one, the key itself.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function text(key, args = {}) {
  return (labels[key] ?? more[key] ?? own[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/** Whose cards a table is played with, for all to compare. @param {import('./wire.d.ts').TablePack} pack */
export const packSaid = (pack) => `${text('pack-at-table', { name: pack.name, version: pack.version, author: pack.author })} ${pack.digest}`;

/** The label, or nothing. @param {string} key */
export function maybe(key) {
  return labels[key] ?? '';
}

/** The label of the game that is shown, or nothing. @param {string} key */
export function maybeOf(key) {
  return own[key] ?? '';
}

/** Several sentences in a row. @param {string[]} said */
export function sentences(said) {
  return said.join(gap);
}

/** A number with a true minus. @param {number} n */
export function signed(n) {
  return n < 0 ? `−${-n}` : String(n);
}

/** A moment in the reader's own words. @param {number} seconds */
export function when(seconds) {
  const ago = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of /** @type {const} */ ([
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ])) {
    if (Math.abs(ago) >= size) return format.format(Math.round(ago / size), unit);
  }
  return format.format(0, 'minute');
}

/** Time left, as on a clock. @param {number} seconds */
export function clock(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
