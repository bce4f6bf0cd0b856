// What was: the position shown before this one, and looking back at the table after some moves.
import { get } from './api.js';

export class Past {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    /** @type {import('./wire.d.ts').Moment | null} */
    this.moment = null; // what is shown, if it is not how things stand now
    /** @type {Map<number, import('./wire.d.ts').Moment>} */
    this.known = new Map();
    this.asking = 0;
    this.open = false; // whether nothing is hidden any more
    /** @type {import('./wire.d.ts').Line[]} */
    this.again = []; // what was said at the move that one has gone to, until the board has shown it
  }

  /** What a board may stage once more. */
  retell() {
    const lines = this.again;
    this.again = [];
    return lines;
  }

  /** The game stands at a move: what was known of later ones holds no more; at its end all is shown anew. @param {number} move @param {boolean} over */
  cut(move, over) {
    if (over && !this.open) this.known.clear();
    this.open = over;
    for (const known of this.known.keys()) if (known >= move) this.known.delete(known);
  }

  /** @param {number} move @returns {Promise<import('./wire.d.ts').Moment>} */
  async fetch(move) {
    const known = this.known.get(move);
    if (known) return known;
    const found = await get(`/api/tables/${this.table.id}/moments/${move}`);
    this.known.set(move, found);
    return found;
  }

  /** Show the table as it was after some moves; the last one is now. @param {number} move */
  async goTo(move) {
    const { update, timeline } = this.table;
    if (!update || !(move >= 0)) return;
    const turn = ++this.asking;
    const playing = Boolean(timeline.playing);
    if (move >= update.move && !playing) {
      if (this.moment) history.replaceState(null, '', location.pathname);
      this.moment = null;
      this.again = timeline.between(update.move - 1, update.move);
      timeline.mark(update.move);
      return this.table.draw();
    }
    timeline.mark(move);
    const moment =
      move < update.move
        ? await this.fetch(move)
        : { move, view: update.view, texts: update.texts, sheets: update.sheets, log: timeline.between(move - 1, move) };
    if (turn !== this.asking) return;
    this.moment = moment;
    this.again = moment.log;
    if (!playing) history.replaceState(null, '', `${location.pathname}#move=${move}`);
    this.table.draw();
  }
}

/** From one position to the next: which one was shown before, and what happened in between. */
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
