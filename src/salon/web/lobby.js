// Setting up a table, and the lists of tables.
import { get, post } from './api.js';
import { field, fill, h, icon, panel } from './dom.js';
import { keepShare, newShare } from './fairness.js';
import { go } from './router.js';
import { comeIn, whoAmI } from './session.js';
import { text, when } from './words.js';

/** @param {import('./wire.d.ts').TableInfo} table */
function company(table) {
  const others = table.seats.filter((seat) => !seat.you);
  const names = others.map((seat) => (seat.kind === 'open' ? text('open-seat') : seat.name)).join(', ');
  return `${names ? text('with', { names }) : text('alone')} · ${text(`pace-${table.pace.kind ?? 'free'}`)}`;
}

/** @param {import('./wire.d.ts').TableInfo} table */
function standing(table) {
  if (table.status === 'ended') return h('span', { class: 'muted' }, table.result || text('status-ended'));
  if (table.apart) return h('span', { class: 'problem', title: table.apart }, text('status-apart'));
  if (table.your_turn) return h('span', { class: 'turn-tag' }, text('your-move'));
  return h('span', { class: 'muted' }, text(table.status === 'waiting' ? 'status-waiting' : 'status-playing'));
}

/** Tables as lines. @param {import('./wire.d.ts').TableInfo[]} tables */
export function tableRows(tables) {
  const order = (/** @type {import('./wire.d.ts').TableInfo} */ t) => (t.your_turn ? 0 : t.status === 'ended' ? 2 : 1);
  return h(
    'ul',
    { class: 'rows' },
    [...tables]
      .sort((a, b) => order(a) - order(b) || b.created - a.created)
      .map((table) =>
        h(
          'li',
          { class: table.your_turn ? 'mine' : '' },
          icon(table.emblem, 'icon big'),
          h('a', { href: `/tables/${table.id}` }, h('b', null, table.title)),
          h('span', { class: 'muted' }, company(table)),
          standing(table),
          h('span', { class: 'muted num' }, when(table.created)),
        ),
      ),
  );
}

/** @param {import('./app.js').Page} page */
export async function tablesPage(page) {
  page.place(text('tables'));
  document.body.classList.add('plain');
  const tables = await get('/api/tables');
  page.main.append(
    h('h1', null, text('tables')),
    panel(text('my-tables'), {}, tables.mine.length ? tableRows(tables.mine) : h('p', { class: 'muted' }, text('no-tables'))),
    panel(text('open-tables'), {}, tables.open.length ? tableRows(tables.open) : h('p', { class: 'muted' }, text('no-open-tables'))),
    h('p', { class: 'acts' }, h('a', { class: 'btn primary', href: '/new' }, icon('ui-table'), text('new-table'))),
  );
}

/** @param {import('./app.js').Page} page @param {string} [wanted] */
export async function newTablePage(page, wanted) {
  page.place(text('new-table'));
  document.body.classList.add('plain');
  /** @type {import('./wire.d.ts').GameInfo[]} */
  const games = await get('/api/games'); // what it proposes to one who plays alone changes
  const first = games.find((game) => game.id === wanted) ?? games[0];
  const form = new TableForm(games, first);
  page.main.append(h('h1', null, text('new-table')), form.element);
}

/** The form of a new table. Seats and options follow the game. */
class TableForm {
  /** @param {import('./wire.d.ts').GameInfo[]} games @param {import('./wire.d.ts').GameInfo} game */
  constructor(games, game) {
    this.games = games;
    this.game = game;
    /** @type {string[]} */
    this.seats = [];
    /** @type {Record<string, any>} */
    this.options = {};
    this.pace = 'free';
    this.numbers = { minutes: 30, seconds: 15, days: 3 };
    this.late = 'lose';
    this.public = false;
    this.element = h('form', { class: 'newtable', onsubmit: (/** @type {Event} */ e) => this.open(e) });
    this.choose(game);
  }

  /** @param {import('./wire.d.ts').GameInfo} game */
  choose(game) {
    this.game = game;
    this.options = {};
    this.setSeats([3, 2].find((n) => game.seats.includes(n)) ?? game.seats[0]);
  }

  /** The bot that is proposed: the second, who plays well and at once; or the only one there is. */
  usualBot() {
    return `bot:${(this.game.bots[1] ?? this.game.bots[0]).id}`;
  }

  /** Whether who was to sit there can sit at a table of this game. @param {string | undefined} kind */
  fits(kind) {
    return kind === 'me' || kind === 'open' || this.game.bots.some((bot) => kind === `bot:${bot.id}`);
  }

  /** @param {number} count */
  setSeats(count) {
    this.seats = Array.from({ length: count }, (_, n) => (n ? (this.fits(this.seats[n]) ? this.seats[n] : this.usualBot()) : 'me'));
    this.draw();
  }

  draw() {
    fill(
      this.element,
      panel(text('game'), {}, this.gameChoice(), this.seatChoice()),
      panel(text('options'), {}, this.optionChoices(), this.paceChoice(), this.publicChoice()),
      h('p', { class: 'acts' }, h('button', { class: 'btn primary', type: 'submit' }, icon('ui-table'), h('span', null, text('open-table')))),
    );
  }

  gameChoice() {
    return h(
      'fieldset',
      { class: 'choices' },
      h('legend', { class: 'caps' }, text('game')),
      this.games.map((game) => this.radio('game', game.title, game === this.game, () => this.choose(game), game.emblem)),
    );
  }

  /**
   * @param {string} name @param {string} label @param {boolean} checked @param {() => void} act @param {string} [emblem_]
   */
  radio(name, label, checked, act, emblem_) {
    return h(
      'label',
      { class: 'choice' },
      h('input', {
        type: 'radio',
        name,
        checked,
        onchange: () => {
          act();
          const now = this.element.querySelector(`input[name="${name}"]:checked`);
          if (now instanceof HTMLElement) now.focus();
        },
      }),
      emblem_ ? icon(emblem_) : null,
      h('span', null, label),
    );
  }

  seatChoice() {
    const kinds = [['me', text('seat-me')], ['open', text('seat-open')], ...this.game.bots.map((bot) => [`bot:${bot.id}`, bot.name])];
    return h(
      'div',
      null,
      h(
        'fieldset',
        { class: 'choices' },
        h('legend', { class: 'caps' }, text('seats')),
        this.game.seats.map((n) => this.radio('count', String(n), n === this.seats.length, () => this.setSeats(n))),
      ),
      this.seats.map((kind, n) =>
        field(
          text('seat-number', { n: n + 1 }),
          h(
            'select',
            {
              class: 'search',
              onchange: (/** @type {Event} */ e) => {
                this.seats[n] = /** @type {HTMLSelectElement} */ (e.target).value;
              },
            },
            kinds.map(([value, label]) => h('option', { value, selected: value === kind }, label)),
          ),
        ),
      ),
      this.game.bots.map((bot) => h('p', { class: 'explains' }, h('b', null, bot.name), `: ${bot.about}`)),
    );
  }

  optionChoices() {
    const fitting = Object.entries(this.game.options).filter(([, option]) => !option.seats?.length || option.seats.includes(this.seats.length));
    return fitting.map(([name, option]) => {
      const keep = (/** @type {any} */ value) => {
        this.options[name] = value;
      };
      if (option.choices.length === 2 && option.choices.includes(true)) {
        return h(
          'label',
          { class: 'check' },
          h('input', {
            type: 'checkbox',
            checked: this.options[name] ?? option.default,
            onchange: (/** @type {Event} */ e) => keep(/** @type {HTMLInputElement} */ (e.target).checked),
          }),
          h('span', null, option.label, option.about ? h('small', { class: 'explains' }, option.about) : null),
        );
      }
      return field(
        option.label,
        h(
          'select',
          {
            class: 'search',
            onchange: (/** @type {Event} */ e) => keep(option.choices[/** @type {HTMLSelectElement} */ (e.target).selectedIndex]),
          },
          option.choices.map((choice) =>
            h('option', { selected: choice === (this.options[name] ?? option.default) }, option.labels?.[String(choice)] ?? String(choice)),
          ),
        ),
        option.about,
      );
    });
  }

  paceChoice() {
    const number = (/** @type {'minutes' | 'seconds' | 'days'} */ name, /** @type {number} */ min, /** @type {number} */ max) =>
      field(
        text(`pace-${name}`),
        h('input', {
          type: 'number',
          class: 'search',
          min,
          max,
          value: this.numbers[name],
          required: true,
          onchange: (/** @type {Event} */ e) => {
            this.numbers[name] = Number(/** @type {HTMLInputElement} */ (e.target).value);
          },
        }),
      );
    const setPace = (/** @type {string} */ pace) => {
      this.pace = pace;
      this.draw();
    };
    return h(
      'div',
      null,
      h(
        'fieldset',
        { class: 'choices' },
        h('legend', { class: 'caps' }, text('pace')),
        ['free', 'live', 'daily'].map((kind) => this.radio('pace', text(`pace-${kind}`), kind === this.pace, () => setPace(kind))),
      ),
      this.pace === 'live' ? [number('minutes', 1, 600), number('seconds', 0, 600)] : [],
      this.pace === 'daily' ? [number('days', 1, 14)] : [],
      this.pace === 'free'
        ? []
        : h(
            'fieldset',
            { class: 'choices' },
            h('legend', { class: 'caps' }, text('late')),
            ['lose', 'bot'].map((late) =>
              this.radio('late', text(`late-${late}`), late === this.late, () => {
                this.late = late;
              }),
            ),
          ),
    );
  }

  publicChoice() {
    return h(
      'fieldset',
      { class: 'choices' },
      h('legend', { class: 'caps' }, text('who-may-join')),
      [false, true].map((open) =>
        this.radio('public', text(open ? 'join-public' : 'join-invited'), open === this.public, () => {
          this.public = open;
        }),
      ),
    );
  }

  /** @param {Event} event */
  async open(event) {
    event.preventDefault();
    await comeIn();
    const seats = this.seats.map((kind) => {
      const [who, bot] = kind.split(':');
      return bot ? { kind: who, bot } : { kind: who };
    });
    const fitting = Object.fromEntries(
      Object.entries(this.options).filter(([name]) => {
        const only = this.game.options[name]?.seats;
        return !only?.length || only.includes(this.seats.length);
      }),
    );
    const pace = this.pace === 'free' ? { kind: 'free' } : { kind: this.pace, ...this.numbers, late: this.late };
    const share = newShare();
    const asked = { game: this.game.id, seats, options: fitting, pace, public: this.public, promise: share.promise };
    const opened = await post('/api/tables', asked);
    if (this.seats.includes('me')) keepShare(opened.table.id, share);
    keepInvitations(opened.table.id, opened.invitations);
    go(`/tables/${opened.table.id}`);
  }
}

/** The secrets of invitations are told once: this browser keeps them. @param {string} table @param {Record<string, string>} found */
export function keepInvitations(table, found) {
  if (Object.keys(found).length) localStorage.setItem(`salon.invitations.${table}`, JSON.stringify(found));
}

/** @param {string} table @returns {Record<string, string>} */
export function invitations(table) {
  return JSON.parse(localStorage.getItem(`salon.invitations.${table}`) ?? '{}');
}

/** @param {string} table @param {number} seat @param {string} [secret] */
export function invitationLink(table, seat, secret) {
  return `${location.origin}/tables/${table}#seat=${seat}${secret ? `&invitation=${secret}` : ''}`;
}

/** Whether the one who looks sits there already. @param {import('./wire.d.ts').TableInfo} table */
export function sitsAt(table) {
  return whoAmI() !== null && table.seats.some((seat) => seat.you);
}
