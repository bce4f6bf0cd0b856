// A table that waits for players: who sits, whom to invite, bots for the others, how it is played, and a way out.
import { RequestError, get, post } from './api.js';
import { button, fill, h, icon } from './dom.js';
import { invitationLink } from './naming.js';
import { qr } from './qr.js';
import { again } from './router.js';
import { seatName } from './seats.js';
import { confirmed, copy, say, show } from './toast.js';
import { packSaid, text, when } from './words.js';

/** @import { InvitationInfo, SeatInfo, Update } from './wire.d.ts' */

export class WaitingRoom {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    /** @type {InvitationInfo[]} */
    this.links = [];
    this.key = '';
    /** @type {HTMLDialogElement | null} */
    this.dialog = null; // with a link
    this.element = h('div', { class: 'result-root waiting-root', hidden: true });
    table.stage.root.insertBefore(this.element, table.stage.dock);
  }

  /** @param {Update} update */
  async draw(update) {
    const closed = Boolean(update.manners?.closed);
    const full = update.seats.every((seat) => seat.kind !== 'open');
    if (!closed && (update.status !== 'waiting' || full)) {
      this.element.hidden = true;
      this.dialog?.close();
      this.table.stage.root.classList.remove('waits');
      return;
    }
    const key = JSON.stringify([update.status, update.you, update.setting, update.seats.map(({ name, kind, here }) => [name, kind, here])]);
    if (key === this.key) return;
    this.key = key;
    this.table.info = await get(`/api/tables/${this.table.id}`);
    this.links = this.table.info.host && !closed ? await get(`/api/tables/${this.table.id}/invitations`) : [];
    this.fill(update);
    this.element.hidden = false;
    this.table.stage.root.classList.add('waits');
  }

  /** @param {Update} update */
  fill(update) {
    const { info } = this.table;
    if (update.status === 'ended') return fill(this.element, this.closed(update));
    fill(
      this.element,
      h(
        'div',
        { class: 'waiting-room' },
        h(
          'header',
          { class: 'pagehead' },
          h('h2', null, text('waiting-title')),
          h('p', { class: 'muted' }, text('waiting-lead')),
          h(
            'p',
            { class: 'acts' },
            info.host ? button(text('close-table'), () => this.close()) : null,
            update.you === null ? null : button(text('leave-table'), () => this.leave(update)),
          ),
        ),
        h(
          'section',
          { class: 'panel', 'aria-label': text('who-sits') },
          h('header', null, h('h2', null, text('who-sits'))),
          h(
            'ol',
            { class: 'sitting' },
            update.seats.map((seat, n) => this.seat(seat, n, update)),
          ),
          info.host
            ? h(
                'p',
                { class: 'acts' },
                button(text('fill-all'), () => this.do('fill', {}), { kind: 'primary', icon: 'ui-bot' }),
              )
            : null,
        ),
        this.played(),
      ),
    );
  }

  /** @param {SeatInfo} seat @param {number} n @param {Update} update */
  seat(seat, n, update) {
    const { info } = this.table;
    const link = this.links.find((found) => found.seat === n);
    const state =
      seat.kind === 'bot'
        ? seat.level || text('bot')
        : seat.kind === 'open'
          ? text(link?.opened ? 'link-opened' : 'seat-free')
          : text(seat.here ? 'here' : 'away');
    const mayMove = seat.kind === 'open' && update.you !== null && (info.host || info.public);
    return h(
      'li',
      { 'data-side': seat.side ?? `seat.${n}`, class: seat.kind },
      h(
        'div',
        { class: 'who' },
        h('b', null, seatName(this.table, n)),
        ' ',
        h('span', { class: 'person' }, seat.name, n === update.you ? ` (${text('you')})` : ''),
        ' ',
        h('span', { class: `tag ${seat.here ? 'good' : ''}` }, state),
      ),
      h(
        'p',
        { class: 'acts' },
        link ? button(text('copy-invitation'), () => copy(this.link(link)), { icon: 'ui-share' }) : null,
        link ? button(text('show-link'), () => this.show(link, n)) : null,
        seat.kind === 'open' && info.host ? button(text('fill-bot'), () => this.do('fill', { seat: n }), { icon: 'ui-bot' }) : null,
        mayMove ? button(text('sit-here'), () => this.do('move', { seat: n }), { icon: 'ui-seats' }) : null,
        seat.kind === 'open' && update.you === null && info.public
          ? button(text('sit-down'), () => this.table.join(n), { kind: 'primary', icon: 'ui-seats' })
          : null,
        info.host && seat.kind !== 'open' && !seat.you ? button(text('free-seat'), () => this.free(seat, n)) : null,
      ),
    );
  }

  /** @param {InvitationInfo} link */
  link(link) {
    return invitationLink(this.table.id, link.seat, link.secret);
  }

  /** The link in letters and as a picture, and ways to send it. @param {InvitationInfo} link @param {number} n */
  show(link, n) {
    const address = this.link(link);
    const words = encodeURIComponent(`${text('you-are-invited', { n: n + 1 })}\n${address}`);
    const shared =
      'share' in navigator
        ? button(text('share'), () => navigator.share({ title: this.table.info.title, url: address }).catch(() => null), { icon: 'ui-share' })
        : null;
    const box = h('input', { class: 'search', readonly: true, value: address, 'aria-label': text('link') });
    const dialog = show(
      `${text('link')} · ${seatName(this.table, n)}`,
      h(
        'div',
        { class: 'invited' },
        h(
          'div',
          null,
          box,
          h('p', { class: 'muted small' }, text(link.opened ? 'link-opened-at' : 'link-made', { when: when(link.opened ?? link.at) })),
          h(
            'p',
            { class: 'acts' },
            button(text('copy-invitation'), () => copy(address)),
            shared,
            h(
              'a',
              { class: 'btn', href: `mailto:?subject=${encodeURIComponent(`Salon: ${this.table.info.title}`)}&body=${words}`, target: '_blank' },
              text('send-mail'),
            ),
            button(text('new-link'), () => renew()),
          ),
        ),
        qr(address),
      ),
    );
    this.dialog = dialog;
    const renew = async () => {
      if (!(await confirmed(text('sure-new-link'), { yes: text('new-link') }))) return;
      dialog.close();
      this.links = await post(`/api/tables/${this.table.id}/invitations`, { seat: n });
      if (this.table.update) this.fill(this.table.update);
      const fresh = this.links.find((found) => found.seat === n);
      if (fresh) this.show(fresh, n);
    };
  }

  /** How it is played, and for the opener another way. */
  played() {
    const { info } = this.table;
    const pace = text(`pace-${info.pace.kind ?? 'free'}`);
    return h(
      'section',
      { class: 'panel', 'aria-label': text('how-played') },
      h('header', null, h('h2', null, text('how-played'))),
      h(
        'ul',
        { class: 'plain-list' },
        h('li', null, pace),
        info.pace.kind === 'free' || !info.pace.kind ? null : h('li', null, `${text('late')}: ${text(`late-${info.pace.late ?? 'lose'}`)}`),
        info.seats.length > 2 ? h('li', null, `${text('leave')}: ${text(`leave-${info.pace.leave ?? 'bot'}`)}`) : null,
        h('li', null, `${text('who-may-join')}: ${text(info.public ? 'join-public' : 'join-invited')}`),
        info.pack ? h('li', null, packSaid(info.pack)) : null,
        (info.played ?? []).map((said) => h('li', null, said)),
      ),
      info.host ? h('p', { class: 'acts' }, h('a', { class: 'btn', href: `/new/${info.game}?table=${info.id}` }, text('change-set-up'))) : null,
    );
  }

  /** A table that was closed before it began. @param {Update} update */
  closed(update) {
    return h(
      'section',
      { class: 'panel lone' },
      h('h2', null, icon('ui-table'), ' ', text('table-closed')),
      h('p', null, update.result ?? ''),
      h(
        'p',
        { class: 'acts' },
        h('a', { class: 'btn primary', href: `/new/${this.table.info.game}` }, text('open-like-it')),
        h('a', { class: 'btn', href: '/' }, text('to-front')),
      ),
    );
  }

  async close() {
    const more = text('sure-close-more');
    if (await confirmed(text('sure-close'), { yes: text('close-table'), more })) await this.do('close');
  }

  /** @param {Update} update */
  async leave(update) {
    const others = update.seats.some((seat, n) => seat.kind === 'person' && n !== update.you);
    const more = text(others ? 'sure-leave-more' : 'sure-close-more');
    if (!(await confirmed(text('sure-leave'), { yes: text('leave-table'), more }))) return;
    await this.do('leave');
    again();
  }

  /** @param {SeatInfo} seat @param {number} n */
  async free(seat, n) {
    const sure = seat.kind === 'bot' || (await confirmed(text('sure-free', { name: seat.name }), { yes: text('free-seat'), more: text('sure-free-more') }));
    if (sure) await this.do('free', { seat: n });
  }

  /** @param {string} what @param {object} [body] */
  async do(what, body) {
    try {
      await post(`/api/tables/${this.table.id}/${what}`, body);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      say(error.message, { kind: 'bad' });
    }
  }
}
