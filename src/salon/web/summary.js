// The rules of a game on one page, as the server has read them.
import { h, heads } from './dom.js';

/** @typedef {{kind: 'heading' | 'text' | 'list' | 'steps' | 'table', rows: string[][]}} Block */

/** @param {Block[]} blocks @param {'h2' | 'h3'} [heading]  of what rank its headings are */
export function summaryPage(blocks, heading = 'h3') {
  return h(
    'div',
    { class: 'summary' },
    blocks.map((found) => block(found, heading)),
  );
}

/** @param {Block} found @param {'h2' | 'h3'} heading */
function block({ kind, rows }, heading) {
  const cells = rows.map((row) => row[0] ?? '');
  if (kind === 'heading') return h(heading, null, spans(cells[0] ?? ''));
  if (kind === 'text') return h('p', null, spans(cells[0] ?? ''));
  if (kind === 'table') return table(rows);
  return h(
    kind === 'steps' ? 'ol' : 'ul',
    null,
    cells.map((cell) => h('li', null, spans(cell))),
  );
}

/** The first row is the heading; the first cell of each other row names it. @param {string[][]} rows */
function table([head = [], ...rows]) {
  return h(
    'table',
    null,
    heads(head.map((cell) => cell && spans(cell))),
    h(
      'tbody',
      null,
      rows.map((row) =>
        h(
          'tr',
          null,
          row.map((cell, n) => (n ? h('td', null, spans(cell)) : h('th', { scope: 'row' }, spans(cell)))),
        ),
      ),
    ),
  );
}

/** Bold and slanted words. @param {string} words */
function spans(words) {
  return words.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('**')) return h('b', null, part.slice(2, -2));
    return part.startsWith('*') ? h('em', null, part.slice(1, -1)) : part;
  });
}
