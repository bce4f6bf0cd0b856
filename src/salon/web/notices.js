// What stands above the board now and then: an invitation, links to send, the lesson of a first game.
import { getOnce } from './api.js';
import { button, fill, h, icon } from './dom.js';
import { invitationLink, invitations } from './lobby.js';
import { copy } from './toast.js';
import { text } from './words.js';

export class Notices {
  /** @param {string} table @param {(seat: number, invitation: string) => void} join */
  constructor(table, join) {
    this.table = table;
    this.join = join;
    this.element = h('div', { class: 'notices' });
  }

  /** @param {import('./wire.d.ts').Update} update @param {URLSearchParams} wanted  what the address asks for */
  draw(update, wanted) {
    const invited = wanted.has('seat') ? Number(wanted.get('seat')) : null;
    if (update.you === null && invited !== null && update.seats[invited]?.kind === 'open') {
      this.say(
        text('you-are-invited', { n: invited + 1 }),
        button(text('sit-down'), () => this.join(invited, wanted.get('invitation') ?? ''), { kind: 'primary', icon: 'ui-seats' }),
      );
    } else if (update.status === 'waiting' && update.you !== null) {
      const secrets = invitations(this.table);
      const open = update.seats.flatMap((seat, n) => (seat.kind === 'open' ? [n] : []));
      if (!open.length) return fill(this.element);
      const links = open.map((n) =>
        button(`${text('copy-invitation')} · ${text('seat-number', { n: n + 1 })}`, () => copy(invitationLink(this.table, n, secrets[n])), {
          icon: 'ui-share',
        }),
      );
      this.say(text('invite-others'), h('div', { class: 'acts' }, links));
    } else {
      fill(this.element);
    }
  }

  /** @param {string} words @param {HTMLElement} more */
  say(words, more) {
    fill(this.element, h('div', { class: 'notice' }, h('p', null, words), more));
  }
}

/** In a first game every question comes with the rule behind it. */
export class Lesson {
  /** @param {string} table @param {string} game @param {(clause: string) => void} openRules */
  constructor(table, game, openRules) {
    this.key = `salon.learn.${table}`;
    this.game = game;
    this.openRules = openRules;
    this.on = sessionStorage.getItem(this.key) !== null;
    this.element = h('section', { class: 'panel lesson', 'aria-label': text('learn'), hidden: true });
  }

  begin() {
    sessionStorage.setItem(this.key, '');
    this.on = true;
  }

  stop() {
    sessionStorage.removeItem(this.key);
    this.on = false;
    this.element.hidden = true;
  }

  /** @param {import('./wire.d.ts').Update | null} update  as it is now; null when the past is shown */
  async draw(update) {
    const clause = this.on ? update?.question?.clause : '';
    if (!clause) {
      this.element.hidden = !this.on || update?.status !== 'playing';
      return;
    }
    /** @type {import('./wire.d.ts').ClauseInfo[]} */
    const clauses = await getOnce(`/api/games/${this.game}/rules`);
    const found = clauses.find((known) => known.id === clause);
    this.element.hidden = !found || !this.on;
    if (!found || this.element.dataset.clause === clause) return;
    this.element.dataset.clause = clause;
    fill(
      this.element,
      h('p', { class: 'caps' }, icon('ui-learn'), ` ${found.section}`),
      h('h2', null, found.title),
      h('p', { class: 'lesson-text' }, found.text),
      h(
        'p',
        { class: 'acts' },
        button(text('rules'), () => this.openRules(clause), { icon: 'ui-rules' }),
        button(text('learn-stop'), () => this.stop()),
      ),
    );
  }
}
