/** The terms of a deal, and those who make it. */
import { h } from '../../../web/dom.js';
import { own } from './data.js';
import { el, flag } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Term} Term */

/** @param {TableContext} table @param {string} nation */
export const named = (table, nation) => el('span', 'v-named', flag(nation), el('b', '', table.name(`nation.${nation}`)));

/** Who offers it to whom. @param {TableContext} table @param {import('./data.js').Offer} offer */
export function parties(table, offer) {
  return el(
    'p',
    'v-pair',
    named(table, offer.nation),
    '→',
    offer.partners.map((nation) => named(table, nation)),
  );
}

/** Terms by who promises them, each with its number. @param {TableContext} table @param {View} view @param {Term[]} terms */
export function termList(table, view, terms) {
  if (!terms.length) return el('p', 'v-note', table.text('board-no-terms'));
  const me = own(view);
  const nations = [...new Set(terms.map((term) => term.nation))].sort((a, b) => Number(b === me) - Number(a === me));
  return el(
    'div',
    'v-sides',
    nations.map((nation) =>
      h(
        'div',
        { class: `v-side ${nation}`, 'data-key': nation },
        el('p', 'v-promises', flag(nation), el('b', '', nation === me ? table.text('board-you') : table.name(`nation.${nation}`))),
        el(
          'ul',
          'v-terms',
          terms.flatMap((term, n) => (term.nation === nation ? [termLine(term, n)] : [])),
        ),
      ),
    ),
  );
}

/** @param {Term} term @param {number} n */
const termLine = (term, n) =>
  h(
    'li',
    { 'data-key': `${n}${term.kind}`, 'data-symbol': term.action, 'data-term': term.kind },
    el('b', 'v-nth num', n + 1),
    el('span', 'v-said', term.words),
  );
