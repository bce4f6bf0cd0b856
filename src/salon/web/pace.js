// How fast something is shown: as its watcher chose, and remembered in this browser.

/** @typedef {'hand' | 'slow' | 'normal' | 'fast' | 'once'} Speed */

/** Milliseconds for each thing that is shown; none: it waits to be asked, or shows all at once. @type {Record<Speed, number>} */
export const BEATS = { hand: 0, slow: 4000, normal: 1500, fast: 500, once: 0 };

/** @param {string} what @param {Speed} usual @returns {Speed} */
export function speedOf(what, usual) {
  const kept = localStorage.getItem(`salon-speed-${what}`);
  return kept && kept in BEATS ? /** @type {Speed} */ (kept) : usual;
}

/** @param {string} what @param {Speed} speed */
export function keepSpeed(what, speed) {
  localStorage.setItem(`salon-speed-${what}`, speed);
}
