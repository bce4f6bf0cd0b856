// The list of cards: kinds, search, what is still to do.
import { fill, h } from '../dom.js';
import { text } from '../words.js';
import { turnLanguage } from './named.js';
import { tongues } from './shelf.js';

/** @typedef {import('./editor.js').Data} Data */
/** @typedef {{symbol: string, card: Data, n: number}} Entry */

/** @param {import('./editor.js').Editor} editor */
export function drawSide(editor) {
  const search = h('input', {
    type: 'search',
    class: 'search',
    value: editor.wanted,
    placeholder: text('pack-search'),
    'aria-label': text('pack-search'),
    'aria-keyshortcuts': '/',
    oninput: () => {
      editor.wanted = search.value;
      drawList(editor);
    },
  });
  const named = h(
    'div',
    { class: 'pk-filters', role: 'group', 'aria-label': text('pack-names-in') },
    h('span', { class: 'caps', 'aria-hidden': 'true' }, text('pack-names-in')),
    tongues().map(({ id, name }) =>
      h('button', { type: 'button', lang: id, 'aria-pressed': String(editor.languages.includes(id)), onclick: () => turnLanguage(editor, id) }, name),
    ),
  );
  fill(editor.side, editor.groupRow, search, editor.filters, editor.list, named);
  drawList(editor);
}

/** @param {import('./editor.js').Editor} editor */
export function drawList(editor) {
  fill(
    editor.groupRow,
    editor.groups.map((group) => {
      const cards = editor.all(group);
      const done = cards.filter((card) => editor.isDone(group, card)).length;
      return h(
        'button',
        { type: 'button', 'aria-pressed': String(group === editor.group), onclick: () => editor.go(group, 0) },
        h('b', null, group.label),
        h('span', null, text('pack-of', { n: done, of: cards.length })),
        h('progress', { max: cards.length, value: done, 'aria-hidden': 'true' }),
      );
    }),
  );
  const counts = { all: editor.all().length, todo: 0, unsure: 0, faults: 0, names: 0 };
  /** @type {Record<string, (entry: Entry) => boolean>} */
  const passes = {
    all: () => true,
    todo: ({ card }) => editor.stateOf(card) === 'base',
    unsure: ({ card }) => editor.stateOf(card) === 'unsure',
    names: ({ card }) => editor.group.named && Boolean(card.name) && editor.languages.some((id) => !card.name[id]),
    faults: ({ n }) => editor.faultsAt(editor.atOf(editor.group, n), false).length > 0,
  };
  const entries = editor.all().map((card, n) => ({ card, n, symbol: editor.symbolOf(editor.group, card) }));
  for (const kind of /** @type {('todo' | 'unsure' | 'faults' | 'names')[]} */ (['todo', 'unsure', 'faults', 'names']))
    counts[kind] = entries.filter(passes[kind]).length;
  fill(
    editor.filters,
    Object.entries(counts)
      .filter(([kind, n]) => kind !== 'names' || n || editor.filter === kind)
      .map(([kind, n]) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(kind === editor.filter),
            onclick: () => {
              editor.filter = kind;
              drawList(editor);
            },
          },
          text(`pack-filter-${kind}`, { n }),
        ),
      ),
  );
  const wanted = editor.wanted.trim().toLowerCase();
  const fits = (/** @type {Entry} */ entry) =>
    passes[editor.filter](entry) && (!wanted || String(entry.n + 1) === wanted || editor.nameOf(editor.group, entry.card).toLowerCase().includes(wanted));
  fill(
    editor.list,
    entries.filter(fits).map(({ card, n }) => {
      const state = editor.stateOf(card);
      const bad = editor.faultsAt(editor.atOf(editor.group, n), false).length;
      return h(
        'li',
        null,
        h(
          'button',
          { type: 'button', class: `pk-entry ${state}`, 'aria-current': n === editor.n ? 'true' : null, onclick: () => editor.go(editor.group, n, true) },
          h('span', { class: 'num' }, n + 1),
          h('span', { class: 'pk-name' }, editor.nameOf(editor.group, card)),
          h('small', null, bad ? text('pack-entry-fault') : text(`pack-entry-${state}`)),
        ),
      );
    }),
  );
}
