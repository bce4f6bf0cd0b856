// A card that floats beside what it is about, and covers nothing that can be pressed. Where that leaves no place it
// stands in the dock, above the question, until it says something else.

const GAP = 12;
const STEPS = 12; // places tried along each side of the window
const SHELL = '.masthead, .rail, .side, .recap, .lesson-card'; // is never covered either
const SOON = 120; // ms
const TOUCH = 4; // square pixels that may lie on something else, for places are rounded

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

export class Floating {
  /**
   * @param {HTMLElement} element
   * @param {() => Element[]} about  what it points at
   * @param {() => Element[]} free  what it may not cover
   */
  constructor(element, about, free) {
    this.element = element;
    this.about = about;
    this.free = free;
    this.due = 0;
    this.stand = ''; // where all of that stood when it was last looked at
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.again = undefined;
    this.onChange = () => this.place();
    this.onResize = () => this.anew();
    addEventListener('resize', this.onResize);
    addEventListener('scroll', this.onChange, { capture: true, passive: true });
  }

  stop() {
    clearTimeout(this.again);
    removeEventListener('resize', this.onResize);
    removeEventListener('scroll', this.onChange, { capture: true });
  }

  /** It says something else, or the window is another: it may float again. */
  anew() {
    this.element.classList.remove('docked');
    this.place();
  }

  /** Find its place, once what is drawn now has been laid out. */
  place() {
    clearTimeout(this.again);
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => this.move());
  }

  move() {
    const { element } = this;
    if (element.hidden || getComputedStyle(element).position !== 'fixed') {
      element.style.translate = '';
      return;
    }
    const { width, height } = element.getBoundingClientRect();
    const about = this.about().map(box);
    const free = [...this.free(), ...document.querySelectorAll(SHELL)]
      .filter((other) => other !== element)
      .map(seen)
      .filter((found) => found.right > found.left && found.bottom > found.top);
    // A map may find its scale only now: look again until nothing has moved.
    const stand = JSON.stringify(free.map(({ left, top }) => [Math.round(left), Math.round(top)]));
    if (stand !== this.stand) this.again = setTimeout(() => this.place(), SOON);
    this.stand = stand;
    const spots = places(innerWidth - width - 2 * GAP, innerHeight - height - 2 * GAP);
    let best = Infinity;
    let chosen = { left: GAP, top: GAP };
    let covered = 0;
    for (const { left, top } of spots) {
      const here = { left, top, right: left + width, bottom: top + height };
      const lies = sum(free, (other) => overlap(here, other));
      const cost = 1000 * lies + 200 * sum(about, (other) => overlap(here, other)) + distance(here, about[0]) ** 2;
      if (cost < best) {
        best = cost;
        chosen = { left, top };
        covered = lies;
      }
    }
    element.classList.toggle('docked', covered > TOUCH);
    if (covered > TOUCH) {
      element.style.translate = '';
      return;
    }
    element.style.translate = `${Math.round(chosen.left)}px ${Math.round(chosen.top)}px`;
  }
}

/** @param {number} width @param {number} height  the room there is */
function places(width, height) {
  const along = (/** @type {number} */ room) => Array.from({ length: STEPS + 1 }, (_, n) => GAP + (Math.max(0, room) * n) / STEPS);
  return along(width).flatMap((left) => along(height).map((top) => ({ left, top })));
}

/** @param {Element} element @returns {Box} */
function box(element) {
  return element.getBoundingClientRect();
}

/** What a press reaches an element from that is spread over what lies around it. @param {Element} element */
function spread(element) {
  const { position, content, top, left } = getComputedStyle(element, '::after');
  const isSpread = content !== 'none' && position === 'absolute' && top === '0px' && left === '0px';
  return isSpread && element instanceof HTMLElement && getComputedStyle(element).position === 'static' ? element.offsetParent : null;
}

/** What is seen of an element: less than there is of it where something around it scrolls. @param {Element} element @returns {Box} */
function seen(element) {
  let { left, top, right, bottom } = box(spread(element) ?? element);
  for (let around = element.parentElement; around && !around.matches('.floor, body'); around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) continue;
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const edge = box(around);
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, right, bottom };
}

/** @param {Box} a @param {Box} b  how much of the one lies on the other, in square pixels */
function overlap(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {Box} a @param {Box | undefined} b */
function distance(a, b) {
  if (!b) return Math.abs((a.left + a.right) / 2 - innerWidth / 2);
  const aside = Math.max(0, a.left - b.right, b.left - a.right);
  const above = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(aside, above);
}

/** @template T @param {T[]} items @param {(item: T) => number} of */
function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0);
}
