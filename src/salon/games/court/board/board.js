/**
 * The board of court: a gallery with one niche for each character and one row for each player, so that
 * majorities read down a column; below it the hand, the card being played, the deck and the discards.
 *
 * The board only shows the view and says which element stands for which answer (`data-action`) and which
 * symbol (`data-symbol`). What is legal, and why something is not, is the table's business.
 */
import { build } from './build.js';
import { CHARACTERS, isScored } from './data.js';
import { paintColumn, paintPhases, paintPlate } from './gallery.js';
import { paintHand, paintPlayed, paintStock, paintTurned } from './hand.js';
import { move, whereabouts } from './motion.js';
import { explain, follow } from './pointer.js';
import { paintScoring, reveal } from './scoring.js';

/** @typedef {import('./data.js').TableContext} TableContext */
/** @typedef {import('./data.js').CourtView} CourtView */
/** @typedef {import('./data.js').Board} Board */

export const id = 'court';

/** @param {Board} board */
function paint(board) {
  const { table, view } = board;
  board.hand.setAttribute('aria-label', table.text('board-hand'));
  board.gallery.setAttribute('aria-label', table.text('board-board'));
  paintPhases(board);
  view.players.forEach((_, seat) => paintPlate(board, seat));
  for (const character of CHARACTERS) paintColumn(board, character);
  paintHand(board);
  paintPlayed(board);
  paintTurned(board);
  paintStock(board);
  paintScoring(board);
  explain(board);
}

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

/**
 * Draw the view into an element; called again at every update. At the end it gives a promise of the scoring.
 * @param {HTMLElement} root
 * @param {TableContext} table
 * @returns {Promise<void> | undefined}
 */
export function draw(root, table) {
  const view = /** @type {CourtView} */ (table.view);
  const kept = boards.get(root);
  const fits = kept && kept.root.parentElement === root && kept.view.you === view.you && kept.view.players.length === view.players.length;
  if (kept && fits) kept.last = kept.view;
  if (kept && !fits) window.clearInterval(kept.timer);
  const board = kept && fits ? kept : build(root, table, view);
  boards.set(root, board);
  const before = /** @type {CourtView | null} */ (table.previous);
  const changed = board.last !== null && JSON.stringify(board.last) !== JSON.stringify(view);
  const moving = changed && before !== null && !table.reduced;
  const was = moving ? whereabouts(board) : null;
  board.table = table;
  board.view = view;
  const ending = changed && isScored(view) && before !== null && !before.result;
  if (!view.result || (changed && !ending)) {
    window.clearInterval(board.timer);
    board.stage = CHARACTERS.length;
  }
  if (ending && !table.reduced) board.stage = 0;
  paint(board);
  if (was && before) move(board, before, was);
  const scored = ending ? new Promise((/** @type {(_: void) => void} */ done) => (board.scored = done)) : undefined;
  if (ending) reveal(board);
  if (changed) follow(board);
  return scored;
}
