// What waits for me at my tables: a count in the masthead and the title, a line for a question to all, a sound.
// The front page and a table tell it by their own lines; on all other pages of the house there is one for it.
import { button, fill, h } from './dom.js';
import { Hall, urgency } from './hall.js';
import { ring } from './ring.js';
import { whoAmI } from './session.js';
import { currentLanguage, text } from './words.js';

/** @import { Card } from './wire.d.ts' */

/** In the masthead: how many tables wait for me, and the way to the most urgent. */
export const turns = h('a', { class: 'turns num', hidden: true });
/** Below the masthead: what is asked of all at a table of mine. */
export const question = h('div', { class: 'calling', role: 'status', hidden: true });

let title = 'Salon';
let count = 0;
/** @type {Set<string> | null} */
let waiting = null; // what waited when it was told last
/** @type {Set<string>} */
const put = new Set(); // questions that I have put aside
/** @type {Hall | null} */
let line = null;
let heard = ''; // for whom the line is, and in which language

/** What the page is about; the number of tables that wait for me stands before it. @param {string} about */
export function entitle(about) {
  title = about;
  document.title = count ? `(${count}) ${title}` : title;
}

/** Hear of my tables, on a page that is about something else. */
export function listen() {
  const me = whoAmI();
  const now = me ? `${me.id} ${currentLanguage()}` : '';
  if (now === heard) return;
  rest();
  heard = now;
  if (me) line = new Hall({ told: () => line && wait([...line.cards.values()].sort((a, b) => urgency(line, a) - urgency(line, b))), state: () => null }, true);
}

/** The page hears of them by itself, or there is nothing to hear. */
export function rest() {
  line?.close();
  line = null;
  heard = '';
  waiting = null;
  wait([], false);
}

/** These tables wait for me, the most urgent first. @param {Card[]} cards @param {boolean} [aloud] */
export function wait(cards, aloud = true) {
  const now = new Set(cards.map(({ table, asked }) => `${table.id} ${asked ?? ''}`));
  for (const { table, asked } of aloud && waiting ? cards : []) {
    if (!waiting?.has(`${table.id} ${asked ?? ''}`)) ring(asked ? 'asked' : 'turn', table.game);
  }
  waiting = aloud ? now : null;
  count = cards.length;
  const [first] = cards;
  turns.hidden = !first;
  if (first) turns.setAttribute('href', `/tables/${first.table.id}`);
  turns.setAttribute('aria-label', text('turns', { n: count }));
  fill(turns, h('span', { class: 'short' }, count), h('span', { class: 'long' }, text('turns', { n: count })));
  entitle(title);
  ask(cards.find(({ table, asked }) => asked && !put.has(`${table.id} ${asked}`)));
}

/** @param {Card | undefined} card */
function ask(card) {
  question.hidden = !card || !line;
  if (!card || !line) return fill(question);
  const { id, title: game } = card.table;
  fill(
    question,
    h('p', null, h('b', null, game), ' ', card.asked),
    h('a', { class: 'btn primary', href: `/tables/${id}` }, text('fair-to-table')),
    button(text('close'), () => {
      put.add(`${id} ${card.asked}`);
      question.hidden = true;
    }),
  );
}
