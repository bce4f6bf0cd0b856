/**
 * The board of v1919: the conference table and the waiting room, the world beside it, the powers below.
 *
 * The board only shows the view and says which element stands for which answer (`data-action`) and which
 * symbol (`data-symbol`). What is legal, and why something is not, is the table's business. It is drawn
 * afresh at every update and laid over the drawing before, so that nothing jumps and the focus stays.
 */
import { h, icon } from '../../../web/dom.js';
import { agreed } from './agreed.js';
import { DEALS, asked, knows, readCards } from './data.js';
import { dealPress, dealSheet, followDeal, showDeal, unfold } from './deal.js';
import { docket } from './docket.js';
import { finale } from './end.js';
import { steps, theTable, waitingRoom } from './issues.js';
import { places, travel } from './motion.js';
import { el, morph } from './parts.js';
import { powers, strategies } from './powers.js';
import { clear, point } from './preview.js';
import { isUprising, uprising } from './scene.js';
import { solitaire } from './solo.js';
import { demobilize, discards, happiness, regionTracks } from './world.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/**
 * @typedef {object} Board
 * @property {HTMLElement} root
 * @property {TableContext} table
 * @property {View} view
 * @property {string} pane  on a phone: the part that is shown
 * @property {string} question  the one that the pane was last turned for
 * @property {boolean} staged  whether the last Uprisings are shown though they are over
 * @property {boolean} away  whether the page was scrolled to a part of the board
 * @property {string[]} next  answers to be given one after the other, as soon as they are asked for
 * @property {boolean} folded  whether the sheet of deals is folded
 * @property {string} sheet  what was last on it
 * @property {string} said  how far the draft on it was
 */

export const id = 'v1919';

const PANES = /** @type {const} */ ([
  ['table', 'quill'],
  ['world', 'unrest'],
  ['powers', 'ui-seats'],
]);
// Where the answers of a question are, on a phone.
const WORLD = new Set(['deploy-space', 'deploy-disc', 'region', 'reclaim-disc', 'mutiny', 'demobilize', 'may-demobilize', 'exhaust-disc']);
const POWERS = new Set(['strategy', 'unsettle', 'player', 'nation']);

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

await readCards();

/**
 * Draw the view into an element; called again at every update.
 * @param {HTMLElement} root
 * @param {TableContext} table
 */
export function draw(root, table) {
  const view = /** @type {View} */ (table.view);
  let board = boards.get(root);
  const fresh = !board || board.root.parentElement !== root;
  if (!board || fresh) {
    board = build(root, table, view);
    boards.set(root, board);
  }
  const told = table.events.length ? table.events : table.again;
  if (!fresh && board.view === view && !told.length && !table.question && board.table.language === table.language) {
    board.table = table; // an answer is on its way: all stays where it is until it has come
    return;
  }
  const moving = !fresh && !table.reduced && table.previous !== null && board.view !== view;
  const was = moving ? places(board.root) : null;
  if (told.length || board.view !== view) board.staged = stays(board, table, view, told);
  [board.table, board.view] = [table, view];
  const dealt = unfold(board);
  const turned = turn(board);
  morph(board.root, picture(board));
  clear(board);
  if (turned && !fresh) show(board);
  if (was) travel(board.root, was);
  showDeal(board, dealt);
  followDeal(board);
  if (!knows(table.language)) readCards().then(() => boards.get(root) === board && reword(board));
}

/** @param {HTMLElement} root @param {TableContext} table @param {View} view @returns {Board} */
function build(root, table, view) {
  const made = el('div', 'v-board');
  root.replaceChildren(made);
  /** @type {Board} */
  const board = { root: made, table, view, pane: 'table', question: '', staged: false, away: false, next: [], folded: false, sheet: '', said: '' };
  for (const kind of ['pointerover', 'focusin']) made.addEventListener(kind, (event) => point(board, event));
  made.addEventListener('pointerleave', () => clear(board));
  made.addEventListener('click', (event) => press(board, event));
  return board;
}

/** On a phone the part that the question is about comes forward. @param {Board} board @returns {boolean}  whether it is a new question */
function turn(board) {
  const question = asked(board.view)?.kind ?? '';
  if (question === board.question || question === 'may-deal' || DEALS.has(question)) return false; // deals are talked about anywhere
  board.question = question;
  if (!question) return false;
  board.pane = WORLD.has(question) ? 'world' : POWERS.has(question) ? 'powers' : 'table';
  return true;
}

/** The part that the question is about comes into sight. @param {Board} board */
function show(board) {
  const away = WORLD.has(board.question) ? '.v-regions' : board.question === 'strategy' ? '.v-strategies' : '';
  const part = away || (board.away ? '.v-docket' : ''); // and back again
  board.away = away !== '';
  const room = board.root.closest('.stage');
  if (room && room.scrollHeight > room.clientHeight)
    room.scrollTop = 0; // on a phone; elsewhere the page scrolls
  else if (part) board.root.querySelector(part)?.scrollIntoView({ block: 'nearest', behavior: board.table.reduced ? 'auto' : 'smooth' });
}

/** The whole board. @param {Board} board */
function picture(board) {
  const { table, view } = board;
  const solo = view.mine !== null;
  return h(
    'div',
    { class: `v-board ${solo ? 'solo' : ''}`, 'data-pane': board.pane, 'data-seats': view.powers.length },
    view.result ? null : docket(table, view),
    el('div', 'v-beside', dealSheet(table, view, board.folded)),
    el(
      'nav',
      'v-panes',
      PANES.map(([name, emblem]) =>
        h('button', { type: 'button', 'data-pane-to': name, 'aria-pressed': String(name === board.pane) }, icon(emblem), table.text(`board-pane-${name}`)),
      ),
    ),
    view.result ? finale(table, view) : null,
    el(
      'div',
      'v-hall',
      h(
        'div',
        { class: 'v-conference', 'data-key': 'conference' },
        steps(table, view),
        waitingRoom(table, view),
        theTable(table, view),
        uprising(table, view, board.staged),
      ),
      h(
        'div',
        { class: 'v-world', 'data-key': 'world' },
        regionTracks(table, view, board.staged),
        happiness(table, view),
        demobilize(table, view),
        discards(table, view),
      ),
    ),
    el('div', 'v-below', solo ? solitaire(table, view) : strategies(table, view), agreed(table, view), powers(table, view)),
    h('div', { class: 'v-tell', 'data-key': 'tell' }, h('p', { id: 'v-if', role: 'status' })),
  );
}

/** The words of cards have come in another language. @param {Board} board */
function reword(board) {
  const wanted = picture(board);
  for (const part of ['.v-event > p', '.v-strategy li > span', '.v-end > span']) {
    const now = board.root.querySelectorAll(part);
    wanted.querySelectorAll(part).forEach((made, n) => now[n] && morph(now[n], made));
  }
}

/**
 * Whether Uprisings that are over are shown: when they are told of, and to the end of that turn. They lie over
 * the Waiting Room, where an answer may be: who is asked something opens them if they want to.
 * @param {Board} board @param {TableContext} table @param {View} view @param {import('../../../web/api.js').Line[]} told
 */
function stays(board, table, view, told) {
  if (table.question && table.question.must !== false) return false;
  return told.some(isUprising) || (board.staged && !table.again.length && table.previous !== null && view.turn === board.view.turn);
}

/** Show the last Uprisings once more, or no longer. @param {Board} board */
function stage(board) {
  board.staged = !board.staged;
  const made = uprising(board.table, board.view, board.staged);
  const now = board.root.querySelector('.v-scene');
  if (!made) now?.remove();
  else if (!now) board.root.querySelector('.v-conference')?.append(made);
  board.root.querySelector('.v-again')?.setAttribute('aria-expanded', String(board.staged));
  if (!made) return;
  if (board.pane !== 'table') turnTo(board, 'table');
  made.scrollIntoView({ block: innerWidth > 720 ? 'nearest' : 'start', behavior: board.table.reduced ? 'auto' : 'smooth' });
}

/** Fold the sheet of deals, or unfold it; the answers on it stay as they are. @param {Board} board */
function fold(board) {
  board.folded = !board.folded;
  const [now, made] = [board.root.querySelector('.v-deal'), dealSheet(board.table, board.view, board.folded)];
  const [head, wanted] = [now?.querySelector('header'), made?.querySelector('header')];
  if (head && wanted) morph(head, wanted);
  now?.classList.toggle('folded', board.folded);
  now?.querySelector('.v-sheet')?.toggleAttribute('hidden', board.folded);
}

/** Bring what was agreed on into sight. @param {Board} board */
function toAgreed(board) {
  turnTo(board, 'powers');
  const part = board.root.querySelector('.v-agreed');
  part?.scrollIntoView({ block: 'center', behavior: board.table.reduced ? 'auto' : 'smooth' });
  if (part instanceof HTMLElement) part.focus({ preventScroll: true });
}

/** Bring something into sight: on a phone, the part that holds it. @param {HTMLElement} root @param {string} symbol */
export function reveal(root, symbol) {
  const board = boards.get(root);
  const found = board?.root.querySelector(`[data-symbol="${CSS.escape(symbol)}"], [data-action="${CSS.escape(symbol)}"]`);
  if (!board || !found || found.getClientRects().length) return;
  const pane = PANES.find(([place]) => {
    turnTo(board, place);
    return found.getClientRects().length > 0;
  });
  if (!pane) turnTo(board, 'table');
}

/** On a phone: show a part. @param {Board} board @param {string} pane */
function turnTo(board, pane) {
  board.pane = pane;
  board.root.dataset.pane = pane;
  for (const tab of board.root.querySelectorAll('[data-pane-to]')) tab.setAttribute('aria-pressed', String(tab.getAttribute('data-pane-to') === pane));
}

/** @param {Board} board @param {Event} event */
function press(board, event) {
  const found = event.target instanceof Element ? event.target.closest('button') : null;
  if (!found) return;
  const { card, paneTo } = found.dataset;
  if (found.dataset.do === 'scene') stage(board);
  if (found.dataset.do === 'fold') fold(board);
  if (found.dataset.do === 'agreed') toAgreed(board);
  if (card) board.table.card(card);
  if (paneTo) turnTo(board, paneTo);
  dealPress(board, found, event);
}
