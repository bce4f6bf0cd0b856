// What changes in one line, typed as it is read: `me+2 uk-1 n uk/us`. The codes are the beginnings of the ids in the
// vocabulary, the same in every language.
import { h } from '../dom.js';
import { text } from '../words.js';

/** @typedef {import('./form.js').Spec} Spec */
/** @typedef {import('./form.js').Data} Data */

const CODE = 2; // letters of a key with a number
let made = 0; // lines, each with an id of its own

/** @param {Spec[]} fields */
const maps = (fields) => fields.filter((field) => field.kind === 'map');
/** @param {Spec[]} fields */
const lists = (fields) => fields.filter((field) => field.kind === 'list' && field.of.kind === 'choice');

/** The code of a key: the first letters of its words, or its own, as many as it takes. @param {string} id @param {string[]} among */
export function codeOf(id, among) {
  const initials = id
    .split('_')
    .map((word) => word[0])
    .join('');
  if (initials.length >= CODE && !among.some((other) => other !== id && other.startsWith(initials))) return initials;
  for (let n = CODE; n < id.length; n += 1) if (among.filter((other) => other.startsWith(id.slice(0, n))).length === 1) return id.slice(0, n);
  return id;
}

/**
 * What stands before the codes of a map whose keys another before it has too: `k:af+1` is a Powder Keg, `af+1` Unrest.
 * @param {Spec[]} fields @param {Spec} field
 */
function prefixOf(fields, field) {
  const all = maps(fields);
  const keys = (/** @type {Spec} */ each) => (each.keys?.choices ?? []).map(({ id }) => id);
  const shared = all.slice(0, all.indexOf(field)).some((before) => keys(before).some((id) => keys(field).includes(id)));
  if (!shared) return '';
  const name = field.name ?? '';
  const one = all.filter((other) => (other.name ?? '')[0] === name[0]).length === 1;
  return `${one ? name[0] : name}:`;
}

/** All codes that a line may say. @param {Spec[]} fields */
export function codes(fields) {
  const found = [];
  for (const field of maps(fields)) {
    const ids = (field.keys?.choices ?? []).map(({ id }) => id);
    found.push(...ids.map((id) => `${prefixOf(fields, field)}${codeOf(id, ids)}`));
  }
  for (const field of lists(fields)) {
    const ids = (field.of.choices ?? []).map((/** @type {{id: string}} */ { id }) => id);
    found.push(...ids.map((/** @type {string} */ id) => short(id, ids)));
  }
  return found.join(' · ');
}

/** The line of a record. @param {Spec[]} fields @param {Data} record */
export function said(fields, record) {
  const words = [];
  for (const field of maps(fields)) {
    const ids = (field.keys?.choices ?? []).map(({ id }) => id);
    for (const [key, n] of Object.entries(record[field.name ?? ''] ?? {})) words.push(`${prefixOf(fields, field)}${codeOf(key, ids)}${n < 0 ? n : `+${n}`}`);
  }
  for (const field of lists(fields)) {
    const ids = (field.of.choices ?? []).map((/** @type {{id: string}} */ { id }) => id);
    for (const value of record[field.name ?? ''] ?? []) words.push(short(String(value), ids));
  }
  return words.join(' ');
}

/** @param {string} value @param {string[]} ids */
function short(value, ids) {
  const [first, second] = value.split('|');
  const [head, tail] = first.split('_');
  if (!tail || ids.filter((id) => id.startsWith(`${head}_`)).length < 2) return ids.filter((id) => id[0] === first[0]).length === 1 ? first[0] : first;
  const code = (/** @type {string} */ id) => id.split('_')[1].slice(0, CODE);
  return `${head[0]} ${code(first)}${second ? `/${code(second)}` : ''}`;
}

/**
 * What a line says: values by field, and the words that say nothing.
 * @param {Spec[]} fields @param {string} typed @returns {{found: Data, left: string}}
 */
export function read(fields, typed) {
  /** @type {Data} */
  const found = Object.fromEntries([...maps(fields).map((f) => [f.name, {}]), ...lists(fields).map((f) => [f.name, []])]);
  const words = typed.toLowerCase().replace(/[−–]/g, '-').split(/\s+/).filter(Boolean);
  const left = [];
  for (let n = 0; n < words.length; n += 1) {
    if (number(fields, words[n], found)) continue;
    const taken = counter(fields, words[n], words[n + 1] ?? '', found);
    if (taken) n += taken - 1;
    else left.push(words[n]);
  }
  return { found, left: left.join(' ') };
}

/** @param {Spec[]} fields @param {string} word @param {Data} found */
function number(fields, word, found) {
  const match = /^([a-z_]+:)?([a-z_]+)([+-]?\d+)?$/.exec(word);
  if (!match) return false;
  const [, prefix = '', code, n] = match;
  for (const field of maps(fields)) {
    if (prefix !== prefixOf(fields, field) && prefix !== `${field.name}:`) continue;
    const ids = (field.keys?.choices ?? []).map(({ id }) => id);
    const key = ids.find((id) => codeOf(id, ids) === code || id === code) ?? only(ids.filter((id) => abbreviates(code, id)));
    if (key) {
      found[field.name ?? ''][key] = Number(n ?? 1);
      return true;
    }
  }
  return false;
}

/** Whether some letters of a word, from its first on, are those: `jp` of `japan`. @param {string} code @param {string} id */
function abbreviates(code, id) {
  if (code.length < CODE || code[0] !== id[0]) return false;
  let at = 0;
  for (const letter of code) {
    at = id.indexOf(letter, at) + 1;
    if (!at) return false;
  }
  return true;
}

/** @template T @param {T[]} found */
const only = (found) => (found.length === 1 ? found[0] : undefined);

/** How many words were taken. @param {Spec[]} fields @param {string} word @param {string} next @param {Data} found */
function counter(fields, word, next, found) {
  for (const field of lists(fields)) {
    /** @type {string[]} */
    const ids = (field.of.choices ?? []).map((/** @type {{id: string}} */ { id }) => id);
    const fits = ids.filter((id) => id.startsWith(word));
    if (fits.length === 1) {
      found[field.name ?? ''].push(fits[0]);
      return 1;
    }
    const which = next.split('/').map((code) => fits.find((id) => (id.split('_')[1] ?? '').startsWith(code) || abbreviates(code, id.split('_')[1] ?? '')));
    if (next && fits.length && which.every(Boolean) && which.length < 3) {
      found[field.name ?? ''].push(which.join('|'));
      return 2;
    }
    const plain = fits.find((id) => !id.includes('_')) ?? fits.find((id) => id === word);
    if (plain) {
      found[field.name ?? ''].push(plain);
      return 1;
    }
  }
  return 0;
}

/** Put what a line says into a record. @param {Spec[]} fields @param {Data} record @param {Data} found */
export function write(fields, record, found) {
  for (const { name = '' } of [...maps(fields), ...lists(fields)]) {
    const value = found[name];
    if (Array.isArray(value) ? value.length : Object.keys(value).length) record[name] = value;
    else delete record[name];
  }
}

/**
 * The field for a line. What could not be read stays in it, and is named beneath.
 * @param {Spec[]} fields @param {Data} record @param {string} label @param {string} left  what could not be read before
 * @param {(found: Data, left: string) => void} take
 */
export function line(fields, record, label, left, take) {
  const value = [said(fields, record), left].filter(Boolean).join(' ');
  const id = `pk-left-${(made += 1)}`;
  const input = h('input', {
    class: `search pk-line-in ${left ? 'pk-wrong' : ''}`,
    'aria-label': label,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-invalid': left ? 'true' : null,
    'aria-describedby': left ? id : null,
    value,
    onchange: () => {
      const now = read(fields, input.value);
      take(now.found, now.left);
    },
  });
  return left ? [input, h('p', { class: 'pk-left', id, role: 'status' }, text('pack-line-left', { words: left, codes: codes(fields) }))] : [input];
}
