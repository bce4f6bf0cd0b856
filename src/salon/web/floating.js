// A card that floats beside what it is about, and covers nothing that is to be pressed.

const GAP = 12;
const STEPS = 12; // places tried along each side of the window
const SHELL = '.masthead, .rail, .side'; // is never covered either

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

export class Floating {
  /**
   * @param {HTMLElement} element
   * @param {() => Element[]} about  what it points at
   * @param {() => Element[]} free  what it may not cover
   * @param {() => Element[]} rather  what it should not cover, if there is another place
   */
  constructor(element, about, free, rather) {
    this.element = element;
    this.about = about;
    this.free = free;
    this.rather = rather;
    this.due = 0;
    this.onChange = () => this.place();
    addEventListener('resize', this.onChange);
    addEventListener('scroll', this.onChange, { capture: true, passive: true });
  }

  stop() {
    removeEventListener('resize', this.onChange);
    removeEventListener('scroll', this.onChange, { capture: true });
  }

  /** Find its place anew, once what is drawn now has been laid out. */
  place() {
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
    const free = [...this.free(), ...document.querySelectorAll(SHELL)].map(box).filter((found) => found.right > found.left);
    const rather = this.rather().map(box);
    const spots = places(innerWidth - width - 2 * GAP, innerHeight - height - 2 * GAP);
    let best = Infinity;
    let chosen = { left: GAP, top: GAP };
    for (const { left, top } of spots) {
      const here = { left, top, right: left + width, bottom: top + height };
      const cost =
        1000 * sum(free, (other) => overlap(here, other)) +
        200 * sum(about, (other) => overlap(here, other)) +
        3 * sum(rather, (other) => overlap(here, other)) +
        distance(here, about[0]) ** 2;
      if (cost < best) {
        best = cost;
        chosen = { left, top };
      }
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
