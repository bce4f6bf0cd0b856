// The server: requests, and the line to a table that mends itself.
import { currentLanguage } from './words.js';

/**
 * What goes over the wire; see `server/wire.py`.
 * @typedef {{id: number, name: string, guest: boolean, language: import('./words.js').Language, email?: string, webhook?: string}} Me
 * @typedef {{kind?: 'free' | 'live' | 'daily', minutes?: number, seconds?: number, days?: number, late?: 'lose' | 'bot'}} Pace
 * @typedef {{name: string, kind: 'person' | 'bot' | 'open', you?: boolean, lent?: boolean, here?: boolean,
 *   invitation?: string, clock?: number, deadline?: number}} SeatInfo
 * @typedef {{id: string, game: string, title: string, status: 'waiting' | 'playing' | 'ended', seats: SeatInfo[],
 *   options: Record<string, any>, pace: Pace, public: boolean, created: number, your_turn?: boolean, mine?: boolean,
 *   result?: string, next_table?: string}} TableInfo
 * @typedef {{label: string, default: any, choices: any[], seats?: number[]}} OptionInfo
 * @typedef {{id: string, title: string, tagline: string, seats: number[], options: Record<string, OptionInfo>}} GameInfo
 * @typedef {{id: string, section: string, title: string, text: string}} ClauseInfo
 * @typedef {{id: string, name: string, facts: string[], effect: string[], source: string, known?: string[],
 *   printed?: any}} CardInfo
 * @typedef {{action: string, label: string, legal?: boolean, why?: string, clause?: string, aside?: boolean,
 *   noted?: boolean, final?: boolean}} Answer
 * @typedef {{seat: number, prompt: string, clause: string, answers: Answer[], must?: boolean, draft?: string, final?: boolean}} Question
 * @typedef {{move: number, text: string, names?: string[], id?: string, args?: Record<string, any>, by?: 'programme'}} Line
 * @typedef {{label: string, points: number}} Points
 * @typedef {{label: string, lines: {seat: number, scores: number[]}[], turns: {move: number, seat: number, gain: number}[],
 *   decided?: string, mirrored?: boolean}} Curve
 * @typedef {{type: 'finals', version: number, actions: string[]}} Finals
 * @typedef {{type: 'chat', at: number, name: string, text: string, seat?: number}} Chat
 * @typedef {{type: 'update', version: number, move: number, at: number, status: 'waiting' | 'playing' | 'ended',
 *   you: number | null, seats: SeatInfo[], view: any, texts?: string[], question: Question | null,
 *   waiting: {seat: number, prompt: string}[], log_from: number, log: Line[], since?: number, undo?: boolean,
 *   undos?: number, result?: string, winners?: number[], agreed?: number[], next_table?: string,
 *   tally?: Points[][]}} Update
 * @typedef {{type: 'refused', title: string, clause?: string, version?: number}} Refused
 * @typedef {{type: 'presence', seats: SeatInfo[], watching: number}} Presence
 * @typedef {{move: number, view: any, texts?: string[], log: Line[]}} Moment
 */

/** A refusal, in the reader's language. */
export class Refusal extends Error {
  /** @param {number} status @param {string} title @param {string} [clause] */
  constructor(status, title, clause = '') {
    super(title);
    this.status = status;
    this.clause = clause;
  }
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
async function ask(path, init) {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${currentLanguage()}`;
  const answer = await fetch(address, init);
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, found.title ?? answer.statusText, found.clause);
  return found;
}

/** @param {string} path */
export function get(path) {
  return ask(path);
}

/** @param {string} path @param {object} [body] */
export function post(path, body) {
  return ask(path, {
    method: 'POST',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** Something that stays the same: asked once for each language. @param {string} path */
export function getOnce(path) {
  const key = `${currentLanguage()} ${path}`;
  let found = kept.get(key);
  if (!found) {
    found = get(path);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

const SILENCE = 25_000; // ms without a word after which the line is tested
const HASTE = 3_000; // the same while an answer is on its way
const PATIENCE = 6_000; // ms after which a line that was tested is given up

/**
 * The line to a table. It comes back by itself; an answer that was on its way when the line broke is sent
 * again, which is safe: the server takes an answer once, for the version it was given at.
 */
export class TableLine {
  /**
   * @param {string} table
   * @param {{update: (u: Update) => void, finals: (f: Finals) => void, refused: (r: Refused) => void, chat: (c: Chat) => void,
   *   presence: (p: Presence) => void, state: (online: boolean) => void}} hears
   */
  constructor(table, hears) {
    this.table = table;
    this.hears = hears;
    /** @type {object | null} */
    this.pending = null;
    this.closed = false;
    this.tries = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.wake = () => {
      if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.connect();
    };
    this.lost = () => this.socket?.readyState === WebSocket.OPEN && this.drop();
    addEventListener('online', this.wake);
    addEventListener('offline', this.lost);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?lang=${currentLanguage()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.hears.state(true);
      if (this.pending) socket.send(JSON.stringify(this.pending));
      this.listen();
    };
    socket.onmessage = (event) => {
      this.listen();
      const said = JSON.parse(event.data);
      switch (said.type) {
        case 'update': return this.hears.update(said);
        case 'finals': return this.hears.finals(said);
        case 'refused': return this.hears.refused(said);
        case 'chat': return this.hears.chat(said);
        case 'presence': return this.hears.presence(said);
      }
    };
    socket.onclose = () => {
      if (!this.closed && socket === this.socket) this.drop();
    };
    // An attempt that hangs is given up too.
    this.timer = setTimeout(() => this.drop(), PATIENCE);
  }

  /** The line is down; it is tried again, less and less often. */
  drop() {
    this.hears.state(false);
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.tries) * (0.7 + Math.random() * 0.6));
  }

  /** A line that says nothing is asked whether it is still there. */
  listen() {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.tell({ type: 'ping' });
        this.timer = setTimeout(() => this.drop(), PATIENCE);
      },
      this.pending ? HASTE : SILENCE,
    );
  }

  /** Send something that must not be lost; it is sent again until `settled`. @param {object} message */
  send(message) {
    this.pending = message;
    this.tell(message);
    if (this.socket?.readyState === WebSocket.OPEN) this.listen();
  }

  settled() {
    this.pending = null;
  }

  /** @param {object} message */
  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lost);
    this.socket?.close();
  }
}
