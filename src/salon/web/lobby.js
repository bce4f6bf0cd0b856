// Setting up a table, and the lists of tables.
import { get, post } from './api.js';
import { field, fill, h, icon, panel } from './dom.js';
import { keepShare, newShare } from './fairness.js';
import { comeInNamed, isNameless } from './naming.js';
import { chosenOf, optionFields } from './options.js';
import { go } from './router.js';
import { comeIn } from './session.js';
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
  /** @type {import('./wire.d.ts').PackLine[]} */
  const packs = (await get('/api/packs')).packs ?? [];
  const form = new TableForm(games, first, packs);
  const waiting = new URLSearchParams(location.search).get('table');
  if (waiting) form.change(await get(`/api/tables/${waiting}`));
  page.main.append(h('h1', null, text('new-table')), form.element);
}

/** The form of a new table. Seats and options follow the game. */
class TableForm {
  /** @param {import('./wire.d.ts').GameInfo[]} games @param {import('./wire.d.ts').GameInfo} game @param {import('./wire.d.ts').PackLine[]} packs */
  constructor(games, game, packs) {
    this.games = games;
    this.packs = packs;
    this.pack = Number(new URLSearchParams(location.search).get('pack') ?? 0);
    this.game = game;
    /** @type {string[]} */
    this.seats = [];
    /** @type {Record<string, any>} */
    this.options = {};
    this.pace = 'free';
    this.numbers = { minutes: 30, seconds: 15, days: 3, spare: 3 };
    this.late = 'ask';
    this.leave = 'open';
    /** @type {import('./wire.d.ts').TableInfo | null} */
    this.table = null; // one that waits, and is set up anew
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
      this.table ? null : panel(text('game'), {}, this.gameChoice(), this.seatChoice()),
      panel(text('options'), {}, this.table ? null : this.packChoice(), this.optionChoices(), this.paceChoice(), this.leaveChoice(), this.publicChoice()),
      h(
        'p',
        { class: 'acts' },
        h('button', { class: 'btn primary', type: 'submit' }, icon('ui-table'), h('span', null, text(this.table ? 'save' : 'open-table'))),
      ),
    );
  }

  gameChoice() {
    return choices(
      text('game'),
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

  /** What a seat plays, or its colour. @param {number} n */
  seatName(n) {
    return `${text('seat-number', { n: n + 1 })} · ${this.game.sides?.[n] ?? text(`colour-${n}`)}`;
  }

  seatChoice() {
    const kinds = [['me', text('seat-me')], ['open', text('seat-open')], ...this.game.bots.map((bot) => [`bot:${bot.id}`, bot.name])];
    return h(
      'div',
      null,
      choices(
        text('seats'),
        this.game.seats.map((n) => this.radio('count', String(n), n === this.seats.length, () => this.setSeats(n))),
      ),
      this.seats.map((kind, n) =>
        field(
          this.seatName(n),
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

  /** With which cards: those of the game, or a pack that one may use. */
  packChoice() {
    const fitting = this.packs.filter((pack) => pack.game === this.game.id && (pack.versions?.length || pack.draft));
    if (!fitting.length) return null;
    const named = (/** @type {import('./wire.d.ts').PackLine} */ pack, /** @type {import('./wire.d.ts').PackVersion} */ version) =>
      `${pack.name} ${version.version} · ${pack.author} · ${version.digest}${version.fits ? '' : ` (${text('pack-not-tested')})`}`;
    const versions = fitting.flatMap((pack) => (pack.versions ?? []).map((version) => ({ pack, version })));
    if (!versions.some(({ version }) => version.id === this.pack)) this.pack = 0;
    return field(
      text('pack-choice-cards'),
      h(
        'select',
        {
          class: 'search',
          onchange: (/** @type {Event} */ e) => {
            this.pack = Number(/** @type {HTMLSelectElement} */ (e.target).value);
          },
        },
        h('option', { value: 0 }, text('pack-game-cards')),
        versions.map(({ pack, version }) =>
          h('option', { value: version.id, selected: version.id === this.pack, disabled: !version.fits }, named(pack, version)),
        ),
        fitting
          .filter((pack) => pack.draft && !pack.versions?.length)
          .map((pack) => h('option', { value: 0, disabled: true }, `${pack.name} (${text('pack-not-tested')})`)),
      ),
      text('pack-choice-about'),
    );
  }

  optionChoices() {
    return optionFields(this.game, this.seats.length, this.options);
  }

  paceChoice() {
    const number = (/** @type {'minutes' | 'seconds' | 'days' | 'spare'} */ name, /** @type {number} */ min, /** @type {number} */ max) =>
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
      choices(
        text('pace'),
        ['free', 'live', 'daily'].map((kind) => this.radio('pace', text(`pace-${kind}`), kind === this.pace, () => setPace(kind))),
      ),
      this.pace === 'live' ? [number('minutes', 1, 600), number('seconds', 0, 600)] : [],
      this.pace === 'daily' ? [number('days', 1, 14), number('spare', 0, 30)] : [],
      this.pace === 'free'
        ? []
        : choices(
            text('late'),
            ['ask', 'bot', 'lose'].map((late) =>
              this.radio('late', text(late === 'ask' && this.seats.length > 2 ? 'late-ask-many' : `late-${late}`), late === this.late, () => {
                this.late = late;
              }),
            ),
          ),
    );
  }

  /** What happens when somebody gives up: of two it is over. */
  leaveChoice() {
    if (this.seats.length < 3) return null;
    return choices(
      text('leave'),
      ['open', 'bot', 'end'].map((leave) =>
        this.radio('leave', text(`leave-${leave}`), leave === this.leave, () => {
          this.leave = leave;
        }),
      ),
    );
  }

  /** A table that waits is to be played otherwise: who sits there stays. @param {import('./wire.d.ts').TableInfo} table */
  change(table) {
    this.table = table;
    this.seats = table.seats.map((seat) => (seat.you ? 'me' : 'open'));
    this.options = { ...table.options };
    const { kind = 'free', late = 'lose', leave = 'bot', ...numbers } = table.pace;
    Object.assign(this, { pace: kind, late, leave, numbers: { ...this.numbers, ...numbers }, public: table.public });
    this.draw();
  }

  publicChoice() {
    return choices(
      text('who-may-join'),
      [false, true].map((open) =>
        this.radio('public', text(open ? 'join-public' : 'join-invited'), open === this.public, () => {
          this.public = open;
        }),
      ),
    );
  }

  howFast() {
    const pace = this.pace === 'free' ? { kind: 'free' } : { kind: this.pace, ...this.numbers, late: this.late };
    return this.seats.length > 2 ? { ...pace, leave: this.leave } : pace;
  }

  /** @param {Event} event */
  async open(event) {
    event.preventDefault();
    if (this.table) {
      await post(`/api/tables/${this.table.id}/set-up`, {
        options: chosenOf(this.game, this.seats.length, this.options),
        pace: this.howFast(),
        public: this.public,
      });
      return go(`/tables/${this.table.id}`);
    }
    // Who will sit with others says what to be called first.
    if (this.seats.includes('me') && this.seats.includes('open') && isNameless()) {
      if (!(await comeInNamed(text('new-table'), text('open-table')))) return;
    }
    await comeIn();
    const seats = this.seats.map((kind) => {
      const [who, bot] = kind.split(':');
      return bot ? { kind: who, bot } : { kind: who };
    });
    const share = newShare();
    const asked = {
      game: this.game.id,
      seats,
      options: chosenOf(this.game, this.seats.length, this.options),
      pace: this.howFast(),
      public: this.public,
      promise: share.promise,
      pack: this.pack,
    };
    const opened = await post('/api/tables', asked);
    if (this.seats.includes('me')) keepShare(opened.table.id, share);
    go(`/tables/${opened.table.id}`);
  }
}

/** Things of which one is chosen. @param {string} title @param {...(import('./dom.js').Child | import('./dom.js').Child[])} children */
const choices = (title, ...children) => h('fieldset', { class: 'choices' }, h('legend', { class: 'caps' }, title), ...children);
