// The seats: who plays, who is here, whose turn it is, the clocks, and what one may do with a seat of one's own.
import { load } from './assets.js';
import { button, fill, h, icon } from './dom.js';
import { short, verifyLink } from './fairness.js';
import { cardPage } from './rules.js';
import { confirmed, say } from './toast.js';
import { clock, text, when } from './words.js';

const BADGES = ['rose', 'tower', 'swan', 'lys', 'star', 'crown', 'quill', 'compass'];

/** With whose cards it is played: everybody reads it before they sit down. @param {import('./wire.d.ts').TableInfo} info */
function packLine(info) {
  const pack = /** @type {import('./wire.d.ts').TablePack} */ (info.pack);
  return h(
    'p',
    { class: 'small pack-line' },
    h('b', null, text('pack-at-table', { name: pack.name, version: pack.version, author: pack.author })),
    ' ',
    h('span', { class: 'digits' }, pack.digest),
    pack.cards ? ` · ${text('pack-at-table-printed', { n: pack.printed ?? 0, of: pack.cards })}` : '',
    ' · ',
    h('a', { href: cardPage(info), target: '_blank', rel: 'noopener' }, text('cards')),
  );
}

export class Seats {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.list = h('ol', { class: 'seats' });
    this.more = h('div', { class: 'seat-acts' });
    this.watching = h('p', { class: 'muted small', role: 'status' });
    this.promised = h('p', { class: 'promised small', hidden: true });
    this.element = h(
      'section',
      { class: 'panel seatpanel', 'aria-label': text('seats') },
      h('header', null, h('h2', null, text('seats'))),
      table.info.pack ? packLine(table.info) : null,
      this.list,
      this.watching,
      this.more,
      this.promised,
    );
    /** @type {{left: number, at: number, running: boolean, element: HTMLElement}[]} */
    this.clocks = [];
    /** @type {Set<number> | null} */
    this.gone = null; // who has given up, as far as was told
    this.timer = setInterval(() => this.tick(), 500);
  }

  /**
   * @param {import('./wire.d.ts').SeatInfo[]} seats
   * @param {number | null} you
   * @param {Set<number>} asked
   * @param {import('./wire.d.ts').Update} update
   */
  draw(seats, you, asked, update) {
    this.clocks = [];
    fill(
      this.list,
      seats.map((seat, n) => this.seat(seat, n, { you, asked, update })),
    );
    fill(
      this.table.panel.badges,
      seats.map((seat, n) =>
        h('li', { class: `badge ${asked.has(n) ? 'turn' : ''}`, 'data-side': seat.side ?? `seat.${n}`, title: seat.name }, icon(badge(seat, n), '')),
      ),
    );
    const gone = new Set(seats.flatMap((seat, n) => (seat.gone ? [n] : [])));
    for (const n of gone) if (this.gone && !this.gone.has(n) && n !== you) say(text('has-gone', { name: seats[n].name }));
    this.gone = gone;
    this.tick();
    this.drawActs(update);
  }

  /** What one may do with one's own seat: lend it, answer ahead, end the game. @param {import('./wire.d.ts').Update} update */
  drawActs(update) {
    const { you, status } = update;
    if (you === null || status !== 'playing' || update.seats[you].gone) return fill(this.more);
    const lent = Boolean(update.seats[you].lent);
    const people = update.seats.filter((seat) => seat.kind === 'person').length;
    const { may_ask: may = [], nudge = [] } = update.manners ?? {};
    const same = `${lent} ${people} ${may} ${nudge}`;
    if (this.more.dataset.same === same && this.more.childElementCount) return;
    this.more.dataset.same = same;
    fill(
      this.more,
      lent ? button(text('take-back'), () => this.takeBack(), { kind: 'primary' }) : button(text('lend'), () => this.lend(), { icon: 'ui-bot' }),
      button(text('programme'), () => this.answerAhead(), { icon: 'ui-clock' }),
      nudge.map((seat) => button(text('nudge', { name: update.seats[seat].name }), () => this.table.between.nudge(seat), { icon: 'ui-bell' })),
      may.includes('pause') && people > 1 ? button(text('ask-pause'), () => this.table.between.ask('pause'), { icon: 'ui-pause' }) : null,
      may.includes('end') ? button(text(people > 1 ? 'ask-end' : 'abandon'), () => this.end(people), { icon: 'ui-deal' }) : null,
      button(text('resign'), () => this.resign()),
    );
  }

  async answerAhead() {
    const { openProgramme } = await load('/web/program.js');
    await openProgramme(this.table.id, () => this.table.update?.question ?? null);
  }

  /** A bot plays on for me, until I take my seat back. */
  async lend() {
    if (await confirmed(text('sure-lend'), { yes: text('lend'), more: text('sure-lend-more') })) this.table.between.do('lend', { bot: 'courtier' });
  }

  takeBack() {
    return this.table.between.do('lend', { bot: '' });
  }

  /** Who plays alone ends the game; others are asked. @param {number} people */
  async end(people) {
    const more = people > 1 ? text('sure-agree-more') : undefined;
    if (await confirmed(text('sure-agree'), { yes: text(people > 1 ? 'ask-end' : 'abandon'), more })) this.table.between.ask('end');
  }

  /** What will happen to whom is said before. */
  async resign() {
    const more = [h('p', null, this.table.update?.manners?.lose ?? ''), h('p', { class: 'muted' }, text('resign-or-lend'))];
    if (await confirmed(text('sure-resign'), { yes: text('resign'), more })) this.table.between.do('resign');
  }

  /**
   * @param {import('./wire.d.ts').SeatInfo} seat @param {number} n
   * @param {{you: number | null, asked: Set<number>, update: import('./wire.d.ts').Update}} more
   */
  seat(seat, n, { you, asked, update }) {
    const facts = [
      seatName(this.table, n),
      seat.kind === 'bot' ? seat.level || text('bot') : seat.gone ? text('gone') : seat.lent ? text('lent') : null,
      seat.kind === 'person' && !seat.lent ? text(seat.here ? 'here' : 'away') : null,
      typeof seat.hand === 'number' ? text('holds', { n: seat.hand }) : null,
      update.manners?.spare?.[n] ? text('spare-days', { n: update.manners.spare[n] }) : null,
      update.agreed?.includes(n) ? text('agrees') : null,
      update.winners?.includes(n) ? text('winner') : null,
    ].filter(Boolean);
    const time = h('span', { class: 'clock num' });
    if (seat.clock !== undefined && seat.clock !== null) {
      this.clocks.push({ left: seat.clock, at: performance.now(), running: asked.has(n) && update.status === 'playing', element: time });
    } else if (seat.deadline) {
      fill(time, icon('ui-clock'), when(seat.deadline));
    }
    return h(
      'li',
      { class: `seat ${asked.has(n) ? 'active' : ''} ${seat.here ? 'here' : ''}`, 'data-side': seat.side ?? `seat.${n}`, 'data-symbol': `seat.${n}` },
      h('span', { class: 'badge' }, icon(badge(seat, n), '')),
      h('span', { class: 'name' }, seat.name || text('open-seat'), n === you ? h('span', { class: 'muted' }, ` (${text('you')})`) : null),
      asked.has(n) ? h('span', { class: 'turn-tag' }, text(n === you ? 'your-move' : 'to-move')) : time,
      h(
        'span',
        { class: 'facts kv' },
        facts.map((fact) => h('span', null, fact)),
        asked.has(n) ? time : null,
      ),
      seat.kind === 'open' && you === null
        ? h(
            'span',
            { class: 'invite' },
            button(text('sit-down'), () => this.table.join(n), { icon: 'ui-seats' }),
          )
        : null,
    );
  }

  /** What the house has promised about the cards, and where to check it. @param {string} commitment @param {boolean} same  as it was before */
  promise(commitment, same) {
    this.promised.hidden = false;
    this.promised.classList.toggle('problem', !same);
    fill(
      this.promised,
      same ? text('fair-promised') : text('fair-changed'),
      ' ',
      h('code', { class: 'digits', title: commitment }, short(commitment)),
      ' ',
      h('a', { href: verifyLink(this.table.id) }, text('fair-title')),
    );
  }

  tick() {
    for (const { left, at, running, element } of this.clocks) {
      const now = running ? left - (performance.now() - at) / 1000 : left;
      fill(element, icon('ui-clock'), clock(now));
      element.classList.toggle('short', now < 60);
    }
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** What stands for a seat in small. @param {import('./wire.d.ts').SeatInfo} seat @param {number} n */
export function badge(seat, n) {
  return seat.kind === 'bot' || seat.lent ? 'ui-bot' : BADGES[n];
}

/** What a seat is called by what it plays, or its colour. @param {import('./table.js').Table} table @param {number} n */
export function seatName(table, n) {
  const side = table.update?.seats[n]?.side ?? '';
  return side && !side.startsWith('seat.') ? table.name(side) : text(`colour-${n}`);
}
