// The open Stability decks, the lasting events, and the piles: what is discarded, removed, and not yet seen.
import { fill, h, icon } from '../../../web/dom.js';
import { show } from '../../../web/toast.js';
import { SHORT, SIDES, eraIndex, printed, prints } from './data.js';
import { effectOf, kindOf, roundel } from './hand.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

const DECK = 10;

/** The Stability cards of a side. @param {number} side */
export const deckOf = (side) => Object.keys(prints.stability).filter((card) => prints.stability[card] === SIDES[side]);

/** A card as a line: its roundel, its name, what it does. @param {TableContext} table @param {string} symbol @param {string} [more] */
export function cardLine(table, symbol, more = '') {
  const card = prints.cards[symbol];
  return h(
    'li',
    { class: `tm-deckcard ${kindOf(symbol)} ${more}`, 'data-symbol': symbol },
    roundel(table, symbol),
    h(
      'div',
      null,
      h('b', { class: card?.red ? 'red' : '' }, table.name(symbol), card?.asterisk ? '*' : ''),
      card ? h('small', null, ` ${table.text(`board-era-${card.era}`)}`) : null,
      h('p', null, effectOf(table, symbol)),
    ),
  );
}

/** The cards that a seat has not seen yet: they lie in the deck or in a hidden hand. @param {TurmoilView} view */
export function unseen(view) {
  const open = new Set([...view.discard, ...view.removed, ...view.display, ...view.playing, ...view.players.flatMap((player) => player.hand)]);
  const now = eraIndex(view.era);
  return Object.keys(prints.cards).filter((card) => eraIndex(prints.cards[card].era) <= now && !open.has(card));
}

export class Piles {
  constructor() {
    this.element = h('section', { class: 'panel tm-panel tm-piles' });
    this.look = '';
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    const look = JSON.stringify([
      view.players.map((p) => [p.ready, p.hand]),
      view.deck,
      view.discard,
      view.removed,
      view.display,
      view.force,
      view.changes,
      view.barred,
      view.black_hand,
      table.language,
    ]);
    if (look === this.look) return;
    this.look = look;
    const title = table.text('board-piles');
    this.element.setAttribute('aria-label', title);
    const rest = unseen(view);
    const eras = printed.eras.map((era) => rest.filter((card) => prints.cards[card].era === era.id).length);
    const pile = (/** @type {string} */ key, /** @type {number} */ n, /** @type {string[]} */ cards) =>
      h(
        'button',
        { type: 'button', class: 'tm-pile', onclick: () => this.browse(table, table.text(key), cards) },
        `${table.text(key)} `,
        h('b', { class: 'num' }, n),
      );
    fill(
      this.element,
      h('h2', { class: 'vh' }, title),
      this.force(table, view),
      h(
        'div',
        { class: 'tm-decks' },
        [1, 0].map((side) => this.deck(table, view, side)),
      ),
      h(
        'p',
        { class: 'tm-pilerow' },
        pile('board-deck', view.deck, rest),
        pile('board-discards', view.discard.length, view.discard),
        pile('board-removed', view.removed.length, view.removed),
      ),
      h(
        'p',
        { class: 'tm-sum' },
        `${table.text('board-unseen')}: `,
        printed.eras.map((era, n) => (n <= eraIndex(view.era) ? h('span', null, `${table.text(`board-era-${era.id}`)} ${eras[n]}  `) : null)),
      ),
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {number} side */
  deck(table, view, side) {
    const { ready } = view.players[side];
    const all = deckOf(side);
    const count = ready ? `${ready.length}/${DECK}` : '?';
    const name = table.words[`side-${SIDES[side]}`];
    const open = () =>
      show(
        `${table.text('board-stability-deck')}: ${name}`,
        h(
          'ul',
          { class: 'tm-browse' },
          all.map((card) => cardLine(table, card, ready && !ready.includes(card) ? 'spent' : '')),
        ),
      );
    return h(
      'button',
      { type: 'button', class: `tm-deck ${SHORT[SIDES[side]]}`, onclick: open },
      sideIcon(SIDES[side]),
      h('span', { class: 'vh' }, `${name}: `),
      h('span', null, table.text('board-stability-deck')),
      h('b', { class: 'num' }, count),
      h(
        'span',
        { class: 'tm-pipline', 'aria-hidden': 'true' },
        all.map((card) => h('i', { class: ready?.includes(card) ? 'on' : '' })),
      ),
    );
  }

  /** What lasts. @param {TableContext} table @param {TurmoilView} view */
  force(table, view) {
    const chip = (/** @type {string} */ symbol, /** @type {string} */ note, /** @type {string} */ kind) =>
      h(
        'li',
        null,
        h(
          'button',
          { type: 'button', class: `tm-force ${kind}`, 'data-symbol': symbol, title: effectOf(table, symbol), onclick: () => table.card(symbol) },
          prints.cards[symbol] ? sideIcon(prints.cards[symbol].side) : icon('ui-lock'),
          table.name(symbol),
          note ? h('small', null, ` ${note}`) : null,
        ),
      );
    const chips = [
      ...view.display.map((card) => chip(card, '', '')),
      ...view.force.map((card) => chip(card, table.text('board-this-turn'), 'turn')),
      ...view.barred.map((card) => chip(card, table.text('board-barred'), 'barred')),
    ];
    return h(
      'div',
      { class: 'tm-forcerow' },
      h('h3', null, table.text('board-in-force')),
      chips.length ? h('ul', { class: 'tm-forces' }, chips) : h('p', { class: 'tm-sum' }, table.text('board-nothing')),
    );
  }

  /** @param {TableContext} table @param {string} title @param {string[]} cards */
  browse(table, title, cards) {
    const byEra = printed.eras.map((era) => ({ era, cards: cards.filter((card) => prints.cards[card]?.era === era.id) })).filter((group) => group.cards.length);
    show(
      `${title} ${cards.length}`,
      byEra.length
        ? byEra
            .map((group) => [
              h('h3', null, `${table.words[`era-${group.era.id}`]} ${group.cards.length}`),
              h(
                'ul',
                { class: 'tm-browse' },
                group.cards.map((card) => cardLine(table, card)),
              ),
            ])
            .flat()
        : h('p', null, table.text('board-nothing')),
    );
  }
}
