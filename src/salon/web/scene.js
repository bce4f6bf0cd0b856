// From one position to the next: which one was shown before, and what happened in between.

/** Remembers what was shown last. */
export class Scene {
  /** @param {(after: number, until: number) => import('./wire.d.ts').Line[]} lines  of the log, by moves */
  constructor(lines) {
    this.lines = lines;
    this.move = 0;
    this.live = false;
    /** @type {any} */
    this.view = null;
    /** @type {any} */
    this.previous = null;
  }

  /**
   * A position is about to be drawn.
   * @param {number} move @param {any} view @param {boolean} live  it is how the table stands now
   * @returns {{previous: any, events: import('./wire.d.ts').Line[]}}
   */
  next(move, view, live) {
    const before = this.move;
    const same = this.view !== null && move === before;
    const follows = this.view !== null && move > before && (move === before + 1 || (live && this.live));
    if (!same) this.previous = follows ? this.view : null;
    this.move = move;
    this.view = view;
    this.live = live;
    return { previous: this.previous, events: follows ? this.lines(before, move) : [] };
  }

  forget() {
    this.view = null;
  }
}
