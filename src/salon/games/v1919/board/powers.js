/** Each power's area: pieces, settled Issues as sidebars with their counters, its Strategy card; those on offer. */
import { h, icon } from '../../../web/dom.js';
import { askedFor, factions, issueOf, own, player, printed, sentences } from './data.js';
import { counter, cube, disc, el, flag, hit, panel, signed, stars } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */

const MANY = 7; // settled Issues; more of them lie closer together

/** The lines of Strategy cards that name no counter and no nation. @type {Record<string, [string, string]>} */
const MARKS = { military_disc: ['so-army', ''], happiness_x2: ['glad', '×2'], regions_le_3: ['unrest', '≤3'], regions_ge_4: ['unrest', '≥4'] };

/** All powers, whoever looks first. @param {TableContext} table @param {View} view */
export function powers(table, view) {
  const all = factions(view);
  const mine = own(view);
  const first = mine ? Math.max(0, all.indexOf(mine)) : 0;
  const order = [...all.slice(first), ...all.slice(0, first)];
  return h(
    'section',
    { class: `v-powers n${order.length}`, 'aria-label': table.text('board-powers') },
    order.map((nation) => power(table, view, nation)),
  );
}

/** @param {TableContext} table @param {View} view @param {string} nation */
function power(table, view, nation) {
  const symbol = `nation.${nation}`;
  const area = view.nations[nation];
  const active = view.actor === nation;
  const mine = own(view) === nation;
  const tags = [active ? el('span', 'turn-tag', table.text(view.active_card === nation ? 'board-settling' : 'board-acts')) : null];
  return h(
    'article',
    { class: `v-power ${nation} ${active ? 'active' : ''} ${mine ? 'mine' : ''}`, 'data-key': nation, 'data-symbol': symbol, 'aria-label': table.name(symbol) },
    el(
      'header',
      '',
      flag(nation, 'big'),
      el('h3', '', hit(table, symbol, table.name(symbol))),
      el('span', 'v-who', player(table, view, nation), mine && !view.mine ? el('span', 'muted', ` (${table.text('you')})`) : null),
      tags,
    ),
    stock(table, view, nation, area),
    settled(table, view, nation),
    area.strategy ? strategyCard(table, area.strategy, area.lines ?? [], null) : null,
  );
}

/** @param {TableContext} table @param {View} view @param {string} nation @param {import('./data.js').Power} area */
function stock(table, view, nation, area) {
  const { score } = area;
  const row = (/** @type {string} */ label, /** @type {import('./parts.js').Child[]} */ ...inside) => el('div', '', el('dt', '', label), el('dd', '', inside));
  const total = score ? Object.values(score).reduce((sum, n) => sum + n, 0) : null;
  const chosen = askedFor(view) === nation;
  const discs = (/** @type {string} */ symbol, /** @type {number} */ n) =>
    n && chosen && table.answers.has(symbol) ? hit(table, symbol, table.name(symbol), [disc(nation)]) : disc(nation);
  return el(
    'dl',
    'v-stock',
    score
      ? row(
          table.text('board-points'),
          icon('vp'),
          el('b', 'num', score.issues),
          score.flags ? h('small', { title: table.text('board-source-flags') }, icon('ui-seats'), signed(score.flags)) : null,
          h('small', { class: 'v-total', title: table.text('board-if-ended') }, `= ${total}`),
        )
      : null,
    view.strengths[nation] !== undefined ? row(table.text('board-strength'), icon('vp'), el('b', 'num', view.strengths[nation])) : null,
    area.happiness === null
      ? null
      : row(
          table.text('board-happiness'),
          icon(area.happiness > (area.mutiny ?? -1) + 2 ? 'glad' : 'sad'),
          el('b', 'num', area.happiness),
          area.mutiny !== undefined && area.mutiny !== null
            ? h(
                'small',
                { title: table.text('board-mutiny-of', { nations: table.name(`nation.${nation}`), n: area.mutiny }) },
                el('i', 'v-mutiny'),
                `≤ ${area.mutiny}`,
              )
            : null,
        ),
    row(
      table.text('board-available'),
      h('span', { 'data-stock': `cubes:${nation}` }, cube(nation)),
      el('b', 'num', area.available),
      discs('disc.available', area.discs),
      el('b', 'num', area.discs),
    ),
    row(
      table.text('board-exhausted'),
      el('span', 'v-dim', cube(nation)),
      el('b', 'num', area.exhausted),
      el('span', 'v-dim', discs('disc.exhausted', area.discs_exhausted)),
      el('b', 'num', area.discs_exhausted),
    ),
  );
}

/** Settled Issues: only their sidebars show. @param {TableContext} table @param {View} view @param {string} nation */
function settled(table, view, nation) {
  const held = view.settled.filter((issue) => issue.controller === nation);
  return h(
    'ol',
    { class: `v-settled ${held.length > MANY ? 'many' : ''}`, 'aria-label': table.text('board-settled') },
    held.map((issue) => {
      const card = issueOf(issue.issue);
      const region = card.region ?? 'none';
      const name = table.name(issue.issue);
      const about = issue.option ? `${name}: ${table.name(issue.option)}` : name;
      return h(
        'li',
        { class: `re-${region}`, 'data-key': issue.issue, 'data-fly': issue.issue, 'data-symbol': issue.issue, title: about },
        stars(card.stars, table.text('board-stars', { n: card.stars })),
        hit(table, issue.issue, name),
        el(
          'span',
          'v-ctrs',
          issue.counters.map((made) => counter(made, table.name(`counter.${made}`))),
          card.no_military ? h('span', { class: 'v-nomil', role: 'img', 'aria-label': table.text('board-no-military') }, icon('no-military', '')) : null,
        ),
      );
    }),
    held.length ? null : el('li', 'v-no', table.text('board-none-settled')),
  );
}

/**
 * A Strategy card: what it pays for, and what each line would pay now.
 * @param {TableContext} table @param {string} symbol @param {number[]} lines @param {Record<string, number> | null} worth
 */
export function strategyCard(table, symbol, lines, worth) {
  const words = sentences(table.language, symbol);
  const score = /** @type {import('./data.js').ScoreLine[]} */ (printed(symbol).score ?? []);
  return h(
    'section',
    { class: 'v-strategy v-card', 'data-key': symbol, 'data-symbol': symbol, 'aria-label': table.name(symbol) },
    el(
      worth ? 'h3' : 'h4',
      '',
      hit(table, symbol, table.name(symbol)),
      lines.length ? el('span', 'v-now', table.text('board-now', { n: lines.reduce((sum, n) => sum + n, 0) }), icon('vp')) : null,
    ),
    el(
      'ul',
      '',
      score.map((line, n) =>
        h(
          'li',
          { title: lines.length ? words[n] : null },
          emblemOf(line),
          el('span', '', words[n] ?? ''),
          lines.length && line.type !== 'happiness_x2' ? el('b', 'num', `= ${lines[n]}`) : null,
        ),
      ),
    ),
    worth
      ? el(
          'p',
          'v-worth',
          el('small', '', table.text('board-worth-now')),
          Object.entries(worth).map(([nation, n]) => h('span', { title: table.name(`nation.${nation}`) }, flag(nation), el('b', 'num', n))),
        )
      : null,
  );
}

/** @param {import('./data.js').ScoreLine} line */
function emblemOf(line) {
  if (line.type === 'icon') {
    const made = counter(line.icon, '');
    made.setAttribute('aria-hidden', 'true');
    return made;
  }
  const [nation, verb] = line.type.split('_');
  const [emblem, sign] = MARKS[line.type] ?? ['unrest', ''];
  return h(
    'span',
    { class: 'v-mark', 'aria-hidden': 'true' },
    verb === 'signs' ? [flag(nation), '✓'] : verb === 'refuses' ? [flag(nation), '✕'] : [icon(emblem), sign],
  );
}

/** The Strategy cards on offer. @param {TableContext} table @param {View} view */
export function strategies(table, view) {
  if (!view.strategies.length) return null;
  return panel(
    table.text('board-strategies'),
    `v-strategies ${view.strategies.some((card) => table.answers.has(card)) ? 'asked' : ''}`,
    [el('span', 'muted', table.text('board-strategies-hint'))],
    el(
      'div',
      'v-offers',
      view.strategies.map((card) => strategyCard(table, card, [], view.worth[card] ?? null)),
    ),
  );
}
