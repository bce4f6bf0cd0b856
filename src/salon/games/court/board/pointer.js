/** Pointer and focus: which stacks an answer is about, and what is to be explained. */
import { explain } from './aid.js';
import { kindAsked } from './data.js';

/** @typedef {import('./data.js').TableContext} TableContext */
/** @typedef {import('./data.js').Board} Board */

/** @param {TableContext} table @param {string} action */
function isLegal(table, action) {
  const answer = table.answers.get(action);
  return answer !== undefined && answer.legal !== false;
}

/**
 * The answer that a stack stands for, as a short cut for the pointer: the niche and the plate say the same.
 * @param {Board} board
 * @param {number} seat
 * @param {string} character
 * @returns {string | null}
 */
export function reach(board, seat, character) {
  const { table, view } = board;
  const legal = (/** @type {string} */ action) => (isLegal(table, action) ? action : null);
  const kind = kindAsked(view);
  if (!kind) return null;
  // Where the effect goes on with a character, a stack names both.
  if (kind === 'player') return view.stacks[seat]?.includes(character) ? legal(`seat.${seat}`) : null;
  const whose = view.victim ?? (view.own ? view.you : null);
  return seat === whose ? legal(`character.${character}`) : null;
}

/**
 * @param {Board} board
 * @param {Event} event
 * @param {number} seat
 * @param {string} character
 */
export function press(board, event, seat, character) {
  if (event.target instanceof Element && event.target.closest('[data-action]')) return;
  const action = reach(board, seat, character);
  if (!action) return;
  event.stopPropagation();
  if (action.startsWith('seat.')) board.aim = { seat, character };
  board.table.choose(action);
}

/** A stack was chosen with one click: its player has been told, now its character. @param {Board} board */
export function follow(board) {
  const { table, view, aim } = board;
  board.aim = null;
  if (!aim || view.victim !== aim.seat || kindAsked(view) !== 'character') return;
  const action = `character.${aim.character}`;
  if (isLegal(table, action)) queueMicrotask(() => table.choose(action));
}

/** @param {Board} board @param {Event} event */
export function look(board, event) {
  const over = event.target instanceof Element ? event.target.closest('[data-about]') : null;
  const about = over instanceof HTMLElement ? (over.dataset.about ?? null) : null;
  if (about === board.about) return;
  board.about = about;
  explain(board);
}

/** A card that is no answer now shows its details. @param {Board} board @param {Event} event */
export function open(board, event) {
  if (!(event.target instanceof Element)) return;
  const found = event.target.closest('[data-open], .legal, .closed, [data-about]');
  if (!(found instanceof HTMLElement) || found.matches('.legal, .closed')) return;
  const about = found.dataset.open ?? found.dataset.about;
  if (about) board.table.card(about);
}
