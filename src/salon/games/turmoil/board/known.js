// What one knows of the opponent's hand: cards that were shown, or seen by Espionage, until they are played.
import { fill, h } from '../../../web/dom.js';
import { show } from '../../../web/toast.js';
import { kindOf, roundel } from './hand.js';
import { cardLine } from './piles.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

export class Known {
  constructor() {
    this.element = h('button', { type: 'button', class: 'tm-known', hidden: true, onclick: () => this.open() });
    this.look = '';
    /** @type {string[]} */
    this.cards = [];
    this.title = '';
    /** @type {TableContext | null} */
    this.table = null;
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    const theirs = view.you === null ? [] : view.players[1 - view.you].hand;
    this.table = table;
    this.cards = theirs.filter((card) => card !== null);
    this.element.hidden = !this.cards.length;
    const look = JSON.stringify([this.cards, theirs.length, table.language]);
    if (look === this.look) return;
    this.look = look;
    this.title = table.text('board-known', { n: this.cards.length, of: theirs.length });
    fill(
      this.element,
      h('span', { class: 'tm-known-title' }, this.title),
      this.cards.map((card) =>
        h(
          'span',
          { class: `tm-known-card ${kindOf(card)}`, 'data-symbol': card },
          roundel(table, card),
          h('span', { class: 'tm-known-name' }, table.name(card)),
        ),
      ),
    );
  }

  /** All of them with their text. */
  open() {
    const { table } = this;
    if (!table) return;
    show(
      this.title,
      h(
        'ul',
        { class: 'tm-browse' },
        this.cards.map((card) => cardLine(table, card)),
      ),
    );
  }
}
