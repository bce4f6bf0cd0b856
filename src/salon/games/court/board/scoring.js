/** The end: one character after the other is scored before the eyes of the table. */
import { CHARACTERS, isScored } from './data.js';
import { paintColumn, paintPlate } from './gallery.js';
import { el } from './parts.js';

/** @typedef {import('./data.js').Board} Board */

const SCORE = 520; // ms from one character scored to the next

/** @param {Board} board */
export function paintScoring(board) {
  const { table, view } = board;
  board.scoring.hidden = !isScored(view);
  for (const part of [board.root, board.hand]) part.classList.toggle('ended', view.result !== null);
  if (board.scoring.hidden) return;
  const running = board.stage < CHARACTERS.length;
  const button = el('button', 'court-again', table.text(running ? 'board-all' : 'board-again'));
  button.type = 'button';
  button.addEventListener('click', () => {
    if (running) advance(board, CHARACTERS.length);
    else reveal(board);
    const next = board.scoring.querySelector('button');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
  const now = CHARACTERS[board.stage - 1];
  const line = el('span', '', table.text('board-scoring'));
  if (running && now) line.append(` · ${table.name(`character.${now}`)}`);
  board.scoring.replaceChildren(line, button);
}

/** Score the characters one after the other. @param {Board} board */
export function reveal(board) {
  window.clearInterval(board.timer);
  if (board.table.reduced) {
    advance(board, CHARACTERS.length);
    return;
  }
  advance(board, 0);
  board.timer = window.setInterval(() => advance(board, board.stage + 1), SCORE);
}

/** @param {Board} board @param {number} stage */
function advance(board, stage) {
  board.stage = stage;
  if (stage >= CHARACTERS.length || !board.root.isConnected) {
    window.clearInterval(board.timer);
    board.scored();
  }
  const character = CHARACTERS[stage - 1];
  for (const name of CHARACTERS) paintColumn(board, name);
  board.view.players.forEach((_, seat) => paintPlate(board, seat));
  paintScoring(board);
  if (!character || board.table.reduced) return;
  for (const cell of board.columns.get(character)?.cells ?? []) {
    for (const card of cell.fan.children) {
      card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 240, easing: 'ease-out' });
    }
  }
}
