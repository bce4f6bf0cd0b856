// Tournaments: all of them, a new one, and one with its standings and tables, which are asked for again and again.
import { get, post } from '../api.js';
import { button, field, fill, h, heads, icon, panel } from '../dom.js';
import { chosenOf, optionFields } from '../options.js';
import { go } from '../router.js';
import { whoAmI } from '../session.js';
import { confirmed, say } from '../toast.js';
import { clock, text } from '../words.js';
import { named, places } from './common.js';

/** @typedef {import('../wire.d.ts').ContestLine} ContestLine */
/** @typedef {import('../wire.d.ts').ContestPage} ContestPage */

const EVERY = 4000;

/** @param {import('../app.js').Page} page */
export async function leaguesPage(page) {
  page.place(text('leagues'));
  /** @type {import('../wire.d.ts').ContestList} */
  const { contests } = await get('/api/contests');
  const me = whoAmI();
  const of = (/** @type {string} */ state) => contests.filter((line) => line.state === state);
  fill(
    page.main,
    places('/leagues'),
    h('h1', null, text('leagues')),
    h(
      'p',
      { class: 'acts' },
      me && !me.guest
        ? h('a', { class: 'btn primary', href: '/leagues/new' }, text('new-contest'))
        : h('a', { class: 'btn', href: '/account' }, text('contest-need-account')),
    ),
    h(
      'div',
      null,
      /** @type {[string, string][]} */ ([
        ['open', 'contests-open'],
        ['playing', 'contests-playing'],
        ['ended', 'contests-ended'],
      ]).map(([state, title]) => (of(state).length || state === 'open' ? panel(text(title), { class: 'contests' }, lines(of(state))) : null)),
    ),
  );
}

/** Tournaments in a list. @param {ContestLine[]} found */
export function lines(found) {
  if (!found.length) return h('p', { class: 'muted' }, text('no-contests'));
  return h(
    'ul',
    { class: 'names' },
    found.map((line) =>
      h('li', null, icon(line.emblem || 'salon'), h('a', { href: `/leagues/${line.id}` }, line.title), h('small', { class: 'muted' }, facts(line))),
    ),
  );
}

/** @param {ContestLine} line */
function facts(line) {
  const rounds = line.rounds ? text('rounds-n', { n: line.rounds }) : '';
  return [
    line.game_title,
    text(`kind-${line.kind}`),
    text(`pace-${line.pace.kind}`),
    text('with-seats', { n: line.seats }),
    rounds,
    text('entrants-n', { n: line.entrants }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param {import('../app.js').Page} page */
export async function newLeaguePage(page) {
  page.place(text('new-contest'));
  /** @type {import('../wire.d.ts').GameInfo[]} */
  const games = await get('/api/games');
  const club = new URLSearchParams(location.search).get('club') ?? '';
  const problem = h('p', { class: 'problem', role: 'alert' });
  const select = (/** @type {string} */ name, /** @type {[string, string][]} */ values) =>
    h(
      'select',
      { class: 'search', name },
      values.map(([value, label]) => h('option', { value }, label)),
    );
  const seats = select('seats', []);
  const game = select(
    'game',
    games.map((one) => [one.id, one.title]),
  );
  const bot = select('bot', []);
  /** @type {Record<string, any>} */
  let options = {};
  const choices = h('div', { class: 'choices' });
  const chosen = () => games.find((one) => one.id === game.value) ?? games[0];
  const ask = () => fill(choices, optionFields(chosen(), Number(seats.value), options));
  const fit = () => {
    const found = chosen();
    options = {};
    const counts = found.seats.filter((n) => n >= 2 && n <= 4);
    fill(
      seats,
      counts.map((n) => h('option', { value: n }, String(n))),
    );
    fill(
      bot,
      found.bots.map(({ id, name }) => h('option', { value: id, selected: id === 'courtier' }, name)),
    );
    ask();
  };
  game.addEventListener('change', fit);
  seats.addEventListener('change', ask);
  fit();
  const number = (/** @type {string} */ name, /** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
    h('input', { class: 'search', type: 'number', name, value, min: least, max: most, required: true });
  const form = h(
    'form',
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        const data = new FormData(form);
        const said = (/** @type {string} */ name) => String(data.get(name) ?? '');
        const pace =
          said('pace') === 'live'
            ? { kind: 'live', minutes: Number(said('minutes')) }
            : said('pace') === 'daily'
              ? { kind: 'daily', days: Number(said('days')) }
              : { kind: 'free' };
        try {
          /** @type {ContestPage} */
          const made = await post('/api/contests', {
            title: said('title').trim(),
            game: said('game'),
            kind: said('kind'),
            seats: Number(said('seats')),
            rounds: Number(said('rounds')),
            pace,
            absent: said('absent'),
            late: data.has('late'),
            options: chosenOf(chosen(), Number(said('seats')), options),
            bots: Array(Number(said('bots'))).fill(said('bot')),
            club,
          });
          go(`/leagues/${made.line.id}`);
        } catch (error) {
          problem.textContent = error instanceof Error ? error.message : String(error);
        }
      },
    },
    field(text('contest-title'), h('input', { class: 'search', name: 'title', required: true, maxlength: 60 })),
    field(text('col-game'), game),
    field(text('seats-label'), seats),
    field(
      text('kind-label'),
      select('kind', [
        ['swiss', text('kind-swiss')],
        ['round', text('kind-round')],
      ]),
      text('kind-hint'),
    ),
    field(text('rounds-label'), number('rounds', 0, 0, 15), text('rounds-hint')),
    field(
      text('pace-label'),
      select('pace', [
        ['live', text('pace-live')],
        ['daily', text('pace-daily')],
        ['free', text('pace-free')],
      ]),
    ),
    field(text('minutes-label'), number('minutes', 30, 1, 600)),
    field(text('days-label'), number('days', 2, 1, 14)),
    field(
      text('absent-label'),
      select('absent', [
        ['forfeit', text('absent-forfeit')],
        ['bot', text('absent-bot')],
      ]),
    ),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'late', checked: true }), h('span', null, text('late-label'))),
    field(text('bots-label'), number('bots', 0, 0, 64)),
    field(text('bot-level'), bot),
    h('fieldset', null, h('legend', { class: 'caps' }, text('options')), choices),
    problem,
    h('p', { class: 'acts' }, h('button', { class: 'btn primary', type: 'submit' }, text('open-contest'))),
  );
  fill(page.main, places('/leagues'), h('h1', null, text('new-contest')), panel(text('new-contest'), {}, form));
}

/** @param {import('../app.js').Page} page @param {string} id */
export async function leaguePage(page, id) {
  /** @type {ContestPage} */
  let found = await get(`/api/contests/${id}`);
  /** @type {import('../wire.d.ts').GameInfo[]} */
  const games = found.keeper && found.line.state === 'open' ? await get('/api/games') : [];
  const levels = games.find((one) => one.id === found.line.game)?.bots ?? [];
  const head = h('div');
  const body = h('div');
  const status = h('p', { class: 'muted', role: 'status' });
  page.place(found.line.title);
  fill(page.main, places('/leagues'), head, status, body);
  let held = '';
  let stale = false; // what stands there is not what was told last
  let acting = '';
  const heading = h('div');
  const row = h('p', { class: 'acts' });
  head.append(heading, row);
  // What somebody had under their fingers is drawn when they let go of it.
  body.addEventListener('focusout', ({ relatedTarget }) => {
    if (stale && !(relatedTarget instanceof Node && body.contains(relatedTarget))) drawBody();
  });

  async function act(/** @type {string} */ what, /** @type {object | undefined} */ more = undefined) {
    found = await post(`/api/contests/${id}/${what}`, more);
    draw();
  }

  function draw() {
    fill(
      heading,
      h('h1', null, found.line.title),
      h('p', { class: 'muted' }, facts(found.line), found.opener ? [' · ', text('opened-by'), ' ', named(found.opener_id, found.opener)] : null),
    );
    const me = found.entrants.find((one) => one.you);
    const can = JSON.stringify([found.line.state, found.can_enter, found.keeper, me && [me.away, me.gone]]);
    if (can !== acting) fill(row, acts(found, act, levels));
    acting = can;
    tick();
    stale = body.contains(document.activeElement) && held === found.line.state;
    if (!stale) drawBody();
  }

  function drawBody() {
    stale = false;
    held = found.line.state;
    fill(body, h('div', { class: 'wide-narrow' }, h('div', null, standings(found, act), crosstable(found)), h('div', null, rounds(found), rules(found))));
  }

  function tick() {
    const { line } = found;
    const left = found.next_at ? found.next_at - Date.now() / 1000 : 0;
    const told =
      line.state === 'playing' && found.next_at
        ? text('next-round-in', { n: line.round + 1, time: clock(left) })
        : line.state === 'playing'
          ? text('round-of', { n: line.round, of: line.rounds })
          : text(`contest-${line.state}`);
    if (status.textContent !== told) status.textContent = told;
  }

  draw();
  const timer = setInterval(async () => {
    tick();
    if (document.hidden || found.line.state === 'ended' || found.line.state === 'closed') return;
    const fresh = await get(`/api/contests/${id}?seen=${found.version}`).catch(() => null);
    if (fresh) {
      found = fresh;
      draw();
    }
  }, EVERY);
  return () => clearInterval(timer);
}

/**
 * @param {ContestPage} found @param {(what: string, more?: object) => Promise<void>} act
 * @param {import('../wire.d.ts').GameInfo['bots']} levels  of the bots that may take part
 */
function acts(found, act, levels) {
  const mine = found.entrants.find((one) => one.you);
  const made = [];
  const { state } = found.line;
  if (found.can_enter) made.push(button(text('take-part'), () => act('enter'), { kind: 'primary' }));
  if (mine?.away && !mine.gone && state === 'playing') made.push(button(text('i-am-here'), () => act('here'), { kind: 'primary' }));
  if (mine && !mine.gone && (state === 'open' || state === 'playing'))
    made.push(
      button(text('leave-contest'), async () => {
        if (await confirmed(text('leave-contest-sure'), { yes: text('leave-contest') })) await act('leave');
      }),
    );
  if (found.keeper && state === 'open') {
    made.push(button(text('begin'), () => act('begin'), { kind: 'primary' }));
    const level = h(
      'select',
      { class: 'search', name: 'level', 'aria-label': text('bot-level') },
      levels.map(({ id, name }) => h('option', { value: id, selected: id === 'courtier' }, name)),
    );
    made.push(
      level,
      button(text('add-bot'), () => act('bots', { bots: [level.value] }), { kind: 'bot' }),
    );
  }
  if (found.keeper && (state === 'open' || state === 'playing'))
    made.push(
      button(text('call-off'), async () => {
        if (await confirmed(text('call-off-sure'), { yes: text('call-off') })) await act('close');
      }),
    );
  return made;
}

/** A number of points, halves as people write them. @param {number | undefined | null} n */
function points(n) {
  if (n === undefined || n === null) return '·';
  const whole = Math.floor(n);
  return n - whole === 0.5 ? `${whole || ''}½` : String(n);
}

/** @param {ContestPage} found @param {(what: string, more?: object) => Promise<void>} act */
function standings(found, act) {
  const columns = ['', 'col-name', 'col-points', 'col-rivals', 'col-share', 'col-wins'];
  const may = found.keeper && (found.line.state === 'open' || found.line.state === 'playing');
  if (!found.entrants.length) return panel(text('standings'), {}, h('p', null, text('no-entrants')));
  return panel(
    text('standings'),
    { head: found.line.state === 'playing' ? [h('span', { class: 'live-mark' }, text('live'))] : [] },
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': text('standings') },
      h(
        'table',
        { class: 'grid-table standings' },
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            columns.map((name) => (name ? h('th', { scope: 'col', class: name === 'col-name' ? null : 'num' }, text(name)) : h('td'))),
            may ? h('td') : null,
          ),
        ),
        h(
          'tbody',
          null,
          found.entrants.map((one) =>
            h(
              'tr',
              { class: one.you ? 'mine' : null },
              h('td', { class: 'num' }, String(one.rank)),
              h(
                'th',
                { scope: 'row' },
                named(one.id, one.name),
                one.gone ? h('small', null, ` ${text('has-left')}`) : one.away ? h('small', null, ` ${text('is-away')}`) : null,
              ),
              h('td', { class: 'num' }, h('b', null, points(one.points))),
              h('td', { class: 'num' }, points(one.rivals)),
              h('td', { class: 'num' }, String(one.share)),
              h('td', { class: 'num' }, String(one.wins)),
              may ? h('td', null, one.bot ? null : replacing(one, act)) : null,
            ),
          ),
        ),
      ),
    ),
    h('p', { class: 'muted' }, text('standings-hint')),
  );
}

/** @param {import('../wire.d.ts').EntrantInfo} one @param {(what: string, more?: object) => Promise<void>} act */
function replacing(one, act) {
  const made = button(text('bot-instead'), async () => {
    if (await confirmed(text('bot-instead-sure', { name: one.name }), { yes: text('bot-instead') })) {
      await act('replace', { number: one.number });
      say(text('saved'));
    }
  });
  made.setAttribute('aria-label', `${text('bot-instead')}: ${one.name}`);
  return made;
}

/** Who has met whom, in a round robin of two. @param {ContestPage} found */
function crosstable(found) {
  const all = found.entrants;
  if (found.line.kind !== 'round' || found.line.seats !== 2 || all.length > 16 || !found.rounds.length) return null;
  /** @type {Map<string, import('../wire.d.ts').PairedSeat & {table: string}>} */
  const cells = new Map();
  for (const round of found.rounds)
    for (const table of round.tables) {
      const [a, b] = table.seats;
      if (!b) continue;
      cells.set(`${a.number} ${b.number}`, { ...a, table: table.table ?? '' });
      cells.set(`${b.number} ${a.number}`, { ...b, table: table.table ?? '' });
    }
  const cell = (/** @type {typeof all[0]} */ one, /** @type {typeof all[0]} */ other) => {
    if (one === other) return h('td', { class: 'self' });
    const met = cells.get(`${one.number} ${other.number}`);
    const told = met ? (met.points === undefined || met.points === null ? text('still-playing') : points(met.points) || '0') : '·';
    const label = text('against', { one: one.name, other: other.name, told });
    return h('td', null, met?.table ? h('a', { href: `/tables/${met.table}`, 'aria-label': label }, told) : h('span', { title: label }, told));
  };
  return panel(
    text('crosstable'),
    {},
    h(
      'div',
      { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': text('crosstable') },
      h(
        'table',
        { class: 'grid-table cross' },
        heads(['', ...all.map((one) => one.name)]),
        h(
          'tbody',
          null,
          all.map((one) =>
            h(
              'tr',
              { class: one.you ? 'mine' : null },
              h('th', { scope: 'row' }, `${one.rank}. ${one.name}`),
              all.map((other) => cell(one, other)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {ContestPage} found */
function rounds(found) {
  const names = new Map(found.entrants.map((one) => [one.number, one.name]));
  if (!found.rounds.length) return panel(text('schedule'), {}, h('p', { class: 'muted' }, text('not-begun')));
  return panel(
    text('schedule'),
    {},
    found.rounds.toReversed().map((round) =>
      h(
        'section',
        { class: 'round', 'aria-label': text('round-n', { n: round.number }) },
        h('h3', null, text('round-n', { n: round.number })),
        round.tables.map((table) => {
          const who = table.seats.map(
            (seat) => `${names.get(seat.number) ?? ''}${seat.points === undefined || seat.points === null ? '' : ` ${points(seat.points) || '0'}`}`,
          );
          return h(
            'div',
            { class: `pairing ${table.yours ? 'mine' : ''}` },
            h('span', { class: 'num' }, String(table.board)),
            h('span', null, who.join(' – '), table.seats.length === 1 ? ` · ${text(table.seats[0].absent ? 'did-not-come' : 'has-bye')}` : ''),
            h('span', { class: 'spring' }),
            table.table
              ? h(
                  'a',
                  { class: table.yours && !table.over ? 'btn primary' : 'btn', href: `/tables/${table.table}` },
                  text(table.yours && !table.over ? 'play-it' : table.over ? 'result' : 'watch'),
                )
              : null,
          );
        }),
      ),
    ),
  );
}

/** @param {ContestPage} found */
function rules(found) {
  const told = [
    text(`rule-${found.line.kind}`),
    text(`absent-${found.absent}-told`),
    found.line.kind === 'swiss' && found.late ? text('late-told') : '',
    text('bye-told'),
  ];
  return panel(
    text('contest-rules'),
    {},
    told.filter(Boolean).map((line) => h('p', null, line)),
  );
}
