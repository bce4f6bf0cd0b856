// Rows that stay as long as they say the same: whoever is about to press one, or reads it by keyboard, keeps it.

/** @typedef {{id: string, says: unknown, make: () => Element}} RowOf */

const LONG = 10_000; // ms; nobody presses for longer: the end of the press was not told

/** @type {WeakMap<Element, Map<string, {says: string, element: Element}>>} */
const known = new WeakMap();

/** Let these rows, and no others, stand in a place, in this order. @param {Element} place @param {RowOf[]} rows */
export function keep(place, rows) {
  const before = known.get(place) ?? new Map();
  const now = new Map();
  for (const row of rows) {
    const says = JSON.stringify(row.says);
    const was = before.get(row.id);
    now.set(row.id, was?.says === says ? was : { says, element: row.make() });
  }
  known.set(place, now);
  const wanted = [...now.values()].map(({ element }) => element);
  const stay = new Set(wanted);
  for (const element of [...place.children]) if (!stay.has(element)) element.remove();
  wanted.forEach((element, n) => {
    if (place.children[n] !== element) place.insertBefore(element, place.children[n] ?? null);
  });
}

/** Does something now, or when nobody presses anything there any more: what lies under a finger does not move away. */
export class Unpressed {
  /** @param {HTMLElement} place @param {() => void} job */
  constructor(place, job) {
    this.job = job;
    this.pressed = false;
    this.due = false;
    place.addEventListener('pointerdown', ({ target, button }) => {
      if (button || (target instanceof Element && target.closest('select'))) return; // their ends may not be told
      this.pressed = true;
      setTimeout(() => this.release(), LONG);
    });
    // After the click that may follow.
    this.let = () => setTimeout(() => this.release());
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, this.let);
  }

  run() {
    if (this.pressed) this.due = true;
    else this.job();
  }

  release() {
    this.pressed = false;
    if (!this.due) return;
    this.due = false;
    this.job();
  }

  leave() {
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, this.let);
  }
}
