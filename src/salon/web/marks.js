// Marks over the board: rings around what a fact is about, and what a number was beside what it is. They cover nothing that can be pressed.
import { fill, h } from './dom.js';

/** @typedef {import('./wire.d.ts').Changed} Changed */

const MOVES = ['scroll', 'wheel', 'pointermove', 'keydown', 'transitionend']; // after these, things may lie elsewhere

const [WIDE, HIGH] = [46, 18]; // px: of a mark; to measure each would lay out the board again

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

  /** Put every mark at the corner of what it belongs to, on the board whole; one that would lie over another goes below it. */
  place() {
    if (!this.marks.length) return;
    const scene = this.scene.getBoundingClientRect();
    const board = this.board.getBoundingClientRect();
    /** @type {{left: number, right: number, top: number}[]} */
    const taken = [];
    const boxes = this.marks.map((mark) => this.find(mark.symbol)?.getBoundingClientRect());
    this.marks.forEach(({ element }, n) => {
      const box = boxes[n];
      const inside = box && box.width && box.right > board.left && box.left < board.right && box.top < board.bottom && box.bottom > board.top;
      element.hidden = !inside;
      if (!box || !inside) return;
      const [corner, edge] = [Math.min(box.right, board.right) - scene.left, board.right - scene.left];
      const left = Math.round(Math.max(0, Math.min(corner - WIDE * 0.8, edge - WIDE)));
      let top = Math.round(Math.max(box.top, board.top) - scene.top - HIGH * 0.4);
      while (taken.some((other) => left < other.right && left + WIDE > other.left && Math.abs(top - other.top) < HIGH)) top += HIGH;
      taken.push({ left, right: left + WIDE, top });
      element.style.transform = `translate(${left}px, ${top}px)`;
    });
  }

  stop() {
    this.watcher.disconnect();
    for (const move of MOVES) this.scene.removeEventListener(move, this.later, { capture: true });
  }
}
