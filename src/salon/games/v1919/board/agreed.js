/** What was agreed on, beside the powers: what binds, what is due, what was promised for later and what became of it. */
import { h, icon } from '../../../web/dom.js';
import { own, takesPart, talk } from './data.js';
import { el, flag } from './parts.js';
import { parties, termList } from './terms.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Term} Term */

/** @type {Record<string, string>} */
const EMBLEMS = { binding: 'seal', due: 'ui-clock', unbound: 'quill', kept: 'ui-check', broken: 'ui-cross' };

/** Whether an offer is shown here: one on the sheet is not. @param {TableContext} table @param {View} view */
const beside = (table, view) => (/** @type {import('./data.js').Offer} */ offer) => !table.question || !takesPart(offer, own(view));

/** How many things there are to know. @param {TableContext} table @param {View} view */
export const howMany = (table, view) =>
  view.terms.length + view.dues.length + view.marks.length + view.notes.length + view.offers.filter(beside(table, view)).length;

/** @param {TableContext} table @param {View} view */
export function agreed(table, view) {
  if (!howMany(table, view)) return null;
  const { terms, dues, marks, offers } = talk(table, view);
  const title = table.text('board-agreed');
  return h(
    'section',
    { class: 'v-agreed', id: 'v-agreed', tabindex: '-1', 'aria-label': title, 'data-key': 'agreed' },
    el('h2', '', icon('ui-deal'), title),
    el(
      'ul',
      '',
      terms.filter((term) => !term.turns).map((term, n) => line(table, term, 'binding', n)),
      dues.map((term, n) => line(table, term, 'due', n)),
      terms.filter((term) => term.turns).map((term, n) => line(table, term, 'unbound', n)),
      marks.map((term, n) => line(table, term, term.kept ? 'kept' : 'broken', n)),
      view.notes.map((note, n) =>
        h(
          'li',
          { class: 'v-words', 'data-key': `note${n}` },
          flag(note.nation),
          el('q', '', note.words),
          el('em', '', icon('quill'), table.text('board-unbound')),
        ),
      ),
      offers
        .filter(beside(table, view))
        .map((offer, n) =>
          h(
            'li',
            { class: 'v-between', 'data-key': `offer${n}${offer.nation}` },
            h(
              'details',
              null,
              el('summary', '', el('span', '', table.text('board-deal-between')), parties(table, offer)),
              termList(table, view, offer.terms),
              offer.note ? el('q', '', offer.note) : null,
            ),
          ),
        ),
    ),
  );
}

/** @param {TableContext} table @param {Term} term @param {string} state @param {number} n */
function line(table, term, state, n) {
  return h(
    'li',
    { class: `v-${state}`, 'data-key': `${state}${n}`, 'data-symbol': term.action, 'data-state': state },
    flag(term.nation),
    el('span', 'v-said', term.words),
    el('em', '', icon(EMBLEMS[state]), table.text(`board-${state}`)),
  );
}
