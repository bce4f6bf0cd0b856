// The question: one sentence on what is asked of whom, the answers, and the way back, in one block.
import { AnswerPanel, answerButton, fitBar, markAnswers } from './answers.js';
import { follows } from './care.js';
import { button, fill, h, icon } from './dom.js';
import { plain } from './timeline.js';
import { text } from './words.js';

/** @typedef {{who: string, emblem: string, ask: string, small: string, clause: string, kind: string, acts: HTMLElement[], back: HTMLElement[]}} Bar */

export class Prompt {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.answers = new AnswerPanel();
    /** @type {import('./wire.d.ts').Answer[]} */
    this.many = []; // answers for the panel: more than the bar holds
    this.who = h('span', { class: 'who' });
    this.ask = h('div', { class: 'ask' });
    this.acts = h('div', { class: 'acts' });
    this.back = h('div', { class: 'back' });
    this.rule = h(
      'button',
      {
        type: 'button',
        class: 'cl',
        title: text('rule-behind'),
        'aria-label': text('rule-behind'),
        hidden: true,
        onclick: () => table.rules.open(this.rule.dataset.clause),
      },
      text('rule'),
    );
    this.element = h('section', { class: 'prompt', 'aria-label': text('prompt'), tabindex: '-1' }, this.who, this.ask, this.rule, this.acts, this.back);
  }

  draw() {
    const table = this.table;
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const kept = focused?.getAttribute('data-answer') ?? null;
    this.many = [];
    const update = /** @type {import('./wire.d.ts').Update} */ (table.update);
    const bar = this.bar(update);
    // While an answer is on its way its panel stays, so that the page does not jump.
    if (!table.pending) this.answers.draw(this.many, (action) => table.choose(action));
    this.element.className = `prompt ${bar.kind}`;
    Object.assign(table.grid.dataset, { state: bar.kind, version: update.version }); // for whoever drives the page
    fill(this.who, icon(bar.emblem), bar.who);
    fill(this.ask, bar.ask, bar.small ? h('small', null, bar.small) : null);
    this.rule.hidden = !bar.clause;
    this.rule.dataset.clause = bar.clause;
    // Buttons that stay the same stay where they are: a click must not fall between two of them.
    put(this.acts, bar.acts);
    put(this.back, bar.back);
    if (focused && !focused.isConnected) table.refocus(kept ?? '');
  }

  /** It was found out what is at stake: say so, and leave everything where it is. @param {import('./wire.d.ts').Question} question */
  mark(question) {
    const said = follows(question, Boolean(this.table.update?.undo));
    if (said) this.note(said);
    const answers = question.answers.map((answer) => (said ? { ...answer, final: false } : answer));
    for (const root of [this.acts, this.answers.element]) markAnswers(root, answers);
    this.answers.shown = JSON.stringify(this.many);
  }

  /** A word below the question. @param {string} said */
  note(said) {
    const small = this.ask.querySelector('small') ?? h('small', null);
    small.textContent = said;
    this.ask.append(small);
  }

  /** @param {import('./wire.d.ts').Update} update @returns {Bar} */
  bar(update) {
    const { pending, online, past, timeline } = this.table;
    const bare = { emblem: this.table.info.emblem, small: '', clause: '', kind: 'idle', acts: [], back: [], who: '', ask: '' };
    if (past.moment) {
      const lines = past.moment.log.map((line) => plain(line.text)).join(' ');
      return {
        ...bare,
        kind: 'past',
        who: text('move-of', { n: past.moment.move, of: update.move }),
        ask: lines || past.moment.answer || text('the-start'),
        acts: [button(text('back-to-now'), () => timeline.go(timeline.last), { kind: 'primary', icon: 'ui-step-on' })],
      };
    }
    if (update.status === 'ended') return { ...bare, kind: 'over', who: text('game-over'), ask: update.result ?? '', acts: this.toResult() };
    if (update.status === 'waiting') {
      const full = update.seats.every((seat) => seat.kind !== 'open');
      return { ...bare, who: text(full ? 'fair-shuffling' : 'status-waiting'), ask: text(full ? 'fair-shuffling-ask' : 'waiting-for-seats') };
    }
    if (update.manners?.paused) return { ...bare, who: text('paused'), ask: text('paused-more') };
    if (pending) {
      return {
        ...bare,
        kind: online ? 'pending' : 'offline',
        who: text('you-asked'),
        ask: this.table.name(pending.action),
        small: text(online ? 'pending' : 'pending-offline'),
      };
    }
    const bar = update.question ? this.mine(update, update.question, bare) : this.others(update, bare);
    // Without a line the question stays, and so do its answers: one that is given waits for the line.
    return online ? bar : { ...bar, kind: 'offline', small: text('offline') };
  }

  /** A question to me. @param {import('./wire.d.ts').Update} update @param {import('./wire.d.ts').Question} question @param {Bar} plain @returns {Bar} */
  mine(update, question, plain) {
    const table = this.table;
    const found = table.board.buttons === 'all' ? question.answers : table.stage.missing(question.answers);
    // Where no answer can be taken back the bar says so once, and the buttons need no mark.
    const said = follows(question, Boolean(update.undo));
    const answers = said ? found.map((answer) => ({ ...answer, final: false })) : found;
    const inBar = fitBar(answers);
    const only = question.answers.filter((answer) => answer.legal ?? true).length === 1;
    if (!inBar) this.many = answers;
    const acts = inBar ? answers.map((answer) => answerButton(answer, (action) => table.choose(action), only)) : [];
    const others = this.waiting(update);
    const bar = { ...plain, clause: question.clause, acts, back: this.undo(update) };
    if (table.mayOnly) return { ...bar, kind: 'may', ask: others, small: question.prompt };
    return {
      ...bar,
      kind: 'mine',
      who: question.seat === update.you ? text('you-asked') : (update.seats[question.seat]?.name ?? text('you')),
      ask: question.prompt,
      small: said || this.last(),
    };
  }

  /** Others are asked. @param {import('./wire.d.ts').Update} update @param {Bar} plain @returns {Bar} */
  others(update, plain) {
    const asked = this.waiting(update);
    const small = update.you === null ? text('you-watch') : this.last();
    return { ...plain, ...(asked ? { ask: asked, small } : { ask: this.last() }), back: this.undo(update) };
  }

  /** What is asked of the others; of many who choose at once, only the first two. @param {import('./wire.d.ts').Update} update */
  waiting(update) {
    return update.waiting
      .slice(0, 2)
      .map((waiting) => waiting.prompt)
      .join(' ');
  }

  /** What was said last. */
  last() {
    return plain(this.table.timeline.lines.at(-1)?.text ?? '');
  }

  /** At the end the results lie over the board, and the board is one press away. */
  toResult() {
    const { ending } = this.table;
    if (!ending.known) return [];
    const shown = !ending.element.hidden;
    return [button(text(shown ? 'pane-board' : 'to-result'), () => ending.show(!shown), { icon: shown ? 'ui-board' : 'seal' })];
  }

  /** @param {import('./wire.d.ts').Update} update */
  undo(update) {
    const mine = update.you === null ? null : update.seats[update.you];
    if (mine?.gone) return [];
    if (mine?.lent) return [button(text('take-back'), () => this.table.seats.takeBack(), { kind: 'primary' })];
    if (!update.undo || !this.table.online) return [];
    const one = button(text('undo'), () => this.table.undo(), { icon: 'ui-undo', key: 'U' });
    if ((update.undos ?? 1) < 2) return [one];
    return [
      one,
      button(text('undo-all'), () => this.table.undo(true), { icon: 'ui-undo-all', key: '⇧U', title: text('undo-all-hint', { n: update.undos ?? 0 }) }),
    ];
  }
}

/** Put buttons there, unless the same are there already. @param {Element} place @param {HTMLElement[]} buttons */
function put(place, buttons) {
  if (sameness(buttons) !== sameness([...place.children])) fill(place, buttons);
}

/** What makes buttons the same to whoever looks. @param {Element[]} acts */
function sameness(acts) {
  return acts.map((act) => `${act.className} ${act.getAttribute('data-answer')} ${act.textContent} ${act.getAttribute('title') ?? ''}`).join('\n');
}
