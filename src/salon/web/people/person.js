// A person: ratings with their curves, how they win and lose, their last games, friends, and what they are to me.
import { get, post } from '../api.js';
import { button, fill, h, heads, icon, panel, s } from '../dom.js';
import { again } from '../router.js';
import { whoAmI } from '../session.js';
import { confirmed, say } from '../toast.js';
import { text } from '../words.js';
import { day, gamesTable, named, percent, places } from './common.js';
import { reportButton } from './report.js';

/** @typedef {import('../wire.d.ts').PersonPage} Person */

/** @param {import('../app.js').Page} page @param {string} id */
export async function personPage(page, id) {
  /** @type {Person} */
  const found = await get(`/api/people/${id}`);
  page.place(found.name);
  fill(page.main, places(`/people/${id}`), head(found));
  if (found.blocked) return page.main.append(h('p', { class: 'panel' }, text('you-block', { name: found.name })));
  if (found.hidden && !found.you) return page.main.append(h('p', { class: 'panel' }, text('page-hidden', { name: found.name })));
  const ratings = found.ratings ?? [];
  page.main.append(
    panel(
      text('ratings'),
      {},
      found.rated === false ? h('p', { class: 'muted' }, text('not-rated', { name: found.name })) : h('p', { class: 'muted' }, text('band-hint')),
      ratings.length ? h('div', { class: 'ratings' }, ratings.map(rating)) : h('p', null, text('no-games-yet')),
    ),
  );
  const recent = found.recent ?? [];
  const beside = h('div', null, friends(found), found.together ? together(found) : null);
  page.main.append(
    h(
      'div',
      { class: 'wide-narrow' },
      h(
        'div',
        null,
        panel(
          text('recent-games'),
          { head: [h('a', { href: `/people/${id}/games` }, text('all-games', { n: found.games ?? 0 }))] },
          recent.length ? gamesTable(recent, text('recent-games')) : h('p', null, text('no-games-yet')),
        ),
        ratings.filter((one) => one.sources?.length || one.sides?.length || one.seats?.length || one.cards?.length).map(ways),
      ),
      beside,
    ),
  );
}

/** Who it is, and what I may do. @param {Person} found */
function head(found) {
  const me = whoAmI();
  const acts = [];
  if (found.you) acts.push(h('a', { class: 'btn', href: '/account' }, text('account')));
  else if (me && !me.guest) acts.push(...ties(found));
  if (!found.you && me) acts.push(reportButton(found.id, 'name'));
  const facts = [
    text('here-since', { day: day(found.since) }),
    found.games ? text('games-played', { n: found.games }) : '',
    found.games ? text('games-finished', { part: percent(found.games - (found.left ?? 0), found.games) }) : '',
  ];
  return h(
    'header',
    { class: 'panel persona' },
    h('span', { class: 'portrait', 'aria-hidden': 'true' }, icon('ui-seats')),
    h('div', null, h('h1', null, found.name), h('p', { class: 'muted' }, facts.filter(Boolean).join(' · '))),
    h('p', { class: 'acts' }, acts),
  );
}

/** @param {Person} found */
function ties(found) {
  const tie = async (/** @type {string} */ kind, /** @type {string} */ told) => {
    await post(`/api/people/${found.id}/tie`, { kind });
    say(text(told, { name: found.name }));
    again();
  };
  if (found.blocked) return [button(text('unblock'), () => tie('', 'unblocked'))];
  return [
    found.tie === 'friend'
      ? button(text(found.mutual ? 'unfriend' : 'unfriend-asked'), () => tie('', 'unfriended'))
      : button(text(found.asks ? 'befriend-back' : 'befriend'), () => tie('friend', 'befriended'), { kind: found.asks ? 'primary' : '' }),
    button(text('block'), async () => {
      if (await confirmed(text('block-sure', { name: found.name }), { yes: text('block'), more: text('block-hint') })) await tie('block', 'blocked');
    }),
  ];
}

/** @param {import('../wire.d.ts').GameRating} one */
function rating(one) {
  const told =
    one.rating === undefined
      ? h('p', null, text('games-to-go', { n: one.more ?? 0 }))
      : h('p', { class: 'big' }, h('b', { class: 'num' }, String(one.rating)), h('span', { class: 'num muted' }, ` ± ${one.give}`));
  return h(
    'section',
    { class: 'rating', 'aria-label': one.title },
    h('h3', null, icon(one.emblem), ' ', one.title),
    told,
    one.place ? h('p', { class: 'muted' }, h('a', { href: `/ladder?game=${one.game}` }, text('place-of', { place: one.place, of: one.of ?? 0 }))) : null,
    one.curve?.length ? curve(one) : null,
    h('p', { class: 'muted num' }, text('rated-games', { n: one.games, won: one.won })),
  );
}

/** The rating after each game, within its band. @param {import('../wire.d.ts').GameRating} one */
function curve(one) {
  const points = one.curve ?? [];
  const [W, H, LEFT, BOTTOM] = [340, 130, 40, 20];
  const low = Math.floor(Math.min(...points.map((p) => p.rating - p.give)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map((p) => p.rating + p.give)) / 100) * 100;
  const x = (/** @type {number} */ n) => LEFT + (n / Math.max(1, points.length - 1)) * (W - LEFT - 8);
  const y = (/** @type {number} */ value) => 6 + ((high - value) / (high - low)) * (H - BOTTOM - 6);
  const line = (/** @type {number[]} */ values) => values.map((value, n) => `${x(n).toFixed(1)},${y(value).toFixed(1)}`);
  const band = [...line(points.map((p) => p.rating + p.give)), ...line(points.map((p) => p.rating - p.give)).reverse()];
  const last = points[points.length - 1];
  return h(
    'figure',
    { class: 'curve' },
    s(
      'svg',
      { viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': text('curve-of', { title: one.title, rating: last.rating, give: last.give }) },
      [low, Math.round((low + high) / 2), high].flatMap((value) => [
        s('path', { class: 'grid', d: `M${LEFT} ${y(value)}H${W - 4}` }),
        s('text', { x: LEFT - 5, y: y(value) + 4, 'text-anchor': 'end' }, value),
      ]),
      s('polygon', { class: 'band', points: band.join(' ') }),
      s('polyline', { class: 'line', points: line(points.map((p) => p.rating)).join(' ') }),
      s('circle', { class: 'now', cx: x(points.length - 1), cy: y(last.rating), r: 4 }),
      s('text', { x: LEFT, y: H - 4 }, day(points[0].at)),
      s('text', { x: W - 4, y: H - 4, 'text-anchor': 'end' }, day(last.at)),
    ),
    h(
      'details',
      null,
      h('summary', null, text('as-table')),
      h(
        'table',
        { class: 'grid-table' },
        heads([text('col-when'), text('col-rating')]),
        h(
          'tbody',
          null,
          points.toReversed().map((p) => h('tr', null, h('td', null, day(p.at)), h('td', { class: 'num' }, `${p.rating} ± ${p.give}`))),
        ),
      ),
    ),
  );
}

/** How somebody wins and loses a game. @param {import('../wire.d.ts').GameRating} one */
function ways(one) {
  const shares = [
    ...(one.seats ?? []).map((share) => ({ ...share, label: text('with-seats', { n: share.label }) })),
    ...((one.sides?.length ?? 0) > 1 ? (one.sides ?? []) : []),
  ];
  const number = (/** @type {number | null | undefined} */ n) => (n === undefined || n === null ? '–' : String(n).replace('-', '−'));
  return panel(
    text('how-in', { title: one.title }),
    { class: 'ways' },
    h(
      'table',
      { class: 'grid-table' },
      h('caption', null, text('won-and-promised')),
      heads(['', ...['col-games', 'col-won', 'col-promised'].map((name) => text(name))], 'num'),
      h(
        'tbody',
        null,
        shares.map((share) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, share.label),
            [share.games, share.won, share.promised].map((n) => h('td', { class: 'num' }, number(n))),
          ),
        ),
      ),
    ),
    one.sources?.length
      ? h(
          'table',
          { class: 'grid-table' },
          h('caption', null, text('points-from')),
          heads(['', text('when-won'), text('when-not')], 'num'),
          h(
            'tbody',
            null,
            one.sources.map((source) =>
              h(
                'tr',
                null,
                h('th', { scope: 'row' }, source.label),
                [source.won, source.lost].map((n) => h('td', { class: 'num' }, number(n))),
              ),
            ),
          ),
        )
      : null,
    favourites('favourite-cards', one.cards ?? [], one.counted ?? 0),
    favourites('favourite-openings', one.openings ?? [], one.counted ?? 0),
  );
}

/** Cards that somebody uses often, or first. @param {string} title @param {import('../wire.d.ts').Favourite[]} cards @param {number} of */
function favourites(title, cards, of) {
  if (!cards.length) return null;
  return h(
    'table',
    { class: 'grid-table favourites' },
    h('caption', null, text(title, { n: of })),
    heads(['', text('col-games'), text('col-won')], 'num'),
    h(
      'tbody',
      null,
      cards.map((card) =>
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, card.label),
          [card.games, card.won].map((n) => h('td', { class: 'num' }, n)),
        ),
      ),
    ),
  );
}

/** @param {Person} found */
function friends(found) {
  const list = found.friends ?? [];
  return panel(
    text('friends'),
    {},
    list.length
      ? h(
          'ul',
          { class: 'names' },
          list.map((friend) => h('li', null, named(friend.id, friend.name))),
        )
      : h('p', { class: 'muted' }, text(found.you ? 'no-friends-you' : 'no-friends')),
  );
}

/** @param {Person} found */
function together(found) {
  const { games = 0, won = 0, lost = 0 } = found.together ?? {};
  return panel(
    text('you-two'),
    {},
    h('p', null, text('you-two-told', { games, won, lost, name: found.name })),
    h('p', { class: 'acts' }, h('a', { class: 'btn', href: `/people/${found.id}/games?rival=${whoAmI()?.id ?? 0}` }, text('these-games'))),
  );
}
