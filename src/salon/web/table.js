// The table page: it hears the server, draws the board and what stands around it, and sends answers.
import { TableLine, get, getOnce } from './api.js';
import { load } from './assets.js';
import { Between } from './between.js';
import { loadBoard } from './board.js';
import { Weighing, meant, stillAsked, weigh } from './care.js';
import { fill, h, loadEmblems } from './dom.js';
import { Ending } from './ending.js';
import { giveShare, giveShareFromAfar, hearPromise } from './fairness.js';
import { Hints } from './hints.js';
import { help, holdsFocus, key } from './keys.js';
import { Lesson } from './lesson.js';
import { sideOf } from './named.js';
import { sitDown } from './naming.js';
import { Notices } from './notices.js';
import { Kept } from './offline.js';
import { OnlyAnswer } from './only.js';
import { Pacer } from './pacing.js';
import { Panel } from './panel.js';
import { Past, Scene } from './past.js';
import { Prompt } from './prompt.js';
import { Recap } from './recap.js';
import { RulesDrawer, cardsOf, showCard } from './rules.js';
import { Seats } from './seats.js';
import { Slip } from './slip.js';
import { Stage, light } from './stage.js';
import { Talk } from './talk.js';
import { Timeline } from './timeline.js';
import { say } from './toast.js';
import { WhyNot } from './why.js';
import { Wish } from './wish.js';
import { currentLanguage, speakOf, text } from './words.js';

/** @typedef {import('./context.js').TableContext} TableContext */
/** @typedef {import('./context.js').Board} Board */

/** @param {import('./app.js').Page} page @param {string} id */
export async function tablePage(page, id) {
  document.body.classList.add('table');
  /** @type {import('./wire.d.ts').TableInfo} */
  const info = await get(`/api/tables/${id}`);
  if (info.apart) return (await load('/web/apart.js')).apartPage(page, info);
  document.documentElement.dataset.page = 'table';
  const [board, { names, labels, printed }, cards] = await Promise.all([
    loadBoard(info),
    getOnce(`${cardsOf(info)}/words`),
    getOnce(`${cardsOf(info)}/cards`),
    info.emblems ? loadEmblems(info.emblems) : null,
  ]);
  speakOf(labels);
  const table = new Table(page, info, board, { names, words: labels, cards, printed });
  return () => table.leave();
}

export class Table {
  /**
   * @param {import('./app.js').Page} page
   * @param {import('./wire.d.ts').TableInfo} info
   * @param {Board} board
   * @param {{names: Record<string, string>, words: Record<string, string>, cards: import('./wire.d.ts').CardInfo[], printed: any}} known
   */
  constructor(page, info, board, known) {
    this.page = page;
    this.info = info;
    this.id = info.id;
    this.board = board;
    this.known = known;
    this.cardIds = new Set(known.cards.flatMap((card) => [card.id, card.id.split('.').slice(1).join('.')]));
    /** @type {import('./wire.d.ts').Update | null} */
    this.update = null;
    /** @type {{action: string, version: number, seat: number} | null} */
    this.pending = null; // the answer on its way
    this.choices = 0; // answers chosen so far: one is weighed at a time, the last
    this.undoing = false;
    this.following = false; // the focus waits at the prompt for the next question
    this.part = ''; // the part of the board that the keyboard works in, if it has one
    this.online = true;
    this.began = false;
    this.rematched = false; // whether the next table has been told of our share
    this.motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.naming = { side: (/** @type {string} */ symbol) => this.sideOf(symbol), isCard: (/** @type {string} */ symbol) => this.isCard(symbol) };

    this.rules = new RulesDrawer(info, { show: () => this.panel.set('rules'), close: () => this.panel.close() });
    this.slip = new Slip((clause) => this.rules.open(clause));
    this.timeline = new Timeline({
      goTo: (move) => this.past.goTo(move),
      light: (symbols) => light(this.grid, symbols),
      address: () => `${location.origin}/tables/${this.id}#move=${this.shownMove}`,
      over: () => this.update?.status === 'ended',
      open: (symbol) => this.open(symbol),
      recap: () => this.recap.again(),
      ...this.naming,
    });
    this.past = new Past(this);
    this.scene = new Scene((after, until) => this.timeline.between(after, until));
    this.pacer = new Pacer(
      (updates) => this.take(updates),
      () => this.reduced || document.hidden || !this.began,
    );
    this.talk = new Talk(this.id);
    this.seats = new Seats(this);
    this.prompt = new Prompt(this);
    this.only = new OnlyAnswer(this);
    this.stage = new Stage(board.id, (action) => this.choose(action));
    this.recap = new Recap(this);
    this.stage.scene.append(this.recap.element);
    this.weighing = new Weighing();
    this.wish = new Wish(this);
    this.why = new WhyNot(this);
    this.notices = new Notices(this);
    this.between = new Between(this);
    this.lesson = new Lesson(this);
    this.hints = new Hints(this);
    this.news = h('p', { class: 'vh', role: 'status', 'aria-live': 'polite' });
    this.ending = new Ending(this);
    this.stage.root.insertBefore(this.ending.element, this.stage.dock);
    this.stage.dock.append(
      this.between.element,
      this.notices.element,
      this.lesson.element,
      this.hints.element,
      this.recap.sheet,
      this.prompt.element,
      this.prompt.answers.element,
      this.stage.hand,
    );
    this.grid = h('div', { class: 'table-grid' });
    this.panel = new Panel(
      this.grid,
      { seats: this.seats.element, log: this.timeline.element, talk: this.talk.element, rules: this.rules.element },
      {
        shown: (pane) => {
          if (pane === 'log') this.timeline.mark(this.shownMove);
          if (pane === 'rules') this.rules.open();
        },
        closed: () => this.rules.closed(),
        help,
        wide: board.wide,
      },
    );
    this.panel.keepClearOf(this.stage.dock);
    fill(
      this.grid,
      h('h1', { class: 'vh' }, info.title), // seen in the masthead
      h('div', { class: 'hall' }, this.stage.root),
      this.panel.element,
      this.panel.rail,
      this.news,
    );
    fill(page.main, this.grid, this.slip.element);
    page.place(info.title, text(`pace-${info.pace.kind ?? 'free'}`));
    this.slip.watch(this.stage.root, (element, eager) => this.why.of(element, eager));

    this.onKey = (/** @type {KeyboardEvent} */ event) => key(event, this);
    this.onHash = () => this.readHash();
    addEventListener('keydown', this.onKey);
    addEventListener('hashchange', this.onHash);
    this.kept = new Kept(this, get);
    this.connect();
    this.talk.load();
  }

  connect() {
    this.line?.close();
    this.line = new TableLine(this.id, {
      fairness: (told) => this.fairness(told),
      update: (update) => this.hear(update),
      finals: (finals) => this.finals(finals),
      refused: (refused) => this.refused(refused),
      chat: (chat) => this.talk.hear(chat),
      presence: (presence) => this.presence(presence),
      state: (online) => {
        if (online && !this.online) this.talk.load();
        this.online = online;
        if (this.update) this.prompt.draw();
        else if (!online) this.kept.recall();
      },
    });
  }

  leave() {
    this.kept.leave();
    this.line?.close();
    this.pacer.stop();
    this.timeline.stop();
    this.seats.stop();
    this.lesson.stop();
    this.hints.stop();
    this.only.stop();
    this.recap.stop();
    removeEventListener('keydown', this.onKey);
    removeEventListener('hashchange', this.onHash);
  }

  // -- what the server says --------------------------------------------------------------------

  /** The house says what it has promised about the cards: before they are dealt, and when there is more to know. @param {import('./wire.d.ts').Fairness} told */
  fairness(told) {
    if (this.info.pace.lesson || this.info.pace.scene) return; // its cards are arranged, and everybody knows it
    const same = hearPromise(this.id, told);
    this.seats.promise(told.commitment, same);
    const mine = this.info.seats.findIndex((seat) => seat.you);
    if (mine >= 0 && same) giveShare(this.id, told, mine);
  }

  /** @param {import('./wire.d.ts').Update} update */
  hear(update) {
    const known = this.pacer.waiting.at(-1) ?? this.update;
    if (known && update.version < known.version) return;
    const mine = this.undoing || (this.pending !== null && this.isDone(update));
    this.pacer.hear(update, mine || update.status === 'waiting');
  }

  /** Whether the answer on its way has been taken, or is no longer wanted. @param {import('./wire.d.ts').Update} update */
  isDone(update) {
    const { version, seat } = this.pending ?? { version: Infinity, seat: 0 };
    return update.you === seat ? (update.since ?? 0) > version : update.version > version;
  }

  /** These came one after the other; the last of them is shown. @param {import('./wire.d.ts').Update[]} updates */
  take(updates) {
    const known = this.timeline.lines.length;
    for (const update of updates) {
      if (this.isDone(update) || (this.undoing && update.version > (this.update?.version ?? 0))) this.settle();
      this.update = update;
      this.past.cut(update.move, update.status === 'ended');
      this.timeline.tell(update);
    }
    const update = /** @type {import('./wire.d.ts').Update} */ (this.update);
    if (update.next_table && update.you !== null && !this.rematched) {
      this.rematched = true;
      giveShareFromAfar(
        update.next_table,
        this.info.seats.findIndex((seat) => seat.you),
      ).catch(() => null);
    }
    if (this.began && !this.past.moment) {
      const lines = this.timeline.lines.slice(known).map((line) => line.text);
      this.news.textContent = [...lines, update.question?.draft || update.question?.prompt || ''].join(' ');
    }
    if (this.past.moment) {
      this.timeline.mark(this.past.moment.move);
      this.drawAround();
    } else {
      this.draw();
    }
    if (!this.began) {
      this.began = true;
      this.readHash();
    }
    this.wish.look();
    this.only.look();
  }

  /** What is at stake with the answers: the server finds out while one reads the question. @param {import('./wire.d.ts').Finals} finals */
  finals(finals) {
    const update = [this.update, ...this.pacer.waiting].find((known) => known?.version === finals.version);
    if (!update?.question) return;
    weigh(update.question, finals);
    this.weighing.hear(finals.version);
    if (update !== this.update || this.past.moment || this.pending) return;
    this.wish.hear(finals.later ?? []);
    this.stage.mark(new Map(update.question.answers.map((answer) => [answer.action, answer])));
    if (!this.mayOnly) this.prompt.mark(update.question);
  }

  /** @param {import('./wire.d.ts').Refused} refused */
  refused(refused) {
    if (!this.pending && !this.undoing) return; // an answer that was sent twice, and had been taken the first time
    this.settle();
    if (refused.held) this.lesson.hold(refused.title);
    else this.complain(refused.title, refused.clause);
    this.draw();
  }

  /** @param {string} title @param {string} [clause] */
  complain(title, clause) {
    say(title, {
      kind: 'bad',
      action: clause ? h('button', { type: 'button', class: 'cl', onclick: () => this.rules.open(clause) }, clause) : null,
    });
  }

  settle() {
    this.pending = null;
    this.undoing = false;
    this.line?.settled();
  }

  /** @param {import('./wire.d.ts').Presence} presence */
  presence(presence) {
    this.seats.watching.textContent = presence.watching ? text('watchers', { n: presence.watching }) : '';
    if (!this.update) return;
    this.update.seats = presence.seats;
    this.seats.draw(presence.seats, this.update.you, this.asked(), this.update);
  }

  // -- what is shown ---------------------------------------------------------------------------

  get reduced() {
    return this.motion.matches;
  }

  get shownMove() {
    return this.past.moment?.move ?? this.update?.move ?? 0;
  }

  /** The seats that are to answer now. */
  asked() {
    const update = this.update;
    const seats = new Set(update?.waiting.map((waiting) => waiting.seat));
    if (update?.question && !this.mayOnly) seats.add(update.question.seat);
    return seats;
  }

  /** Whether I may say something but need not: the game waits for others. */
  get mayOnly() {
    return this.update?.question?.must === false;
  }

  /** Everything, as it is now or was then. */
  draw() {
    const update = this.update;
    if (!update) return;
    const focused = document.activeElement;
    const inside = focused !== null && this.stage.root.contains(focused);
    const action = focused?.closest('[data-action], [data-answer]') ?? null;
    const name = action?.getAttribute('data-action') ?? action?.getAttribute('data-answer');
    if (action) this.part = action.closest('[data-part]')?.getAttribute('data-part') ?? '';
    const context = this.context(update);
    const scene = this.board.draw(this.stage.board, context);
    this.stage.decorate(context, this.pending?.action);
    this.drawAround();
    this.wish.mark(); // after the question is drawn: it adds a line to it
    this.slip.recheck();
    this.ending.draw(scene);
    this.timeline.mark(this.shownMove);
    // Keyboard play goes on where it was: the prompt keeps the focus while an answer is on its way.
    if ((action && !context.answers.size) || ((action || inside) && !holdsFocus(focused))) this.refocus(name ?? '');
    else if (this.following && focused === this.prompt.element && context.answers.size) this.refocus('');
  }

  /** What stands around the board. */
  drawAround() {
    const update = this.update;
    if (!update) return;
    this.grid.classList.toggle('sending', this.pending !== null);
    this.prompt.draw();
    this.notices.draw(update, this.hash());
    this.lesson.draw(this.past.moment ? null : update);
    this.hints.draw(this.past.moment ? null : update);
    this.recap.draw(update);
    this.seats.draw(update.seats, update.you, this.asked(), update);
    const mine = update.question && !this.mayOnly;
    const asked = this.between.draw(update);
    this.between.turn(Boolean(mine));
    document.title = `${mine || asked ? '● ' : ''}${this.info.title} · Salon`;
    this.grid.classList.toggle('myturn', Boolean(mine));
  }

  /** Put the focus at the same answer, else at the next in the same part of the board, else at the first, else at the prompt. @param {string} name */
  refocus(name) {
    const same = name && this.grid.querySelector(`[data-answer="${CSS.escape(name)}"], [data-action="${CSS.escape(name)}"].legal`);
    const part = this.part ? `[data-part="${this.part}"]` : '';
    const near = part && (this.grid.querySelector(`${part} [data-lead] [data-action].legal`) ?? this.grid.querySelector(`${part} [data-action].legal`));
    const next = same || near || this.grid.querySelector('.answer:not(.closed), [data-action].legal') || this.prompt.element;
    this.following = next === this.prompt.element;
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }

  /** @param {import('./wire.d.ts').Update} update @returns {TableContext} */
  context(update) {
    const moment = this.past.moment;
    const question = moment || this.pending || update.manners?.paused ? null : update.question;
    const { view, texts = [], sheets = [] } = moment ?? update;
    const { previous, events } = this.scene.next(this.shownMove, view, !moment);
    return {
      game: this.info.game,
      view,
      texts,
      sheets,
      previous,
      events,
      again: this.past.retell(),
      you: update.you,
      seats: update.seats,
      name: (symbol) => this.name(symbol),
      text,
      question,
      answers: new Map(question?.answers.map((answer) => [answer.action, { ...answer, legal: answer.legal ?? true }])),
      choose: (action, more) => this.choose(action, more),
      card: (symbol) => showCard(this.info, symbol, this.name(symbol)),
      clause: (id) => this.rules.open(id),
      language: currentLanguage(),
      reduced: this.reduced,
      isCard: (symbol) => this.isCard(symbol),
      names: this.known.names,
      words: this.known.words,
      cards: this.known.cards,
      printed: this.known.printed,
      hand: this.stage.hand,
      strip: this.page.strip,
      log: this.past.moment ? this.timeline.lines.filter((line) => line.move <= this.shownMove) : this.timeline.lines,
    };
  }

  /** @param {string} symbol */
  name(symbol) {
    const [kind, number] = symbol.split('.');
    if (kind === 'seat') return this.update?.seats[Number(number)]?.name || text('seat-number', { n: Number(number) + 1 });
    return this.known.names[symbol] ?? this.known.words[symbol.replaceAll('.', '-')] ?? symbol;
  }

  /** What somebody plays, whose colours they have; empty for what is not somebody. @param {string} symbol */
  sideOf(symbol) {
    return sideOf(symbol, this.update?.seats ?? []);
  }

  /** Show what a sentence names: a card with its text, anything else where it lies. @param {string} symbol */
  open(symbol) {
    if (this.isCard(symbol)) return showCard(this.info, symbol, this.name(symbol));
    this.panel.giveWay();
    this.board.reveal?.(this.stage.board, symbol);
    light(this.grid, [symbol]);
  }

  /** @param {string} symbol */
  isCard(symbol) {
    return this.cardIds.has(symbol) || (symbol.startsWith('card.') && this.cardIds.has(symbol.split('.')[1]));
  }

  // -- what people do --------------------------------------------------------------------------

  /** Give an answer. Where it may carry a note and none is given, one is asked for. @param {string} action @param {{note?: string}} [more] */
  async choose(action, more = {}) {
    this.pacer.flush(); // what is answered is the table as it stands, not as it was shown
    const { question, version } = this.update ?? {};
    const answer = question?.answers.find((found) => found.action === action);
    if (!question || !answer || answer.legal === false || this.pending || this.past.moment || version === undefined) return;
    const turn = ++this.choices;
    this.grid.classList.add('weighing');
    // What the lesson asks for needs no second thought.
    const note = more.note ?? (action === this.lesson.card?.asked ? '' : await meant(this, answer, version));
    if (turn !== this.choices) return; // another answer was chosen meanwhile
    this.grid.classList.remove('weighing');
    if (note === null || this.pending || !this.update || !stillAsked(this.update, question, action)) return;
    const now = this.update.version; // others may have answered meanwhile
    this.only.held = false;
    this.pending = { action, version: now, seat: question.seat };
    this.panel.giveWay();
    this.line?.send({ type: 'act', version: now, action, seat: question.seat, ...(note ? { note } : {}) });
    this.draw();
  }

  /** Take back the last answer, or all since the last that is final. @param {boolean} [all] */
  undo(all = false) {
    const update = this.update;
    if (!update?.undo || this.pending || this.past.moment || !this.online) return;
    this.undoing = true;
    this.only.held = true;
    this.wish.action = '';
    this.line?.tell({ type: 'undo', version: update.version, all });
  }

  /** Let Tab come to everything on the board, or only to the answers again. */
  walk() {
    this.stage.walking = !this.stage.walking;
    say(text(this.stage.walking ? 'why-walking' : 'why-walked'));
    this.draw();
  }

  /** @param {number} seat @param {string} [invitation] */
  async join(seat, invitation = '') {
    if (!(await sitDown(this, seat, invitation))) return;
    history.replaceState(null, '', location.pathname);
    this.update = null;
    this.began = false;
    this.scene.forget();
    this.connect();
    this.talk.load();
  }

  // -- what the address asks for ---------------------------------------------------------------

  hash() {
    return new URLSearchParams(location.hash.slice(1));
  }

  readHash() {
    const hash = this.hash();
    if (hash.has('move')) return this.past.goTo(Number(hash.get('move')));
    if (hash.has('watch')) {
      history.replaceState(null, '', location.pathname);
      this.timeline.play(0);
    }
  }
}
