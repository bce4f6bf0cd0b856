/** Each power's area: pieces, settled Issues as sidebars with their counters, its Strategy card; those on offer. */
import { h, icon } from '../../../web/dom.js';
import { askedFor, issueOf, own, player, printed, sentences } from './data.js';
import { counter, cube, disc, el, flag, hit, spot } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */

const MANY = 4; // settled Issues; of more of them only emblem and stars are shown

/** The lines of Strategy cards that name no counter and no nation. @type {Record<string, [string, string]>} */
const MARKS = { military_disc: ['so-army', ''], happiness_x2: ['glad', '×2'], regions_le_3: ['unrest', '≤3'], regions_ge_4: ['unrest', '≥4'] };

/** All powers, whoever looks first. @param {TableContext} table @param {View} view @param {string} leaf  what lies open */
export function powers(table, view, leaf) {
  const all = view.factions;
  const mine = own(view);
  const first = mine ? Math.max(0, all.indexOf(mine)) : 0;
  const order = [...all.slice(first), ...all.slice(0, first)];
  return h(
    'section',
    { class: `panel v-powers n${order.length}`, 'aria-label': table.text('board-powers'), 'data-key': 'powers' },
    order.map((nation) => power(table, view, nation, leaf)),
  );
}

/** @param {TableContext} table @param {View} view @param {string} nation @param {string} leaf */
function power(table, view, nation, leaf) {
  const symbol = `nation.${nation}`;
  const area = view.nations[nation];
  const active = view.actor === nation;
  const mine = own(view) === nation;
  const name = table.name(symbol);
  return h(
    'article',
    { class: `v-power ${nation} ${active ? 'active' : ''} ${mine ? 'mine' : ''}`, 'data-key': nation, 'data-symbol': symbol, 'aria-label': name },
    flag(nation, 'big'),
    el(
      'h3',
      '',
      table.answers.has(symbol)
        ? hit(table, symbol, name)
        : h(
            'button',
            { type: 'button', class: 'v-name', 'data-do': 'leaf', 'data-leaf': `power.${nation}`, 'aria-expanded': String(leaf === `power.${nation}`) },
            name,
          ),
    ),
    el(
      'span',
      'v-who',
      player(table, view, nation),
      mine && !view.mine ? ` (${table.text('you')})` : null,
      active ? [' · ', el('b', '', table.text(view.active_card === nation ? 'board-settling' : 'board-acts'))] : null,
    ),
    stock(table, view, nation, area),
    settled(table, view, nation),
    area.strategy
      ? h(
          'button',
          {
            type: 'button',
            class: 'v-plan v-link',
            'data-do': 'leaf',
            'data-leaf': `power.${nation}`,
            'data-symbol': area.strategy,
            title: table.name(area.strategy),
          },
          icon('quill'),
          el('span', '', table.name(area.strategy)),
          area.lines?.length
            ? el(
                'b',
                'num',
                area.lines.reduce((sum, n) => sum + n, 0),
              )
            : null,
        )
      : null,
  );
}

/** Points, Happiness, Influence and Units, each with what is exhausted of it. @param {TableContext} table @param {View} view @param {string} nation @param {import('./data.js').Power} area */
function stock(table, view, nation, area) {
  const { score } = area;
  const total = score ? Object.values(score).reduce((sum, n) => sum + n, 0) : null;
  const chosen = askedFor(view) === nation;
  const answers = ['disc.available', 'disc.exhausted'].filter((symbol) => chosen && table.answers.has(symbol));
  const cell = (/** @type {string} */ kind, /** @type {string} */ label, /** @type {import('./parts.js').Child[]} */ ...inside) =>
    h('span', { class: kind, title: label, 'data-glad': kind === 'v-glad' ? nation : null }, el('span', 'vh', label), inside);
  const low =
    area.mutiny !== undefined && area.mutiny !== null ? table.text('board-mutiny-of', { nations: table.name(`nation.${nation}`), n: area.mutiny }) : '';
  return el(
    'p',
    'v-stock',
    score
      ? cell(
          'v-vp',
          `${table.text('board-points')}. ${table.text('board-if-ended')}: ${total}`,
          icon('vp'),
          el('b', 'num', score.issues),
          el('small', 'num', total),
        )
      : null,
    view.strengths[nation] !== undefined ? cell('v-vp', table.text('board-strength'), icon('vp'), el('b', 'num', view.strengths[nation])) : null,
    area.happiness === null
      ? null
      : cell(
          'v-glad',
          `${table.text('board-happiness')}. ${low}`,
          icon(area.happiness > (area.mutiny ?? -1) + 2 ? 'glad' : 'sad'),
          el('b', 'num', area.happiness),
        ),
    cell(
      'v-cubes-left',
      table.text('board-influence-left', { n: area.available, gone: area.exhausted }),
      h('span', { 'data-stock': `cubes:${nation}` }, cube(nation)),
      el('b', 'num', area.available),
      el('small', 'num', area.exhausted),
    ),
    cell(
      'v-discs-left',
      table.text('board-military-left', { n: area.discs, gone: area.discs_exhausted }),
      ...(answers.length ? answers.map((symbol) => hit(table, symbol, table.name(symbol), [disc(nation)])) : [disc(nation)]),
      el('b', 'num', area.discs),
      el('small', 'num', area.discs_exhausted),
    ),
  );
}

/** The settled Issues of a power. @param {View} view @param {string} nation */
export const heldBy = (view, nation) => view.settled.filter((issue) => issue.controller === nation);

/** Settled Issues: their emblems and stars; where there is room, their names and counters. @param {TableContext} table @param {View} view @param {string} nation */
function settled(table, view, nation) {
  const held = heldBy(view, nation);
  if (!held.length) return el('span', 'v-settled muted', table.text('board-none-settled'));
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
        icon(`re-${region}`, 'v-em'),
        hit(table, issue.issue, name),
        el('b', 'num', card.stars),
        el(
          'span',
          'v-ctrs',
          issue.counters.map((made) => counter(made, table.name(`counter.${made}`))),
        ),
      );
    }),
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
    spot(table, symbol),
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
