// Ladders: who has played enough, by the lower end of the band.
import { get } from '../api.js';
import { fill, h, heads, icon, panel } from '../dom.js';
import { whoAmI } from '../session.js';
import { text } from '../words.js';
import { asked, choice, named, percent, places } from './common.js';

/** @typedef {import('../wire.d.ts').Rung} Rung */

/** @param {import('../app.js').Page} page */
export async function ladderPage(page) {
  const wanted = asked('game', 'pace', 'season', 'circle', 'club', 'bots', 'after');
  /** @type {[import('../wire.d.ts').LadderPage, import('../wire.d.ts').GameInfo[]]} */
  const [found, games] = await Promise.all([get(`/api/ladder?${wanted}`), get('/api/games')]);
  const first = games[0]?.id ?? '';
  page.place(text('ladder'), found.title);
  const circle = /** @type {[string, string][]} */ ([['', text('everyone')], ...(whoAmI() ? [['friends', text('friends')]] : [])]);
  const on = asked('game', 'pace', 'season', 'circle', 'club', 'bots');
  on.set('after', String(found.next ?? 0));
  fill(
    page.main,
    places('/ladder'),
    h('h1', null, text('ladder-of', { title: found.title })),
    h('p', { class: 'muted' }, text('ladder-lede')),
    h(
      'section',
      { class: 'panel filters', 'aria-label': text('filters') },
      choice(
        text('col-game'),
        'game',
        games.map((game) => [game.id === first ? '' : game.id, game.title]),
      ),
      choice(text('season'), 'season', [
        ['', text('all-time')],
        ...found.seasons.slice(0, 4).map((season) => /** @type {[string, string]} */ ([season, seasonName(season)])),
      ]),
      choice(text('pace-label'), 'pace', [
        ['', text('any-pace')],
        ['live', text('pace-live')],
        ['daily', text('pace-daily')],
        ['free', text('pace-free')],
      ]),
      circle.length > 1 ? choice(text('circle'), 'circle', circle) : null,
      choice(text('who-stands'), 'bots', [
        ['', text('only-people')],
        ['true', text('bots-too')],
      ]),
    ),
    h(
      'div',
      { class: 'wide-narrow' },
      panel(
        text('ladder'),
        {},
        found.rungs.length ? rungs(found) : empty(found),
        h(
          'p',
          { class: 'acts' },
          found.next ? h('a', { class: 'btn', href: `/ladder?${on}` }, text('further-down')) : null,
          h('span', { class: 'muted' }, text('on-ladder', { n: found.of, floor: found.floor })),
        ),
        found.more ? h('p', { class: 'muted' }, text('games-to-go', { n: found.more })) : null,
      ),
      panel(text('how-counted'), {}, h('p', null, text('how-counted-told'))),
    ),
  );
}

/** @param {string} season */
function seasonName(season) {
  const [year, quarter] = season.split('-Q');
  return text('season-name', { year, quarter });
}

/** @param {import('../wire.d.ts').LadderPage} found */
function rungs(found) {
  const all = [...found.rungs];
  const low = Math.min(...all.map((rung) => rung.rating - rung.give));
  const high = Math.max(...all.map((rung) => rung.rating + rung.give));
  const outside = found.me && !all.some((rung) => rung.you) ? found.me : null;
  const columns = ['', 'col-name', 'col-rating', 'how-sure', 'col-games', 'col-won', 'last-five'];
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': text('ladder') },
    h(
      'table',
      { class: 'grid-table ladder' },
      heads(columns.map((name) => name && text(name))),
      h(
        'tbody',
        null,
        all.map((rung) => row(rung, low, high)),
        outside ? row(outside, low, high) : null,
      ),
    ),
  );
}

/** @param {Rung} rung @param {number} low @param {number} high */
function row(rung, low, high) {
  const at = (/** @type {number} */ value) => `${(100 * Math.max(0, Math.min(1, (value - low) / Math.max(1, high - low)))).toFixed(1)}%`;
  const bar = h('span', { class: 'sure', role: 'img', 'aria-label': text('give-or-take', { rating: rung.rating, give: rung.give }) });
  bar.style.setProperty('--from', at(rung.rating - rung.give));
  bar.style.setProperty('--to', at(rung.rating + rung.give));
  bar.style.setProperty('--at', at(rung.rating));
  return h(
    'tr',
    { class: rung.you ? 'mine' : null },
    h('td', { class: 'num' }, String(rung.place)),
    h('th', { scope: 'row' }, rung.bot ? [icon('ui-bot'), ' ', rung.name] : named(rung.id, rung.name), rung.you ? ` (${text('you')})` : ''),
    h('td', { class: 'num' }, h('b', null, String(rung.rating)), h('small', { class: 'muted' }, ` ± ${rung.give}`)),
    h('td', null, bar),
    h('td', { class: 'num' }, String(rung.games)),
    h('td', { class: 'num' }, percent(rung.won, rung.games)),
    h(
      'td',
      null,
      h(
        'span',
        { class: 'last' },
        [...rung.last].map((letter) => h('span', { class: letter === 'W' ? 'w' : 'l' }, text(letter === 'W' ? 'letter-won' : 'letter-lost'))),
      ),
    ),
  );
}

/** @param {import('../wire.d.ts').LadderPage} found */
function empty(found) {
  return h(
    'div',
    { class: 'empty' },
    h('p', null, text('ladder-empty', { floor: found.floor })),
    h('p', { class: 'acts' }, h('a', { class: 'btn primary', href: `/new/${found.game}` }, text('new-table'))),
  );
}
