// What the pages of the library read, and how it is searched.
import { get, getOnce } from '../api.js';
import { currentLanguage } from '../words.js';

/** @typedef {import('../wire.d.ts').BookInfo} BookInfo */
/** @typedef {import('../wire.d.ts').DeckInfo} DeckInfo */
/** @typedef {import('../wire.d.ts').DeckCard} DeckCard */
/** @typedef {import('../wire.d.ts').Law} Law */
/** @typedef {import('../wire.d.ts').GameInfo} GameInfo */

/** @returns {Promise<GameInfo[]>} */
export const games = () => getOnce('/api/games');

/** The rules of a game. @param {string} game @returns {Promise<BookInfo>} */
export const book = (game) => getOnce(`/api/games/${game}/book`);

/** What cards are said in. @typedef {{language: string, deck: DeckInfo, names: Record<string, string>, labels: Record<string, string>, printed: any}} Tongue */

/** @type {Map<string, Promise<Tongue>>} */
const tongues = new Map();

/** The table whose cards are shown, if it is played with a pack of somebody's. */
export const tableAsked = () => new URLSearchParams(location.search).get('table') ?? '';

/** That table; nothing if there is none. @returns {Promise<import('../wire.d.ts').TableInfo | null>} */
export const tableShown = () => (/^\w+$/.test(tableAsked()) ? getOnce(`/api/tables/${tableAsked()}`).catch(() => null) : Promise.resolve(null));

/** @param {string} game */
const source = (game) => (/^\w+$/.test(tableAsked()) ? `/api/tables/${tableAsked()}` : `/api/games/${game}`);

/** The address of a card, beside those that are shown. @param {string} game @param {string} card */
export const cardAddress = (game, card) => `/cards/${game}/${card}${tableAsked() ? `?table=${tableAsked()}` : ''}`;

/** The cards of a game in a language. @param {string} game @param {string} [language] @returns {Promise<Tongue>} */
export function tongue(game, language = currentLanguage()) {
  const key = `${source(game)} ${language}`;
  let found = tongues.get(key);
  if (!found) {
    found = readTongue(game, language);
    found.catch(() => tongues.delete(key));
    tongues.set(key, found);
  }
  return found;
}

/** @param {string} game @param {string} language @returns {Promise<Tongue>} */
async function readTongue(game, language) {
  const from = source(game);
  const read = (/** @type {string} */ what) => (language === currentLanguage() ? getOnce(`${from}/${what}`) : get(`${from}/${what}`, language));
  const [deck, { names, labels, printed }] = await Promise.all([read('deck'), read('words')]);
  return { language, deck, names, labels, printed };
}

/**
 * What is the same to one who searches: capitals, accents, the two kinds of kana, wide letters.
 * @param {string} words
 */
export function fold(words) {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff]/;

/**
 * How well a text fits what is searched: 0 not at all; whole words more than beginnings, these more than pieces, and
 * least what is nearly spelled so. Every word must be there.
 * @param {string} text @param {string} wanted  both folded
 */
export function fits(text, wanted) {
  const asked = wanted.split(/\s+/).filter(Boolean);
  if (!asked.length) return 0;
  const words = text.split(/[^\p{L}\p{N}]+/u);
  let sum = 0;
  for (const one of asked) {
    const found = fitsOne(text, words, one);
    if (!found) return 0;
    sum += found;
  }
  return sum / asked.length;
}

/** @param {string} text @param {string[]} words @param {string} one */
function fitsOne(text, words, one) {
  if (UNSPACED.test(one)) return text.includes(one) ? 4 : 0;
  if (words.includes(one)) return 4;
  if (words.some((word) => word.startsWith(one))) return 3;
  if (text.includes(one)) return 2;
  return one.length > 4 && words.some((word) => isNear(word, one)) ? 1 : 0;
}

/** Whether one letter is missing, too many, or another. @param {string} a @param {string} b */
function isNear(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  return endA - start <= 1 && endB - start <= 1;
}

/** All clauses, each with its chapter and section. @param {BookInfo} book */
export function laws(book) {
  return book.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.laws.map((law) => ({ law, chapter, section }))));
}

/** Where an entry of the rules stands: a clause in its chapter, a ruling or an example in its list. @param {string} game @param {BookInfo} book @param {string} id */
export function placeOf(game, book, id) {
  const found = laws(book).find(({ law }) => law.id === id);
  if (found) return `/rules/${game}/${found.chapter.id}#${id}`;
  if (book.rulings.some((ruling) => ruling.id === id)) return `/rules/${game}/rulings#${id}`;
  if (book.examples.some((example) => example.id === id)) return `/rules/${game}/examples#${id}`;
  return '';
}

/** Whether a clause holds with so many players. @param {Law} law @param {string} mode */
export const holds = (law, mode) => !mode || !law.modes?.length || law.modes.includes(mode);
