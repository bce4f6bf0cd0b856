/** A card by itself, as the library shows it: the board's own, with nothing to press. */
import { h } from '../../../web/dom.js';
import { parted } from '../../../web/named.js';
import { takeCards } from './data.js';
import { eventCard, issueCard } from './issues.js';
import { strategyCard } from './powers.js';

/** The words of the cards in a language. */
export const read = takeCards;

/** @param {import('../../../web/table.js').TableContext} table @param {string} symbol */
export function card(table, symbol) {
  const view = /** @type {any} */ ({ event_cube: null });
  const [kind] = parted(symbol);
  const made =
    kind === 'issue'
      ? issueCard(table, view, { issue: symbol }, 'drawn', true)
      : kind === 'event'
        ? eventCard(table, view, symbol, false)
        : strategyCard(table, symbol, [], null);
  for (const old of made.querySelectorAll('button')) {
    const bar = old.matches('.v-bar');
    old.replaceWith(h(bar ? 'div' : 'b', { class: bar ? 'v-bar' : 'v-name' }, ...old.childNodes));
  }
  for (const old of made.querySelectorAll('h4')) old.replaceWith(h('h3', null, ...old.childNodes));
  made.removeAttribute('aria-label');
  return h('div', { class: 'v-lone' }, made);
}
