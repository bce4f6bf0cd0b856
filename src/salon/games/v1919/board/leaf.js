/** A leaf over the board: in full what stands folded on it. It never lies over the dock. */
import { h, icon } from '../../../web/dom.js';
import { agreed } from './agreed.js';
import { issueOf, player } from './data.js';
import { noMilitary } from './issues.js';
import { counter, cube, disc, el, hit, stars } from './parts.js';
import { heldBy, strategyCard } from './powers.js';
import { plans } from './solo.js';
import { discarded } from './world.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./parts.js').Child} Child */

/** @param {TableContext} table @param {View} view @param {string} open  which one: a part, or `power.` and a nation */
export function leaf(table, view, open) {
  if (!open) return null;
  const [title, inside] = content(table, view, open);
  const close = table.text('close');
  return h(
    'section',
    { class: 'panel v-leaf', 'aria-label': title, 'data-key': `leaf:${open}` },
    el(
      'header',
      '',
      el('h2', '', title),
      el('span', 'spring'),
      h('button', { type: 'button', class: 'tool', 'data-do': 'leaf', 'data-leaf': '', 'aria-label': close, title: close }, icon('ui-cross', '')),
    ),
    inside,
  );
}

/** @param {TableContext} table @param {View} view @param {string} open @returns {[string, Child[]]} */
function content(table, view, open) {
  switch (open) {
    case 'strategies':
      return [table.text('board-strategies'), [el('p', 'v-note', table.text('board-strategies-hint')), offers(table, view)]];
    case 'discards':
      return [table.text('board-discards'), discards(table, view)];
    case 'agreed':
      return [table.text('board-agreed'), [agreed(table, view)]];
    case 'solo':
      return [table.text('board-solitaire'), [el('p', 'v-note', table.text('board-solo-hint')), plans(table, view)]];
    default: {
      const nation = open.replace('power.', '');
      return [`${table.name(`nation.${nation}`)} · ${player(table, view, nation)}`, power(table, view, nation)];
    }
  }
}

/** The Strategy cards on offer. @param {TableContext} table @param {View} view */
export function offers(table, view) {
  return el(
    'div',
    'v-offers',
    view.strategies.map((card) => strategyCard(table, card, [], view.worth[card] ?? null)),
  );
}

/** @param {TableContext} table @param {View} view @returns {Child[]} */
function discards(table, view) {
  const gone = [...view.event_discard].reverse();
  return [
    el(
      'ol',
      'v-discarded',
      [...view.issue_discard].reverse().map((symbol, n) => discarded(table, view, symbol, n)),
    ),
    gone.length ? el('h3', '', table.text('board-events-gone', { n: gone.length })) : null,
    el(
      'ol',
      'v-discarded',
      gone.map((symbol) => h('li', { 'data-key': symbol }, h('button', { type: 'button', class: 'v-name', 'data-card': symbol }, table.name(symbol)))),
    ),
  ];
}

/** A power's pieces, its settled Issues with what was decided, its Strategy card. @param {TableContext} table @param {View} view @param {string} nation @returns {Child[]} */
function power(table, view, nation) {
  const area = view.nations[nation];
  const held = heldBy(view, nation);
  const row = (/** @type {string} */ label, /** @type {Child[]} */ ...inside) => el('div', '', el('dt', '', label), el('dd', '', inside));
  return [
    el(
      'dl',
      `v-pieces ${nation}`,
      row(table.text('board-available'), cube(nation), el('b', 'num', area.available), disc(nation), el('b', 'num', area.discs)),
      row(table.text('board-exhausted'), cube(nation), el('b', 'num', area.exhausted), disc(nation), el('b', 'num', area.discs_exhausted)),
      area.happiness === null ? null : row(table.text('board-happiness'), icon('glad'), el('b', 'num', area.happiness)),
      area.score ? Object.entries(area.score).map(([source, n]) => row(table.text(`board-source-${source}`), icon('vp'), el('b', 'num', n))) : null,
    ),
    el('h3', '', table.text('board-settled')),
    held.length
      ? el(
          'ol',
          'v-held',
          held.map(({ issue, option, counters }) => {
            const card = issueOf(issue);
            return h(
              'li',
              { class: `re-${card.region ?? 'none'}`, 'data-key': issue, 'data-symbol': issue },
              el('span', 'v-tag', icon(`re-${card.region ?? 'none'}`)),
              el('b', '', hit(table, issue, table.name(issue))),
              stars(card.stars, table.text('board-stars', { n: card.stars })),
              option ? el('span', '', table.name(option)) : null,
              el(
                'span',
                'v-ctrs',
                counters.map((made) => counter(made, table.name(`counter.${made}`))),
                card.no_military ? noMilitary(table) : null,
              ),
            );
          }),
        )
      : el('p', 'v-note', table.text('board-none-settled')),
    area.strategy ? strategyCard(table, area.strategy, area.lines ?? [], null) : null,
  ];
}
