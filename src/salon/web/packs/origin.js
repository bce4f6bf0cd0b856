// Where each field of a card comes from: read off the card, in doubt, or as the game has it.
import { text } from '../words.js';

/** @typedef {import('./editor.js').Editor} Editor */
/** @typedef {import('./form.js').Data} Data */

/** The fields of a card that come from somewhere; of what is named on it, each thing. @param {Editor} editor @returns {string[]} */
export function sources(editor) {
  const { group, card } = editor;
  const own = group.fields.map(({ name }) => name ?? '').filter((name) => name !== group.key && name !== group.inner);
  /** @type {Data[]} */
  const things = card[group.inner] ?? [];
  return [...(group.named ? ['name'] : []), ...own, ...things.map(({ id }) => `${group.inner}.${id}`)];
}

/** Where a field comes from. @param {Editor} editor @param {string} field */
export function sourceOf(editor, field) {
  const { group, card } = editor;
  const [top, inner] = field.split('.');
  const says = (/** @type {string[]} */ list = []) => list.includes(field) || list.includes(top);
  if (says(card.unsure)) return 'unsure';
  if (says(card.printed)) return 'printed';
  const base = editor.info.base[group.id].find((/** @type {Data} */ other) => other[group.key] === card[group.key]) ?? {};
  if (says(base.printed)) return 'printed';
  const source = inner ? base[top]?.find((/** @type {Data} */ thing) => thing.id === inner)?.source : base.source;
  const known = inner || (base.known ?? []).includes(top);
  return known && ['rulebook', 'public', 'deduced'].includes(source) ? source : 'designed';
}

/** The field one is in. @param {Editor} editor @param {HTMLElement} target */
export function fieldOf(editor, target) {
  const [top, n] =
    target
      .closest('[data-at]')
      ?.getAttribute('data-at')
      ?.slice(editor.at.length + 1)
      .split('/') ?? [];
  const thing = top === editor.group.inner ? editor.card[top]?.[Number(n)] : null;
  return thing ? `${top}.${thing.id}` : (top ?? '');
}

/** From what the game has to as printed, to not sure of it, and back. @param {Editor} editor @param {string} field */
export function turn(editor, field) {
  const now = [editor.card.unsure, editor.card.printed].findIndex((list) => list?.includes(field) || list?.includes(field.split('.')[0]));
  if (now === 0) return restore(editor, field);
  note(editor, now === 1 ? 'unsure' : 'printed', [field]);
  editor.changed('');
  editor.redraw();
}

/** Note of some fields where they come from; of none, that they are the game's. @param {Editor} editor @param {string} what @param {string[]} fields */
export function note(editor, what, fields) {
  for (const list of ['printed', 'unsure']) {
    const found = new Set(editor.card[list] ?? []);
    for (const field of fields) {
      const [top, inner] = field.split('.');
      // What was said of all of them is said of each.
      if (inner && found.delete(top)) for (const other of sources(editor)) if (other.startsWith(`${top}.`)) found.add(other);
      found.delete(field);
      if (list === what) found.add(field);
    }
    if (found.size) editor.card[list] = [...found];
    else delete editor.card[list];
  }
}

/** Not sure of the field one is in, or sure again. @param {Editor} editor @param {HTMLElement} target */
export function doubt(editor, target) {
  const field = fieldOf(editor, target);
  if (!field || editor.group.single) return;
  note(editor, sourceOf(editor, field) === 'unsure' ? 'printed' : 'unsure', [field]);
  editor.changed('');
  editor.redraw();
}

/** A field is again as the game has it. @param {Editor} editor @param {string} field */
export function restore(editor, field) {
  if (!field || editor.group.single) return;
  const [top, inner] = field.split('.');
  /** @type {Data} */
  const base = editor.info.base[editor.group.id].find((/** @type {Data} */ other) => other[editor.group.key] === editor.card[editor.group.key]) ?? {};
  if (inner) {
    const before = base[top]?.find((/** @type {Data} */ thing) => thing.id === inner);
    const n = (editor.card[top] ?? []).findIndex((/** @type {Data} */ thing) => thing.id === inner);
    if (before && n >= 0) editor.card[top][n] = structuredClone(before);
  } else if (base[top] === undefined) delete editor.card[top];
  else editor.card[top] = structuredClone(base[top]);
  note(editor, '', [field]);
  editor.put(
    [top, 'printed', 'unsure'].map((key) => ({ path: [...editor.place, key], value: editor.card[key] ?? null })),
    `${editor.nameOf(editor.group, editor.card)}: ${text('pack-take-back')}`.slice(0, 80),
  );
  editor.redraw();
}

/** All of it stands so on the card. @param {Editor} editor */
export function keep(editor) {
  if (editor.group.single) return;
  const left = sources(editor).filter(
    (field) => !['printed', 'unsure'].some((list) => editor.card[list]?.some((/** @type {string} */ own) => own === field || own === field.split('.')[0])),
  );
  if (!left.length) return;
  editor.card.printed = [...(editor.card.printed ?? []), ...left];
  editor.changed('');
}
