/** The player's aid: what the card or character under the pointer does. */
import { actor, effect, entry } from './data.js';
import { dress, el, nameOf, picture } from './parts.js';

/** @typedef {import('./data.js').Board} Board */

/**
 * What is being done, or what the card under the pointer does.
 * @param {Board} board
 */
export function explain(board) {
  const { table, view } = board;
  for (const face of board.root.querySelectorAll('.court-card')) {
    if (face instanceof HTMLElement && face.dataset.symbol) dress(board, face, face.dataset.symbol);
  }
  const doing = actor(view) ? entry(actor(view)) : null;
  const about = board.about ?? doing;
  board.aid.classList.toggle('idle', !about);
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
  top.prepend(picture(kind, 'court-icon'));
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
