/** What would happen, shown as ghosts on the tracks while an option or an amount is pointed at. */
import { h, icon } from '../../dom.js';
import { asked, own } from './data.js';
import { cube, el, flag } from './parts.js';

/** @typedef {import('./data.js').View} View */
/** @typedef {{ root: HTMLElement, view: View, table: import('../../table.js').TableContext }} Shown */

/** Show what is pointed at. @param {Shown} board @param {Event} event */
export function point(board, event) {
  const over = event.target instanceof Element ? event.target.closest('[data-option], [data-amount], [data-cell]') : null;
  const key = over instanceof HTMLElement ? over.dataset.option ?? over.dataset.amount ?? over.dataset.cell ?? '' : '';
  if (board.root.dataset.pointed === key) return;
  clear(board);
  if (!(over instanceof HTMLElement) || !key) return;
  board.root.dataset.pointed = key;
  if (over.dataset.option) option(board, over.dataset.option, over.dataset.issue ?? '');
  else if (over.dataset.amount) amount(board, Number(over.dataset.amount));
  else if (over.querySelector('.v-hit.legal')) space(board, over);
}

/** Take the ghosts away. @param {Shown} board */
export function clear(board) {
  delete board.root.dataset.pointed;
  for (const ghost of board.root.querySelectorAll('.v-ghost')) ghost.remove();
  for (const marked of board.root.querySelectorAll('.v-aimed')) marked.classList.remove('v-aimed');
  tell(board, []);
}

/** @param {Shown} board @param {import('./parts.js').Child[]} words */
function tell(board, words) {
  const line = board.root.querySelector('#v-if');
  line?.replaceChildren(...words.flatMap((word) => (word === null || word === undefined || word === false ? [] : [word instanceof Node ? word : String(word)])));
}

/** @param {Shown} board @param {string} symbol @param {string} issue */
function option(board, symbol, issue) {
  const { table, view, root } = board;
  const shown = [view.resolving, ...view.table, ...view.waiting].find((found) => found?.issue === issue);
  const number = [...root.querySelectorAll(`.v-options [data-issue="${CSS.escape(issue)}"]`)].findIndex((row) => row instanceof HTMLElement && row.dataset.option === symbol);
  const does = shown?.does?.[number];
  for (const row of root.querySelectorAll(`[data-option="${CSS.escape(symbol)}"]`)) row.classList.add('v-aimed');
  if (!does) return;
  /** @type {import('./parts.js').Child[]} */
  const words = [el('b', '', table.text('v1919-if', { option: table.name(symbol) }))];
  for (const [region, column] of Object.entries(does.unrest ?? {})) {
    const before = view.regions[region]?.unrest ?? 0;
    words.push(el('span', '', icon(`re-${region}`), `${table.name(`region.${region}`)} ${before} → ${column}`));
    const cell = root.querySelector(`[data-cell="${region}:${column}"]`);
    if (column !== before) cell?.append(h('span', { class: 'v-ghost v-tok', 'aria-hidden': 'true' }, icon('unrest')));
  }
  for (const [nation, value] of Object.entries(does.happiness ?? {})) {
    const before = view.nations[nation]?.happiness ?? 0;
    words.push(el('span', '', flag(nation), `${before} → ${value}`));
    const cell = root.querySelector(`[data-happy="${value}"]`);
    if (value !== before) cell?.append(h('span', { class: 'v-ghost v-pin', 'aria-hidden': 'true' }, flag(nation)));
  }
  for (const nation of does.mutiny ?? []) words.push(el('span', 'v-alarm', flag(nation), table.text('v1919-mutiny')));
  tell(board, words);
}

/** Cubes about to be placed. @param {Shown} board @param {number} n */
function amount(board, n) {
  const { view, root } = board;
  const question = asked(view);
  const nation = question?.nation ?? own(view);
  if (question?.id !== 'place-cubes' || !nation) return;
  const tally = root.querySelector(`[data-tally="${CSS.escape(String(question.args.issue))}"]`);
  tally?.append(h('span', { class: 'v-ghost v-tal', 'aria-hidden': 'true' }, flag(nation), el('span', 'v-cubes', Array.from({ length: n }, () => cube(nation))), el('b', 'num', `+${n}`)));
}

/** A disc about to be deployed. @param {Shown} board @param {HTMLElement} cell */
function space(board, cell) {
  const { table, view } = board;
  const [region = '', column = ''] = (cell.dataset.cell ?? '').split(':');
  const [influence, happiness] = view.board.columns[Number(column) - (view.board.uprising.length - view.board.columns.length + 1)] ?? [0, 0];
  const nation = own(view);
  if (nation) cell.append(h('span', { class: 'v-ghost v-unit', 'aria-hidden': 'true' }, icon('disc', `v-disc ${nation}`), flag(nation)));
  tell(board, [
    el('b', '', table.name(`space.${region}.${column}`)),
    influence ? el('span', '', table.text('v1919-gives-cubes', { n: influence })) : null,
    happiness ? el('span', '', table.text('v1919-costs-happiness', { n: -happiness })) : null,
  ]);
}
