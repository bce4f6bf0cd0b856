// Pan and zoom: the map lies in a frame that scrolls, so that touch, wheel and keys work as anywhere; the small map.
import { h, s, tool } from '../../../web/dom.js';
import { BOXES, SPACES, layout, printed } from './data.js';

/** @typedef {import('./data.js').TurmoilView} TurmoilView */

const { canvas } = layout;
const RATIO = canvas.width / canvas.height;
const READING = 1160; // px of the sheet at which names can be read on a phone
const MOST = 2600;
const STEP = 1.3;
const DRAG = 5; // px before a press is a drag
const PHONE = 720;

export class Pan {
  /** @param {Element[]} layers @param {(key: string) => string} text */
  constructor(layers, text) {
    this.sheet = h('div', { class: 'tm-sheet' });
    this.sheet.append(...layers);
    this.frame = h('div', { class: 'tm-frame', tabindex: '0', role: 'region', 'aria-label': text('board-map') }, this.sheet);
    this.width = 0; // of the sheet; 0: not yet known
    this.fitted = true;
    this.reduced = false;
    /** @type {string[]} */
    this.wanted = [];
    this.tools = h(
      'div',
      { class: 'tm-tools' },
      tool(text('board-zoom-in'), 'ui-plus', () => this.zoom(STEP)),
      tool(text('board-zoom-out'), 'ui-minus', () => this.zoom(1 / STEP)),
      tool(text('board-fit'), 'ui-fit', () => this.fit()),
    );
    /** @type {Map<string, SVGElement>} */
    this.dots = new Map();
    this.window = s('rect', { class: 'tm-window' });
    this.mini = this.buildMini();
    this.element = h('div', { class: 'tm-map' }, this.frame, this.mini, this.tools);
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
    frame.addEventListener('scroll', () => this.drawWindow(), { passive: true });
    frame.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / 240), event.clientX, event.clientY);
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
      if (!dragged && Math.hypot(dx, dy) < DRAG) return;
      if (!dragged && this.isFit) return;
      dragged = true;
      frame.classList.add('dragging');
      frame.scrollTo(from.left - dx, from.top - dy);
    });
    const end = (/** @type {PointerEvent} */ event) => {
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
      if (event.target instanceof Element && !event.target.closest('.tm-hit')) this.zoom(STEP * STEP, event.clientX, event.clientY);
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

  /** The width at which the whole map is seen. */
  get whole() {
    return Math.min(this.frame.clientWidth, this.frame.clientHeight * RATIO);
  }

  get isFit() {
    return this.width <= this.whole + 1;
  }

  resized() {
    if (!this.frame.clientWidth) return;
    queueMicrotask(() => this.revealOne(this.wanted));
    if (!this.width) {
      this.fitted = innerWidth > PHONE;
      this.set(this.fitted ? this.whole : Math.max(READING, this.whole));
      this.centre(canvas.width / 2, canvas.height / 2, false);
    } else if (this.fitted) {
      this.set(this.whole);
    } else {
      this.set(Math.max(this.whole, this.width));
    }
  }

  /** @param {number} width */
  set(width) {
    this.width = width;
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${width / RATIO}px`;
    this.mini.hidden = this.isFit;
    this.frame.classList.toggle('zoomed', !this.isFit);
    this.drawWindow();
  }

  fit() {
    this.fitted = true;
    this.set(this.whole);
  }

  /** @param {number} by @param {number} [x] @param {number} [y]  the point of the page that stays */
  zoom(by, x, y) {
    const box = this.frame.getBoundingClientRect();
    const [px, py] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
    const was = this.width;
    const width = Math.min(MOST, Math.max(this.whole, was * by));
    const { scrollLeft, scrollTop } = this.frame;
    this.fitted = width <= this.whole + 1;
    this.set(width);
    this.frame.scrollTo((scrollLeft + px) * (width / was) - px, (scrollTop + py) * (width / was) - py);
  }

  /** Bring a point of the map to the middle. @param {number} x @param {number} y @param {boolean} [smooth] */
  centre(x, y, smooth = true) {
    const scale = this.width / canvas.width;
    this.frame.scrollTo({
      left: x * scale - this.frame.clientWidth / 2,
      top: y * scale - this.frame.clientHeight / 2,
      behavior: smooth && !this.reduced ? 'smooth' : 'instant',
    });
  }

  /** Show a part of the map as large as it fits. @param {{left: number, right: number, top: number, bottom: number}} part */
  show(part) {
    const width = Math.min(this.frame.clientWidth / (part.right - part.left), this.frame.clientHeight / (part.bottom - part.top)) * canvas.width;
    const least = innerWidth > PHONE ? this.whole : Math.max(READING * 0.72, this.whole);
    this.fitted = false;
    this.set(Math.min(MOST, Math.max(least, Math.min(width, canvas.width * 1.15))));
    this.centre((part.left + part.right) / 2, (part.top + part.bottom) / 2);
  }

  /** Whether a space is in sight. @param {string} id */
  sees(id) {
    const at = layout.spaces[id];
    const scale = this.width / canvas.width;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.frame;
    const [x, y] = [at.x * scale - scrollLeft, at.y * scale - scrollTop];
    const covered = innerWidth > PHONE ? 30 : 140; // the desk lies over the foot of a phone's map
    return x > 40 && y > 30 && x < clientWidth - 64 && y < clientHeight - covered;
  }

  /** Let a space be seen. @param {string} id */
  reveal(id) {
    if (!this.sees(id)) this.centre(layout.spaces[id].x, layout.spaces[id].y);
  }

  /** Let at least one of these be seen, the first if none is. @param {string[]} ids */
  revealOne(ids) {
    this.wanted = this.frame.clientWidth && this.width ? [] : ids; // a map that is not yet shown turns to it when it is
    if (ids.length && this.frame.clientWidth && this.width && !ids.some((id) => this.sees(id))) this.reveal(ids[0]);
  }

  drawWindow() {
    if (this.mini.hidden) return;
    const scale = canvas.width / this.width;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.frame;
    const size = { x: scrollLeft * scale, y: scrollTop * scale, width: clientWidth * scale, height: clientHeight * scale };
    for (const [name, value] of Object.entries(size)) this.window.setAttribute(name, value.toFixed(0));
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
