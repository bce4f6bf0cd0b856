// Somebody's games that are over. What is looked for stands in the address.
import { get } from '../api.js';
import { fill, h, panel } from '../dom.js';
import { text } from '../words.js';
import { asked, choice, gamesTable, named, places } from './common.js';

/** @param {import('../app.js').Page} page @param {string} id */
export async function historyPage(page, id) {
  const wanted = asked('game', 'result', 'seats', 'pace', 'rival', 'before');
  /** @type {[import('../wire.d.ts').PersonPage, import('../wire.d.ts').History, import('../wire.d.ts').GameInfo[]]} */
  const [person, history, games] = await Promise.all([get(`/api/people/${id}`), get(`/api/people/${id}/games?${wanted}`), get('/api/games')]);
  page.place(text('games-of', { name: person.name }));
  const last = history.games.at(-1);
  const on = asked('game', 'result', 'seats', 'pace', 'rival');
  if (last) on.set('before', String(last.number));
  fill(
    page.main,
    places(),
    h('h1', null, text('games-of', { name: person.name })),
    h('p', null, named(person.id, text('back-to-page'))),
    h(
      'section',
      { class: 'panel filters', 'aria-label': text('filters') },
      choice(text('col-game'), 'game', [['', text('every-game')], ...games.map((game) => /** @type {[string, string]} */ ([game.id, game.title]))]),
      choice(text('col-result'), 'result', [
        ['', text('every-result')],
        ['won', text('won')],
        ['lost', text('lost')],
        ['left', text('left-it')],
      ]),
      choice(text('seats-label'), 'seats', [['', text('any-seats')], ...['2', '3', '4'].map((n) => /** @type {[string, string]} */ ([n, n]))]),
      choice(text('pace-label'), 'pace', [
        ['', text('any-pace')],
        ['live', text('pace-live')],
        ['daily', text('pace-daily')],
        ['free', text('pace-free')],
      ]),
    ),
    panel(
      text('games-over'),
      {},
      history.games.length
        ? gamesTable(history.games, text('games-over'))
        : h('p', null, text('nothing-fits'), ' ', h('a', { href: `/people/${id}/games` }, text('without-filters'))),
      history.more ? h('p', { class: 'acts' }, h('a', { class: 'btn', href: `/people/${id}/games?${on}` }, text('older'))) : null,
    ),
  );
}
