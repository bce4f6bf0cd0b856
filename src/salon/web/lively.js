// The front page of one who has games: those that wait for me first, then those of others, and where to go next.
import { RequestError, post } from './api.js';
import { fill, h, icon } from './dom.js';
import { keepShare, newShare } from './fairness.js';
import { Hall, urgency } from './hall.js';
import { picture } from './mini.js';
import { comeInNamed, isNameless } from './naming.js';
import { go } from './router.js';
import { keep, Unpressed } from './rows.js';
import { comeIn } from './session.js';
import { say } from './toast.js';
import { Caller, showTurns } from './turns.js';
import { clock, packSaid, text, when } from './words.js';

/** @import { Card, FriendHere, GameInfo, TableInfo } from './wire.d.ts' */

const MOST = 6; // cards of one's own turn
const SOON = 3600; // seconds under which a clock is shown as one
const RECENT = 7 * 86400; // seconds in which an ended game is news
const TICK = 1000;

export class Lively {
  /** @param {GameInfo[]} games */
  constructor(games) {
    this.games = games;
    this.live = h('p', { class: 'live caps', role: 'status' });
    this.waiting = h('span', { class: 'muted' });
    this.cards = h('div', { class: 'cards' });
    this.more = h('a', { href: '/tables', hidden: true });
    this.turn = h(
      'section',
      { class: 'yourturn', 'aria-label': text('your-turn'), hidden: true },
      h('header', null, h('h2', null, text('your-turn')), this.waiting, h('span', { class: 'spring' }), this.live),
      this.cards,
      this.more,
    );
    this.others = new List('panel others', text('others-think'));
    this.ended = new List('panel others', text('finished'));
    this.none = h('p', { class: 'muted' }, text('no-open-tables'));
    this.open = new List('panel openings', text('open-tables'), { small: true, after: this.none, more: h('a', { href: '/tables' }, text('all-tables')) });
    this.watch = new List('panel openings', text('watch-now'));
    this.friends = new List('panel openings', text('friends-here'));
    this.start = this.quick();
    this.main = h('div', { class: 'lively-main' }, this.turn, this.others.element, this.ended.element);
    this.side = h('div', { class: 'lively-side' }, this.start, this.friends.element, this.open.element, this.watch.element);
    this.element = h('div', { class: 'lively' }, this.main, this.side);
    this.caller = new Caller();
    this.still = new Unpressed(this.element, () => this.draw());
    this.hall = new Hall({ told: () => this.still.run(), state: (online) => this.state(online) });
    this.timer = setInterval(() => this.tick(), TICK);
  }

  /** @param {boolean} online */
  state(online) {
    this.live.textContent = text(online ? 'live-now' : 'offline');
    this.element.classList.toggle('offline', !online);
  }

  leave() {
    clearInterval(this.timer);
    this.still.leave();
    this.hall.close();
  }

  draw() {
    const cards = [...this.hall.cards.values()];
    const mine = cards.filter((card) => card.table.your_turn || card.asked).sort((a, b) => urgency(this.hall, a) - urgency(this.hall, b));
    const others = cards.filter((card) => !mine.includes(card) && card.table.status !== 'ended').sort((a, b) => b.since - a.since);
    const news = Date.now() / 1000 - RECENT;
    const ended = cards.filter((card) => !mine.includes(card) && card.table.status === 'ended' && card.since > news).slice(0, 4);
    const focused = document.activeElement?.closest('[data-table]')?.getAttribute('data-table');
    this.element.classList.toggle('newcomer', !cards.length);
    this.turn.hidden = !mine.length;
    this.waiting.textContent = text('tables-waiting', { n: mine.length });
    keep(
      this.cards,
      mine.slice(0, MOST).map((card) => ({ id: card.table.id, says: this.says(card), make: () => this.card(card) })),
    );
    this.more.hidden = mine.length <= MOST;
    this.more.textContent = mine.length > MOST ? text('and-more', { n: mine.length - MOST }) : '';
    const row = (/** @type {Card} */ card) => ({ id: card.table.id, says: this.says(card), make: () => this.row(card) });
    this.others.show(others.map(row));
    this.ended.show(ended.map(row));
    this.none.hidden = this.hall.open.length > 0;
    this.open.show(this.hall.open.map((table) => ({ id: table.id, says: table, make: () => this.opening(table) })));
    this.watch.show(this.hall.watch.map(row));
    this.friends.show(this.hall.friends.map((friend) => ({ id: String(friend.id), says: friend, make: () => this.friend(friend) })));
    const again = focused && this.element.querySelector(`[data-table="${focused}"] :is(a, button)`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
    showTurns(mine);
    this.caller.hear(mine);
  }

  /** What a card shows, but for the clock that runs. @param {Card} card */
  says(card) {
    return [{ ...card, left: null }, this.hall.left(card) === null, when(card.since)];
  }

  /** @param {FriendHere} friend */
  friend(friend) {
    return h(
      'li',
      { class: 'friend' },
      h('i', { class: 'dot on', 'aria-hidden': 'true' }),
      h('a', { href: `/people/${friend.id}` }, friend.name),
      friend.table ? h('a', { class: 'state', href: `/tables/${friend.table}` }, text('friend-plays', { title: friend.title ?? '' })) : null,
    );
  }

  /** The clock of a card. @param {Card} card */
  time(card) {
    const left = this.hall.left(card);
    if (left === null) return null;
    return h('span', { class: `clock num ${left < 300 ? 'short' : ''}`, 'data-clock': card.table.id }, icon('ui-clock'), this.left(left));
  }

  /** @param {number} left */
  left(left) {
    return left < SOON ? clock(left) : text('hours-left', { n: Math.round(left / 3600) });
  }

  tick() {
    for (const element of this.element.querySelectorAll('[data-clock]')) {
      const id = element.getAttribute('data-clock') ?? '';
      const card = this.hall.cards.get(id) ?? this.hall.watch.find(({ table }) => table.id === id);
      const left = card && this.hall.left(card);
      if (left !== null && left !== undefined && element.lastChild) element.lastChild.textContent = this.left(left);
    }
  }

  /** @param {Card} card */
  around(card) {
    const plays = this.games.find((game) => game.id === card.table.game)?.sides ?? [];
    return h(
      'ul',
      { class: 'around' },
      card.table.seats.map((seat, n) =>
        h(
          'li',
          { 'data-side': card.sides?.[n] ?? `seat.${n}`, class: card.thinking?.includes(n) ? 'thinks' : '' },
          h('i', { class: 'dot', 'aria-hidden': 'true' }),
          h('b', null, seat.you ? text('you') : seat.name || text('open-seat')),
          plays[n] ? h('span', { class: 'muted' }, plays[n]) : null,
          card.scores?.length ? h('span', { class: 'num' }, ` ${card.scores[n]}`) : null,
        ),
      ),
    );
  }

  /** With whose cards, if not those of the game. @param {TableInfo} table */
  pack(table) {
    return table.pack ? h('p', { class: 'small muted pack-line' }, packSaid(table.pack)) : null;
  }

  /** A table that waits for me. @param {Card} card */
  card(card) {
    const { table } = card;
    return h(
      'article',
      { class: 'turncard', 'data-table': table.id },
      h(
        'header',
        null,
        icon(table.emblem, 'icon big'),
        h('h3', null, table.title),
        h('span', { class: 'muted' }, this.where(card)),
        h('span', { class: 'spring' }),
        this.time(card),
      ),
      picture(card, this.games),
      this.pack(table),
      this.around(card),
      card.last ? h('p', { class: 'last' }, card.last, h('small', { class: 'muted' }, ` ${when(card.since)}`)) : null,
      h(
        'footer',
        null,
        h('p', null, h('b', { class: 'caps' }, text('your-turn')), ' ', card.asked || card.prompt),
        h('a', { class: 'btn primary', href: `/tables/${table.id}` }, icon('ui-play'), text('play')),
      ),
    );
  }

  /** How far it has come, and the pace. @param {Card} card */
  where(card) {
    const pace = text(`pace-${card.table.pace.kind ?? 'free'}`);
    const reached = card.reached || (card.move ? text('at-move', { n: card.move }) : '');
    return reached ? `${reached} · ${pace}` : pace;
  }

  /** @param {Card} card */
  row(card) {
    const { table } = card;
    const shown = Object.keys(card.picture ?? {}).length > 0;
    const thinking = (card.thinking ?? []).map((n) => table.seats[n]?.name).join(', ');
    return h(
      'li',
      { 'data-table': table.id, class: shown ? 'pictured' : null },
      shown ? picture(card, this.games) : icon(table.emblem, 'icon big'),
      h(
        'div',
        null,
        h('a', { href: `/tables/${table.id}` }, h('b', null, table.title)),
        ' ',
        h('span', { class: 'muted' }, this.where(card)),
        this.around(card),
        this.pack(table),
        card.last || table.result ? h('p', { class: 'small' }, table.result || card.last) : null,
      ),
      h(
        'span',
        { class: 'state muted' },
        table.status === 'waiting'
          ? text('status-waiting')
          : table.status === 'ended'
            ? when(card.since)
            : thinking
              ? text('thinks', { names: thinking })
              : text('status-playing'),
        this.time(card),
      ),
    );
  }

  /** A table to sit down at. @param {TableInfo} table */
  opening(table) {
    const taken = table.seats.filter((seat) => seat.kind !== 'open');
    return h(
      'li',
      { 'data-table': table.id },
      icon(table.emblem, 'icon big'),
      h(
        'div',
        null,
        h('b', null, table.title),
        h(
          'p',
          { class: 'muted small' },
          `${text('seats-taken', { n: taken.length, of: table.seats.length })} · ${taken.map((seat) => seat.name).join(', ')} · ${text(`pace-${table.pace.kind ?? 'free'}`)}`,
        ),
        this.pack(table),
      ),
      h('a', { class: 'btn', href: `/tables/${table.id}`, 'aria-label': `${text('join-table')}: ${table.title}` }, text('join-table')),
    );
  }

  /** Game, pace and seats: whoever wants the same is met. */
  quick() {
    const game = h(
      'select',
      { class: 'search', 'aria-label': text('game'), onchange: () => count() },
      this.games.filter((each) => each.seats.some((n) => n > 1)).map((each) => h('option', { value: each.id }, each.title)),
    );
    const pace = h(
      'select',
      { class: 'search', 'aria-label': text('pace') },
      ['live', 'daily', 'free'].map((kind) => h('option', { value: kind }, text(`pace-${kind}`))),
    );
    const seats = h('select', { class: 'search', 'aria-label': text('seats') });
    const count = () => {
      const found = this.games.find((each) => each.id === game.value);
      fill(
        seats,
        (found?.seats ?? []).filter((n) => n > 1).map((n) => h('option', { value: n }, text('players', { n }))),
      );
    };
    count();
    const match = async (/** @type {Event} */ event) => {
      event.preventDefault();
      if (isNameless() && !(await comeInNamed(text('quick-match'), text('quick-match')))) return;
      await comeIn();
      const share = newShare();
      try {
        const found = await post('/api/match', { game: game.value, pace: pace.value, seats: Number(seats.value), promise: share.promise });
        keepShare(found.table.id, share);
        go(`/tables/${found.table.id}`);
        say(text(found.met ? 'match-met' : 'match-waits'));
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        say(error.message, { kind: 'bad' });
      }
    };
    return h(
      'section',
      { class: 'panel start', 'aria-label': text('start-game') },
      h('header', null, h('h2', null, text('start-game'))),
      h(
        'form',
        { class: 'match', onsubmit: match },
        h('h3', null, text('quick-match')),
        h('p', { class: 'muted small' }, text('quick-match-hint')),
        game,
        pace,
        seats,
        h('button', { class: 'btn primary', type: 'submit' }, icon('ui-seats'), h('span', null, text('quick-match'))),
      ),
      h('p', { class: 'acts' }, h('a', { class: 'btn', href: '/new' }, icon('ui-table'), text('new-table'))),
    );
  }
}

/** A panel with rows, that is there while there are any. */
class List {
  /** @param {string} kind @param {string} title @param {{small?: boolean, after?: HTMLElement, more?: HTMLElement}} [with_] */
  constructor(kind, title, { small = false, after, more } = {}) {
    this.rows = h('ul', { class: small ? 'rows-small' : 'rows-big' });
    this.lasting = Boolean(after); // what stands there in place of rows
    const head = h('header', null, h('h2', null, title), more ? [h('span', { class: 'spring' }), more] : null);
    this.element = h('section', { class: kind, 'aria-label': title, hidden: true }, head, this.rows, after);
  }

  /** @param {import('./rows.js').RowOf[]} rows */
  show(rows) {
    this.element.hidden = !rows.length && !this.lasting;
    this.rows.hidden = !rows.length;
    keep(this.rows, rows);
  }
}
