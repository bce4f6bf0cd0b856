// The server: requests, and the line to a table that mends itself.
import { heard } from './offline.js';
import { currentLanguage } from './words.js';

/** @import * as Wire from './wire.d.ts' */

/** @typedef {import('./wire.d.ts').Answer} Answer */
/** @typedef {import('./wire.d.ts').Line} Line */

/** What the server answered in place of what was asked for, in the reader's language. */
export class RequestError extends Error {
  /** @param {number} status @param {string} title @param {string} [clause] */
  constructor(status, title, clause = '') {
    super(title);
    this.status = status;
    this.clause = clause;
  }
}

/** @param {string} path @param {RequestInit} [init] @param {string} [language] @returns {Promise<any>} */
async function ask(path, init, language = currentLanguage()) {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  const answer = await fetch(address, init);
  heard(Number(answer.headers.get('x-salon-kept')));
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new RequestError(answer.status, found.title ?? answer.statusText, found.clause);
  return found;
}

/** @param {string} path @param {string} [language] */
export function get(path, language) {
  return ask(path, undefined, language);
}

/** @param {string} path @param {object} [body] */
export function post(path, body) {
  return ask(path, {
    method: 'POST',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
}

/** @param {'DELETE' | 'PATCH'} method @param {string} path @param {object} [body] */
export function send(method, path, body) {
  return ask(path, { method, headers: body ? { 'content-type': 'application/json' } : {}, body: body && JSON.stringify(body) });
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
   * @param {{fairness: (f: Wire.Fairness) => void, update: (u: Wire.Update) => void, finals: (f: Wire.Finals) => void, refused: (r: Wire.Refused) => void,
   *   chat: (c: Wire.Chat) => void, presence: (p: Wire.Presence) => void, state: (online: boolean) => void}} hears
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
        case 'fairness':
          return this.hears.fairness(said);
        case 'update':
          return this.hears.update(said);
        case 'finals':
          return this.hears.finals(said);
        case 'refused':
          return this.hears.refused(said);
        case 'chat':
          return this.hears.chat(said);
        case 'presence':
          return this.hears.presence(said);
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
