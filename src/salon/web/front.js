// The front page: a poster for each game, and my tables as they move.
import { getOnce, post } from './api.js';
import { address, load } from './assets.js';
import { button, h, icon } from './dom.js';
import { keepShare, newShare } from './fairness.js';
import { go } from './router.js';
import { comeIn, whoAmI } from './session.js';
import { text } from './words.js';

/** @import { GameInfo } from './wire.d.ts' */

/** @param {import('./app.js').Page} page */
export async function frontPage(page) {
  document.body.classList.add('front');
  /** @type {[GameInfo[], any]} */
  const [games, { Lively }] = await Promise.all([getOnce('/api/games'), load('/web/lively.js')]);
  const opening = h('section', { class: 'opening' }, h('h1', null, text('front-title')), icon('flourish', 'flourish'), h('p', null, text('front-lead')));
  const posters = h('section', { class: 'posters', 'aria-label': text('games') }, games.map(poster));
  const lively = new Lively(games);
  // Who has games finds them first; a newcomer finds the games.
  const known = Boolean(whoAmI());
  if (known) opening.classList.add('brief');
  page.main.append(...(known ? [opening, lively.element, posters] : [opening, posters, lively.element]));
  page.main.append(
    h(
      'footer',
      { class: 'foot' },
      h('span', null, text('foot')),
      h('a', { href: '/library' }, text('library')),
      h('a', { href: '/packs' }, text('packs')),
      h('a', { href: '/tables' }, text('all-tables')),
      h('a', { href: '/people' }, text('people')),
      h('a', { href: '/leagues' }, text('leagues')),
      h('a', { href: '/about/rules' }, text('page-rules')),
      h('a', { href: '/account' }, text('account')),
      h('a', { href: '/host' }, text('host')),
    ),
  );
  return () => lively.leave();
}

/** Who plays, how long it takes, how hard it is. @param {import('./wire.d.ts').GameInfo} game */
function facts({ seats, minutes, weight }) {
  const [least, most] = [seats[0], seats[seats.length - 1]];
  return [
    ['ui-seats', least === most ? text('players', { n: most }) : text('players-from', { least, most })],
    ['ui-clock', minutes % 60 ? text('minutes', { n: minutes }) : text('hours', { n: minutes / 60 })],
    ['vp', text(`weight-${weight}`)],
  ];
}

/** A game's poster. @param {import('./wire.d.ts').GameInfo} game */
function poster(game) {
  return h(
    'article',
    { class: 'poster', id: game.id },
    picture(game.poster),
    h(
      'div',
      { class: 'text' },
      h('h2', null, game.title),
      h('p', { class: 'sub' }, game.tagline),
      h(
        'ul',
        { class: 'facts' },
        facts(game).map(([emblem, fact]) => h('li', null, icon(emblem), fact)),
        h('li', { class: 'reads' }, h('a', { href: `/rules/${game.id}` }, text('rules')), h('a', { href: `/cards/${game.id}` }, text('cards'))),
      ),
      h(
        'div',
        { class: 'acts' },
        button(text('play-now'), (e) => start(e, () => playNow(game)), { icon: 'ui-play', kind: 'primary' }),
        h('a', { class: 'btn', href: `/new/${game.id}` }, icon('ui-table'), text('new-table')),
        lessons(game).map(([name, title]) => button(name === 'first' ? text('learn') : title, (e) => start(e, () => learn(game, name)), { icon: 'ui-learn' })),
        button(text('watch'), (e) => start(e, () => watch(game)), { icon: 'ui-watch' }),
      ),
    ),
  );
}

/** The one to begin with comes first. @param {import('./wire.d.ts').GameInfo} game */
function lessons({ lessons }) {
  return Object.entries(lessons ?? {}).sort(([one], [other]) => Number(other === 'first') - Number(one === 'first'));
}

/** What of it stays when it is cut follows from the game. @param {import('./wire.d.ts').PosterInfo} [shown] */
function picture(shown) {
  if (!shown) return h('div', { class: 'blank' }, icon('flourish', 'flourish'));
  const made = h('img', { src: address(shown.address), width: 420, height: 500, alt: shown.alt });
  made.style.setProperty('--focus', shown.focus);
  made.style.setProperty('--narrow', shown.narrow || shown.focus);
  return made;
}

/** One click opens one table. @param {Event} event @param {() => Promise<void>} act */
async function start(event, act) {
  const pressed = event.currentTarget;
  if (!(pressed instanceof HTMLButtonElement) || pressed.disabled) return;
  pressed.disabled = true;
  try {
    await act();
  } finally {
    pressed.disabled = false;
  }
}

/** How many sit at a table that nobody has set up. @param {import('./wire.d.ts').GameInfo} game */
function usualSeats(game) {
  return [3, 2].find((n) => game.seats.includes(n)) ?? game.seats[0];
}

/** A guided game. @param {import('./wire.d.ts').GameInfo} game @param {string} lesson */
async function learn(game, lesson) {
  await comeIn();
  const opened = await post(`/api/games/${game.id}/lessons`, { lesson });
  go(`/tables/${opened.table.id}`);
}

/** A guest against bots. @param {import('./wire.d.ts').GameInfo} game */
async function playNow(game) {
  await comeIn();
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot' }));
  const share = newShare();
  const opened = await post('/api/tables', { game: game.id, seats: [{ kind: 'me' }, ...bots], promise: share.promise });
  keepShare(opened.table.id, share);
  go(`/tables/${opened.table.id}`);
}

/** Bots against each other. @param {import('./wire.d.ts').GameInfo} game */
async function watch(game) {
  await comeIn();
  const seats = Array.from({ length: usualSeats(game) }, () => ({ kind: 'bot' }));
  const opened = await post('/api/tables', { game: game.id, seats });
  go(`/tables/${opened.table.id}#watch`);
}
