/** The world: Unrest in the Regions, Happiness, the demobilize track, the discards. */
import { h, icon } from '../../../web/dom.js';
import { NATIONS, askedFor, firstSpace, issueOf } from './data.js';
import { cube, el, flag, hit, panel, signed, stars, unit } from './parts.js';
import { lastCheck } from './scene.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */

/** @param {TableContext} table @param {View} view @param {boolean} staged  whether the last Uprisings are shown */
export function regionTracks(table, view, staged) {
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
    h('th', { scope: 'row' }, table.text('board-disc-gives')),
    el('td', ''),
    columns.map((column) => h('td', { class: kind(column) }, benefit(table, view, column - first))),
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
    [legend(table)],
    el(
      'div',
      'v-trackbox',
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
    ),
    el('p', 'v-last', lastCheck(table, view, staged)),
  );
}

/** @param {TableContext} table */
function legend(table) {
  return el(
    'span',
    'v-legend',
    el('span', 'v-tok keg', icon('keg')),
    table.text('board-keg'),
    el('span', 'v-tok unrest', icon('unrest')),
    table.text('board-unrest'),
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
export function happiness(table, view) {
  const limit = (/** @type {number} */ value) => view.board.limits.find(([least]) => value >= least)?.[1] ?? 0;
  const at = (/** @type {number} */ value) => NATIONS.filter((nation) => view.nations[nation]?.happiness === value);
  const lines = new Map(
    Object.entries(view.nations).flatMap(([nation, power]) => (power.mutiny !== undefined && power.mutiny !== null ? [[nation, power.mutiny]] : [])),
  );
  const zones = [...view.board.limits].reverse();
  const cells = Array.from({ length: view.board.most + 1 }, (_, value) => {
    const mutinies = [...lines].filter(([, line]) => line === value).map(([nation]) => nation);
    const here = at(value);
    return h(
      'li',
      { class: `z${limit(value)} ${value === view.board.signs ? 'sign' : ''} ${here.length ? 'on' : ''}`, 'data-happy': value },
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
  const sign = (/** @type {string} */ nation) => {
    const now = view.nations[nation]?.happiness;
    return now === null || now === undefined
      ? null
      : el('span', '', flag(nation), table.text(now >= view.board.signs ? 'board-signs' : 'board-refuses', { nation: table.name(`nation.${nation}`) }));
  };
  return panel(
    table.text('board-happiness'),
    'v-happiness',
    [el('span', 'v-legend', zones.map(([, discs]) => [el('i', `v-zone z${discs}`), table.text('board-zone', { n: discs })]).flat())],
    h('ol', { class: 'v-happy' }, cells),
    el(
      'p',
      'v-note',
      el('b', 'v-signmark'),
      el('span', '', table.text('board-sign-line', { n: view.board.signs })),
      sign('italy'),
      sign('japan'),
      el('span', '', el('i', 'v-mutiny'), table.text('board-mutiny-line')),
    ),
  );
}

/** @param {TableContext} table @param {string[]} nations @param {number} value */
function mutinyWords(table, nations, value) {
  return table.text('board-mutiny-of', { nations: nations.map((nation) => table.name(`nation.${nation}`)).join(', '), n: value });
}

/** @param {TableContext} table @param {View} view */
export function demobilize(table, view) {
  const { boxes } = view.board;
  const free = boxes.map((worth, n) => (view.demobilized[n] ? 0 : worth));
  const next = Math.max(0, ...free) ? free.indexOf(Math.max(...free)) : boxes.length;
  const last = view.demobilized.slice(boxes.length);
  const box = (/** @type {number} */ worth, /** @type {(string | null)[]} */ owners, /** @type {number} */ n) =>
    h(
      'li',
      { class: n === next ? 'next' : '', 'data-box': n },
      el('b', 'num', signed(worth)),
      owners.map((nation, index) =>
        nation
          ? h(
              'span',
              {
                class: 'v-out',
                'data-fly': `out:${n}:${index}`,
                role: 'img',
                'aria-label': table.text('board-disc-of', { nation: table.name(`nation.${nation}`) }),
              },
              unit(nation),
            )
          : null,
      ),
    );
  return panel(
    table.text('board-demobilize'),
    'v-demob',
    [],
    h(
      'ol',
      { title: table.text('board-demobilize-hint') },
      boxes.map((worth, n) => box(worth, [view.demobilized[n] ?? null], n)),
      box(1, last, boxes.length),
    ),
  );
}

/** The discarded Issues, the last on top, with the price of those within reach. @param {TableContext} table @param {View} view */
export function discards(table, view) {
  const pile = [...view.issue_discard].reverse();
  const row = (/** @type {string} */ symbol, /** @type {number} */ n) => {
    const card = issueOf(symbol);
    const region = card.region ?? 'none';
    const answer = `discard.${n + 1}`;
    const price = view.board.prices[n];
    return h(
      'li',
      { class: `re-${region}`, 'data-key': symbol, 'data-symbol': symbol },
      h('span', { class: 'v-tag', title: table.name(`region.${region}`) }, icon(`re-${region}`)),
      el(
        'span',
        'v-dname',
        table.answers.has(answer) ? hit(table, answer, table.name(answer)) : null,
        h('button', { type: 'button', class: 'v-name', 'data-card': symbol }, table.name(symbol)),
      ),
      stars(card.stars, table.text('board-stars', { n: card.stars })),
      price === undefined ? null : el('em', '', price ? [cube('none'), table.text('board-price', { n: price })] : table.text('board-free')),
    );
  };
  const reach = view.board.prices.length;
  return panel(
    table.text('board-discards'),
    'v-discards',
    [el('span', 'caps num', pile.length)],
    pile.length ? el('ol', '', pile.slice(0, reach).map(row)) : el('p', 'v-note', table.text('board-none')),
    pile.length > reach
      ? h(
          'details',
          { 'data-key': 'rest' },
          el('summary', '', table.text('board-deeper', { n: pile.length - reach })),
          el(
            'ol',
            '',
            pile.slice(reach).map((symbol, n) => row(symbol, n + reach)),
          ),
        )
      : null,
    view.event_discard.length
      ? h(
          'details',
          { 'data-key': 'events' },
          el('summary', '', table.text('board-events-gone', { n: view.event_discard.length })),
          el(
            'ol',
            'v-gone',
            [...view.event_discard]
              .reverse()
              .map((symbol) => h('li', { 'data-key': symbol }, h('button', { type: 'button', class: 'v-name', 'data-card': symbol }, table.name(symbol)))),
          ),
        )
      : null,
  );
}
