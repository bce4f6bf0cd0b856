// The table page: the prompt, the board, the seats, the log, talk, rules, and the end.
import { AnswerPanel, answerButton, fitBar } from './answers.js';
import { Refusal, TableLine, get, getOnce, post } from './api.js';
import { button, fill, h, icon } from './dom.js';
import * as generic from './generic.js';
import { emblem, invitationLink, invitations } from './lobby.js';
import { resultPanel } from './results.js';
import { go } from './router.js';
import { RulesDrawer, showCard } from './rules.js';
import { Seats } from './seats.js';
import { comeIn } from './session.js';
import { Slip } from './slip.js';
import { Talk } from './talk.js';
import { Timeline } from './timeline.js';
import { confirmed, copy, say, show } from './toast.js';
import { boards, currentLanguage, text } from './words.js';

/**
 * What a board is given to draw.
 * @typedef {Object} TableContext
 * @property {string} game
 * @property {any} view  the table as the seat sees it
 * @property {any} previous  as it was before, or null
 * @property {number | null} you
 * @property {import('./api.js').SeatInfo[]} seats
 * @property {(symbol: string) => string} name  the name of a thing of the game
 * @property {(key: string, args?: Record<string, string | number>) => string} text  a label of the page
 * @property {import('./api.js').Question | null} question
 * @property {Map<string, import('./api.js').Answer>} answers
 * @property {(action: string) => void} choose
 * @property {(symbol: string) => void} card  show the details of a card
 * @property {(id: string) => void} clause  open the rules at a clause
 * @property {string} language
 * @property {boolean} reduced  no motion is wanted
 * @property {(symbol: string) => boolean} isCard  whether there are details of it
 * @property {Record<string, string>} names  the names of the game's vocabulary
 * @property {Record<string, string>} words  other words of the game, by symbols with hyphens for dots
 */

/** @typedef {{id: string, draw: (root: HTMLElement, table: TableContext) => void, buttons?: 'all' | 'missing'}} Board */

const PANES = /** @type {const} */ ([
  ['board', 'ui-board'],
  ['seats', 'ui-seats'],
  ['log', 'ui-log'],
  ['talk', 'quill'],
]);

/** @param {import('./app.js').Page} page @param {string} id */
export async function tablePage(page, id) {
  document.body.classList.add('table');
  /** @type {import('./api.js').TableInfo} */
  const info = await get(`/api/tables/${id}`);
  const [board, names, words, cards] = await Promise.all([
    loadBoard(info.game),
    getOnce(`/api/games/${info.game}/words`),
    getOnce(`/api/ui?game=${info.game}`),
    getOnce(`/api/games/${info.game}/cards`),
  ]);
  const table = new Table(page, info, board, { names: names.names, words, cards });
  return () => table.leave();
}

/** The game's own board, or the one that shows any game. @param {string} game @returns {Promise<Board>} */
async function loadBoard(game) {
  if (!boards().includes(game)) return generic;
  const id = `board-${game}`;
  if (!document.getElementById(id)) {
    document.head.append(h('link', { id, rel: 'stylesheet', href: `/web/games/${game}.css` }));
  }
  return import(`./games/${game}.js`);
}

class Table {
  /**
   * @param {import('./app.js').Page} page
   * @param {import('./api.js').TableInfo} info
   * @param {Board} board
   * @param {{names: Record<string, string>, words: Record<string, string>, cards: import('./api.js').CardInfo[]}} known
   */
  constructor(page, info, board, known) {
    this.page = page;
    this.info = info;
    this.id = info.id;
    this.board = board;
    this.known = known;
    this.cardIds = new Set(known.cards.flatMap((card) => [card.id, card.id.split('.').slice(1).join('.')]));
    /** @type {import('./api.js').Update | null} */
    this.update = null;
    /** @type {any} */
    this.previous = null;
    /** @type {import('./api.js').Moment | null} */
    this.moment = null;
    /** @type {Map<number, import('./api.js').Moment>} */
    this.moments = new Map();
    this.asking = 0;
    /** @type {{action: string, version: number} | null} */
    this.pending = null;
    this.undoing = false;
    this.online = true;
    this.began = false;
    this.reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

    this.rules = new RulesDrawer(info.game);
    this.slip = new Slip((clause) => this.rules.open(clause));
    this.timeline = new Timeline({
      goTo: (move) => this.goTo(move),
      light: (symbols) => this.light(symbols),
      address: () => `${location.origin}/tables/${this.id}#move=${this.shownMove}`,
      over: () => this.update?.status === 'ended',
    });
    this.talk = new Talk(this.id);
    this.seats = new Seats(this.id, (seat) => this.join(seat), [
      button(text('rules'), () => this.rules.toggle(), { icon: 'ui-rules', key: 'R' }),
      button(text('help'), () => this.help(), { key: '?' }),
    ]);
    this.answers = new AnswerPanel();
    /** @type {import('./api.js').Answer[]} */
    this.many = []; // answers for the panel: more than the bar holds
    this.who = h('span', { class: 'who' });
    this.ask = h('div', { class: 'ask' });
    this.acts = h('div', { class: 'acts' });
    this.rule = h('button', { type: 'button', class: 'cl', title: text('rule-behind'), 'aria-label': text('rule-behind'), hidden: true, onclick: () => this.rules.open(this.rule.dataset.clause) }, '§');
    this.prompt = h('section', { class: 'prompt', 'aria-label': text('prompt'), tabindex: '-1' }, this.who, this.ask, this.rule, this.acts);
    this.news = h('p', { class: 'vh', role: 'status', 'aria-live': 'polite' });
    this.notice = h('div', { class: 'notices' });
    this.lesson = h('section', { class: 'panel lesson', 'aria-label': text('learn'), hidden: true });
    this.learning = sessionStorage.getItem(`salon.learn.${this.id}`) !== null;
    this.root = h('div', { class: `board-root board-${board.id}` });
    this.result = h('div', { class: 'result-root', hidden: true });
    this.grid = h(
      'div',
      { class: 'table-grid', 'data-pane': 'board' },
      this.prompt,
      h('div', { class: 'stage', 'data-pane-of': 'board' }, this.notice, this.lesson, this.answers.element, this.result, this.root),
      h('aside', { class: 'side', 'aria-label': text('beside') }, this.seats.element, this.timeline.element, this.talk.element),
      this.news,
    );
    this.tabs = this.makeTabs();
    fill(page.main, this.grid, this.tabs, this.rules.element, this.slip.element);
    page.place(info.title, text(`pace-${info.pace.kind ?? 'free'}`));

    this.listenToBoard();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onHash = () => this.readHash();
    addEventListener('keydown', this.onKey);
    addEventListener('hashchange', this.onHash);
    this.connect();
    this.talk.load();
  }

  connect() {
    this.line?.close();
    this.line = new TableLine(this.id, {
      update: (update) => this.hear(update),
      refused: (refused) => this.refused(refused),
      chat: (chat) => this.talk.hear(chat),
      presence: (presence) => this.presence(presence),
      state: (online) => {
        if (online && !this.online) this.talk.load();
        this.online = online;
        if (this.update) this.drawPrompt();
      },
    });
  }

  leave() {
    this.line?.close();
    this.timeline.stop();
    this.seats.stop();
    removeEventListener('keydown', this.onKey);
    removeEventListener('hashchange', this.onHash);
    document.body.classList.remove('drawn');
  }

  // -- what the server says --------------------------------------------------------------------

  /** @param {import('./api.js').Update} update */
  hear(update) {
    const before = this.update;
    if (before && update.version < before.version) return;
    if (this.pending && update.version > this.pending.version) this.settle();
    this.previous = before && before.version !== update.version ? before.view : this.previous;
    this.update = update;
    for (const move of this.moments.keys()) if (move >= update.move) this.moments.delete(move);
    const known = this.timeline.lines.length;
    this.timeline.tell(update.log_from, update.log, update.move);
    if (this.began && !this.moment) {
      const lines = update.log.slice(Math.max(0, known - update.log_from)).map((line) => line.text);
      this.news.textContent = [...lines, update.question?.prompt ?? ''].join(' ');
    }
    if (this.moment) {
      this.timeline.mark(this.moment.move);
      this.drawAround();
    } else {
      this.draw();
    }
    if (!this.began) {
      this.began = true;
      this.readHash();
    }
  }

  /** @param {import('./api.js').Refused} refused */
  refused(refused) {
    if (!this.pending && !this.undoing) return; // an answer that was sent twice, and had been taken the first time
    this.settle();
    this.complain(refused.title, refused.clause);
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

  /** @param {import('./api.js').Presence} presence */
  presence(presence) {
    this.seats.watching.textContent = presence.watching ? text('watchers', { n: presence.watching }) : '';
    if (!this.update) return;
    this.update.seats = presence.seats;
    this.seats.draw(presence.seats, this.update.you, this.asked(), this.update);
  }

  // -- what is shown ---------------------------------------------------------------------------

  get shownMove() {
    return this.moment?.move ?? this.update?.move ?? 0;
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
    const { question, waiting } = this.update ?? {};
    return Boolean(question && waiting?.length && !this.mustAnswer);
  }

  get mustAnswer() {
    const mine = this.update?.view?.pending?.find((/** @type {any} */ p) => p.seat === this.update?.you);
    return !/\.may-/.test(mine?.prompt?.id ?? '');
  }

  /** Everything, as it is now or was then. */
  draw() {
    const update = this.update;
    if (!update) return;
    const focused = document.activeElement;
    const action = focused instanceof HTMLElement ? focused.closest('[data-action], [data-answer]') : null;
    const name = action?.getAttribute('data-action') ?? action?.getAttribute('data-answer');
    this.slip.hide();
    const context = this.context();
    this.board.draw(this.root, context);
    this.decorate(context);
    this.drawAround();
    this.timeline.mark(this.shownMove);
    if (action && (!action.isConnected || !context.answers.size)) this.refocus(name ?? '');
  }

  /** What stands around the board. */
  drawAround() {
    const update = this.update;
    if (!update) return;
    this.drawPrompt();
    this.drawNotices();
    this.drawLesson();
    this.drawResult();
    this.seats.draw(update.seats, update.you, this.asked(), update);
    this.drawSeatActs();
    const mine = update.question && !this.mayOnly;
    document.title = `${mine ? '● ' : ''}${this.info.title} · Salon`;
    this.grid.classList.toggle('myturn', Boolean(mine));
  }

  /** Keyboard play goes on where it was: at the same answer, else at the prompt. @param {string} name */
  refocus(name) {
    const same = name && this.grid.querySelector(`[data-answer="${CSS.escape(name)}"], [data-action="${CSS.escape(name)}"].legal`);
    const next = same || this.prompt.querySelector('.answer') || this.prompt;
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
  }

  /** @returns {TableContext} */
  context() {
    const update = /** @type {import('./api.js').Update} */ (this.update);
    const question = this.moment || this.pending ? null : update.question;
    return {
      game: this.info.game,
      view: this.moment ? this.moment.view : update.view,
      previous: this.moment ? (this.moments.get(this.moment.move - 1)?.view ?? null) : this.previous,
      you: update.you,
      seats: update.seats.map((seat, n) => ({ ...seat, you: n === update.you })),
      name: (symbol) => this.name(symbol),
      text,
      question,
      answers: new Map(question?.answers.map((answer) => [answer.action, { ...answer, legal: answer.legal ?? true }])),
      choose: (action) => this.choose(action),
      card: (symbol) => this.card(symbol),
      clause: (id) => this.rules.open(id),
      language: currentLanguage(),
      reduced: this.reduced,
      isCard: (symbol) => this.isCard(symbol),
      names: this.known.names,
      words: this.known.words,
    };
  }

  /** @param {string} symbol */
  name(symbol) {
    const [kind, number] = symbol.split('.');
    if (kind === 'seat') return this.update?.seats[Number(number)]?.name || text('seat-number', { n: Number(number) + 1 });
    return this.known.names[symbol] ?? this.known.words[symbol.replaceAll('.', '-')] ?? symbol;
  }

  /** @param {string} symbol */
  isCard(symbol) {
    return this.cardIds.has(symbol) || (symbol.startsWith('card.') && this.cardIds.has(symbol.split('.')[1]));
  }

  /** @param {string} symbol */
  card(symbol) {
    showCard(this.info.game, symbol, this.name(symbol));
  }

  /** Make elements that stand for answers into things one can choose. @param {TableContext} context */
  decorate(context) {
    for (const element of this.root.querySelectorAll('[data-shell]')) {
      element.classList.remove('legal', 'closed', 'chosen');
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled', 'data-shell']) element.removeAttribute(name);
    }
    for (const element of this.root.querySelectorAll('[data-action]')) {
      const action = element.getAttribute('data-action') ?? '';
      const answer = context.answers.get(action);
      if (!answer && this.pending?.action !== action) continue;
      element.setAttribute('data-shell', '');
      if (!answer) {
        element.classList.add('chosen');
        continue;
      }
      element.classList.add(answer.legal ? 'legal' : 'closed');
      if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-label', answer.label);
      if (!answer.legal) element.setAttribute('aria-disabled', 'true');
    }
  }

  listenToBoard() {
    const chosen = (/** @type {Event} */ event) => {
      const element = event.target instanceof Element ? event.target.closest('[data-action].legal') : null;
      if (element) this.choose(element.getAttribute('data-action') ?? '');
      return element;
    };
    this.root.addEventListener('click', chosen);
    this.root.addEventListener('keydown', (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.target instanceof HTMLButtonElement) return;
      if (event.target instanceof Element && event.target.matches('[data-action].legal') && chosen(event)) event.preventDefault();
    });
    const reason = (/** @type {Element} */ element) => {
      const action = element.getAttribute('data-action') ?? element.getAttribute('data-answer');
      return this.update?.question?.answers.find((answer) => answer.action === action && answer.legal === false);
    };
    for (const root of [this.root, this.prompt, this.answers.element]) this.slip.watch(root, reason);
  }

  /** Light up what a line of the log names. @param {string[]} symbols */
  light(symbols) {
    for (const element of this.grid.querySelectorAll('.lit')) element.classList.remove('lit');
    for (const symbol of symbols) {
      for (const element of this.grid.querySelectorAll(`[data-symbol="${CSS.escape(symbol)}"]`)) element.classList.add('lit');
    }
  }

  drawPrompt() {
    const update = /** @type {import('./api.js').Update} */ (this.update);
    const focused = this.prompt.contains(document.activeElement) ? document.activeElement : null;
    const kept = focused?.getAttribute('data-answer') ?? null;
    const bar = this.promptParts(update);
    this.grid.classList.toggle('sending', Boolean(this.pending));
    // While an answer is on its way its panel stays, so that the page does not jump.
    if (!this.pending) this.answers.draw(this.many, (action) => this.choose(action));
    this.prompt.className = `prompt ${bar.kind}`;
    Object.assign(this.grid.dataset, { state: bar.kind, version: update.version }); // for whoever drives the page
    fill(this.who, icon(bar.emblem), bar.who);
    fill(this.ask, bar.ask, bar.small ? h('small', null, bar.small) : null);
    this.rule.hidden = !bar.clause;
    this.rule.dataset.clause = bar.clause;
    // Buttons that stay the same stay where they are: a click must not fall between two of them.
    const same = bar.acts.map((act) => `${act.className} ${act.getAttribute('data-answer')} ${act.textContent}`).join('\n');
    if (same === this.acts.dataset.same) return;
    this.acts.dataset.same = same;
    fill(this.acts, bar.acts);
    if (focused && !focused.isConnected) this.refocus(kept ?? '');
  }

  /**
   * @param {import('./api.js').Update} update
   * @returns {{who: string, emblem: string, ask: string, small: string, clause: string, kind: string, acts: HTMLElement[]}}
   */
  promptParts(update) {
    const last = this.timeline.lines.at(-1)?.text ?? '';
    const plain = { emblem: emblem(this.info.game), small: '', clause: '', kind: 'idle', acts: [], who: '', ask: '' };
    const undo = update.undo && !this.moment && !this.pending ? [button(text('undo'), () => this.undo(), { icon: 'ui-undo', key: 'U' })] : [];
    const waiting = update.waiting[0];
    this.many = [];
    if (this.moment) {
      const lines = this.moment.log.map((line) => line.text).join(' ');
      return {
        ...plain,
        kind: 'past',
        who: text('move-of', { n: this.moment.move, of: update.move }),
        ask: lines || text('the-start'),
        acts: [button(text('back-to-now'), () => this.timeline.go(this.timeline.last), { kind: 'primary', icon: 'ui-step-on' })],
      };
    }
    if (update.status === 'ended') return { ...plain, kind: 'over', who: text('game-over'), ask: update.result ?? '' };
    if (update.status === 'waiting') return { ...plain, who: text('status-waiting'), ask: text('waiting-for-seats') };
    if (this.pending) {
      return { ...plain, kind: 'pending', who: text('you'), ask: this.name(this.pending.action), small: text(this.online ? 'pending' : 'offline') };
    }
    if (!this.online) return { ...plain, kind: 'offline', who: '', ask: text('offline') };
    if (update.question) {
      const question = update.question;
      const answers = this.board.buttons === 'missing' || this.board.buttons === undefined ? this.missing(question.answers) : question.answers;
      const inBar = fitBar(answers);
      const legal = answers.filter((answer) => answer.legal ?? true);
      const choose = (/** @type {string} */ action) => this.choose(action);
      if (!inBar) this.many = answers;
      return {
        ...plain,
        kind: this.mayOnly ? 'may' : 'mine',
        who: update.seats[question.seat]?.name ?? text('you'),
        ask: this.mayOnly && waiting ? `${waiting.prompt}` : question.prompt,
        small: this.mayOnly ? question.prompt : question.final ? text('cannot-undo') : last,
        clause: question.clause,
        acts: [...undo, ...(inBar ? answers.map((answer) => answerButton(answer, choose, legal.length === 1)) : [])],
      };
    }
    if (waiting) {
      return { ...plain, who: update.seats[waiting.seat]?.name ?? '', ask: waiting.prompt, small: update.you === null ? text('you-watch') : last, acts: undo };
    }
    return { ...plain, ask: last, acts: undo };
  }

  /** The answers that the board itself does not show. @param {import('./api.js').Answer[]} answers */
  missing(answers) {
    const shown = new Set([...this.root.querySelectorAll('[data-action]')].map((e) => e.getAttribute('data-action')));
    return answers.filter((answer) => !shown.has(answer.action));
  }

  drawNotices() {
    const update = /** @type {import('./api.js').Update} */ (this.update);
    const wanted = this.hash();
    const invited = wanted.has('seat') ? Number(wanted.get('seat')) : null;
    if (update.you === null && invited !== null && update.seats[invited]?.kind === 'open') {
      fill(
        this.notice,
        h(
          'div',
          { class: 'notice' },
          h('p', null, text('you-are-invited', { n: invited + 1 })),
          button(text('sit-down'), () => this.join(invited, wanted.get('invitation') ?? ''), { kind: 'primary', icon: 'ui-seats' }),
        ),
      );
    } else if (update.status === 'waiting' && update.you !== null) {
      const secrets = invitations(this.id);
      const open = update.seats.flatMap((seat, n) => (seat.kind === 'open' ? [n] : []));
      fill(
        this.notice,
        h(
          'div',
          { class: 'notice' },
          h('p', null, text('invite-others')),
          h('div', { class: 'acts' }, open.map((n) => button(`${text('copy-invitation')} · ${text('seat-number', { n: n + 1 })}`, () => copy(invitationLink(this.id, n, secrets[n])), { icon: 'ui-share' }))),
        ),
      );
    } else {
      fill(this.notice);
    }
  }

  /** In a first game every question comes with the rule behind it. */
  async drawLesson() {
    const clause = this.learning && !this.moment ? this.update?.question?.clause : '';
    if (!clause) {
      this.lesson.hidden = !this.learning || this.update?.status !== 'playing' || Boolean(this.moment);
      return;
    }
    /** @type {import('./api.js').ClauseInfo[]} */
    const clauses = await getOnce(`/api/games/${this.info.game}/rules`);
    const found = clauses.find((known) => known.id === clause);
    if (!found || this.lesson.dataset.clause === clause) {
      this.lesson.hidden = !found;
      return;
    }
    this.lesson.dataset.clause = clause;
    this.lesson.hidden = false;
    const stop = () => {
      sessionStorage.removeItem(`salon.learn.${this.id}`);
      this.learning = false;
      this.lesson.hidden = true;
    };
    fill(
      this.lesson,
      h('p', { class: 'caps' }, icon('ui-learn'), ` ${found.section}`),
      h('h2', null, found.title),
      h('p', { class: 'lesson-text' }, found.text),
      h('p', { class: 'acts' }, button(text('rules'), () => this.rules.open(clause), { icon: 'ui-rules' }), button(text('learn-stop'), stop)),
    );
  }

  drawResult() {
    const update = /** @type {import('./api.js').Update} */ (this.update);
    const over = update.status === 'ended' && !this.moment;
    this.result.hidden = !over;
    if (!over || this.result.dataset.version === `${update.version} ${update.next_table ?? ''}`) return;
    this.result.dataset.version = `${update.version} ${update.next_table ?? ''}`;
    fill(
      this.result,
      resultPanel(update, {
        game: this.info.game,
        moment: (move) => this.fetchMoment(move),
        name: (symbol) => this.name(symbol),
        goTo: (move) => this.timeline.go(move),
        replay: () => this.timeline.play(0),
        rematch: () => this.rematch(),
        said: (after, until) => this.timeline.said(after, until),
        record: `/api/tables/${this.id}/record`,
      }),
    );
  }

  drawSeatActs() {
    const update = /** @type {import('./api.js').Update} */ (this.update);
    const { you, status } = update;
    if (you === null || status !== 'playing') return fill(this.seats.more);
    const lent = Boolean(update.seats[you].lent);
    const people = update.seats.filter((seat) => seat.kind === 'person').length;
    const same = `${lent} ${people}`;
    if (this.seats.more.dataset.same === same && this.seats.more.childElementCount) return;
    this.seats.more.dataset.same = same;
    fill(
      this.seats.more,
      lent
        ? button(text('take-back'), () => this.do('lend', { bot: '' }), { kind: 'primary' })
        : button(text('lend'), () => this.do('lend', { bot: 'greedy' }), { icon: 'ui-bot' }),
      button(text(people > 1 ? 'agree-end' : 'abandon'), () => this.sure('agree'), { icon: 'ui-deal' }),
      button(text('resign'), () => this.sure('resign')),
    );
  }

  // -- what people do --------------------------------------------------------------------------

  /** @param {string} action */
  async choose(action) {
    const { question, version } = this.update ?? {};
    const answer = question?.answers.find((found) => found.action === action);
    if (!question || !answer || answer.legal === false || this.pending || this.moment || version === undefined) return;
    if (question.final) {
      const yes = await confirmed(text('sure', { answer: answer.label }), {
        yes: answer.label,
        more: text('cannot-undo'),
        remember: this.info.game,
      });
      if (!yes || this.pending || this.update?.version !== version) return;
    }
    this.pending = { action, version };
    this.line?.send({ type: 'act', version, action, seat: question.seat });
    this.draw();
  }

  undo() {
    const update = this.update;
    if (!update?.undo || this.pending || this.moment) return;
    this.undoing = true;
    this.line?.tell({ type: 'undo', version: update.version });
  }

  /** @param {string} what @param {object} [body] */
  async do(what, body) {
    try {
      this.hear(await post(`/api/tables/${this.id}/${what}`, body));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.complain(error.message, error.clause);
    }
  }

  /** @param {'resign' | 'agree'} what */
  async sure(what) {
    if (await confirmed(text(`sure-${what}`), { yes: text(what === 'resign' ? 'resign' : 'agree-end') })) this.do(what);
  }

  async rematch() {
    const opened = await post(`/api/tables/${this.id}/rematch`);
    go(`/tables/${opened.table.id}`);
  }

  /** @param {number} seat @param {string} [invitation] */
  async join(seat, invitation = '') {
    await comeIn();
    this.page.redrawMasthead();
    try {
      this.info = await post(`/api/tables/${this.id}/join`, { seat, invitation });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.complain(error.message);
    }
    history.replaceState(null, '', location.pathname);
    this.update = null;
    this.began = false;
    this.connect();
    this.talk.load();
  }

  // -- looking back ----------------------------------------------------------------------------

  hash() {
    return new URLSearchParams(location.hash.slice(1));
  }

  readHash() {
    const hash = this.hash();
    if (hash.has('move')) return this.goTo(Number(hash.get('move')));
    if (hash.has('learn')) {
      history.replaceState(null, '', location.pathname);
      sessionStorage.setItem(`salon.learn.${this.id}`, '');
      this.learning = true;
      this.drawLesson();
      if (innerWidth >= 1200) this.rules.open(this.update?.question?.clause);
      say(text('learn-hint'));
    }
    if (hash.has('watch')) {
      history.replaceState(null, '', location.pathname);
      this.timeline.play(0);
    }
  }

  /** @param {number} move @returns {Promise<import('./api.js').Moment>} */
  async fetchMoment(move) {
    const known = this.moments.get(move);
    if (known) return known;
    const found = await get(`/api/tables/${this.id}/moments/${move}`);
    this.moments.set(move, found);
    return found;
  }

  /** The latest moment, which needs no asking. @param {import('./api.js').Update} update */
  now(update) {
    return { move: update.move, view: update.view, log: this.timeline.lines.filter((line) => line.move === update.move) };
  }

  /** Show the table as it was after some moves; the last one is now. @param {number} move */
  async goTo(move) {
    const update = this.update;
    if (!update || !(move >= 0)) return;
    const turn = ++this.asking;
    const playing = Boolean(this.timeline.playing);
    if (move >= update.move && !playing) {
      if (this.moment) history.replaceState(null, '', location.pathname);
      this.moment = null;
      this.timeline.mark(update.move);
      return this.draw();
    }
    this.timeline.mark(move);
    const moment = move < update.move ? await this.fetchMoment(move) : this.now(update);
    if (turn !== this.asking) return;
    this.moment = moment;
    if (!playing) history.replaceState(null, '', `${location.pathname}#move=${move}`);
    this.draw();
  }

  // -- keys and tabs ---------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
    const inLog = target instanceof Node && this.timeline.element.contains(target);
    switch (event.key) {
      case 'u':
      case 'U':
        return this.undo();
      case '?':
        return this.help();
      case 'l':
      case 'L':
        this.pane('log');
        return this.timeline.focus();
      case 'r':
      case 'R':
        return this.rules.toggle();
      case 'Escape':
        this.slip.hide();
        if (!this.rules.element.hidden) this.rules.close();
        return;
      case 'ArrowLeft':
      case 'ArrowRight':
        if (!inLog && target !== document.body && target !== this.prompt && !this.moment) return;
        event.preventDefault();
        this.timeline.step(event.key === 'ArrowLeft' ? -1 : 1);
    }
  }

  help() {
    const keys = [
      ['Tab', 'key-tab'],
      ['Enter', 'key-enter'],
      ['U', 'undo'],
      ['L', 'key-log'],
      ['← →', 'key-arrows'],
      ['R', 'rules'],
      ['?', 'help'],
    ];
    show(
      text('help'),
      h('p', null, text('help-text')),
      h('dl', { class: 'facts-list' }, keys.flatMap(([key, label]) => [h('dt', null, h('kbd', { class: 'key' }, key)), h('dd', null, text(label))])),
    );
  }

  makeTabs() {
    return h(
      'nav',
      { class: 'tabs', 'aria-label': text('panes') },
      PANES.map(([name, emblem_]) =>
        h('button', { type: 'button', 'data-tab': name, 'aria-pressed': String(name === 'board'), onclick: () => this.pane(name) }, icon(emblem_, ''), text(`pane-${name}`)),
      ),
      h('button', { type: 'button', onclick: () => this.rules.toggle() }, icon('ui-rules', ''), text('rules')),
    );
  }

  /** On a phone: which pane is shown. @param {string} name */
  pane(name) {
    this.grid.dataset.pane = name;
    for (const tab of this.tabs.querySelectorAll('[data-tab]')) {
      tab.setAttribute('aria-pressed', String(tab.getAttribute('data-tab') === name));
    }
    if (name === 'log') this.timeline.mark(this.shownMove);
  }
}

