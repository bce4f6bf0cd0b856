// How many tables wait for me, in the masthead and in the title, and a sound when there is one more: on every page.
import { load } from './assets.js';
import { fill, h } from './dom.js';
import { text } from './words.js';

/** @import { Card } from './wire.d.ts' */

/** The number, and the way to the most urgent. */
export const turns = h('a', { class: 'turns num', hidden: true });

let title = 'Salon';
let count = 0;

/** What the page is about; the number stands before it. @param {string} about */
export function entitle(about) {
  title = about;
  document.title = count ? `(${count}) ${title}` : title;
}

/** These tables wait for me, the most urgent first. @param {Card[]} cards */
export function showTurns(cards) {
  count = cards.length;
  const [first] = cards;
  turns.hidden = !first;
  document.documentElement.classList.toggle('called', Boolean(first));
  if (first) turns.setAttribute('href', `/tables/${first.table.id}`);
  turns.setAttribute('aria-label', text('turns', { n: count }));
  fill(turns, h('span', { class: 'short' }, count), h('span', { class: 'long' }, text('turns', { n: count })));
  entitle(title);
}

/** A sound for something that is asked of me now, if I want one. @param {'turn' | 'asked'} kind @param {string} game */
export function call(kind, game) {
  load('/web/ring.js').then(
    ({ ring }) => ring(kind, game),
    () => null,
  );
}

/** Calls for what comes to wait for me, not for what waited when one came. */
export class Caller {
  constructor() {
    /** @type {Set<string> | null} */
    this.waited = null;
  }

  /** These tables wait for me now. @param {Card[]} cards */
  hear(cards) {
    const before = this.waited;
    const named = (/** @type {Card} */ { table, asked }) => `${table.id} ${asked ?? ''}`;
    this.waited = new Set(cards.map(named));
    for (const card of before ? cards : []) if (!before?.has(named(card))) call(card.asked ? 'asked' : 'turn', card.table.game);
  }
}
