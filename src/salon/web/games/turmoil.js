/**
 * The board of turmoil: the map of Europe, the tracks, the hand, the open Stability decks, and a desk that
 * walks through what is asked. Everything is built once and then only changed where the view differs.
 *
 * The board shows the view and says which element stands for which answer (`data-action`) and which symbol
 * (`data-symbol`). What is legal, and why something is not, is the table's business.
 */
import { h } from '../dom.js';
import { asking } from './turmoil/data.js';
import { Desk } from './turmoil/desk.js';
import { Hand } from './turmoil/hand.js';
import { Chart } from './turmoil/map.js';
import { Pan } from './turmoil/pan.js';
import { Tracks } from './turmoil/tracks.js';

/** @typedef {import('../table.js').TableContext} TableContext */
/** @typedef {import('./turmoil/data.js').TurmoilView} TurmoilView */

export const id = 'turmoil';

class Board {
  /** @param {HTMLElement} root @param {TableContext} table */
  constructor(root, table) {
    this.table = table;
    this.chart = new Chart();
    this.pan = new Pan(this.chart.layers, table.text);
    this.tracks = new Tracks();
    this.hand = new Hand();
    this.desk = new Desk();
    this.left = h('div', { class: 'tm-left' }, this.tracks.turn, this.tracks.tension, this.tracks.naval);
    this.main = h('section', { class: 'tm-main', 'aria-label': table.text('turmoil-map') }, this.tracks.vp, this.tracks.status, this.pan.element);
    this.element = h('div', { class: 'tm-board' }, this.desk.element, this.main, this.left, this.hand.element);
    root.replaceChildren(this.element);
    this.listen();
  }

  listen() {
    const over = (/** @type {Event} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      const space = target?.closest('[data-space]')?.getAttribute('data-space') ?? null;
      const card = target?.closest('[data-card]')?.getAttribute('data-card') ?? null;
      if (space !== this.chart.about) this.chart.point(this.table, space);
      if (space === this.desk.space && card === this.desk.card) return;
      this.desk.space = space;
      this.desk.card = card;
      this.desk.explain(this.table);
    };
    for (const kind of ['pointerover', 'focusin']) this.element.addEventListener(kind, over);
  }

  paint() {
    const { table } = this;
    const view = /** @type {TurmoilView} */ (table.view);
    this.element.dataset.ask = table.question ? asking(view) : '';
    this.chart.paint(table);
    this.pan.reduced = table.reduced;
    this.pan.paint(view, new Set([...table.answers.values()].filter((a) => a.legal !== false && a.action.startsWith('space.')).map((a) => a.action.slice(6))));
    this.tracks.paint(table);
    this.hand.paint(table);
    this.desk.paint(table);
  }
}

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

/**
 * Draw the view into an element; called again at every update.
 * @param {HTMLElement} root
 * @param {TableContext} table
 */
export function draw(root, table) {
  let board = boards.get(root);
  if (!board || board.element.parentElement !== root) {
    board = new Board(root, table);
    boards.set(root, board);
  }
  board.table = table;
  board.paint();
}
