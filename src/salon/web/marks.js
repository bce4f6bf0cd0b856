// Marks over the board: rings around what a fact is about, and what a number was beside what it is. They cover nothing that can be pressed.
import { fill, h } from './dom.js';

/** @typedef {import('./wire.d.ts').Changed} Changed */

const MOVES = ['scroll', 'wheel', 'pointermove', 'keydown', 'transitionend']; // after these, things may lie elsewhere

export class Marks {
  /** @param {HTMLElement} scene  the marks lie over it @param {HTMLElement} board */
  constructor(scene, board) {
    this.scene = scene;
    this.board = board;
    this.layer = h('div', { class: 'marks', 'aria-hidden': 'true' });
    scene.append(this.layer);
    /** @type {{element: HTMLElement, symbol: string}[]} */
    this.marks = [];
    /** @type {string[]} */
    this.symbols = [];
    this.shown = '';
    this.due = false;
    this.later = () => this.placeSoon();
    for (const move of MOVES) scene.addEventListener(move, this.later, { capture: true, passive: true });
    this.watcher = new ResizeObserver(this.later);
    this.watcher.observe(board);
  }

  /** @param {Changed[]} changes @param {(symbol: string) => string} side */
  draw(changes, side) {
    const shown = JSON.stringify(changes);
    if (shown !== this.shown) {
      this.shown = shown;
      this.marks = changes.map((change) => ({
        symbol: change.symbol,
        element: h('span', { class: 'mark-change num', 'data-side': side(change.of ?? '') || null }, `${change.was}→${change.now}`),
      }));
      fill(
        this.layer,
        this.marks.map((mark) => mark.element),
      );
    }
    this.place();
  }

  /** Ring these things on the board. @param {string[]} symbols */
  ring(symbols) {
    this.symbols = symbols;
    for (const element of this.board.querySelectorAll('.ringed')) element.classList.remove('ringed');
    for (const symbol of new Set(symbols)) this.find(symbol)?.classList.add('ringed');
  }

  /** Where something is drawn, if it is. @param {string} symbol */
  find(symbol) {
    if (!symbol) return undefined;
    const found = this.board.querySelectorAll(`[data-symbol="${CSS.escape(symbol)}"]`);
    return [...found].find((element) => element.getClientRects().length);
  }

  placeSoon() {
    if (this.due || !this.marks.length) return;
    this.due = true;
    requestAnimationFrame(() => {
      this.due = false;
      this.place();
    });
  }

  /** Put every mark at the corner of what it belongs to; several at one thing stand side by side. */
  place() {
    if (!this.marks.length) return;
    const scene = this.scene.getBoundingClientRect();
    const board = this.board.getBoundingClientRect();
    /** @type {Map<string, number>} */
    const beside = new Map();
    const boxes = this.marks.map((mark) => this.find(mark.symbol)?.getBoundingClientRect());
    this.marks.forEach(({ element, symbol }, n) => {
      const box = boxes[n];
      const inside = box && box.width && box.right > board.left && box.left < board.right && box.top < board.bottom && box.bottom > board.top;
      element.hidden = !inside;
      if (!box || !inside) return;
      const row = beside.get(symbol) ?? 0;
      beside.set(symbol, row + 1);
      const right = Math.min(box.right, board.right) - scene.left;
      element.style.transform = `translate(${Math.round(right)}px, ${Math.round(Math.max(box.top, board.top) - scene.top + 20 * row)}px) translate(-80%, -40%)`;
    });
  }

  stop() {
    this.watcher.disconnect();
    for (const move of MOVES) this.scene.removeEventListener(move, this.later, { capture: true });
  }
}
