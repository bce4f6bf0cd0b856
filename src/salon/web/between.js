// What stands between the people at a table, over the question of the game: what is asked of all, a pause, who stays away.
import { RequestError, post } from './api.js';
import { button, fill, h, icon } from './dom.js';
import { invitationLink } from './naming.js';
import { go } from './router.js';
import { copy, say } from './toast.js';
import { call } from './turns.js';
import { text } from './words.js';

/** @import { MotionInfo, MannersInfo, Update } from './wire.d.ts' */

const LONG = 5000; // ms; who waits for so long may look elsewhere

export class Between {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.element = h('div', { class: 'between', 'aria-live': 'polite' });
    this.shown = ''; // what is drawn, so that nothing is drawn anew under a finger
    this.rung = ''; // what I was last called for
    /** @type {number | null} */
    this.others = null; // since when it is not my turn
    this.comes = false; // I have said here that I play again
  }

  /** Whether something is asked of me. @param {Update} update */
  draw(update) {
    const manners = update.manners ?? {};
    const { motion } = manners;
    if (update.next_table && this.comes && update.you !== null) {
      this.comes = false;
      go(`/tables/${update.next_table}`);
      return false;
    }
    const asks = motion && !(motion.what === 'rematch' && update.next_table) ? motion : undefined;
    const key = JSON.stringify([
      asks,
      manners.paused,
      manners.ready,
      manners.overdue,
      manners.nudged,
      manners.vacant,
      update.you,
      update.seats.map((s) => s.name),
    ]);
    if (key !== this.shown) {
      this.shown = key;
      fill(this.element, [
        asks ? this.motion(asks, update) : null,
        manners.paused ? this.pause(manners, update) : null,
        ...(manners.overdue ?? []).map((overdue) => this.overdue(overdue)),
        manners.nudged ? this.box('ui-bell', text('nudged'), text('nudged-more'), []) : null,
        ...(update.you === null ? [] : (manners.vacant ?? []).map((seat) => this.vacant(seat, update))),
      ]);
    }
    this.call(asks, manners, update);
    return Boolean(asks?.mine || manners.overdue?.length);
  }

  /** A sound when my turn comes, if I look elsewhere or have waited. @param {boolean} mine */
  turn(mine) {
    const now = performance.now();
    if (mine && this.others !== null && (document.hidden || now - this.others > LONG)) call('turn', this.table.info.game);
    this.others = mine ? null : (this.others ?? now);
  }

  /** A sound when something is asked of me, once. @param {MotionInfo | undefined} motion @param {MannersInfo} manners @param {Update} update */
  call(motion, manners, update) {
    const what = motion?.mine ? `${motion.what} ${motion.at}` : manners.nudged ? 'nudge' : (manners.overdue ?? []).map((o) => o.seat).join();
    if (what && what !== this.rung && update.you !== null) call('asked', this.table.info.game);
    this.rung = what;
  }

  /** @param {string} emblem @param {string} title @param {string} more @param {(Node | null)[]} rest @param {string} [side] */
  box(emblem, title, more, rest, side) {
    return h(
      'section',
      { class: 'askbox', 'aria-label': title, 'data-side': side },
      h('h2', null, icon(emblem), title),
      more ? h('p', null, more) : null,
      rest,
    );
  }

  /** @param {MotionInfo} motion @param {Update} update */
  motion(motion, update) {
    const { you, seats } = update;
    const own = you !== null && (motion.yes ?? []).includes(you);
    const left = [...(motion.no ?? []), ...(motion.asked ?? [])].filter((seat) => seat !== you);
    const without = motion.what === 'rematch' && own && left.length && (!motion.patient || !(motion.asked ?? []).length);
    const told = (/** @type {number} */ seat) => {
      if (seat === motion.seat) return 'asks';
      if ((motion.yes ?? []).includes(seat)) return 'yes';
      return (motion.no ?? []).includes(seat) ? 'no' : 'open';
    };
    const around = [...(motion.yes ?? []), ...(motion.no ?? []), ...(motion.asked ?? [])].sort();
    return this.box(
      { end: 'ui-deal', pause: 'ui-pause', rematch: 'ui-table' }[motion.what],
      motion.title,
      motion.text,
      [
        h(
          'ul',
          { class: 'votes' },
          around.map((seat) =>
            h(
              'li',
              { 'data-side': seats[seat]?.side ?? `seat.${seat}`, class: told(seat) },
              h('b', null, seat === you ? text('you') : seats[seat]?.name),
              ' ',
              h('span', { class: 'tag' }, text(`vote-${told(seat)}`)),
            ),
          ),
        ),
        h(
          'p',
          { class: 'acts' },
          motion.mine ? button(text(`agree-${motion.what}`), () => this.reply(true), { kind: 'primary', icon: 'ui-check' }) : null,
          motion.mine ? button(text(motion.what === 'rematch' ? 'not-now' : 'play-on'), () => this.reply(false)) : null,
          without ? button(text('without-bot'), () => this.reply(true, 'bot'), { icon: 'ui-bot' }) : null,
          without ? button(text('without-open'), () => this.reply(true, 'open'), { icon: 'ui-seats' }) : null,
          own && !motion.mine ? button(text('withdraw'), () => this.reply(false)) : null,
        ),
        without && Object.keys(motion.without ?? {}).length
          ? h(
              'p',
              { class: 'muted small' },
              Object.entries(motion.without ?? {}).map(([seat, wish]) => `${seats[Number(seat)].name}: ${text(`without-${wish}`)}. `),
            )
          : null,
      ],
      seats[motion.seat]?.side ?? `seat.${motion.seat}`,
    );
  }

  /** @param {MannersInfo} manners @param {Update} update */
  pause(manners, update) {
    const ready = manners.ready ?? [];
    const names = ready.map((seat) => update.seats[seat].name).join(', ');
    const mine = update.you !== null && !ready.includes(update.you);
    return this.box('ui-pause', text('paused'), names ? text('ready-are', { names }) : text('paused-more'), [
      mine
        ? h(
            'p',
            { class: 'acts' },
            button(text('i-am-ready'), () => this.do('ready'), { kind: 'primary' }),
          )
        : null,
    ]);
  }

  /** @param {import('./wire.d.ts').Overdue} overdue */
  overdue(overdue) {
    const seat = { seat: overdue.seat };
    return this.box('ui-clock', overdue.title, text(overdue.claim ? 'overdue-claim' : 'overdue-bot'), [
      h(
        'p',
        { class: 'acts' },
        overdue.claim ? button(text('claim'), () => this.do('claim', seat), { kind: 'primary' }) : null,
        button(text('stand-in'), () => this.do('stand-in', seat), { icon: 'ui-bot' }),
        overdue.grant ? button(text('grant'), () => this.do('grant', seat)) : null,
      ),
    ]);
  }

  /** A seat that somebody gave up. @param {number} seat @param {Update} update */
  vacant(seat, update) {
    const invite = async () => {
      /** @type {import('./wire.d.ts').InvitationInfo[]} */
      const found = await post(`/api/tables/${this.table.id}/invitations`, { seat });
      await copy(invitationLink(this.table.id, seat, found.find((link) => link.seat === seat)?.secret));
    };
    return this.box('ui-bot', text('seat-given-up', { name: update.seats[seat].name }), '', [
      h('p', { class: 'acts' }, button(text('invite-somebody'), invite, { icon: 'ui-share' })),
    ]);
  }

  /** @param {boolean} yes @param {string} [without] */
  reply(yes, without = '') {
    this.comes = yes;
    return this.do('reply', { yes, without });
  }

  /** Ask all at the table. @param {'end' | 'pause' | 'rematch'} what */
  ask(what) {
    this.comes = what === 'rematch';
    return this.do('ask', { what });
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

  /** @param {number} seat */
  async nudge(seat) {
    await this.do('nudge', { seat });
    say(text('nudge-sent', { name: this.table.update?.seats[seat].name ?? '' }));
  }
}
