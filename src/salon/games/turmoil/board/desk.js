// The desk: what is asked now, step by step, with its arithmetic before the die.
import { fill, h, icon } from '../../../web/dom.js';
import { parted } from '../../../web/named.js';
import { SIDES, asked, asking, iconsOf, isCard, isSpace, plain, printed, prints, regionsOf, signed } from './data.js';
import { effectOf, facts, kindOf, roundel } from './hand.js';
import { odds, sideIcon, standing } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/** @typedef {import('../../../web/dom.js').Child} Child */

/** Whether an answer has a place of its own. @param {import('../../../web/api.js').Answer} answer */
const isElsewhere = ({ action }) => isSpace(action) || isCard(action);

export class Desk {
  constructor() {
    this.told = h('div', { class: 'tm-told', tabindex: '0' });
    this.acts = h('div', { class: 'tm-acts' });
    this.element = h('section', { class: 'tm-desk' }, this.acts, this.told);
    this.look = '';
    /** @type {string | null} */
    this.card = null; // under the pointer, where the hand does not show it in full
    /** @type {string | null} */
    this.space = null;
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    this.element.setAttribute('aria-label', table.text('board-desk'));
    this.told.setAttribute('aria-label', table.text('board-desk'));
    const answers = [...table.answers.values()].filter((answer) => !isElsewhere(answer));
    const look = JSON.stringify([answers, asked(view), view.ops, view.worth, table.language]);
    if (look !== this.look) {
      this.look = look;
      fill(this.acts, this.buttons(table, view, answers));
    }
    this.explain(table);
  }

  /** What lies under the pointer, or what is going on; it leaves the answers alone. @param {TableContext} table */
  explain(table) {
    fill(this.told, this.body(table, /** @type {TurmoilView} */ (table.view)));
  }

  /** @param {TableContext} table @param {TurmoilView} view @returns {Child[]} */
  body(table, view) {
    const what = table.question ? asking(view) : '';
    const check = this.space ? view.checks[this.space] : undefined;
    if (what === 'check') return this.check(table, view, check ? this.space : best(view));
    if (what === 'buy') return this.purse(table, view);
    if (what === 'mode' || what === 'operations') return this.playing(table, view);
    if (what === 'reroll') return [h('h2', null, table.name('box.10')), icon(`die-${asked(view)?.die}`, 'tm-die')];
    if (this.card) return this.about(table, view, this.card);
    if (this.space && view.spaces[this.space]) return this.place(table, view, this.space);
    if (view.playing.length) return this.playing(table, view);
    if (what === 'card') return [h('p', { class: 'tm-text tm-hint' }, table.text('board-card-hint'))];
    return [h('p', { class: 'tm-text tm-idle' }, standing(table)), h('p', { class: 'tm-text tm-idle' }, odds(table))];
  }

  /** A card in full. @param {TableContext} table @param {TurmoilView} view @param {string} symbol @returns {Child[]} */
  about(table, view, symbol) {
    const mine = view.you === null ? undefined : view.players[view.you];
    const at = mine?.hand.indexOf(symbol) ?? -1;
    const value = at >= 0 ? mine?.values[at] : undefined;
    return [
      h('div', { class: `tm-card-top ${kindOf(symbol)}` }, roundel(table, symbol, value), h('h2', null, table.name(symbol))),
      h('p', { class: 'tm-facts' }, facts(table, symbol, value, mine?.unmet.includes(symbol)).join(' · ')),
      h('p', { class: 'tm-text' }, effectOf(table, symbol)),
    ];
  }

  /** A space in full: its support, and what control would take. @param {TableContext} table @param {TurmoilView} view @param {string} id @returns {Child[]} */
  place(table, view, id) {
    const found = view.spaces[id];
    const { stability, battleground } = printed.spaces[id];
    return [
      h(
        'h2',
        { 'data-symbol': `space.${id}` },
        table.name(`space.${id}`),
        h(
          'span',
          { class: 'tm-note' },
          regionsOf(view, id)
            .map((region) => table.words[`region-${region}`])
            .join(' · '),
        ),
      ),
      h(
        'p',
        { class: 'tm-facts' },
        [
          `${table.text('board-stability')} ${stability}`,
          ...iconsOf(view, id).map((group) => table.words[`icon-${group}`]),
          ...(battleground ? [table.text('board-battleground')] : []),
        ].join(' · '),
      ),
      h(
        'p',
        { class: 'tm-sides' },
        [1, 0].map((side) =>
          h(
            'span',
            null,
            sideIcon(SIDES[side]),
            h('b', { class: 'num' }, found[SIDES[side]]),
            ` ${found.control === SIDES[side] ? table.text('board-has-control') : table.text('board-needs', { n: found.needs[side] })}`,
          ),
        ),
      ),
    ];
  }

  /** The card being played. @param {TableContext} table @param {TurmoilView} view @returns {Child[]} */
  playing(table, view) {
    const symbol = view.playing.at(-1);
    if (!symbol) return [];
    return [
      h(
        'div',
        { class: `tm-card-top ${kindOf(symbol)}` },
        roundel(table, symbol, prints.cards[symbol].scores ? undefined : view.worth),
        h('h2', { 'data-symbol': symbol }, table.name(symbol)),
      ),
      h('p', { class: 'tm-text' }, effectOf(table, symbol)),
    ];
  }

  /** Operations left and spent. @param {TableContext} table @param {TurmoilView} view @returns {Child[]} */
  purse(table, view) {
    const id = this.space;
    const price = id && table.answers.get(`space.${id}`)?.legal !== false && table.answers.has(`space.${id}`) ? (view.prices[id] ?? 1) : 0;
    const placed = [...new Set(view.used)].map((space) =>
      h('li', { 'data-symbol': `space.${space}` }, `${table.name(`space.${space}`)} `, h('b', null, `+${view.used.filter((u) => u === space).length}`)),
    );
    return [
      h(
        'div',
        { class: 'tm-purse' },
        h(
          'p',
          { class: 'tm-pips', role: 'img', 'aria-label': table.text('board-left', { n: view.ops }) },
          Array.from({ length: Math.max(0, view.ops) }, (_, n) => h('i', { class: n < price ? 'spend' : '' })),
        ),
        placed.length ? h('ul', { class: 'tm-placed' }, placed) : null,
      ),
      id && price ? this.before(table, view, id, price) : h('p', { class: 'tm-text' }, table.text('board-buy-hint')),
    ];
  }

  /** What one support would change. @param {TableContext} table @param {TurmoilView} view @param {string} id @param {number} price */
  before(table, view, id, price) {
    const found = view.spaces[id];
    const side = SIDES[view.you ?? 0];
    const own = found[side] + 1;
    const turns = id in view.turns ? (view.turns[id] === side ? 'board-takes' : 'board-loosens') : '';
    return h(
      'p',
      { class: 'tm-sumline' },
      h('b', null, table.name(`space.${id}`)),
      ` ${sideText(found)} → ${side === 'liberal' ? `${own} : ${found.authoritarian}` : `${found.liberal} : ${own}`} · ${table.text('board-costs', { n: price })}`,
      turns ? h('em', null, ` ${table.text(turns)}`) : null,
    );
  }

  /** A Support Check before its die. @param {TableContext} table @param {TurmoilView} view @param {string | null} id @returns {Child[]} */
  check(table, view, id) {
    const sum = id ? view.checks[id] : undefined;
    if (!id || !sum) return [h('h2', null, table.text('board-check')), h('p', { class: 'tm-text' }, table.text('board-check-hint'))];
    const cells = sum.does.map(([lost, added], n) => {
      const yes = n + 1 >= sum.needs;
      return h('li', { class: yes ? 'yes' : '' }, h('b', null, n + 1), h('span', null, yes ? `−${lost}${added ? ` +${added}` : ''}` : '–'));
    });
    const chance = sum.does.filter((_, n) => n + 1 >= sum.needs).length;
    const answer = table.answers.get(`space.${id}`);
    return [
      h(
        'h2',
        { 'data-symbol': `space.${id}` },
        table.name(`space.${id}`),
        h('span', { class: 'tm-note' }, sum.needs > 6 ? table.text('board-never') : table.text('board-chance', { n: sum.needs, chance })),
      ),
      h(
        'p',
        {
          class: 'tm-formula',
          'aria-label': table.text('board-formula', { strength: sum.strength, own: sum.own, enemy: sum.enemy, threshold: sum.threshold }),
        },
        chip('d6', table.text('board-die')),
        '+',
        chip(sum.strength, table.text('board-value')),
        '+',
        chip(sum.own, table.text('board-adjacent')),
        '−',
        chip(sum.enemy, table.text('board-against')),
        '>',
        chip(sum.threshold, `2 × ${printed.spaces[id].stability}`),
      ),
      h('ol', { class: 'tm-outcomes', 'aria-label': table.text('board-outcomes') }, cells),
      answer && answer.legal !== false
        ? h(
            'button',
            { type: 'button', class: 'btn primary tm-roll', onclick: () => table.choose(`space.${id}`) },
            icon('die-5'),
            h('span', null, table.text('board-roll')),
          )
        : null,
    ];
  }

  /** The answers that stand nowhere else. @param {TableContext} table @param {TurmoilView} view @param {import('../../../web/api.js').Answer[]} answers */
  buttons(table, view, answers) {
    return answers.map((answer) => {
      const note = answer.legal === false ? '' : this.note(table, view, answer.action);
      const [kind, name] = parted(answer.action);
      return h(
        'button',
        { type: 'button', class: 'btn tm-answer', 'data-action': answer.action, title: note || null },
        answer.legal === false ? icon('ui-lock') : kind === 'side' ? sideIcon(name) : null,
        h('span', null, answer.label, note ? h('small', { 'data-text': note, 'aria-hidden': 'true' }) : null),
      );
    });
  }

  /** What an answer comes to. @param {TableContext} table @param {TurmoilView} view @param {string} action */
  note(table, view, action) {
    const what = asking(view);
    const side = view.you ?? 0;
    const player = view.players[side];
    const symbol = view.playing.at(-1) ?? '';
    const card = prints.cards[symbol];
    if (what === 'mode' && card) {
      if (action === 'verb.naval' && player.stuck) return table.text('board-naval-vain', { reason: table.text(`board-stuck-${player.stuck}`) });
      if (action === 'verb.naval' && view.attempt) {
        const { bonus, entry, needs } = view.attempt;
        return table.text('board-naval-note', { sum: `d6 + ${view.worth}${bonus ? ` ${signed(bonus)}` : ''}`, entry, n: needs });
      }
      if (action === 'verb.operations') return table.text('board-ops-note', { n: view.worth });
      if (action === 'verb.event') return table.text(card.lasting ? 'board-lasting' : card.asterisk ? 'board-once' : 'board-event-note');
      if (action === 'verb.event_first' || action === 'verb.operations_first') return table.text('board-both-note', { n: view.worth });
    }
    if (what === 'operations') {
      if (action === 'verb.place') return table.text('board-place-note', { n: view.ops });
      if (action === 'verb.check') return table.text('board-check-note', { n: view.ops });
    }
    if (what === 'buy-tension' && action === 'verb.yes') return table.text('board-tension-note', { n: view.tension, to: asked(view)?.to });
    const [kind, name] = parted(action);
    if (kind === 'region') {
      const found = view.standings[name];
      if (found)
        return `${table.words['side-liberal']} ${found[1].slice(1).reduce((a, b) => a + b, 0)} : ${found[0].slice(1).reduce((a, b) => a + b, 0)} ${table.words['side-authoritarian']}`;
    }
    return '';
  }
}

/** The target that is easiest to check. @param {TurmoilView} view */
function best(view) {
  return Object.entries(view.checks).sort(([, a], [, b]) => a.needs - b.needs)[0]?.[0] ?? null;
}

/** @param {import('./data.js').SpaceView} found */
const sideText = (found) => `${found.liberal} : ${found.authoritarian}`;

/** A number of a sum with what it is. @param {string | number} value @param {string} label */
export const chip = (value, label) => h('span', { class: 'tm-chip' }, h('b', null, typeof value === 'number' ? plain(value) : value), h('small', null, label));
