// What things are called, and the cards that others name.
import { currentLanguage, text } from '../words.js';
import { drawSide } from './list.js';
import { drawSheet } from './sheet.js';
import { tongues } from './shelf.js';

/** @typedef {import('./editor.js').Editor} Editor */
/** @typedef {import('./form.js').Data} Data */

/** The languages in which things are named: those of the pack, and those in which this one is. @param {Editor} editor @param {Data} thing */
export function languagesOf(editor, thing) {
  return tongues().filter(({ id }) => editor.languages.includes(id) || thing.name?.[id]);
}

/** @param {string} language @param {Editor} editor */
export function turnLanguage(editor, language) {
  const others = editor.languages.filter((id) => id !== language);
  if (!others.length) return;
  editor.languages = others.length < editor.languages.length ? others : [...others, language];
  editor.put([{ path: ['languages'], value: editor.languages }], text('pack-names-in'));
  drawSide(editor);
  drawSheet(editor);
}

/** The cards that a field may name, or what is on the one named beside it. @param {Editor} editor @param {import('./form.js').Spec} spec @param {Data} record */
export function cardsFor(editor, spec, record) {
  const group = editor.groups.find(({ id }) => id === spec.group);
  if (!group) return [];
  const label = (/** @type {Data} */ thing, /** @type {string} */ symbol) =>
    thing.name?.[currentLanguage()] ??
    Object.values(thing.name ?? {})[0] ??
    editor.info.names[symbol]?.[currentLanguage()] ??
    String(thing[group.key] ?? thing.id);
  const cards = editor.all(group);
  if (!spec.inside) return cards.map((card) => ({ id: card[group.key], label: label(card, editor.symbolOf(group, card)) }));
  const card = cards.find((each) => each[group.key] === record[group.id]);
  return (card?.[spec.inside] ?? []).map((/** @type {Data} */ thing) => ({ id: thing.id, label: label(thing, `option.${card?.[group.key]}.${thing.id}`) }));
}
