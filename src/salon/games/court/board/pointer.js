/** Pointer and focus: which stacks an answer is about, and the player's aid, which explains what lies under them. */
import { actor, effect, entry, kindAsked } from './data.js';
import { dress, el, nameOf, picture } from './parts.js';

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
  if (action === `seat.${seat}`) board.aim = { seat, character };
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

/** Whether the board has moved under a pointer that rests: that is no pointing. One move may leave one part and come to another. @param {Board} board @param {Event} event */
function isStill(board, event) {
  if (!(event instanceof PointerEvent)) return false;
  const { x, y, time } = board.at;
  board.at = { x: event.clientX, y: event.clientY, time: event.timeStamp };
  return event.clientX === x && event.clientY === y && event.timeStamp !== time;
}

/** @param {Board} board @param {Event} event */
export function look(board, event) {
  if (isStill(board, event) || (event.target instanceof Node && board.aid.contains(event.target))) return; // who reads it may scroll it
  const over = event.target instanceof Element ? event.target.closest('[data-about]') : null;
  const about = over instanceof HTMLElement ? (over.dataset.about ?? null) : null;
  if (about === board.about) return;
  board.about = about;
  explain(board);
}

/** The aid that stands in a line of its own stays: were it gone, what lies below would move. @param {Board} board @param {Event} event */
export function leave(board, event) {
  if (isStill(board, event) || getComputedStyle(board.aid).getPropertyValue('--above').trim() === '1') return;
  board.about = null;
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

/**
 * What is being done, or what the card under the pointer does.
 * @param {Board} board
 */
export function explain(board) {
  const { table, view } = board;
  for (const face of board.hand.querySelectorAll('.court-card')) {
    if (face instanceof HTMLElement && face.dataset.symbol) dress(board, face, face.dataset.symbol);
  }
  const doing = actor(view) ? entry(actor(view)) : null;
  const about = board.about ?? doing;
  board.aid.classList.toggle('idle', !about);
  board.aid.tabIndex = about ? 0 : -1; // it may scroll, also for the keyboard
  board.aid.classList.toggle('doing', about !== null && about === doing);
  if (!about) {
    board.aid.replaceChildren();
    return;
  }
  const kind = about.split('.')[1] ?? '';
  const heading = table.name(about);
  board.aid.setAttribute('aria-label', heading);
  const top = el('h3', '', heading);
  top.dataset.open = about;
  top.prepend(picture(board.table, kind, 'court-icon'));
  board.aid.replaceChildren(top);
  if (about === doing && view.target) {
    const whom = view.victim === null ? [] : [el('b', '', nameOf(table, view.victim)), ' · '];
    board.aid.append(el('p', 'court-aim', '→ ', ...whom, el('b', '', table.name(`character.${view.target}`))));
  } else if (about === doing && view.victim !== null) {
    board.aid.append(el('p', 'court-aim', '→ ', el('b', '', nameOf(table, view.victim))));
  }
  if (view.favors.includes(kind)) board.aid.append(el('p', 'court-aim', table.text('board-favored')));
  const steps = effect(table, about);
  if (steps.length) board.aid.append(el('ol', '', ...steps.map((step) => el('li', '', step))));
}
