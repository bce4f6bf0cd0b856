// What the pages about people share: links to them, choices that are an address, results in a line.
import { h, heads, icon } from '../dom.js';
import { whoAmI } from '../session.js';
import { currentLanguage, text } from '../words.js';

/** Where these pages lead to each other. @param {string} [here] */
export function places(here = '') {
  const me = whoAmI();
  /** @type {[string, string][]} */
  const all = [
    ['/people', 'people-known'],
    ['/ladder', 'ladder'],
    ['/leagues', 'leagues'],
    ['/clubs', 'clubs'],
  ];
  if (me && !me.guest) all.unshift([`/people/${me.id}`, 'my-page']);
  return h(
    'nav',
    { class: 'places', 'aria-label': text('people') },
    all.map(([to, label]) => h('a', { href: to, 'aria-current': to === here ? 'page' : null }, text(label))),
  );
}

/** Somebody's name, which leads to their page if they have one. @param {number | undefined} id @param {string} name */
export function named(id, name) {
  return id ? h('a', { href: `/people/${id}` }, name) : h('span', null, name);
}

/** A day, as people write it. @param {number} seconds */
export function day(seconds) {
  return new Date(seconds * 1000).toLocaleDateString(currentLanguage(), { year: 'numeric', month: 'short', day: 'numeric' });
}

/** A moment, to the minute. @param {number} seconds */
export function moment(seconds) {
  return new Date(seconds * 1000).toLocaleString(currentLanguage(), { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
}

/** A part of a whole. @param {number} part @param {number} whole */
export function percent(part, whole) {
  return whole ? new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(part / whole) : '–';
}

/**
 * One of a few, as links: what is chosen stands in the address.
 * @param {string} title @param {string} name @param {[string, string][]} values
 */
export function choice(title, name, values) {
  const asked = new URLSearchParams(location.search);
  const now = asked.get(name) ?? '';
  return h(
    'div',
    { class: 'choice-row', role: 'group', 'aria-label': title },
    values.map(([value, label]) => {
      const to = new URLSearchParams(asked);
      for (const gone of ['after', 'before']) to.delete(gone);
      if (value) to.set(name, value);
      else to.delete(name);
      const query = to.toString();
      return h('a', { href: location.pathname + (query ? `?${query}` : ''), 'aria-current': value === now ? 'true' : null }, label);
    }),
  );
}

/** What the address asks for. @param {...string} names */
export function asked(...names) {
  const given = new URLSearchParams(location.search);
  const found = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) found.set(name, value);
  }
  return found;
}

/** How somebody came off. @param {import('../wire.d.ts').Played} game */
export function cameOff(game) {
  if (game.gone) return text('left-it');
  if (game.won) return text('won');
  return game.seats.length > 2 ? text('rank-of', { rank: game.rank, of: game.seats.length }) : text('lost');
}

/** A change with its sign. @param {number} n */
export function change(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}

/** Games that are over, as a table. @param {import('../wire.d.ts').Played[]} games @param {string} label */
export function gamesTable(games, label) {
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': label },
    h(
      'table',
      { class: 'grid-table games' },
      heads(['col-game', 'col-result', 'col-with', 'col-rating', 'col-when'].map((name) => text(name))),
      h(
        'tbody',
        null,
        games.map((game) =>
          h(
            'tr',
            null,
            h(
              'td',
              null,
              icon(game.emblem || 'salon'),
              ' ',
              game.table ? h('a', { href: `/tables/${game.table}` }, game.title) : game.title,
              game.side ? h('small', { class: 'muted' }, ` ${game.side}`) : null,
              game.table
                ? h('small', null, ' ', h('a', { href: `/api/tables/${game.table}/record`, download: `${game.table}.json` }, text('record-file')))
                : null,
            ),
            h('td', null, h('b', { class: game.won ? 'good' : null }, cameOff(game))),
            h(
              'td',
              null,
              game.seats
                .filter((seat) => !seat.them)
                .map((seat, n) => [n ? ', ' : '', named(seat.id, seat.name)])
                .flat(),
              points(game.seats),
            ),
            h('td', { class: 'num' }, game.change === undefined ? h('small', { class: 'muted' }, game.without) : change(game.change)),
            h('td', null, day(game.at)),
          ),
        ),
      ),
    ),
  );
}

/** What each scored, theirs in bold. @param {import('../wire.d.ts').Rival[]} seats */
function points(seats) {
  if (seats.some((seat) => seat.points === undefined)) return null;
  const told = seats.map((seat, n) => [n ? ' · ' : ' ', h(seat.them ? 'b' : 'span', null, String(seat.points).replace('-', '−'))]);
  return h('small', { class: 'num' }, told.flat());
}
