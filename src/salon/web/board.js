// Which board shows a game.
import { address, load } from './assets.js';
import { h } from './dom.js';
import * as generic from './generic.js';

/** The game's own board, or the one that shows any game. @param {import('./wire.d.ts').TableInfo} info @returns {Promise<import('./context.js').Board>} */
export async function loadBoard({ game, board }) {
  if (!board) return generic;
  const id = `board-${game}`;
  if (!document.getElementById(id)) {
    document.head.append(h('link', { id, rel: 'stylesheet', href: address(`${board}/board.css`) }));
  }
  return load(`${board}/board.js`);
}
