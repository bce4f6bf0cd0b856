// Sentences whose names are links: a card shows itself, a place lights up on the board.
import { h } from './dom.js';

/** @typedef {import('./wire.d.ts').Line['spans']} Spans */

/**
 * @typedef {Object} Named
 * @property {(symbol: string) => string} side  whose colours a name has; empty for what is nobody's
 * @property {(symbol: string) => boolean} isCard
 */

const WORDS = new Set(['verb', 'amount', 'choice', 'modifier', 'option', 'level']); // what names nothing on the table

/** A sentence, with its names as links. @param {string} text @param {Spans} spans @param {Named} table @returns {(Node | string)[]} */
export function named(text, spans, table) {
  /** @type {(Node | string)[]} */
  const found = [];
  let at = 0;
  for (const [start, end, symbol] of spans ?? []) {
    if (start < at || WORDS.has(symbol.split('.')[0])) continue;
    if (start > at) found.push(text.slice(at, start));
    found.push(link(text.slice(start, end), symbol, table));
    at = end;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** @param {string} name @param {string} symbol @param {Named} table */
function link(name, symbol, table) {
  const side = table.side(symbol);
  if (side) return h('b', { class: 'whose', 'data-side': side }, name);
  // not a button, for its words may go on in the next line
  return h('a', { role: 'button', class: `nm ${table.isCard(symbol) ? 'nm-card' : ''}`, 'data-name': symbol, tabindex: '-1' }, name);
}

/** The thing that a link names, if it is one. @param {EventTarget | null} target */
export function nameOf(target) {
  return (target instanceof Element ? target.closest('[data-name]') : null)?.getAttribute('data-name') ?? '';
}

/** A symbol in its two parts, what it is and which: `card` and `king.3` of `card.king.3`. @param {string} symbol @returns {[string, string]} */
export function parted(symbol) {
  const [kind, ...rest] = symbol.split('.');
  return [kind, rest.join('.')];
}

/** What somebody plays, whose colours they have; empty for what is not somebody. @param {string} symbol @param {import('./wire.d.ts').SeatInfo[]} seats */
export function sideOf(symbol, seats) {
  const [kind, number] = symbol.split('.');
  if (kind === 'seat') return seats[Number(number)]?.side ?? symbol;
  return kind && seats.some((seat) => seat.side?.startsWith(`${kind}.`)) ? symbol : '';
}
