// All cards of a game: filters that are an address, counts that follow each other, cards or a table.
import { fill, h, heads, icon } from '../dom.js';
import { go, stay } from '../router.js';
import { languages, text } from '../words.js';
import { cardAddress, fits, fold, tongue } from './data.js';
import { artist, face, foot, key, mark, sourceName } from './face.js';
import { address, asked, head, keys, searchField, ways } from './frame.js';

/** @typedef {import('./data.js').DeckCard} DeckCard */
/** @typedef {import('./data.js').Tongue} Tongue */
/** @typedef {{id: string, title: string, values: [string, string][], of: (card: DeckCard) => string[]}} Facet  what one may look for */

/** @param {import('../app.js').Page} page @param {string} game */
export async function cardsPage(page, game) {
  const spoken = await tongue(game);
  const drawn = await artist(spoken);
  const catalogue = new Catalogue(game, spoken, drawn);
  page.place(text('cards-of', { game: spoken.deck.title }));
  fill(page.main, await head('cards', game, text('cards-of', { game: spoken.deck.title })), catalogue.element);
  catalogue.draw();
  return keys((event) => catalogue.press(event));
}

/** What the cards of a game can be looked for by. @param {Tongue} tongue @returns {Facet[]} */
export function facets({ deck }) {
  const groups = Object.entries(deck.groups).map(([group, title]) => ({
    id: group,
    title,
    values: Object.entries(deck.tags)
      .filter(([tag]) => tag.startsWith(`${group}.`))
      .map(([tag, name]) => /** @type {[string, string]} */ ([tag.slice(group.length + 1), name])),
    of: (/** @type {DeckCard} */ card) => (card.tags ?? []).filter((tag) => tag.startsWith(`${group}.`)).map((tag) => tag.slice(group.length + 1)),
  }));
  const sources = [...new Set(deck.cards.map((card) => card.source))];
  return [
    { id: 'kind', title: text('kind'), values: Object.entries(deck.kinds), of: (card) => [card.kind] },
    ...groups,
    { id: 'source', title: text('comes-from'), values: sources.map((source) => [source, sourceName(source)]), of: (card) => [card.source] },
  ];
}

/** What the address asks for, by facet. @param {Facet[]} all @returns {Map<string, string[]>} */
export function chosen(all) {
  return new Map(all.map(({ id }) => [id, asked(id).split(',').filter(Boolean)]));
}

/** Whether a card has one of the chosen values of each facet, but for one that is left out. @param {Facet[]} all @param {Map<string, string[]>} wanted @param {DeckCard} card @param {string} [but] */
function passes(all, wanted, card, but = '') {
  return all.every(({ id, of }) => {
    const values = wanted.get(id) ?? [];
    return id === but || !values.length || of(card).some((value) => values.includes(value));
  });
}

/** What is said on a card, to be searched. @param {DeckCard} card */
const said = (card) => fold([card.name, ...card.facts, ...card.effect].join(' '));

/** The cards that the address asks for. @param {Tongue} tongue @returns {DeckCard[]} */
export function found(tongue) {
  const all = facets(tongue);
  const [wanted, search] = [chosen(all), fold(asked('q'))];
  return tongue.deck.cards.filter((card) => passes(all, wanted, card) && (!search.trim() || fits(said(card), search) > 1));
}

class Catalogue {
  /** @param {string} game @param {Tongue} tongue @param {import('./face.js').Artist | null} drawn */
  constructor(game, tongue, drawn) {
    this.game = game;
    this.tongue = tongue;
    this.drawn = drawn;
    this.facets = facets(tongue);
    /** @type {Map<string, HTMLElement>} */
    this.made = new Map();
    this.sort = { by: '', down: false };
    this.count = h('p', { class: 'muted', role: 'status' });
    this.chips = h('div', { class: 'lib-chips' });
    this.views = h('div', null);
    this.filters = h('div', { class: 'lib-facets' });
    this.body = h('div', { class: 'lib-cards-body' });
    this.print = h('a', { class: 'btn' }, icon('ui-share'), h('span', null, text('print')));
    this.element = h(
      'div',
      { class: 'lib-catalogue' },
      h(
        'div',
        { class: 'lib-bar' },
        searchField(text('search-cards'), asked('q'), (value) => this.change({ q: value })),
        this.count,
        h('span', { class: 'spring' }),
        this.views,
        this.print,
      ),
      h('details', { class: 'lib-filter', open: matchMedia('(min-width: 901px)').matches }, h('summary', null, text('filter')), this.filters),
      h('section', { class: 'lib-shown', 'aria-label': text('cards') }, this.chips, this.body),
    );
  }

  /** @param {Record<string, string>} changed */
  change(changed) {
    stay(address(changed));
    this.draw();
  }

  /** @param {string} facet @param {string} value */
  toggle(facet, value) {
    const now = chosen(this.facets).get(facet) ?? [];
    this.change({ [facet]: (now.includes(value) ? now.filter((other) => other !== value) : [...now, value]).join(',') });
  }

  draw() {
    const cards = found(this.tongue);
    this.count.textContent = text('of-cards', { n: cards.length, all: this.tongue.deck.cards.length });
    this.print.setAttribute('href', address({ view: '' }, `/cards/${this.game}/print`));
    fill(
      this.views,
      ways(
        text('show-as'),
        [
          ['', text('cards')],
          ['table', text('table')],
        ],
        asked('view'),
        (view) => this.change({ view }),
      ),
    );
    this.drawFilters();
    this.drawChips();
    if (!cards.length) fill(this.body, this.nothing());
    else if (asked('view') === 'table') fill(this.body, this.table(cards));
    else
      fill(
        this.body,
        h('h2', { class: 'vh' }, text('cards')),
        key(),
        h(
          'ul',
          { class: 'lib-grid' },
          cards.map((card) => this.item(card)),
        ),
      );
  }

  drawFilters() {
    const [wanted, search] = [chosen(this.facets), fold(asked('q'))];
    const cards = this.tongue.deck.cards.filter((card) => !search.trim() || fits(said(card), search) > 1);
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.id : '';
    fill(
      this.filters,
      this.facets.map(({ id, title, values, of }) => {
        const others = cards.filter((card) => passes(this.facets, wanted, card, id));
        return h(
          'fieldset',
          null,
          h('legend', { class: 'caps' }, title),
          values.map(([value, words]) =>
            h(
              'label',
              null,
              h('input', {
                type: 'checkbox',
                id: `facet-${id}-${value}`,
                checked: (wanted.get(id) ?? []).includes(value),
                onchange: () => this.toggle(id, value),
              }),
              id === 'source' ? mark(value) : null,
              h('span', null, words),
              h('span', { class: 'num muted' }, others.filter((card) => of(card).includes(value)).length),
            ),
          ),
        );
      }),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  /** What is chosen, to be let go again. */
  drawChips() {
    const wanted = chosen(this.facets);
    const chips = this.facets.flatMap(({ id, values }) =>
      (wanted.get(id) ?? []).map((value) => {
        const words = values.find(([known]) => known === value)?.[1] ?? value;
        return h(
          'button',
          { type: 'button', class: 'lib-chip', 'aria-label': text('without', { name: words }), onclick: () => this.toggle(id, value) },
          words,
          icon('ui-cross'),
        );
      }),
    );
    fill(this.chips, chips);
    this.chips.hidden = !chips.length;
  }

  /** Nothing was found: what would be, if one loosened a filter. */
  nothing() {
    const [wanted, search] = [chosen(this.facets), fold(asked('q'))];
    const all = this.tongue.deck.cards;
    const loose = this.facets
      .filter(({ id }) => wanted.get(id)?.length)
      .map(({ id, title }) => ({
        id,
        title,
        n: all.filter((card) => passes(this.facets, wanted, card, id) && (!search || fits(said(card), search) > 1)).length,
      }));
    if (search) loose.push({ id: 'q', title: text('search-cards'), n: all.filter((card) => passes(this.facets, wanted, card)).length });
    return h(
      'div',
      { class: 'panel' },
      h('h2', null, text('nothing-found')),
      h(
        'p',
        { class: 'acts' },
        loose.map(({ id, title, n }) => h('a', { class: 'btn', href: address({ [id]: '' }) }, text('loosen', { name: title, n }))),
      ),
    );
  }

  /** @param {DeckCard} card */
  item(card) {
    const known = this.made.get(card.id);
    if (known) return known;
    const item = h('li', { class: 'lib-card', 'data-card': card.id });
    this.made.set(card.id, item);
    this.dress(item, this.tongue, card);
    return item;
  }

  /** @param {HTMLElement} item @param {Tongue} tongue @param {DeckCard} card */
  dress(item, tongue, card) {
    item.dataset.language = tongue.language;
    fill(
      item,
      h(
        'div',
        { class: 'lib-face' },
        face(this.drawn, tongue, card),
        h('a', { class: 'lib-open', href: cardAddress(this.game, card.id), lang: tongue.language, 'aria-label': card.name }),
      ),
      foot(this.tongue, this.tongue.deck.cards.find(({ id }) => id === card.id) ?? card),
    );
  }

  /** The cards as rows to sort. @param {DeckCard[]} cards */
  table(cards) {
    const { deck } = this.tongue;
    const numbers = Object.entries(deck.numbers).filter(([name]) => cards.some((card) => card.numbers?.[name] !== undefined));
    const groups = Object.entries(deck.groups).filter(([group]) => cards.some((card) => card.tags?.some((tag) => tag.startsWith(`${group}.`))));
    const tags = (/** @type {DeckCard} */ card, /** @type {string} */ group) =>
      (card.tags ?? [])
        .filter((tag) => tag.startsWith(`${group}.`))
        .map((tag) => deck.tags[tag])
        .join(', ');
    /** @type {[string, string, (card: DeckCard) => string | number][]} */
    const columns = [
      ['name', text('card-name'), (card) => card.name],
      ['kind', text('kind'), (card) => deck.kinds[card.kind] ?? card.kind],
      ...numbers.map(
        ([name, words]) => /** @type {[string, string, (card: DeckCard) => string | number]} */ ([name, words, (card) => card.numbers?.[name] ?? '']),
      ),
      ...groups.map(([group, words]) => /** @type {[string, string, (card: DeckCard) => string | number]} */ ([group, words, (card) => tags(card, group)])),
      ['source', text('comes-from'), (card) => sourceName(card.source)],
    ];
    const by = columns.find(([id]) => id === this.sort.by);
    const rows = by ? [...cards].sort((a, b) => compare(by[2](a), by[2](b)) * (this.sort.down ? -1 : 1)) : cards;
    const order = (/** @type {string} */ id) => (this.sort.by !== id ? 'none' : this.sort.down ? 'descending' : 'ascending');
    const press = (/** @type {string} */ id) => {
      this.sort = { by: id, down: this.sort.by === id && !this.sort.down };
      this.draw();
      const again = this.body.querySelector(`th[data-column="${id}"] button`);
      if (again instanceof HTMLElement) again.focus();
    };
    return h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': text('table') },
      h(
        'table',
        { class: 'lib-table' },
        heads(
          columns.map(([id, words]) =>
            h('th', { scope: 'col', 'aria-sort': order(id), 'data-column': id }, h('button', { type: 'button', onclick: () => press(id) }, words)),
          ),
        ),
        h(
          'tbody',
          null,
          rows.map((card) =>
            h(
              'tr',
              null,
              columns.map(([id, , of], n) =>
                n
                  ? h('td', { class: typeof of(card) === 'number' ? 'num' : null }, id === 'source' ? mark(card.source) : null, of(card))
                  : h('th', { scope: 'row' }, h('a', { href: cardAddress(this.game, card.id) }, card.name)),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key === 'p' || event.key === 'P') return go(this.print.getAttribute('href') ?? '');
    const cards = /** @type {HTMLElement[]} */ ([...this.body.querySelectorAll('.lib-open')]);
    if (!cards.length) return;
    const at = cards.findIndex((card) => card === document.activeElement);
    if (event.key === 'l' || event.key === 'L') {
      const item = document.activeElement?.closest('.lib-card');
      if (item instanceof HTMLElement) this.translate(item);
      return;
    }
    const step = steps(cards, at)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    cards[Math.max(0, Math.min(cards.length - 1, at < 0 ? 0 : at + step))].focus();
  }

  /** This one card in the next language. @param {HTMLElement} item */
  async translate(item) {
    const known = languages().map(({ id }) => id);
    const next = known[(known.findIndex((id) => id === item.dataset.language) + 1) % known.length];
    const other = await tongue(this.game, next);
    const card = other.deck.cards.find(({ id }) => id === item.dataset.card);
    if (!card) return;
    this.dress(item, other, card);
    const open = item.querySelector('.lib-open');
    if (open instanceof HTMLElement) open.focus();
  }
}

/** How far each arrow goes: up and down by the cards of a row. @param {HTMLElement[]} cards @param {number} at @returns {Record<string, number>} */
function steps(cards, at) {
  const top = (/** @type {number} */ n) => cards[n]?.getBoundingClientRect().top ?? NaN;
  const row = cards.filter((_, n) => Math.abs(top(n) - top(Math.max(0, at))) < 4).length || 1;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
}

/** @param {string | number} a @param {string | number} b */
function compare(a, b) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return String(a).localeCompare(String(b), document.documentElement.lang);
}
