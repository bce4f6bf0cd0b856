// What stands above the question now and then: an invitation. A table that waits has a room of its own.
import { post } from './api.js';
import { load } from './assets.js';
import { button, fill, h } from './dom.js';
import { text } from './words.js';

export class Notices {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.element = h('div', { class: 'notices' });
    /** @type {import('./waiting.js').WaitingRoom | null} */
    this.room = null;
    this.told = false; // that I came by a link
  }

  /** @param {import('./wire.d.ts').Update} update @param {URLSearchParams} wanted  what the address asks for */
  draw(update, wanted) {
    this.wait(update);
    const invited = wanted.has('seat') ? Number(wanted.get('seat')) : null;
    const free = invited !== null && (update.seats[invited]?.kind === 'open' || update.manners?.vacant?.includes(invited));
    if (update.you === null && invited !== null && free) {
      const invitation = wanted.get('invitation') ?? '';
      this.opened(invited, invitation);
      this.say(
        text('you-are-invited', { n: invited + 1 }),
        button(text('sit-down'), () => this.table.join(invited, invitation), { kind: 'primary', icon: 'ui-seats' }),
      );
    } else {
      fill(this.element);
    }
  }

  /** Whoever has sent the link sees that it was opened. @param {number} seat @param {string} invitation */
  opened(seat, invitation) {
    if (this.told || !invitation) return;
    this.told = true;
    post(`/api/tables/${this.table.id}/opened`, { seat, invitation }).catch(() => null);
  }

  /** @param {import('./wire.d.ts').Update} update */
  async wait(update) {
    if (update.status !== 'waiting' && !update.manners?.closed && !this.room) return;
    if (!this.room) {
      const { WaitingRoom } = await load('/web/waiting.js');
      this.room ??= new WaitingRoom(this.table);
    }
    await this.room?.draw(this.table.update ?? update);
  }

  /** @param {string} words @param {HTMLElement} more */
  say(words, more) {
    fill(this.element, h('div', { class: 'notice' }, h('p', null, words), more));
  }
}
