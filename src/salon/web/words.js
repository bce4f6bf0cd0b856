// The browser's labels, from the house's catalogues.

/** @type {Record<string, string>} */
let labels = {};

export const LANGUAGES = /** @type {const} */ (['en', 'es', 'ja']);

/** @typedef {typeof LANGUAGES[number]} Language */

/** @type {Language} */
let language = 'en';

/** The language shown. @returns {Language} */
export function currentLanguage() {
  return language;
}

/** The language of an earlier visit, or the first of the browser's that the house speaks. @returns {Language} */
export function preferredLanguage() {
  const kept = localStorage.getItem('salon.language');
  for (const wish of [kept, ...navigator.languages]) {
    const found = LANGUAGES.find((known) => wish?.slice(0, 2).toLowerCase() === known);
    if (found) return found;
  }
  return 'en';
}

/** Read the labels of a language, and show it from now on. @param {Language} wanted */
export async function speak(wanted) {
  const answer = await fetch(`/api/ui?lang=${wanted}`);
  labels = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
}

/**
 * A label, with its arguments filled in; without one, the key itself.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function text(key, args = {}) {
  return (labels[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
}

/** Whether there is such a label. @param {string} key */
export function has(key) {
  return key in labels;
}

/** The label, or nothing. @param {string} key */
export function maybe(key) {
  return labels[key] ?? '';
}

/** The games with a board of their own. */
export function boards() {
  return (labels.boards ?? '').split(' ');
}

/** A number with a true minus. @param {number} n */
export function signed(n) {
  return n < 0 ? `−${-n}` : String(n);
}

/** A moment in the reader's own words. @param {number} seconds */
export function when(seconds) {
  const ago = seconds - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of /** @type {const} */ ([['day', 86400], ['hour', 3600], ['minute', 60]])) {
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
