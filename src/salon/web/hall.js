// The line of the front page: what happens at my tables, and which wait or are played. It comes back by itself.
import { heard, keepHall, keptHall } from './offline.js';
import { currentLanguage } from './words.js';

/** @import { Card, FriendHere, HallTold, TableInfo } from './wire.d.ts' */

const QUIET = 40_000; // ms after which the line is asked whether it still holds

export class Hall {
  /** @param {{told: () => void, state: (online: boolean) => void}} hears @param {boolean} [mine]  only of what waits for me */
  constructor(hears, mine = false) {
    this.hears = hears;
    this.mine = mine;
    /** @type {Map<string, Card>} */
    this.cards = new Map();
    /** @type {TableInfo[]} */
    this.open = [];
    /** @type {Card[]} */
    this.watch = [];
    /** @type {FriendHere[]} */
    this.friends = []; // who are here
    /** @type {Map<string, number>} */
    this.at = new Map(); // when each card was told: its clock runs since
    this.here = 0;
    this.told = false; // at least once
    this.tries = 0;
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/hall?lang=${currentLanguage()}${this.mine ? '&only=mine' : ''}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.listen();
      const told = JSON.parse(event.data);
      if (told.type !== 'hall') return;
      this.tries = 0;
      this.hears.state(true);
      this.take(told);
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.hears.state(false);
      this.recall();
      this.tries += 1;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.connect(), Math.min(15_000, 500 * 2 ** this.tries) * (0.7 + Math.random() * 0.6));
    };
  }

  listen() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.socket?.send('{"type":"ping"}');
      this.timer = setTimeout(() => this.socket?.close(), QUIET);
    }, QUIET);
  }

  /** @param {HallTold} told */
  take(told) {
    if (told.whole) this.cards.clear();
    for (const card of told.cards ?? []) {
      this.cards.set(card.table.id, card);
      this.at.set(card.table.id, performance.now());
    }
    for (const id of told.gone ?? []) this.cards.delete(id);
    if (told.open || told.whole) this.open = told.open ?? [];
    if (told.watch || told.whole) this.watch = told.watch ?? [];
    for (const card of told.watch ?? []) if (!this.cards.has(card.table.id)) this.at.set(card.table.id, performance.now());
    if (told.friends || told.whole) this.friends = told.friends ?? [];
    this.here = told.here ?? 0;
    this.told = true;
    if (!this.mine) {
      heard(0);
      keepHall({ cards: [...this.cards.values()], open: this.open, watch: this.watch });
    }
    this.hears.told();
  }

  /** Without a line from the beginning: as it was told last. */
  recall() {
    const kept = this.told || this.mine ? null : keptHall();
    if (!kept) return;
    this.told = true;
    for (const card of kept.cards) this.cards.set(card.table.id, card);
    this.open = kept.open;
    this.watch = kept.watch;
    this.hears.told();
    heard(kept.at);
  }

  /** The seconds that are left now. @param {Card} card */
  left(card) {
    if (card.left === null || card.left === undefined) return null;
    return card.left - (performance.now() - (this.at.get(card.table.id) ?? performance.now())) / 1000;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/** What has the least time comes first, then what waits longest. @param {Hall | null} hall @param {Card} card */
export function urgency(hall, card) {
  return hall?.left(card) ?? 1e9 + card.since;
}
