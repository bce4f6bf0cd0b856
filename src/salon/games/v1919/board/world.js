/** The world: Unrest in the Regions, Happiness, the demobilize track, the discards. */
import { h, icon } from '../../../web/dom.js';
import { NATIONS, askedFor, firstSpace, issueOf } from './data.js';
import { cube, disc, el, flag, hit, panel, signed, spot, stars, unit } from './parts.js';
import { lastCheck } from './scene.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */

const FIGURES = 5; // a figure at every so many cells of the Happiness track

/** The world as a row: the Regions, and beside them Happiness, demobilized Units and discards. @param {TableContext} table @param {View} view @param {boolean} staged */
export function world(table, view, staged) {
  return h(
    'div',
    { class: 'v-world', 'data-key': 'world' },
    regionTracks(table, view, staged),
    el('section', 'panel v-mid', happiness(table, view), demobilize(table, view), discards(table, view)),
  );
}

/** The Regions in one line, where the world is folded; it opens and folds it. @param {TableContext} table @param {View} view @param {string} shown */
export function minis(table, view, shown) {
  const open = shown === 'world';
  return h(
    'div',
    { class: 'v-minis', role: 'group', 'aria-label': table.text('board-unrest-in-regions'), 'data-key': 'minis' },
    Object.entries(view.regions).map(([region, { unrest, units }]) => {
      const label = `${table.name(`region.${region}`)}: ${table.text('board-unrest')} ${unrest}`;
      return h(
        'button',
        {
          type: 'button',
          class: `v-mini re-${region}`,
          'data-do': 'world',
          'data-mini': region,
          'data-symbol': `region.${region}`,
          'aria-expanded': String(open),
          'aria-label': label,
          title: label,
        },
        icon(`re-${region}`, 'v-em'),
        icon('unrest'),
        el('b', 'num', unrest),
        Object.keys(units).length
          ? el(
              'span',
              'v-there',
              Object.keys(units).map((nation) => disc(nation)),
            )
          : null,
      );
    }),
    others(view).map((nation) => gladness(table, view, nation)),
  );
}

/** The nations on the Happiness track that nobody plays: no area of a power shows theirs. @param {View} view */
const others = (view) => NATIONS.filter((nation) => view.nations[nation]?.happiness !== null && !view.factions.includes(nation));

/** @param {TableContext} table @param {View} view @param {string} nation */
function gladness(table, view, nation) {
  const { happiness } = view.nations[nation];
  const label = `${table.name(`nation.${nation}`)}: ${table.text('board-happiness')} ${happiness}`;
  return h(
    'span',
    { class: 'v-gladness', 'data-key': nation, 'data-glad': nation, 'data-symbol': `nation.${nation}`, role: 'img', 'aria-label': label, title: label },
    flag(nation),
    icon('glad'),
    el('b', 'num', happiness),
  );
}

/** @param {TableContext} table @param {View} view @param {boolean} staged  whether the last Uprisings are shown */
function regionTracks(table, view, staged) {
  const first = firstSpace(view);
  const columns = view.board.uprising.map((_, n) => n + 1);
  const kind = (/** @type {number} */ column) => (column >= first ? 'mil' : column <= view.board.kegs ? 'kegs' : '');
  const head = el(
    'tr',
    'cols',
    h('th', { scope: 'col' }, el('span', 'vh', table.text('board-region'))),
    h('th', { scope: 'col', class: 'start', title: table.text('board-keg-start') }, icon('keg'), el('span', 'vh', table.text('board-keg-start'))),
    columns.map((column) => h('th', { scope: 'col', class: kind(column) }, el('span', 'num', column))),
    h('th', { scope: 'col', title: table.text('board-die-number') }, icon('die-5'), el('span', 'vh', table.text('board-die-number'))),
  );
  const gives = el(
    'tr',
    'eff',
    h('th', { scope: 'row', colspan: first + 1 }, table.text('board-disc-gives')),
    columns.slice(first - 1).map((column) => h('td', { class: kind(column) }, benefit(table, view, column - first))),
    el('td', ''),
  );
  const foot = el(
    'tr',
    '',
    h('th', { scope: 'row' }, table.text('board-uprising-on')),
    el('td', ''),
    columns.map((column) => {
      const needed = view.board.uprising[column - 1];
      return h('td', { class: needed ? 'num' : 'x' }, needed ? `${needed}+` : '✕');
    }),
    el('td', ''),
  );
  return panel(
    table.text('board-unrest-in-regions'),
    'v-regions',
    [lastCheck(table, view, staged)],
    el(
      'table',
      '',
      el('thead', '', head, gives),
      el(
        'tbody',
        '',
        Object.keys(view.regions).map((region, row) => track(table, view, region, row + 1)),
      ),
      el('tfoot', '', foot),
    ),
  );
}

/** What a disc in a column brings, and what it costs. @param {TableContext} table @param {View} view @param {number} place */
function benefit(table, view, place) {
  const column = view.board.columns[place];
  if (!column) return null;
  const [influence, happiness, rolls] = column;
  return [
    influence ? h('span', { title: table.text('board-gives-cubes', { n: influence }) }, cube('none'), signed(influence)) : null,
    happiness ? h('span', { title: table.text('board-costs-happiness', { n: -happiness }) }, icon(happiness < 0 ? 'sad' : 'glad'), signed(happiness)) : null,
    el('span', '', rolls ? h('i', { title: table.text('board-changes-roll') }, '±1') : null, h('i', { title: table.text('board-twice-in-bids') }, '2×')),
  ];
}

/** One Region's row. @param {TableContext} table @param {View} view @param {string} region @param {number} number */
function track(table, view, region, number) {
  const { keg, unrest, units } = view.regions[region];
  const owner = Object.fromEntries(Object.entries(units).map(([nation, column]) => [column, nation]));
  const first = firstSpace(view);
  const symbol = `region.${region}`;
  const cell = (/** @type {number} */ column) => {
    const space = `space.${region}.${column}`;
    const nation = owner[column];
    const inside = [
      column >= first ? spot(table, space, true) : null,
      keg === column
        ? h('span', { class: 'v-tok keg', 'data-fly': `keg:${region}`, 'data-key': 'keg', role: 'img', 'aria-label': table.text('board-keg') }, icon('keg'))
        : null,
      unrest === column
        ? h(
            'span',
            {
              class: 'v-tok unrest',
              'data-fly': `unrest:${region}`,
              'data-key': 'unrest',
              role: 'img',
              'aria-label': `${table.text('board-unrest')} ${column}`,
            },
            icon('unrest'),
          )
        : null,
      nation ? discHere(table, view, region, nation) : null,
      table.answers.has(space) ? hit(table, space, table.name(space), []) : null,
    ];
    const name = column === 0 ? 'start' : column >= first ? 'mil' : column <= view.board.kegs ? 'kegs' : '';
    return h('td', { class: name, 'data-cell': `${region}:${column}`, 'data-symbol': column >= first ? space : null }, inside);
  };
  return h(
    'tr',
    { class: `re-${region}`, 'data-symbol': symbol },
    h(
      'th',
      { scope: 'row' },
      spot(table, symbol),
      el(
        'span',
        'v-rname',
        icon(`re-${region}`),
        table.answers.has(symbol) ? hit(table, symbol, table.name(symbol)) : el('span', 'v-rtext', table.name(symbol)),
      ),
    ),
    [0, ...view.board.uprising.map((_, n) => n + 1)].map(cell),
    h('td', { class: 'no num' }, number),
  );
}

/** A disc on a track. One's own may be an answer. @param {TableContext} table @param {View} view @param {string} region @param {string} nation */
function discHere(table, view, region, nation) {
  const symbol = `disc.${region}`;
  const mine = nation === askedFor(view);
  const label = table.text('board-disc-of', { nation: table.name(`nation.${nation}`) });
  const made =
    table.answers.has(symbol) && mine
      ? hit(table, symbol, table.name(symbol), [unit(nation)])
      : h('span', { role: 'img', 'aria-label': label, title: label }, unit(nation));
  made.setAttribute('data-fly', `disc:${nation}:${region}`);
  made.setAttribute('data-key', 'disc');
  return made;
}

/** The Happiness track: zones by how many discs a power may keep, and the line at which two nations sign. @param {TableContext} table @param {View} view */
function happiness(table, view) {
  const limit = (/** @type {number} */ value) => view.board.limits.find(([least]) => value >= least)?.[1] ?? 0;
  const at = (/** @type {number} */ value) => NATIONS.filter((nation) => view.nations[nation]?.happiness === value);
  const lines = new Map(
    Object.entries(view.nations).flatMap(([nation, power]) => (power.mutiny !== undefined && power.mutiny !== null ? [[nation, power.mutiny]] : [])),
  );
  const cells = Array.from({ length: view.board.most + 1 }, (_, value) => {
    const mutinies = [...lines].filter(([, line]) => line === value).map(([nation]) => nation);
    const here = at(value);
    return h(
      'li',
      {
        class: `z${limit(value)} ${value === view.board.signs ? 'sign' : ''} ${here.length ? 'on' : value % FIGURES ? '' : 'tick'}`,
        'data-happy': value,
        title: table.text('board-zone', { n: limit(value) }),
      },
      el('span', 'num', value),
      here.map((nation) =>
        h(
          'span',
          {
            class: 'v-pin',
            'data-fly': `pin:${nation}`,
            'data-key': nation,
            'data-symbol': `nation.${nation}`,
            role: 'img',
            'aria-label': `${table.name(`nation.${nation}`)} ${value}`,
            title: `${table.name(`nation.${nation}`)} ${value}`,
          },
          flag(nation),
        ),
      ),
      mutinies.length
        ? h('i', { class: 'v-mutiny', role: 'img', 'aria-label': mutinyWords(table, mutinies, value), title: mutinyWords(table, mutinies, value) })
        : null,
    );
  });
  return h(
    'section',
    { class: 'v-happiness', 'aria-label': table.text('board-happiness') },
    el(
      'header',
      '',
      el('h2', '', table.text('board-happiness')),
      el('span', 'muted', el('i', 'v-signmark'), table.text('board-sign-line', { n: view.board.signs })),
    ),
    h('ol', { class: 'v-happy' }, cells),
    el(
      'p',
      'v-note',
      [...view.board.limits].reverse().map(([, discs]) => el('span', '', el('i', `v-zone z${discs}`), table.text('board-zone', { n: discs }))),
      el('span', '', el('i', 'v-mutiny'), table.text('board-mutiny-line')),
    ),
  );
}

/** @param {TableContext} table @param {string[]} nations @param {number} value */
function mutinyWords(table, nations, value) {
  return table.text('board-mutiny-of', { nations: nations.map((nation) => table.name(`nation.${nation}`)).join(', '), n: value });
}

/** @param {TableContext} table @param {View} view */
function demobilize(table, view) {
  const { boxes } = view.board;
  const last = view.demobilized.slice(boxes.length).flatMap((nation) => (nation ? [nation] : []));
  const box = (/** @type {number} */ worth, /** @type {string[]} */ owners, /** @type {number} */ n) =>
    h(
      'li',
      { class: n === view.box ? 'next' : '', 'data-box': n },
      el('b', 'num', signed(worth)),
      [...new Set(owners)].map((nation) => {
        const many = owners.filter((other) => other === nation).length;
        const label = table.text('board-disc-of', { nation: table.name(`nation.${nation}`) });
        return h(
          'span',
          { class: 'v-out', 'data-fly': `out:${n}:${nation}`, role: 'img', 'aria-label': many > 1 ? `${label}: ${many}` : label, title: label },
          unit(nation),
          many > 1 ? el('small', 'num', many) : null,
        );
      }),
    );
  return h(
    'section',
    { class: 'v-demob', 'aria-label': table.text('board-demobilize'), title: table.text('board-demobilize-hint') },
    el('h2', '', table.text('board-demobilize')),
    el(
      'ol',
      '',
      boxes.map((worth, n) => box(worth, [view.demobilized[n] ?? []].flat(), n)),
      box(1, last, boxes.length),
    ),
  );
}

/** The discarded Issues, the last on top: those within reach, with their price; the others one press away. @param {TableContext} table @param {View} view */
function discards(table, view) {
  const pile = [...view.issue_discard].reverse();
  const gone = pile.length + view.event_discard.length;
  return h(
    'section',
    { class: 'v-discards', 'aria-label': table.text('board-discards') },
    el(
      'h2',
      '',
      gone
        ? h('button', { type: 'button', class: 'v-link', 'data-do': 'leaf', 'data-leaf': 'discards' }, table.text('board-discards'), ' ', el('b', 'num', gone))
        : table.text('board-discards'),
    ),
    pile.length
      ? el(
          'ol',
          '',
          pile.slice(0, view.board.prices.length).map((symbol, n) => discarded(table, view, symbol, n)),
        )
      : el('span', 'muted', table.text('board-none')),
  );
}

/** @param {TableContext} table @param {View} view @param {string} symbol @param {number} n  from the top */
export function discarded(table, view, symbol, n) {
  const card = issueOf(symbol);
  const region = card.region ?? 'none';
  const answer = `discard.${n + 1}`;
  const price = view.board.prices[n];
  return h(
    'li',
    { class: `re-${region}`, 'data-key': symbol, 'data-symbol': symbol },
    h('span', { class: 'v-tag', title: table.name(`region.${region}`) }, icon(`re-${region}`)),
    table.answers.has(answer)
      ? hit(table, answer, table.name(answer), [table.name(symbol)])
      : h('button', { type: 'button', class: 'v-name', 'data-card': symbol }, table.name(symbol)),
    stars(card.stars, table.text('board-stars', { n: card.stars })),
    price === undefined ? null : el('em', '', price ? [cube('none'), table.text('board-price', { n: price })] : table.text('board-free')),
  );
}
