// A board for any game: its tables, whose things can be chosen where they are answers.
import { fill, h, heads, panel } from './dom.js';
import { signed, text } from './words.js';

/** @typedef {import('./context.js').TableContext} TableContext */
/** @typedef {import('./wire.d.ts').Sheet} Sheet */
/** @typedef {import('./wire.d.ts').Part} Part */

export const id = 'generic';
export const buttons = 'all';

/** @type {WeakMap<HTMLElement, Sheet[]>} */
const shown = new WeakMap(); // what stood there before, so that changes can be marked

/** Draw the tables of the game. @param {HTMLElement} root @param {TableContext} table */
export function draw(root, table) {
  const before = table.events.length ? shown.get(root) : undefined;
  shown.set(root, table.sheets);
  fill(
    root,
    table.sheets.map((sheet, n) => panel(sheet.title, {}, grid(sheet, before?.[n], table))),
  );
}

/** @param {Sheet} sheet @param {Sheet | undefined} before @param {TableContext} table */
function grid(sheet, before, table) {
  const differs = (/** @type {number} */ row, /** @type {number} */ column) =>
    before !== undefined && JSON.stringify(before.rows[row]?.[column]) !== JSON.stringify(sheet.rows[row][column]);
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': sheet.title },
    h(
      'table',
      { class: 'grid-table' },
      heads(sheet.columns),
      h(
        'tbody',
        null,
        sheet.rows.map((row, r) =>
          h(
            'tr',
            null,
            row.map((cell, c) => h(c ? 'td' : 'th', { scope: c ? null : 'row', class: differs(r, c) ? 'changed' : null }, content(cell, table))),
          ),
        ),
      ),
    ),
  );
}

/** @param {number | Part[]} cell @param {TableContext} table */
function content(cell, table) {
  if (typeof cell === 'number') return h('b', { class: 'num' }, signed(cell));
  if (cell.length === 1) return thing(cell[0], table);
  return h(
    'span',
    { class: 'chips' },
    cell.map((part) => thing(part, table)),
  );
}

/** Words; if they name a card its details can be seen, if they name an answer it can be chosen. @param {Part} part @param {TableContext} table */
function thing({ text: words, symbol }, table) {
  if (!symbol) return words;
  const answer = table.answers.has(symbol);
  const about = text('about', { name: words });
  return h(
    'span',
    { class: 'thing' },
    h('span', { class: answer ? 'chip' : null, 'data-symbol': symbol, 'data-action': answer ? symbol : null }, words),
    table.isCard(symbol) ? h('button', { type: 'button', class: 'about', 'aria-label': about, title: about, onclick: () => table.card(symbol) }, 'i') : null,
  );
}
