// The seats: who plays, who is here, whose turn it is, the clocks, and what one may do with a seat of one's own.
import { RequestError, post } from './api.js';
import { button, fill, h, icon } from './dom.js';
import { short, verifyLink } from './fairness.js';
import { invitationLink, invitations } from './lobby.js';
import { programmeButton } from './program.js';
import { confirmed, copy, say } from './toast.js';
import { clock, text, when } from './words.js';

const BADGES = ['rose', 'tower', 'swan', 'lys', 'star', 'crown', 'quill', 'compass'];

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
    const secrets = seats.some((seat) => seat.kind === 'open') ? invitations(this.table.id) : {};
    this.clocks = [];
    fill(
      this.list,
      seats.map((seat, n) => this.seat(seat, n, { you, asked, update, secret: secrets[n] })),
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
    const same = `${lent} ${people}`;
    if (this.more.dataset.same === same && this.more.childElementCount) return;
    this.more.dataset.same = same;
    fill(
      this.more,
      lent ? button(text('take-back'), () => this.takeBack(), { kind: 'primary' }) : button(text('lend'), () => this.lend(), { icon: 'ui-bot' }),
      programmeButton(this.table.id, () => this.table.update?.question ?? null),
      button(text(people > 1 ? 'agree-end' : 'abandon'), () => this.sure('agree'), { icon: 'ui-deal' }),
      button(text('resign'), () => this.sure('resign')),
    );
  }

  /** @param {string} what @param {object} [body] */
  async do(what, body) {
    try {
      this.table.hear(await post(`/api/tables/${this.table.id}/${what}`, body));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.table.complain(error.message, error.clause);
    }
  }

  /** A bot plays on for me, until I take my seat back. */
  async lend() {
    if (await confirmed(text('sure-lend'), { yes: text('lend'), more: text('sure-lend-more') })) this.do('lend', { bot: 'courtier' });
  }

  takeBack() {
    return this.do('lend', { bot: '' });
  }

  /** @param {'resign' | 'agree'} what */
  async sure(what) {
    const resign = what === 'resign';
    const more = resign ? text(this.table.update?.goes_on ? 'sure-resign-goes-on' : 'sure-resign-ends') : undefined;
    if (await confirmed(text(`sure-${what}`), { yes: text(resign ? 'resign' : 'agree-end'), more })) this.do(what);
  }

  /**
   * @param {import('./wire.d.ts').SeatInfo} seat @param {number} n
   * @param {{you: number | null, asked: Set<number>, update: import('./wire.d.ts').Update, secret?: string}} more
   */
  seat(seat, n, { you, asked, update, secret }) {
    const facts = [
      seat.kind === 'bot' ? seat.level || text('bot') : seat.gone ? text('gone') : seat.lent ? text('lent') : null,
      seat.kind === 'person' && !seat.lent ? text(seat.here ? 'here' : 'away') : null,
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
      seat.kind === 'open' && you !== null
        ? h(
            'span',
            { class: 'invite' },
            button(text('copy-invitation'), () => copy(invitationLink(this.table.id, n, secret)), { icon: 'ui-share' }),
          )
        : null,
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
