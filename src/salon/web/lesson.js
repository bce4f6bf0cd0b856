// The lesson: a card of text beside what it points at. The server says what it reads and what it asks for.
import { button, fill, h, icon } from './dom.js';
import { Floating } from './floating.js';
import { text } from './words.js';

/** @typedef {import('./wire.d.ts').LessonInfo} LessonInfo */

const LEAST = 256; // px: with less room for the board, the card of a question folds itself; a touch unfolds it

export class Lesson {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    /** @type {LessonInfo | null} */
    this.card = null;
    this.held = ''; // what was said to an answer that was not sent
    this.heading = h('h2', { tabindex: '-1' });
    this.words = h('div', { class: 'lesson-words', 'aria-live': 'polite', onclick: () => this.element.classList.toggle('unfolded') });
    this.acts = h('p', { class: 'acts' });
    this.count = h('span', { class: 'caps' });
    const leave = button(text('lesson-leave'), () => this.turn(true), { kind: 'quiet' });
    this.element = h(
      'section',
      { class: 'lesson-card', 'aria-label': text('learn'), hidden: true },
      h('header', null, icon('ui-learn'), this.count, h('span', { class: 'spring' }), leave),
      this.heading,
      this.words,
      this.acts,
    );
    this.floating = new Floating(
      this.element,
      () => [...this.lit(), ...this.asked(), ...table.stage.root.querySelectorAll('[data-over]')],
      () => this.free(),
    );
    // On a phone the board has what question and card leave to it: what is asked for stays in sight.
    this.room = new ResizeObserver(() => this.show());
    this.room.observe(table.prompt.element);
    this.room.observe(this.element);
  }

  /** @param {import('./wire.d.ts').Update | null} update  as it is now; null when the past is shown */
  draw(update) {
    const card = update?.lesson ?? null;
    document.body.classList.toggle('learning', Boolean(update?.learning));
    const isNew = card?.id !== this.card?.id || card?.asked !== this.card?.asked;
    if (isNew) this.held = '';
    this.card = card;
    this.light();
    this.element.hidden = !card;
    if (!card) return;
    if (isNew) this.element.classList.remove('tight');
    this.write(card);
    if (isNew) {
      this.table.panel.giveWay();
      this.show();
      this.floating.anew();
    } else this.floating.place();
  }

  /** The lesson does not send this answer, and says why. @param {string} words */
  hold(words) {
    this.held = words;
    if (this.card) this.write(this.card);
    this.floating.place();
  }

  /** @param {LessonInfo} card */
  write(card) {
    this.count.textContent = text('lesson-step', { n: card.number, of: card.of });
    this.heading.textContent = card.title;
    fill(this.words, this.held || card.said ? h('p', { class: 'lesson-said' }, this.held || card.said) : null, h('p', null, card.text));
    const next = button(text(card.last ? 'lesson-play-on' : 'lesson-next'), () => this.turn(false), { kind: 'primary' });
    next.classList.add('lesson-next');
    const me = button(text('lesson-show'), () => this.table.choose(card.asked ?? ''));
    fill(this.acts, card.asked ? (this.held ? me : null) : next);
  }

  stop() {
    this.floating.stop();
    this.room.disconnect();
    document.body.classList.remove('learning');
  }

  /** What the card points at. */
  lit() {
    return (this.card?.lit ?? []).flatMap((symbol) => found(this.table.grid, symbol));
  }

  /** What is to be pressed. */
  asked() {
    return this.card?.asked ? found(this.table.grid, this.card.asked).filter((e) => e.matches('.legal, .answer')) : [];
  }

  /** What the card may not lie on, whatever it points at: one may stray. */
  free() {
    return answers(this.table);
  }

  light() {
    for (const element of this.table.grid.querySelectorAll('.taught, .asked-for')) element.classList.remove('taught', 'asked-for');
    for (const element of this.lit()) element.classList.add('taught');
    for (const element of this.asked()) element.classList.add('asked-for');
  }

  /** Bring into sight what it is about; where the board has panes, the one that holds it. */
  show() {
    if (!this.card) return;
    const room = this.table.stage.board.clientHeight;
    if (room && room < LEAST && this.card.asked) this.element.classList.add('tight');
    const { board, stage } = this.table;
    const about = this.card.asked || this.card.lit?.[0];
    if (about) board.reveal?.(stage.board, about);
    this.light(); // a part that was hidden can be lit now
    const first = this.asked()[0] ?? this.lit()[0];
    if (first) bringInto(first, this.element);
  }

  /** Read on, or leave the lesson and play on. @param {boolean} free */
  turn(free) {
    const version = this.table.update?.version;
    if (version !== undefined && this.card) this.table.between.do('page', { version, free });
  }
}

/**
 * Scroll until something can be pressed; what sticks to the upper edge may lie on it.
 * @param {Element} element @param {Element} card  if it floats, it moves out of the way by itself
 */
function bringInto(element, card) {
  const floats = getComputedStyle(card).position === 'fixed';
  for (const block of /** @type {const} */ (['nearest', 'center', 'end'])) {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    const free = [top + Math.min(4, height / 4), (top + bottom) / 2, bottom - Math.min(4, height / 4)].every((y) => {
      const there = document.elementsFromPoint((left + right) / 2, y).find((other) => !floats || !card.contains(other));
      return there && (element.contains(there) || there.contains(element));
    });
    if (free) return;
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    if (!floats) document.scrollingElement?.scrollTo(0, 0); // on a phone the board alone scrolls
  }
}

/** The question, and all that can be pressed to answer it. @param {import('./table.js').Table} table */
export function answers(table) {
  return [table.prompt.element, table.prompt.answers.element, ...table.stage.root.querySelectorAll('[data-action].legal')];
}

/** @param {Element} root @param {string} symbol */
export function found(root, symbol) {
  const name = CSS.escape(symbol);
  const all = root.querySelectorAll(`[data-symbol="${name}"], [data-action="${name}"], [data-answer="${name}"], [data-lesson="${name}"]`);
  return [...all].filter((element) => element.getClientRects().length > 0);
}
