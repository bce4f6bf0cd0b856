// What waits for me at my tables, told on the pages that have no line of their own for it: all but the front page and a table.
import { button, fill, h } from './dom.js';
import { Hall, urgency } from './hall.js';
import { whoAmI } from './session.js';
import { Caller, showTurns } from './turns.js';
import { currentLanguage, text } from './words.js';

/** @import { Card } from './wire.d.ts' */

/** Below the masthead: what is asked of all at a table of mine. */
const question = h('div', { class: 'calling', role: 'status', hidden: true });

/** @type {Set<string>} */
const put = new Set(); // questions that I have put aside
/** @type {Hall | null} */
let line = null;
let heard = ''; // for whom the line is, and in which language

/** Hear of my tables. @param {HTMLElement} before  what the question stands above */
export function listen(before) {
  const me = whoAmI();
  const now = me ? `${me.id} ${currentLanguage()}` : '';
  if (now === heard) return;
  rest();
  heard = now;
  if (!me) return;
  before.before(question);
  const caller = new Caller();
  const hall = new Hall({ told: () => tell(hall, caller), state: () => null }, true);
  line = hall;
}

/** Hear no more. */
export function rest() {
  line?.close();
  line = null;
  heard = '';
  question.hidden = true;
  showTurns([]);
}

/** @param {Hall} hall @param {Caller} caller */
function tell(hall, caller) {
  const cards = [...hall.cards.values()].sort((a, b) => urgency(hall, a) - urgency(hall, b));
  showTurns(cards);
  caller.hear(cards);
  ask(cards.find(({ table, asked }) => asked && !put.has(`${table.id} ${asked}`)));
}

/** @param {Card | undefined} card */
function ask(card) {
  question.hidden = !card;
  if (!card) return;
  const { id, title } = card.table;
  fill(
    question,
    h('p', null, h('b', null, title), ' ', card.asked),
    h('a', { class: 'btn primary', href: `/tables/${id}` }, text('fair-to-table')),
    button(text('close'), () => {
      put.add(`${id} ${card.asked}`);
      question.hidden = true;
    }),
  );
}
