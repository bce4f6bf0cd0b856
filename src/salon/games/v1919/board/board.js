/**
 * The board of v1919: the conference as one row, the world as one row below it, and in the dock the answers.
 *
 * The board only shows the view and says which element stands for which answer (`data-action`) and which
 * symbol (`data-symbol`). What is legal, and why something is not, is the table's business. It is drawn
 * afresh at every update and laid over the drawing before, so that nothing jumps and the focus stays.
 * What has no room folds (frame.css); a press on what is folded opens it, and so does a question about it.
 */
import { h } from '../../../web/dom.js';
import { DEALS, asked, deal, legalIssues } from './data.js';
import { dealPress, dealSheet, followDeal, showDeal, unfold } from './deal.js';
import { docket, picks, whose } from './docket.js';
import { finale } from './end.js';
import { theTable, waitingRoom } from './issues.js';
import { leaf } from './leaf.js';
import { places, travel } from './motion.js';
import { el, morph } from './parts.js';
import { powers } from './powers.js';
import { clear, point, pointAgain } from './preview.js';
import { isUprising, uprising } from './scene.js';
import { minis, world } from './world.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/**
 * @typedef {object} Board
 * @property {HTMLElement} root
 * @property {HTMLElement} hand  in the dock
 * @property {HTMLElement} whose  in the masthead
 * @property {TableContext} table
 * @property {View} view
 * @property {string} question  the one that was last turned to
 * @property {'conference' | 'world'} shown  where there is room for one of them
 * @property {string} open  the Issue that stands open where the others are rows
 * @property {string} leaf  what lies open over the board, if anything does
 * @property {boolean} staged  whether the last Uprisings are shown though they are over
 * @property {string[]} next  answers to be given one after the other, as soon as they are asked for
 * @property {boolean} folded  whether the sheet of deals is folded
 * @property {string} sheet  what was last on it
 * @property {string} said  how far the draft on it was
 */

export const id = 'v1919';

// Questions about Units and Regions: where the world is folded, it opens.
const WORLD = new Set(['deploy-space', 'deploy-disc', 'region', 'reclaim-disc', 'mutiny', 'demobilize', 'may-demobilize', 'exhaust-disc']);

const LENT = new Set(['data-shell', 'role', 'tabindex', 'aria-label', 'aria-disabled', 'aria-description']); // by the table, to answers

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

/**
 * Draw the view into an element; called again at every update.
 * @param {HTMLElement} root
 * @param {TableContext} table
 */
export function draw(root, table) {
  const view = /** @type {View} */ (table.view);
  deal(table.language, /** @type {any} */ (table.cards));
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
  unfold(board);
  const turned = turn(board);
  paint(board);
  if (turned) bringOpen(board);
  if (was) travel(board.root, was);
  showDeal(board);
  followDeal(board);
}

/** @param {HTMLElement} root @param {TableContext} table @param {View} view @returns {Board} */
function build(root, table, view) {
  const [made, hand, turn] = [el('div', 'v-board'), el('div', 'v-hand'), el('div', 'v-whose')];
  root.replaceChildren(made);
  table.hand.replaceChildren(hand);
  table.strip.replaceChildren(turn);
  /** @type {Board} */
  const board = {
    root: made,
    hand,
    whose: turn,
    table,
    view,
    question: '',
    shown: 'conference',
    open: '',
    leaf: '',
    staged: false,
    next: [],
    folded: false,
    sheet: '',
    said: '',
  };
  for (const part of [made, hand]) {
    for (const kind of ['pointerover', 'focusin']) part.addEventListener(kind, (event) => point(board, event));
    part.addEventListener('pointerleave', () => clear(board));
    part.addEventListener('click', (event) => press(board, event));
  }
  new ResizeObserver(() => board.root.isConnected && fit(board)).observe(made);
  made.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && board.leaf) turnLeaf(board, '');
  });
  return board;
}

/** Draw what the board knows. @param {Board} board */
function paint(board) {
  morph(board.root, picture(board));
  morph(board.hand, below(board));
  morph(board.whose, whose(board.table, board.view));
  pointAgain(board);
}

/** The part that the question is about comes forward, and its Issue opens. @param {Board} board @returns {boolean}  whether it is a new question */
function turn(board) {
  const { view } = board;
  const now = asked(view);
  const kind = now?.kind ?? '';
  const about = aboutIssue(view);
  const question = `${kind} ${about}`;
  if (question === board.question || kind === 'may-deal' || DEALS.has(kind)) return false; // deals are talked about anywhere
  board.question = question;
  board.shown = WORLD.has(kind) ? 'world' : 'conference';
  board.leaf = '';
  board.open = rather(board);
  return true;
}

/** The Issue that stands open where others are rows: what is asked about, what may be chosen, or what may be settled next. @param {Board} board */
const rather = ({ view, table }) => aboutIssue(view) || view.resolving?.issue || legalIssues(table)[0] || view.table.find((shown) => shown)?.issue || '';

/** The board has another size now, as when a phone is turned. @param {Board} board */
function fit(board) {
  if (!board.open) {
    board.open = rather(board);
    redraw(board);
  }
  bringOpen(board);
}

/** The Issue that a question is about; the options of one that is settled stand in the dock. @param {View} view */
const aboutIssue = (view) => asked(view)?.issue ?? (view.settle?.step === 1 ? '' : (view.resolving?.issue ?? ''));

/**
 * Where Issues are rows, the open one is in sight. One that is not asked about stands open only if there is room for all.
 * @param {Board} board
 */
function bringOpen(board) {
  const { root } = board;
  const full = () => [...root.querySelectorAll('.v-conference, .v-room')].filter((room) => room.scrollHeight > room.clientHeight + 1 && scrolls(room));
  if (!full().length) return;
  if (board.open !== aboutIssue(board.view)) {
    board.open = '';
    redraw(board);
  }
  for (const room of full()) {
    const part = room.querySelector('.v-scene, .v-over, .v-issue.open, .v-waiting .v-event.open');
    if (!part) continue;
    const [inner, outer] = [part.getBoundingClientRect(), room.getBoundingClientRect()];
    if (inner.top < outer.top || inner.height > outer.height) room.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) room.scrollTop += inner.bottom - outer.bottom;
  }
}

/** @param {Element} room */
const scrolls = (room) => getComputedStyle(room).overflowY === 'auto';

/** The whole board. @param {Board} board */
function picture(board) {
  const { table, view, open } = board;
  const scene = uprising(table, view, board.staged);
  return h(
    'div',
    { class: `v-board ${view.mine ? 'solo' : ''}`, 'data-shown': board.shown, 'data-asks': asked(view)?.kind ?? null },
    h(
      'div',
      { class: scene ? 'v-conference is-rising' : 'v-conference', 'data-key': 'conference' },
      theTable(table, view, open),
      waitingRoom(table, view, open),
      scene,
    ),
    h('div', { class: 'v-tell', 'data-key': 'tell' }, h('p', { id: 'v-if', role: 'status' })),
    minis(table, view, board.shown),
    world(table, view, board.staged),
    powers(table, view, board.leaf),
    leaf(table, view, board.leaf),
  );
}

/** What lies in the dock: the answers, a deal that is talked about, in the end the points. @param {Board} board */
function below(board) {
  const { table, view } = board;
  return el('div', 'v-hand', view.result ? finale(table, view) : docket(table, view), picks(table, view), dealSheet(table, view, board.folded));
}

/**
 * Whether Uprisings that are over are shown: when they are told of, and to the end of that turn. They lie over
 * the Waiting Room: who is asked something opens them if they want to.
 * @param {Board} board @param {TableContext} table @param {View} view @param {import('../../../web/api.js').Line[]} told
 */
function stays(board, table, view, told) {
  if (table.question && table.question.must !== false) return false;
  return told.some(isUprising) || (board.staged && !table.again.length && table.previous !== null && view.turn === board.view.turn);
}

/** Draw again what has been opened or folded; answers keep their look, which is the table's. @param {Board} board */
function redraw(board) {
  const wanted = picture(board);
  for (const made of wanted.querySelectorAll('[data-action]')) {
    const find = `[data-action="${CSS.escape(made.getAttribute('data-action') ?? '')}"]`;
    const now = board.root.querySelector(find) ?? board.hand.querySelector(find);
    if (!now) continue;
    made.classList.add(...['legal', 'closed', 'final'].filter((name) => now.classList.contains(name)));
    for (const { name, value } of now.attributes) if (LENT.has(name)) made.setAttribute(name, value);
  }
  morph(board.root, wanted);
  pointAgain(board);
}

/** @param {Board} board @param {string} name */
function turnLeaf(board, name) {
  const was = board.leaf;
  board.leaf = name;
  redraw(board);
  const next = board.root.querySelector(name ? '.v-leaf .tool' : `[data-leaf="${CSS.escape(was)}"]`);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Bring something into sight where it is folded. @param {HTMLElement} root @param {string} symbol */
export function reveal(root, symbol) {
  const board = boards.get(root);
  const name = CSS.escape(symbol);
  const find = `[data-symbol="${name}"], [data-action="${name}"], [data-lesson="${name}"]`;
  const found = board ? [board.root, board.hand].flatMap((part) => [...part.querySelectorAll(find)]) : [];
  if (!board || !found.length || found.some((element) => element.getClientRects().length)) return;
  const issue = found[0].closest('.v-issue')?.getAttribute('data-symbol');
  board.leaf = '';
  board.shown = found[0].closest('.v-world') ? 'world' : 'conference';
  if (issue) board.open = issue;
  redraw(board);
}

/** @param {Board} board @param {Event} event */
function press(board, event) {
  const found = event.target instanceof Element ? event.target.closest('button') : null;
  if (!found) return;
  const { card, leaf: name, issue } = found.dataset;
  switch (found.dataset.do) {
    case 'scene':
      board.staged = !board.staged;
      if (board.staged) board.shown = 'conference';
      redraw(board);
      break;
    case 'fold':
      board.folded = !board.folded;
      found.closest('.v-deal')?.classList.toggle('folded', board.folded);
      paintFold(board, found);
      break;
    case 'leaf':
      turnLeaf(board, board.leaf === name ? '' : (name ?? ''));
      break;
    case 'agreed':
      turnLeaf(board, board.leaf === 'agreed' ? '' : 'agreed');
      break;
    case 'world':
      board.shown = board.shown === 'world' ? 'conference' : 'world';
      board.leaf = '';
      redraw(board);
      break;
    case 'open':
      openIssue(board, issue ?? '');
      break;
  }
  if (card) board.table.card(card);
  dealPress(board, found, event);
}

/** Fold the sheet of deals, or unfold it; the answers on it stay as they are. @param {Board} board @param {HTMLElement} button */
function paintFold(board, button) {
  const made = dealSheet(board.table, board.view, board.folded)?.querySelector('[data-do="fold"]');
  if (made) morph(button, made);
  board.hand.querySelector('.v-sheet')?.toggleAttribute('hidden', board.folded);
}

/** Where Issues are rows, one of them opens or folds; where they are cards, its card is shown. @param {Board} board @param {string} issue */
function openIssue(board, issue) {
  const options = [...board.root.querySelectorAll('.v-issue:not(.open) .v-options')];
  const rows = options.some((list) => !list.getClientRects().length);
  if (!rows) return board.table.card(issue);
  board.open = board.open === issue ? '' : issue;
  redraw(board);
  board.root.querySelector('.v-issue.open')?.scrollIntoView({ block: 'nearest' });
}
