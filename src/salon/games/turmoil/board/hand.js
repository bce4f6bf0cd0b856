// The hand: what each card is worth, whose event it is, and whether it could take place.
import { fill, h, icon } from '../../../web/dom.js';
import { sentences } from '../../../web/words.js';
import { EMBLEMS, SHORT, SIDES, prints } from './data.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

/** @type {WeakMap<object, Map<string, string>>}  what the cards of a catalogue say */
const texts = new WeakMap();

/** What a card says. @param {TableContext} table @param {string} symbol */
export function effectOf(table, symbol) {
  let known = texts.get(table.cards);
  if (!known) {
    known = new Map(table.cards.map((card) => [card.id, sentences(card.effect)]));
    texts.set(table.cards, known);
  }
  return known.get(symbol) ?? '';
}

/** Whose card it is, for its colours. @param {string} symbol */
export function kindOf(symbol) {
  const card = prints.cards[symbol];
  if (card) return card.scores ? 'scoring' : SHORT[card.side];
  return SHORT[prints.stability[symbol] ?? 'both'];
}

/**
 * The roundel of a card: its value, changed or not, and whose event it is.
 * @param {TableContext} table @param {string} symbol @param {number} [value]
 */
export function roundel(table, symbol, value) {
  const card = prints.cards[symbol];
  if (!card || card.scores) {
    return h(
      'span',
      { class: 'tm-roundel' },
      icon(card ? `${card.scores === 'austria_hungary' ? 'sh-austria' : `sh-${card.scores}`}` : EMBLEMS[prints.stability[symbol] ?? 'both'], ''),
    );
  }
  const worth = value ?? card.ops;
  const changed = worth !== card.ops;
  return h(
    'span',
    { class: `tm-roundel ${changed ? 'altered' : ''}` },
    h('b', null, worth),
    changed ? h('s', null, card.ops) : null,
    h('span', { class: 'tm-ally' }, icon(EMBLEMS[card.side], '')),
  );
}

/** The facts of a card in words. @param {TableContext} table @param {string} symbol @param {number} [value] @param {boolean} [unmet] */
export function facts(table, symbol, value, unmet) {
  const card = prints.cards[symbol];
  const { view } = table;
  if (!card) return [];
  const whose = card.scores
    ? table.text('board-scoring-card')
    : card.side === 'both'
      ? table.text('board-either')
      : view.you === null
        ? table.words[`side-${card.side}`]
        : table.text(card.side === SIDES[view.you] ? 'board-own' : 'board-theirs');
  return [
    whose,
    ...(card.scores ? [] : [`${table.text('board-ops')} ${value ?? card.ops}${value !== undefined && value !== card.ops ? ` (${card.ops})` : ''}`]),
    table.words[`era-${card.era}`],
    ...(unmet ? [table.text('board-unmet')] : []),
    ...(card.lasting ? [table.text('board-lasting')] : []),
    ...(card.asterisk ? [table.text('board-once')] : []),
  ];
}

export class Hand {
  constructor() {
    this.title = h('h2', { class: 'caps tm-hand-title' });
    this.list = h('ol', { class: 'tm-cards' });
    this.element = h('section', { class: 'tm-hand', 'data-lesson': 'part.hand' }, this.title, this.list);
    this.look = '';
    this.opened = ''; // the card that was pointed at last: its text stays open
  }

  /** Whether the cards are mere roundels now: their text is then told beside the question. */
  get isFolded() {
    return getComputedStyle(this.list).getPropertyValue('--folded').trim() === '1';
  }

  /** @param {string} symbol */
  open(symbol) {
    if (symbol === this.opened) return;
    this.opened = symbol;
    for (const card of this.list.querySelectorAll('.tm-card')) card.classList.toggle('open', card.getAttribute('data-card') === symbol);
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    const mine = view.you === null ? null : view.players[view.you];
    const cards = /** @type {string[]} */ ((mine?.hand ?? []).filter((card) => card !== null));
    this.element.hidden = mine === null || (view.result !== null && !cards.length);
    this.element.setAttribute('aria-label', table.text('board-hand'));
    const look = JSON.stringify([cards, mine?.values, mine?.unmet, mine?.due, table.language]);
    for (const face of this.list.querySelectorAll('.tm-press')) clear(face);
    if (look === this.look) return;
    this.look = look;
    fill(this.title, table.text('board-hand'), h('span', { class: 'num' }, ` ${cards.length}`));
    this.list.style.setProperty('--n', String(cards.length));
    fill(
      this.list,
      cards.map((card, n) => h('li', null, this.card(table, card, mine?.values[n], mine?.unmet.includes(card) ?? false, mine?.due ?? false))),
    );
  }

  /** A strip: roundel, name, whose event it is; and its text, where there is room or it was pointed at. @param {TableContext} table @param {string} symbol @param {number | undefined} value @param {boolean} unmet @param {boolean} due */
  card(table, symbol, value, unmet, due) {
    const card = prints.cards[symbol];
    const name = table.name(symbol);
    const whose = facts(table, symbol, value)[0];
    const about = table.text('about', { name });
    const tag = card.scores ? table.text(due ? 'board-must-now' : 'board-must') : unmet ? table.text('board-not-now') : whose;
    return h(
      'div',
      {
        class: `tm-card ${kindOf(symbol)} ${unmet ? 'unmet' : ''} ${symbol === this.opened ? 'open' : ''}`,
        'data-symbol': symbol,
        'data-card': symbol,
      },
      roundel(table, symbol, value),
      h('b', { class: `tm-card-title ${card.red ? 'red' : ''} ${card.lasting ? 'lasting' : ''}` }, name.replaceAll('/', '/\u200b'), card.asterisk ? '*' : ''),
      h('small', { class: `tm-tag-of ${due ? 'due' : ''}` }, tag),
      h('p', { class: 'tm-card-text' }, unmet ? h('em', null, `${table.text('board-unmet')}. `) : null, effectOf(table, symbol)),
      press(symbol),
      h('button', { type: 'button', class: 'tm-info', 'aria-label': about, title: about, onclick: () => table.card(symbol) }, 'i'),
    );
  }
}

/** A clear sheet over a card: what is pressed for it. It has no text of its own. @param {string} symbol */
export const press = (symbol) => h('div', { class: 'tm-press', 'data-action': symbol });

/** Take the marks of the shell away. @param {Element} face */
export function clear(face) {
  if (!face.hasAttribute('data-shell')) return;
  face.classList.remove('legal', 'closed', 'chosen');
  for (const name of ['data-shell', 'tabindex', 'aria-disabled', 'role', 'aria-label']) face.removeAttribute(name);
}
