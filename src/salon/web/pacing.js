// Positions in their order, not faster than an eye can follow: bots answer within a few milliseconds.

export const BEAT = 400; // ms that a position with something to see stands before the next one
const LONGEST = 2000; // ms that the last of those waiting is held back
const ENOUGH = 16; // so many waiting: all at once

export class Pacer {
  /**
   * @param {(updates: import('./wire.d.ts').Update[]) => void} show  the last of them is to be drawn
   * @param {() => boolean} calm  whether nothing is to be staged
   */
  constructor(show, calm) {
    this.show = show;
    this.calm = calm;
    /** @type {import('./wire.d.ts').Update[]} */
    this.waiting = [];
    this.until = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {import('./wire.d.ts').Update} update @param {boolean} at_once  no need to wait: I did it myself */
  hear(update, at_once) {
    this.waiting.push(update);
    if (at_once || this.calm() || this.waiting.length > ENOUGH || performance.now() >= this.until) this.flush();
    else if (this.timer === undefined) this.timer = setTimeout(() => this.next(), this.until - performance.now());
  }

  next() {
    this.timer = undefined;
    const update = this.waiting.shift();
    if (!update) return;
    this.stand(update);
    this.show([update]);
    if (this.waiting.length) this.timer = setTimeout(() => this.next(), Math.max(0, this.until - performance.now()));
  }

  /** Show all that is known. */
  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const updates = this.waiting.splice(0);
    const last = updates.at(-1);
    if (!last) return;
    this.stand(last);
    this.show(updates);
  }

  /** @param {import('./wire.d.ts').Update} update */
  stand(update) {
    const beat = update.log.length ? Math.min(BEAT, LONGEST / (this.waiting.length + 1)) : 0;
    this.until = performance.now() + beat;
  }

  stop() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
