/** What would happen, shown as ghosts on the tracks while an option or an amount is pointed at. */
import { h, icon } from '../../../web/dom.js';
import { asked, askedFor, firstSpace, issueOf } from './data.js';
import { cube, el, flag } from './parts.js';

/** @typedef {import('./data.js').View} View */
/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {{ root: HTMLElement, hand: HTMLElement, view: View, table: TableContext }} Shown */

const POINTED = '[data-option], [data-amount], [data-cell]';

/** Show what is pointed at. @param {Shown} board @param {Event} event */
export function point(board, event) {
  show(board, event.target instanceof Element ? event.target.closest(POINTED) : null);
}

/** The board has been drawn anew: what lay under the pointer lies there still, and no event tells of it. @param {Shown} board */
export function pointAgain(board) {
  clear(board);
  const over = [board.root, board.hand].flatMap((part) => [...part.querySelectorAll(POINTED)]).find((element) => element.matches(':hover'));
  if (over) show(board, over);
}

/** @param {Shown} board @param {Element | null} over */
function show(board, over) {
  const key = over instanceof HTMLElement ? (over.dataset.option ?? over.dataset.amount ?? over.dataset.cell ?? '') : '';
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
  for (const part of [board.root, board.hand]) for (const marked of part.querySelectorAll('.v-aimed')) marked.classList.remove('v-aimed');
  tell(board, []);
}

/** @param {Shown} board @param {import('./parts.js').Child[]} words */
function tell(board, words) {
  const line = board.root.querySelector('#v-if');
  line?.closest('.v-board')?.classList.toggle('is-telling', words.some(Boolean));
  line?.replaceChildren(
    ...words.flatMap((word) => (word === null || word === undefined || word === false ? [] : [word instanceof Node ? word : String(word)])),
  );
}

/** @param {Shown} board @param {string} symbol @param {string} issue */
function option(board, symbol, issue) {
  const { table, view, root } = board;
  const shown = [view.resolving, ...view.table, ...view.waiting].find((found) => found?.issue === issue);
  const number = issueOf(issue).options.findIndex((known) => known.id === symbol);
  const does = shown?.does?.[number];
  for (const part of [root, board.hand]) for (const row of part.querySelectorAll(`[data-option="${CSS.escape(symbol)}"]`)) row.classList.add('v-aimed');
  if (!does) return;
  /** @type {import('./parts.js').Child[]} */
  const words = [el('b', '', table.text('board-if', { option: table.name(symbol) }))];
  for (const [region, column] of Object.entries(does.unrest ?? {})) {
    const { unrest, keg } = view.regions[region];
    const down = (issueOf(issue).options[number]?.unrest[region] ?? 0) < 0;
    const held = down ? (keg ? 'keg' : 'end') : column < view.board.uprising.length ? 'disc' : 'end';
    words.push(el('span', '', icon(`re-${region}`), `${table.name(`region.${region}`)} `, moves(table, unrest, column, held)));
    fist(board, region, unrest, column);
  }
  for (const [nation, value] of Object.entries(does.happiness ?? {})) {
    const before = view.nations[nation]?.happiness ?? 0;
    words.push(el('span', '', flag(nation), moves(table, before, value, value ? 'end' : 'fixed')));
    pin(board, nation, before, value);
  }
  for (const nation of does.mutiny ?? []) words.push(el('span', 'v-alarm', flag(nation), table.text('board-mutiny')));
  tell(board, words);
}

/**
 * From where to where; what cannot move is said to stay, and why.
 * @param {TableContext} table @param {number} before @param {number} after @param {'end' | 'fixed' | 'keg' | 'disc'} held
 */
function moves(table, before, after, held) {
  return before === after ? table.text(`board-stays-${held}`, { n: after }) : `${before} → ${after}`;
}

/** Where Unrest would lie. @param {Shown} board @param {string} region @param {number} before @param {number} after */
function fist(board, region, before, after) {
  if (before === after) return;
  const ghost = h('span', { class: 'v-ghost v-tok', 'aria-hidden': 'true' }, icon('unrest'));
  lay(board, `[data-cell="${region}:${after}"]`, ghost, `[data-mini="${region}"]`, after);
}

/**
 * A ghost on its track; where the world is folded, the number that it would be, beside the one that it is.
 * @param {Shown} board @param {string} place  on the track @param {HTMLElement} ghost @param {string} short  where the number stands @param {number} after
 */
function lay(board, place, ghost, short, after) {
  if (board.root.querySelector('.v-world')?.getClientRects().length) return board.root.querySelector(place)?.append(ghost);
  board.root.querySelector(short)?.append(h('b', { class: 'v-ghost v-then num', 'aria-hidden': 'true' }, `→${after}`));
}

/** Where a flag would lie on the Happiness track. @param {Shown} board @param {string} nation @param {number} before @param {number} after */
function pin(board, nation, before, after) {
  if (before === after) return;
  const ghost = h('span', { class: 'v-ghost v-pin', 'aria-hidden': 'true' }, flag(nation));
  lay(board, `[data-happy="${after}"]`, ghost, `[data-glad="${nation}"]`, after);
}

/** Cubes about to be placed. @param {Shown} board @param {number} n */
function amount(board, n) {
  const { view, root } = board;
  const question = asked(view);
  const nation = askedFor(view);
  if (question?.kind !== 'place-cubes' || !nation) return;
  const tally = root.querySelector(`[data-tally="${CSS.escape(question.issue)}"]`);
  tally?.append(
    h(
      'span',
      { class: 'v-ghost v-tal', 'aria-hidden': 'true' },
      flag(nation),
      el(
        'span',
        'v-cubes',
        Array.from({ length: n }, () => cube(nation)),
      ),
      el('b', 'num', `+${n}`),
    ),
  );
}

/** A disc about to be deployed: what the rules foretell of it. @param {Shown} board @param {HTMLElement} cell */
function space(board, cell) {
  const { table, view } = board;
  const [region = '', column = ''] = (cell.dataset.cell ?? '').split(':');
  const symbol = `space.${region}.${column}`;
  const nation = askedFor(view);
  const { facts = [], asked = [] } = view.forecast[symbol] ?? {};
  const told = (/** @type {string} */ kind) => facts.find((fact) => fact.kind === kind && fact.nation === `nation.${nation}`);
  const [deployed, glad] = [told('deploy'), told('happiness')];
  if (!nation || !deployed) return;
  cell.append(h('span', { class: 'v-ghost v-unit', 'aria-hidden': 'true' }, icon('disc', `v-disc ${nation}`), flag(nation)));
  const { unrest } = view.regions[region];
  fist(board, region, unrest, deployed.unrest);
  const before = view.nations[nation].happiness;
  const after = glad?.happiness ?? before;
  const [, price] = view.board.columns[Number(column) - firstSpace(view)];
  if (before !== null) pin(board, nation, before, after);
  tell(board, [
    el('b', '', table.name(symbol)),
    deployed.unrest < unrest ? el('span', '', icon(`re-${region}`), `${table.text('board-unrest')} ${unrest} → ${deployed.unrest}`) : null,
    deployed.cubes ? el('span', '', table.text('board-gives-cubes', { n: deployed.cubes })) : null,
    price && before !== null ? el('span', '', flag(nation), moves(table, before, after, 'fixed')) : null,
    told('mutiny') || asked.some(([, question]) => question.kind === 'mutiny') ? el('span', 'v-alarm', flag(nation), table.text('board-mutiny')) : null,
  ]);
}
