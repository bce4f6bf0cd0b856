/** A kind of card by itself, as the library shows it: a golden card without a value, and what it does beside it. */
import { h } from '../../../web/dom.js';
import { goldCard } from './parts.js';

/** @param {import('../../../web/table.js').TableContext} table @param {string} symbol  such as `character.king` */
export function card(table, symbol) {
  const about = table.cards.find((known) => known.id === symbol);
  const kind = symbol.split('.')[1];
  const gold = goldCard(
    /** @type {any} */ ({ table: { ...table, name: () => about?.name ?? '', cards: about ? [{ ...about, effect: [] }] : [] } }),
    `card.${kind}.1`,
  );
  gold.querySelector('.court-wax')?.remove();
  gold.setAttribute('aria-hidden', 'true');
  gold.removeAttribute('aria-label');
  return h(
    'div',
    { class: 'court-board court-lone' },
    gold,
    h(
      'div',
      { class: 'court-told' },
      h('h3', null, about?.name),
      about?.facts.map((fact) => h('p', { class: 'muted' }, fact)) ?? [],
      about?.effect.map((sentence) => h('p', null, sentence)) ?? [],
    ),
  );
}
