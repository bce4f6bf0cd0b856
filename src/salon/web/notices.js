// What stands above the board now and then: an invitation, links to send.
import { button, fill, h } from './dom.js';
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
