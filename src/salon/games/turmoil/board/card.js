/** A card by itself, as the library shows it: the hand's own parts, with nothing to press. */
import { h } from '../../../web/dom.js';
import { isStability, prints, readPrints } from './data.js';
import { effectOf, facts, kindOf, roundel } from './hand.js';

/** @param {import('../../../web/table.js').TableContext} table @param {string} symbol */
export function card(table, symbol) {
  readPrints(table);
  const about = table.cards.find((known) => known.id === symbol);
  const printed = about?.printed ?? {};
  const isPlayed = symbol in prints.cards;
  const said = isPlayed ? facts(table, symbol) : (about?.facts ?? []);
  const more = isPlayed ? (about?.facts ?? []).slice(said.length) : [];
  const worn = isPlayed || isStability(symbol);
  return h(
    'div',
    { class: `tm-lone ${worn ? kindOf(symbol) : 'b'}` },
    h(
      'span',
      { class: 'tm-card-top' },
      worn ? roundel(table, symbol) : h('span', { class: 'tm-roundel' }, h('b', null, printed.entry ?? printed.priority ?? '')),
      h('h3', { class: `tm-card-title ${printed.red ? 'red' : ''} ${printed.lasting ? 'lasting' : ''}` }, `${about?.name ?? ''}${printed.asterisk ? '*' : ''}`),
    ),
    h(
      'span',
      { class: 'tm-ribbon' },
      said.map((fact, n) => h(n ? 'span' : 'b', null, fact)),
    ),
    h('span', { class: 'tm-card-text' }, effectOf(table, symbol)),
    more.map((fact) => h('small', null, fact)),
  );
}
