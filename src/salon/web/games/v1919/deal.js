/** Deals: put together term by term, answered, countered, withdrawn. The game waits meanwhile. */
import { h, icon } from '../../dom.js';
import { asked, own } from './data.js';
import { chip } from './docket.js';
import { el, flag } from './parts.js';
import { termWords } from './terms.js';

/** @typedef {import('../../table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Term} Term */

const LONGEST = 280; // letters of a note

/** The dialog, while a deal is in the making. @param {TableContext} table @param {View} view */
export function dealDialog(table, view) {
  const question = asked(view);
  const mine = /^deal-/.test(question?.id ?? '');
  const { offer } = view;
  if (!offer && !(mine && question?.id === 'deal-partner')) return null;
  const me = own(view);
  const title = table.text(offer && !offer.draft ? 'v1919-deal-offered' : 'v1919-deal-new');
  return h(
    'section',
    { class: 'v-deal panel', role: 'dialog', 'aria-label': title, 'data-key': 'deal' },
    el('header', '', el('h2', '', icon('ui-deal'), title), el('span', 'spring'), el('span', 'caps', table.text('v1919-binding'))),
    offer ? el('p', 'v-pair', flag(offer.nation), el('b', '', table.name(`nation.${offer.nation}`)), '→', flag(offer.partner), el('b', '', table.name(`nation.${offer.partner}`))) : null,
    offer ? termList(table, offer.terms, [offer.nation, offer.partner]) : null,
    offer?.note ? el('p', 'v-words', el('q', '', offer.note), el('small', '', table.text('v1919-note-free'))) : null,
    mine ? controls(table, view, question?.id ?? '') : el('p', 'v-note', table.text('v1919-deal-others')),
    offer && !offer.draft && me === offer.nation ? el('p', 'v-note', table.text('v1919-deal-waits')) : null,
  );
}

/** @param {TableContext} table @param {Term[]} terms @param {string[]} pair */
export function termList(table, terms, pair) {
  if (!terms.length) return el('p', 'v-note', table.text('v1919-no-terms'));
  return el('ul', 'v-terms', terms.map((term, n) => h('li', { 'data-key': `${n}${term.kind}`, 'data-symbol': term.action }, flag(term.nation), el('span', '', termWords(table, term, pair)))));
}

/** What may be said now. @param {TableContext} table @param {View} view @param {string} question */
function controls(table, view, question) {
  const answers = [...table.answers.keys()].filter((action) => action !== 'verb.propose');
  const last = answers.filter((action) => /verb\.(offer|cancel|accept|refuse|withdraw)$/.test(action));
  const first = answers.filter((action) => !last.includes(action));
  return el('div', 'v-controls',
    first.length ? el('p', 'caps', table.text(question === 'deal-partner' ? 'v1919-deal-with' : question === 'deal-object' ? 'v1919-deal-about' : 'v1919-deal-term')) : null,
    first.length ? el('div', 'v-choices', first.map((action) => chip(table, view, action))) : null,
    answers.includes('verb.offer') ? h('label', { class: 'v-say', 'data-key': 'say' }, el('span', '', table.text('v1919-note')), h('textarea', { rows: 2, maxlength: LONGEST, class: 'search', 'data-note': true }), el('small', '', table.text('v1919-note-free'))) : null,
    el('div', 'v-choices v-closing', last.map((action) => chip(table, view, action)),
      answers.includes('verb.refuse') ? el('span', 'v-chip k-verb', icon('ui-deal'), h('button', { type: 'button', class: 'v-hit legal', 'data-do': 'counter' }, table.text('v1919-counter'))) : null));
}

/**
 * @param {{ root: HTMLElement, table: TableContext, view: View, next: string[] }} board
 * @param {HTMLElement} found  the button that was pressed
 * @param {Event} event
 */
export function dealPress(board, found, event) {
  const { table, view } = board;
  board.next = [];
  if (found.dataset.action === 'verb.offer' && found.classList.contains('legal')) {
    event.stopPropagation(); // the note goes with it
    const field = board.root.querySelector('[data-note]');
    const note = field instanceof HTMLTextAreaElement ? field.value.trim() : '';
    if (field instanceof HTMLTextAreaElement) field.value = '';
    table.choose('verb.offer', { note }); // an empty one says that there is none
  }
  if (found.dataset.do === 'counter' && view.offer) {
    board.next = ['verb.propose', `nation.${view.offer.nation}`];
    table.choose('verb.refuse');
  }
}

/** A counter-offer: after the refusal the new deal is begun. @param {{ table: TableContext, next: string[] }} board */
export function followDeal(board) {
  const { table, next } = board;
  const [action] = next;
  if (!action || !table.question) return;
  const answer = table.answers.get(action);
  board.next = answer && answer.legal !== false ? next.slice(1) : [];
  if (answer && answer.legal !== false) queueMicrotask(() => table.choose(action));
}
