// Pan and zoom: the map lies in a frame that scrolls, so that touch and focus work as anywhere; the small map; and
// the steps from one place that can be chosen to the next, where they are not all in sight.
import { h, s, tool } from '../../../web/dom.js';
import { BOXES, SPACES, layout, printed } from './data.js';
import { FAR, FARTHEST } from './plates.js';

/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Part */

const { canvas } = layout;
const LEAST = 0.4; // below this scale nobody reads the map: it is not shown whole
const READING = 0.76; // where it then opens
const MOST = 1.6;
const STEP = 1.3; // of a button
const NOTCH = 1.15; // of the wheel
const DRAG = 5; // px before a press is a drag
const HALF = { x: 66, y: 38 }; // how far a place reaches from its middle, in units of the map

export class Pan {
  /**
   * @param {SVGElement[]} layers
   * @param {(key: string, args?: Record<string, string | number>) => string} text
   * @param {{rescaled: (scale: number) => void, stepped: (id: string) => void}} board
   */
  constructor(layers, text, board) {
    this.layers = layers;
    this.text = text;
    this.board = board;
    this.sheet = h('div', { class: 'tm-sheet' });
    this.sheet.append(...layers);
    this.frame = h('div', { class: 'tm-frame', tabindex: '0', role: 'region', 'aria-label': text('board-map') }, this.sheet);
    this.scale = 0; // pixels for a unit of the map; 0: not yet known
    this.middle = { x: canvas.width / 2, y: canvas.height / 2 }; // of what is seen
    this.fitted = true;
    this.reduced = false;
    /** @type {string[]} */
    this.wanted = []; // the places that are to be in sight
    /** @type {Part | null} */
    this.part = null; // what the question is about, where no place is chosen
    this.shown = ''; // the place that somebody asked to see
    this.wide = 0; // the frame, when it was last laid out
    this.moved = false; // by hand, since they were brought there
    this.at = -1; // the place stepped to
    this.due = 0;
    this.tools = h(
      'div',
      { class: 'tm-tools' },
      tool(text('board-zoom-in'), 'ui-plus', () => this.zoom(STEP)),
      tool(text('board-zoom-out'), 'ui-minus', () => this.zoom(1 / STEP)),
      tool(text('board-fit'), 'ui-fit', () => this.fit()),
    );
    this.count = h('span', { class: 'num' });
    this.steps = h(
      'div',
      { class: 'tm-steps', hidden: true },
      tool(text('board-step-back'), 'ui-step-back', () => this.step(-1)),
      this.count,
      tool(text('board-step-on'), 'ui-step-on', () => this.step(1)),
    );
    /** @type {Map<string, SVGElement>} */
    this.dots = new Map();
    this.window = s('rect', { class: 'tm-window' });
    this.mini = this.buildMini();
    this.element = h('div', { class: 'tm-map' }, this.frame, this.mini, this.tools, this.steps);
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    this.listen();
  }

  /** The small map: dots for the spaces, and a window for what is seen. */
  buildMini() {
    const drawing = s('svg', { viewBox: `0 0 ${canvas.width} ${canvas.height}`, 'aria-hidden': 'true' });
    for (const id of [...SPACES, ...BOXES]) {
      const { x, y } = layout.spaces[id];
      const dot = s('rect', { x: x - 38, y: y - 24, width: 76, height: 48, rx: 6, class: id in printed.boxes ? `tm-dot ${printed.boxes[id][0]}` : 'tm-dot' });
      this.dots.set(id, dot);
      drawing.append(dot);
    }
    drawing.append(this.window);
    const made = h('div', { class: 'tm-mini', 'aria-hidden': 'true', hidden: true });
    made.append(drawing);
    const go = (/** @type {PointerEvent} */ event) => {
      const box = made.getBoundingClientRect();
      this.moved = true;
      this.centre(((event.clientX - box.left) / box.width) * canvas.width, ((event.clientY - box.top) / box.height) * canvas.height, false);
    };
    made.addEventListener('pointerdown', (event) => {
      made.setPointerCapture(event.pointerId);
      go(event);
    });
    made.addEventListener('pointermove', (event) => {
      if (made.hasPointerCapture(event.pointerId)) go(event);
    });
    return made;
  }

  listen() {
    const { frame } = this;
    new ResizeObserver(() => this.resized()).observe(frame);
    frame.addEventListener('scroll', () => this.scrolled(), { passive: true });
    frame.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const by = Math.exp(-event.deltaY / 240);
        this.zoom(Math.max(1 / NOTCH, Math.min(NOTCH, by)), event.clientX, event.clientY);
      },
      { passive: false },
    );
    let from = { x: 0, y: 0, left: 0, top: 0, id: -1 };
    let dragged = false;
    frame.addEventListener('pointerdown', (event) => {
      dragged = false;
      if (event.pointerType === 'touch') this.fingers.set(event.pointerId, event);
      else if (event.button === 0) from = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, id: event.pointerId };
    });
    frame.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'touch') return this.pinch(event);
      if (event.pointerId !== from.id || !(event.buttons & 1)) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && (Math.hypot(dx, dy) < DRAG || this.isFit)) return;
      dragged = true;
      this.moved = true;
      frame.classList.add('dragging');
      frame.scrollTo(from.left - dx, from.top - dy);
    });
    const end = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === 'touch') this.moved = true;
      this.fingers.delete(event.pointerId);
      from.id = -1;
      frame.classList.remove('dragging');
    };
    for (const kind of /** @type {const} */ (['pointerup', 'pointercancel', 'pointerleave'])) frame.addEventListener(kind, end);
    // A drag is not a choice.
    frame.addEventListener(
      'click',
      (event) => {
        if (!dragged) return;
        dragged = false;
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
    frame.addEventListener('dblclick', (event) => {
      if (event.target instanceof Element && !event.target.closest('.tm-hit')) this.fit();
    });
    frame.addEventListener('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (event.target !== frame || !by || this.steps.hidden) return;
      event.preventDefault();
      this.step(by);
    });
  }

  /** Two fingers. @param {PointerEvent} event */
  pinch(event) {
    if (this.fingers.size !== 2 || !this.fingers.has(event.pointerId)) return;
    const spread = () => {
      const [a, b] = [...this.fingers.values()];
      return { far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    };
    const before = spread();
    this.fingers.set(event.pointerId, event);
    const now = spread();
    if (before.far > 0) this.zoom(now.far / before.far, now.x, now.y);
  }

  /** The scale at which the whole map is seen. */
  get whole() {
    return Math.min(this.frame.clientWidth / canvas.width, this.frame.clientHeight / canvas.height);
  }

  /** The least scale: the whole map, if it can be read then. */
  get least() {
    return Math.max(LEAST, this.whole);
  }

  get isFit() {
    return this.scale <= this.whole + 1e-4;
  }

  resized() {
    if (!this.frame.clientWidth) return;
    const { x, y } = this.middle;
    const { part, shown, scale } = this;
    const isTurned = this.frame.clientWidth !== this.wide; // else only the dock has grown or shrunk: the map stays
    this.wide = this.frame.clientWidth;
    const opens = this.whole >= LEAST ? this.whole : READING;
    if (!this.moved) this.set(opens);
    else this.set(this.fitted ? this.least : Math.max(this.least, this.scale));
    if (isTurned || this.scale !== scale) this.centre(x, y, false);
    if (this.moved) return;
    this.find(this.wanted, isTurned);
    if (part) this.turn(part);
    if (shown) this.reveal(shown, false);
  }

  /** @param {number} scale */
  set(scale) {
    const { clientWidth, clientHeight } = this.frame;
    const [wide, high] = [Math.max(clientWidth, scale * canvas.width), Math.max(clientHeight, scale * canvas.height)];
    this.scale = scale;
    this.fitted = scale <= this.least + 1e-4;
    this.sheet.style.width = wide > clientWidth ? `${wide}px` : '100%';
    this.sheet.style.height = high > clientHeight ? `${high}px` : '100%';
    // What the frame has to spare around the map is sea and land as well.
    const [left, top] = [(wide / scale - canvas.width) / 2, (high / scale - canvas.height) / 2];
    const box = [-left, -top, wide / scale, high / scale].map((n) => n.toFixed(1)).join(' ');
    for (const layer of this.layers) layer.setAttribute('viewBox', box);
    this.element.classList.toggle('is-far', scale < FAR);
    this.element.classList.toggle('is-farthest', scale < FARTHEST);
    this.mini.hidden = this.isFit;
    this.frame.classList.toggle('zoomed', !this.isFit);
    this.board.rescaled(scale);
    this.scrolled();
  }

  fit() {
    this.moved = true;
    this.set(this.least);
  }

  /** @param {number} by @param {number} [x] @param {number} [y]  the point of the page that stays */
  zoom(by, x, y) {
    const box = this.frame.getBoundingClientRect();
    const [px, py] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
    const scale = Math.min(MOST, Math.max(this.least, this.scale * by));
    if (scale === this.scale) return;
    const { left, top } = this.corner();
    const at = { x: left + px / this.scale, y: top + py / this.scale };
    this.moved = true;
    this.set(scale);
    this.frame.scrollTo(...this.scrollFor(at.x - px / scale, at.y - py / scale));
    this.scrolled();
  }

  /** Which point of the map lies in the upper left corner. */
  corner() {
    const [spareX, spareY] = this.spare();
    return { left: this.frame.scrollLeft / this.scale - spareX, top: this.frame.scrollTop / this.scale - spareY };
  }

  /** What the sheet has around the map, in its units. */
  spare() {
    const { clientWidth, clientHeight } = this.frame;
    return [Math.max(0, clientWidth / this.scale - canvas.width) / 2, Math.max(0, clientHeight / this.scale - canvas.height) / 2];
  }

  /** How far to scroll for a point of the map to lie in the upper left corner. @param {number} left @param {number} top @returns {[number, number]} */
  scrollFor(left, top) {
    const [spareX, spareY] = this.spare();
    return [(left + spareX) * this.scale, (top + spareY) * this.scale];
  }

  /** Bring a point of the map to the middle. @param {number} x @param {number} y @param {boolean} [smooth] */
  centre(x, y, smooth = true) {
    const { clientWidth, clientHeight } = this.frame;
    const [left, top] = this.scrollFor(x - clientWidth / this.scale / 2, y - clientHeight / this.scale / 2);
    this.frame.scrollTo({ left, top, behavior: smooth && !this.reduced ? 'smooth' : 'instant' });
    if (!smooth || this.reduced) this.scrolled();
  }

  /** Show a part of the map as large as it fits. @param {Part} part */
  show(part) {
    const { clientWidth, clientHeight } = this.frame;
    const scale = Math.min(clientWidth / (part.right - part.left), clientHeight / (part.bottom - part.top));
    const { x, y } = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
    this.moved = true;
    this.set(Math.max(this.least, Math.min(scale, 1.15)));
    this.centre(x, y);
  }

  /** Turn to a part of the map, where one does not see all of it. @param {Part} part */
  turn(part) {
    this.part = part;
    if (this.scale && !this.isFit) this.centre((part.left + part.right) / 2, (part.top + part.bottom) / 2);
  }

  /** The part of the map that is seen. @returns {Part} */
  seen() {
    const { left, top } = this.corner();
    return { left, top, right: left + this.frame.clientWidth / this.scale, bottom: top + this.frame.clientHeight / this.scale };
  }

  /** Whether a space is in sight. @param {string} id @param {Part} [seen] */
  sees(id, seen = this.seen()) {
    const { x, y } = layout.spaces[id];
    return x - HALF.x >= seen.left - 4 && x + HALF.x <= seen.right + 4 && y - HALF.y >= seen.top - 4 && y + HALF.y <= seen.bottom + 4;
  }

  /** Let a space be seen. @param {string} id @param {boolean} [smooth] */
  reveal(id, smooth = true) {
    this.shown = id;
    if (this.scale && (!this.sees(id) || this.isCovered(id))) this.centre(layout.spaces[id].x, layout.spaces[id].y, smooth);
  }

  /** Whether the middle of a space lies under something on the map. @param {string} id */
  isCovered(id) {
    const { left, top } = this.corner();
    const [x, y] = [(layout.spaces[id].x - left) * this.scale, (layout.spaces[id].y - top) * this.scale];
    return [this.tools, this.mini, this.steps].some(
      (over) => x > over.offsetLeft && x < over.offsetLeft + over.offsetWidth && y > over.offsetTop && y < over.offsetTop + over.offsetHeight,
    );
  }

  /** Which places can be chosen now. @param {string[]} ids */
  want(ids) {
    const same = ids.length === this.wanted.length && ids.every((id, n) => id === this.wanted[n]);
    this.wanted = ids;
    if (same) return;
    this.at = -1;
    if (this.scale) this.scrolled();
  }

  /**
   * Bring into sight what can be chosen: where it all is, nothing moves; else the whole map is shown; where that could
   * not be read, the part of it that has the most.
   * @param {string[]} ids @param {boolean} [all]  false: one of them is enough, for the question is still the same
   */
  find(ids, all = true) {
    this.want(ids);
    this.part = null;
    this.shown = '';
    if (!this.frame.clientWidth || !this.scale) return; // a map that is not yet shown turns to them when it is
    const seen = this.seen();
    const inSight = ids.filter((id) => this.sees(id, seen)).length;
    if (all) this.moved = false;
    if (!ids.length || inSight === ids.length || (!all && inSight)) return this.paintSteps();
    if (this.whole >= LEAST) return this.set(this.whole);
    if (this.scale < FAR) this.set(READING);
    const [wide, high] = [this.frame.clientWidth / this.scale, this.frame.clientHeight / this.scale];
    const around = (/** @type {string} */ id) => {
      const { x, y } = layout.spaces[id];
      const part = { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
      return ids.filter((other) => this.sees(other, part)).length;
    };
    const best = ids.map((id) => ({ id, n: around(id) })).sort((a, b) => b.n - a.n)[0];
    this.centre(layout.spaces[best.id].x, layout.spaces[best.id].y, false);
  }

  /** To the next place that can be chosen, from left to right. @param {number} by */
  step(by) {
    const ids = this.inOrder();
    if (!ids.length) return;
    this.at = (this.at + by + ids.length + (this.at < 0 && by < 0 ? 1 : 0)) % ids.length;
    this.moved = true;
    const { x, y } = layout.spaces[ids[this.at]];
    this.centre(x, y);
    this.board.stepped(ids[this.at]);
    this.paintSteps();
  }

  inOrder() {
    return [...this.wanted].sort((a, b) => layout.spaces[a].x - layout.spaces[b].x);
  }

  /** Where not all that can be chosen is in sight one goes from one to the next. */
  paintSteps() {
    const seen = this.seen();
    const out = this.wanted.some((id) => !this.sees(id, seen));
    this.steps.hidden = !out;
    if (!out) this.at = -1;
    const said = out ? (this.at < 0 ? String(this.wanted.length) : this.text('board-step', { n: this.at + 1, of: this.wanted.length })) : '';
    if (this.count.textContent !== said) this.count.textContent = said;
  }

  /** Another part is seen: once a frame is enough to say so. */
  scrolled() {
    if (this.due || !this.scale) return;
    this.due = requestAnimationFrame(() => {
      this.due = 0;
      const seen = this.seen();
      this.middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
      this.paintSteps();
      if (this.mini.hidden) return;
      this.clearCorner(seen);
      const size = { x: seen.left, y: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top };
      for (const [name, value] of Object.entries(size)) this.window.setAttribute(name, value.toFixed(0));
    });
  }

  /** At the corner of the map nothing can be moved from under the small map: then that gives way. @param {Part} seen */
  clearCorner(seen) {
    const corner = seen.bottom > canvas.height - 2 * HALF.y && seen.left < 2 * HALF.x;
    const other = seen.right > canvas.width - 2 * HALF.x;
    this.mini.classList.toggle('right', corner && !other);
    this.mini.classList.toggle('through', corner && other);
  }

  /** @param {TurmoilView} view @param {Set<string>} legal */
  paint(view, legal) {
    for (const id of SPACES) {
      const control = view.spaces[id]?.control;
      const look = `tm-dot ${control ? control[0] : ''} ${legal.has(id) ? 'on' : ''} ${id in view.spaces ? '' : 'gone'}`;
      const dot = this.dots.get(id);
      if (dot && dot.getAttribute('class') !== look) dot.setAttribute('class', look);
    }
  }
}
