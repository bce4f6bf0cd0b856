// A board for any game: the view as panels, its things by their names.
import { fill, h, icon } from './dom.js';
import { maybe, text } from './words.js';

/** @typedef {import('./table.js').TableContext} TableContext */

export const id = 'generic';
export const buttons = 'all';

const SKIPPED = new Set(['game', 'you', 'pending', 'result']);
const SIDES = ['authoritarian', 'liberal']; // of the seats
const PER_SEAT = new Set(['powers']); // one entry for each seat
const PLATES = 12; // so many rows make a table too long
const FOLDED = 10; // so many cards in a pile are folded away

/** Draw the view. @param {HTMLElement} root @param {TableContext} table */
export function draw(root, table) {
  const open = new Map([...root.querySelectorAll('details')].map((d) => [d.dataset.key, d.open]));
  const painter = new Painter(table, open);
  const focus = document.activeElement;
  const kept = focus && root.contains(focus) ? focus.getAttribute('data-action') : null;
  fill(root, painter.panels(table.view, table.previous));
  if (kept) {
    const again = root.querySelector(`[data-action="${CSS.escape(kept)}"]`);
    if (again instanceof HTMLElement) queueMicrotask(() => again.focus());
  }
}

/** @param {any} value */
function isFlat(value) {
  return value === null || typeof value !== 'object';
}

/** @param {any} value @returns {value is Record<string, any>} */
function isObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** @param {any} a @param {any} b */
function differs(a, b) {
  return b !== undefined && JSON.stringify(a) !== JSON.stringify(b);
}

/** A plural as the singular that symbols use. @param {string} word */
function singular(word) {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
}

class Painter {
  /** @param {TableContext} table @param {Map<string | undefined, boolean>} open */
  constructor(table, open) {
    this.table = table;
    this.open = open;
    /** @type {Map<string, string>} */
    this.tails = new Map();
    for (const symbol of [...Object.keys(table.words).map((w) => w.replace('-', '.')), ...Object.keys(table.names)]) {
      const tail = symbol.slice(symbol.indexOf('.') + 1);
      if (!tail.includes('.') && /^(nation|region|space|side|counter|character|era|marker|change|issue|event|box|bloc|status)\./.test(symbol)) this.tails.set(tail, symbol);
    }
  }

  /** @param {Record<string, any>} view @param {any} before */
  panels(view, before) {
    /** @type {HTMLElement[]} */
    const narrow = [];
    /** @type {HTMLElement[]} */
    const wide = [];
    /** @type {[string, any][]} */
    const facts = [];
    for (const [key, value] of Object.entries(view)) {
      if (SKIPPED.has(key) || this.isEmpty(value) || this.isIdle(key, view)) continue;
      if (isFlat(value)) facts.push([key, value]);
      else if (this.isWide(key, value)) wide.push(this.panel(key, value, before?.[key]));
      else narrow.push(this.panel(key, value, before?.[key]));
    }
    const players = wide.filter((made) => made.dataset.key === 'players');
    const now = h(
      'section',
      { class: 'panel', 'aria-label': text('field-now') },
      h('header', null, h('h2', null, text('field-now'))),
      h('dl', { class: 'facts-list' }, facts.flatMap(([key, value]) => this.fact(key, value, before?.[key]))),
    );
    return [...players, h('div', { class: 'columns' }, now, narrow), ...wide.filter((made) => !players.includes(made))];
  }

  /** Numbers that mean nothing here: the seat of a named actor, the points of solitaire in company. @param {string} key @param {any} view */
  isIdle(key, view) {
    return (key === 'turn' && 'actor' in view) || (['vp', 'target'].includes(key) && view.mine === null);
  }

  /** @param {any} value */
  isEmpty(value) {
    return value === null || value === '' || (Array.isArray(value) && !value.length) || (isObject(value) && !Object.keys(value).length);
  }

  /** Whether a panel needs the whole width. @param {string} key @param {any} value */
  isWide(key, value) {
    const rows = Object.values(value).filter(isObject);
    return key === 'players' || rows.length > PLATES || Object.keys(rows[0] ?? {}).length > 3;
  }

  /** @param {string} key @param {any} value @param {any} before */
  panel(key, value, before) {
    return h(
      'section',
      { class: 'panel', 'data-key': key, 'aria-label': this.label(key) },
      h('header', null, h('h2', null, this.label(key)), h('span', { class: 'spring' }), Array.isArray(value) ? h('span', { class: 'caps num' }, value.length) : null),
      this.value(value, key, before),
    );
  }

  /** @param {string} key @param {any} value @param {any} before @returns {HTMLElement[]} */
  fact(key, value, before) {
    return [
      h('dt', null, this.label(key)),
      h('dd', { class: differs(value, before) ? 'changed' : '' }, this.value(value, key, before)),
    ];
  }

  /** A field's name in words. @param {string} key @param {string} [parent] */
  label(key, parent) {
    const symbol = this.symbol(key, parent);
    return maybe(`field-${key}`) || (symbol ? this.table.name(symbol) : key.replaceAll('_', ' '));
  }

  /** The thing a bare word stands for. @param {string} word @param {string} [parent] */
  symbol(word, parent) {
    if (word.includes('.')) return word;
    const own = parent ? `${singular(parent)}.${word}` : '';
    if (own && (own in this.table.names || own.replace('.', '-') in this.table.words)) return own;
    return this.tails.get(word) ?? '';
  }

  /** @param {any} value @param {string} key @param {any} before @returns {import('./dom.js').Child | import('./dom.js').Child[]} */
  value(value, key, before) {
    if (value === null) return h('span', { class: 'muted' }, '–');
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    if (typeof value === 'number') return this.number(value, key);
    if (typeof value === 'string') return this.thing(value, key);
    if (Array.isArray(value)) return this.list(value, key, before);
    return this.object(value, key, before);
  }

  /** @param {number} value @param {string} key */
  number(value, key) {
    if (key === 'first' || key === 'active' || key === 'turn_of') return this.table.name(`seat.${value}`);
    return h('b', { class: 'num' }, value < 0 ? `−${-value}` : value);
  }

  /** A thing by its name, which shows its details and can be chosen when it is an answer. @param {string} word @param {string} key */
  thing(word, key) {
    const symbol = this.symbol(word, key);
    const name = symbol ? this.table.name(symbol) : word;
    if (!symbol || !(symbol in this.table.names || this.table.isCard(symbol))) return h('span', { 'data-symbol': symbol || null }, name);
    const isCard = this.table.isCard(symbol);
    const answer = this.table.answers.has(symbol);
    if (!isCard && !answer) return h('span', { 'data-symbol': symbol }, name);
    return h(
      'span',
      { class: 'thing' },
      h('span', { class: 'chip', 'data-symbol': symbol, 'data-action': answer ? symbol : null }, name),
      isCard
        ? h('button', { type: 'button', class: 'about', 'aria-label': text('about', { name }), title: text('about', { name }), onclick: () => this.table.card(symbol) }, 'i')
        : null,
    );
  }

  /** @param {any[]} value @param {string} key @param {any} before @returns {import('./dom.js').Child | import('./dom.js').Child[]} */
  list(value, key, before) {
    if (!value.length) return h('span', { class: 'muted' }, '–');
    if (PER_SEAT.has(key)) {
      return h('dl', { class: 'facts-list' }, value.flatMap((item, n) => [h('dt', null, this.table.name(`seat.${n}`)), h('dd', null, this.value(item, key, undefined))]));
    }
    if (value.every(isFlat)) return this.pile(value, key);
    if (value.length > 1 && value.filter(Boolean).every((row) => isObject(row) && Object.values(row).every((v) => this.isSmall(v))) && key !== 'players') {
      return this.rows(value.map((row, n) => [String(n), row]), key, before);
    }
    return h(
      'div',
      { class: 'items' },
      value.map((item, n) =>
        h(
          'div',
          { class: 'item' },
          key === 'players' ? h('h3', { 'data-symbol': `seat.${n}` }, this.table.name(`seat.${n}`), this.side(n)) : null,
          isObject(item) ? h('dl', { class: 'facts-list' }, Object.entries(item).flatMap(([k, v]) => this.fact(k, v, before?.[n]?.[k]))) : this.value(item, key, before?.[n]),
        ),
      ),
    );
  }

  /** In a game of two sides, the side of a seat. @param {number} seat */
  side(seat) {
    const name = this.table.words[`side-${SIDES[seat]}`];
    return name ? ` · ${name}` : null;
  }

  /** Cards or other things in a row; hidden ones are counted. @param {any[]} value @param {string} key */
  pile(value, key) {
    const hidden = value.filter((item) => item === null).length;
    const known = value.filter((item) => item !== null);
    const chips = h(
      'span',
      { class: 'chips' },
      known.flatMap((item) => this.value(item, key, undefined)),
      hidden ? h('span', { class: 'backs' }, icon('back-gold', 'cardback'), text('hidden-cards', { n: hidden })) : null,
    );
    if (known.length <= FOLDED || known.some((item) => this.table.answers.has(this.symbol(String(item), key)))) return chips;
    const last = known[known.length - 1];
    return h(
      'details',
      { 'data-key': key, open: this.open.get(key) ?? false },
      h('summary', null, text('last-of', { n: known.length }), ' ', typeof last === 'string' ? this.table.name(this.symbol(last, key) || last) : last),
      chips,
    );
  }

  /** @param {any} value */
  isSmall(value) {
    return isFlat(value) || (Array.isArray(value) && value.every(isFlat) && value.length <= 4) || (isObject(value) && Object.values(value).every(isFlat) && Object.keys(value).length <= 6);
  }

  /** @param {Record<string, any>} value @param {string} key @param {any} before @returns {import('./dom.js').Child} */
  object(value, key, before) {
    const entries = Object.entries(value);
    if (!entries.length) return h('span', { class: 'muted' }, '–');
    const rows = entries.filter(([, row]) => isObject(row));
    if (rows.length === entries.length && rows.every(([, row]) => Object.values(row).every((v) => this.isSmall(v)))) {
      return entries.length > PLATES ? this.plates(entries, key, before) : this.rows(entries, key, before);
    }
    return h(
      'dl',
      { class: 'facts-list small' },
      entries.flatMap(([k, v]) => [
        h('dt', null, this.heading(k, key)),
        h('dd', { class: differs(v, before?.[k]) ? 'changed' : '' }, this.value(v, k, before?.[k])),
      ]),
    );
  }

  /** A row's heading, which may be an answer itself. @param {string} key @param {string} parent */
  heading(key, parent) {
    const symbol = /^\d+$/.test(key) ? '' : this.symbol(key, parent);
    if (symbol && symbol in this.table.names) return this.thing(symbol, parent);
    return h('span', { 'data-symbol': symbol || null }, this.label(key, parent));
  }

  /** Things with the same fields, as a table. @param {[string, any][]} entries @param {string} parent @param {any} before */
  rows(entries, parent, before) {
    const columns = [...new Set(entries.flatMap(([, row]) => Object.keys(row ?? {})))];
    const numbered = entries.every(([key]) => /^\d+$/.test(key));
    return h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'region', 'aria-label': this.label(parent) },
      h(
        'table',
        { class: 'grid-table' },
        h('thead', null, h('tr', null, numbered ? null : h('td', null), columns.map((column) => h('th', { scope: 'col' }, this.label(column))))),
        h(
          'tbody',
          null,
          entries.map(([key, row]) =>
            h(
              'tr',
              null,
              numbered ? null : h('th', { scope: 'row' }, this.heading(key, parent)),
              columns.map((column) =>
                h('td', { class: differs(row?.[column], before?.[key]?.[column]) ? 'changed' : '' }, row ? this.value(row[column] ?? null, column, before?.[key]?.[column]) : null),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /** Many things with few fields, as small plates. @param {[string, any][]} entries @param {string} parent @param {any} before */
  plates(entries, parent, before) {
    return h(
      'ul',
      { class: 'plates' },
      entries.map(([key, row]) => {
        const symbol = this.symbol(key, parent);
        const empty = Object.values(row).every((v) => !v);
        const plate = h(
          'div',
          {
            class: `plate ${empty ? 'empty' : ''} ${differs(row, before?.[key]) ? 'changed' : ''}`,
            'data-symbol': symbol || null,
            'data-action': symbol && this.table.answers.has(symbol) ? symbol : null,
          },
          h('b', null, this.label(key, parent)),
          Object.entries(row).map(([field, value]) =>
            value === null || value === 0
              ? null
              : h('span', null, typeof value === 'number' ? [`${this.label(field)} `, h('b', { class: 'num' }, value)] : [`${this.label(field)} `, this.plain(value, field)]),
          ),
        );
        return h('li', null, plate);
      }),
    );
  }

  /** @param {any} value @param {string} key @returns {string} */
  plain(value, key) {
    if (typeof value === 'string') return this.table.name(this.symbol(value, key) || value);
    return Array.isArray(value) ? value.map((v) => this.plain(v, key)).join(', ') : String(value);
  }
}
