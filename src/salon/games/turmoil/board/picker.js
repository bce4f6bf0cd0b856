// Cards to choose from that are not in the hand: Stability duels, Mobilization, discards, what an event shows.
import { fill, h, icon } from '../../../web/dom.js';
import { SHORT, SIDES, asking, isCard, isStability, prints } from './data.js';
import { clear, effectOf, kindOf, press, roundel } from './hand.js';
import { deckOf } from './piles.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

export class Picker {
  constructor() {
    this.element = h('section', { class: 'tm-picker', hidden: true });
    this.look = '';
    this.title = h('h2');
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    const hand = new Set(view.you === null ? [] : view.players[view.you].hand);
    const choices = [...table.answers.values()].filter(({ action }) => isCard(action) && !hand.has(action));
    const duel =
      view.scored !== null &&
      !view.blocs.germany &&
      ((view.you !== null && choices.some(({ action }) => isStability(action))) || view.players.some((p) => p.picked.length > 0));
    const war = Boolean(view.blocs.germany) && view.players.some((p) => p.picked.length > 0);
    const shown = choices.length > 0 || duel || war;
    const look = JSON.stringify([shown, choices, duel, war, view.scored, view.players.map((p) => [p.picked, p.ready, p.unmet]), view.revealed, table.language]);
    for (const face of this.element.querySelectorAll('.tm-press')) clear(face);
    if (look === this.look) return;
    this.look = look;
    this.element.hidden = !shown;
    if (!shown) {
      fill(this.element);
      return;
    }
    const title = duel ? table.text('board-duel', { region: table.words[`region-${view.scored}`] }) : table.text(war ? 'board-plans' : 'board-choose-card');
    this.element.setAttribute('aria-label', title);
    this.title.textContent = title;
    fill(
      this.element,
      this.title,
      duel ? this.duel(table, view, choices) : [choices.length ? this.choices(table, view, choices) : null, ...(war ? this.plans(table, view) : [])],
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {import('../../../web/api.js').Answer[]} choices */
  choices(table, view, choices) {
    const unmet = new Set(view.you === null ? [] : view.players[view.you].unmet);
    const idle = (/** @type {import('../../../web/api.js').Answer} */ answer) => Number(unmet.has(answer.action)); // what would do nothing comes last
    return h(
      'ul',
      { class: 'tm-choices' },
      [...choices].sort((a, b) => idle(a) - idle(b)).map((answer) => h('li', null, this.face(table, view, answer.action))),
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {string} symbol */
  face(table, view, symbol) {
    const plan = prints.mobilization[symbol];
    const unmet = view.you !== null && view.players[view.you].unmet.includes(symbol);
    return h(
      'div',
      { class: `tm-choice tm-deckcard ${kindOf(symbol)} ${unmet ? 'idle' : ''}`, 'data-symbol': symbol },
      plan ? h('span', { class: 'tm-roundel', title: table.text('board-priority') }, h('b', null, plan.priority)) : roundel(table, symbol),
      h(
        'div',
        null,
        h('b', null, table.name(symbol)),
        plan ? h('small', null, ` ${table.words[`nation-${plan.nation}`]}`) : null,
        unmet ? h('small', { class: 'tm-unmet' }, icon('ui-cross'), table.text('board-no-effect')) : null,
        h('p', null, effectOf(table, symbol)),
      ),
      press(symbol),
    );
  }

  /** Both open decks, and what lies face down. @param {TableContext} table @param {TurmoilView} view @param {import('../../../web/api.js').Answer[]} choices */
  duel(table, view, choices) {
    const me = view.you ?? 1;
    const asks = ['stability', 'stability-next'].includes(asking(view));
    return [
      h(
        'div',
        { class: 'tm-secret' },
        [me, 1 - me].map((side) => this.secret(table, view, side)),
      ),
      asks || choices.length ? this.choices(table, view, choices) : null,
      h(
        'details',
        { class: 'tm-theirs' },
        h('summary', null, sideIcon(SIDES[1 - me]), ` ${table.text('board-their-deck')}`),
        h(
          'ul',
          { class: 'tm-choices' },
          deckOf(1 - me).map((card) =>
            h(
              'li',
              null,
              h(
                'div',
                { class: `tm-deckcard ${kindOf(card)}`, 'data-symbol': card },
                roundel(table, card),
                h('div', null, h('b', null, table.name(card)), h('p', null, effectOf(table, card))),
              ),
            ),
          ),
        ),
      ),
    ];
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {number} side */
  secret(table, view, side) {
    const { picked } = view.players[side];
    return h(
      'p',
      { class: SHORT[SIDES[side]] },
      sideIcon(SIDES[side]),
      picked.length
        ? picked.map((card) =>
            card
              ? h('span', { class: 'tm-facedown known', 'data-symbol': card }, table.name(card))
              : h('span', { class: 'tm-facedown' }, table.text('board-face-down')),
          )
        : h('span', { class: 'muted' }, table.text('board-not-chosen')),
    );
  }

  /** Mobilization: the plans in the order in which they are carried out. @param {TableContext} table @param {TurmoilView} view */
  plans(table, view) {
    const rows = SIDES.flatMap((_, side) =>
      view.players[side].picked.map((card) => ({ side, card, priority: card ? prints.mobilization[card].priority : 99 })),
    );
    rows.sort((a, b) => a.priority - b.priority);
    return [
      h(
        'ol',
        { class: 'tm-planlist' },
        rows.map(({ side, card, priority }) =>
          h(
            'li',
            { class: card && priority < view.revealed ? 'done' : '' },
            h('b', { class: 'num' }, card ? priority : '?'),
            sideIcon(SIDES[side]),
            card
              ? h(
                  'span',
                  { 'data-symbol': card, title: effectOf(table, card) },
                  table.name(card),
                  h('small', null, ` ${table.words[`nation-${prints.mobilization[card].nation}`]}`),
                )
              : table.text('board-face-down'),
          ),
        ),
      ),
    ];
  }
}
