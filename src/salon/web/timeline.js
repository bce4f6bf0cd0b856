// The log as a timeline: click to rewind, step with arrows, share a moment.
import { fill, h, tool } from './dom.js';
import { copy } from './toast.js';
import { text } from './words.js';

const HEADING = /^—.*—$/;
const STEP = 900; // ms between two moves when the game is shown again

/** @typedef {{goTo: (move: number) => void, light: (symbols: string[]) => void, address: () => string,
 *   over: () => boolean}} Keeper */

/** A line without the dashes of a heading. @param {string} line */
export function plain(line) {
  return line.replace(/^— ?(.*?) ?—$/, '$1');
}

export class Timeline {
  /** @param {Keeper} keeper */
  constructor(keeper) {
    this.keeper = keeper;
    /** @type {import('./wire.d.ts').Line[]} */
    this.lines = [];
    this.last = 0;
    this.at = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.playing = undefined;
    this.range = h('input', {
      type: 'range',
      min: 0,
      max: 0,
      value: 0,
      class: 'line',
      'aria-label': text('timeline'),
      oninput: () => this.go(Number(this.range.value)),
    });
    this.live = h('button', { type: 'button', class: 'live', onclick: () => this.go(this.last) }, text('live'));
    this.player = tool(text('replay'), 'ui-play', () => this.play());
    this.list = h('ol', {
      class: 'log',
      tabindex: '0',
      'aria-label': text('log'),
      onpointerover: (/** @type {Event} */ e) => this.light(e.target),
      onpointerout: () => keeper.light([]),
      onfocusin: (/** @type {Event} */ e) => this.light(e.target),
      onfocusout: () => keeper.light([]),
      onclick: (/** @type {Event} */ e) => this.clicked(e.target),
    });
    this.element = h(
      'section',
      { class: 'panel logpanel', 'aria-label': text('log') },
      h(
        'header',
        null,
        h('h2', null, text('log')),
        h('span', { class: 'spring' }),
        h('span', { class: 'keys', 'aria-hidden': 'true' }, h('kbd', { class: 'key' }, 'L'), h('kbd', { class: 'key' }, '←'), h('kbd', { class: 'key' }, '→')),
      ),
      h(
        'div',
        { class: 'scrub' },
        tool(text('step-back'), 'ui-step-back', () => this.step(-1)),
        this.range,
        tool(text('step-on'), 'ui-step-on', () => this.step(1)),
        this.player,
        this.live,
        tool(text('share-moment'), 'ui-share', () => copy(keeper.address())),
      ),
      this.list,
    );
  }

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  lineOf(target) {
    return target instanceof Element ? target.closest('[data-line]') : null;
  }

  /** @param {EventTarget | null} target */
  light(target) {
    const line = this.lineOf(target);
    const told = line && this.lines[Number(line.dataset.line)];
    if (told) this.keeper.light((told.spans ?? []).map(([, , symbol]) => symbol));
  }

  /** @param {EventTarget | null} target */
  clicked(target) {
    const line = this.lineOf(target);
    if (line) this.go(this.lines[Number(line.dataset.line)].move);
  }

  /** What is known now: the first `from` lines stay. @param {number} from @param {import('./wire.d.ts').Line[]} lines @param {number} move */
  tell(from, lines, move) {
    this.lines.length = Math.min(this.lines.length, from);
    while (this.list.children.length > from) this.list.lastElementChild?.remove();
    const start = this.lines.length;
    this.lines.push(...lines);
    this.list.append(
      ...lines.map((line, n) =>
        h(
          'li',
          { 'data-move': line.move, class: HEADING.test(line.text) ? 'mark' : null },
          h(
            'button',
            { type: 'button', 'data-line': start + n, tabindex: '-1' },
            plain(line.text),
            line.by ? h('small', { class: 'muted' }, ` ${text('programme-mark')}`) : null,
          ),
        ),
      ),
    );
    this.last = move;
    this.range.max = String(move);
  }

  /** Mark the move that is shown. @param {number} move */
  mark(move) {
    this.at = move;
    this.range.value = String(move);
    this.range.setAttribute('aria-valuetext', text('move-of', { n: move, of: this.last }));
    const live = move >= this.last;
    this.live.classList.toggle('now', live);
    this.live.setAttribute('aria-pressed', String(live));
    let last = null;
    for (const item of this.list.children) {
      const then = Number(/** @type {HTMLElement} */ (item).dataset.move);
      item.classList.toggle('now', then === move);
      item.classList.toggle('later', then > move);
      if (then <= move) last = item;
    }
    if (last instanceof HTMLElement) {
      const [list, top] = [this.list, last.offsetTop];
      if (top < list.scrollTop || top + last.offsetHeight > list.scrollTop + list.clientHeight || live) {
        list.scrollTop = top - list.clientHeight + last.offsetHeight + 8;
      }
    }
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    this.keeper.goTo(Math.max(0, Math.min(this.last, this.at + by)));
  }

  /** @param {number} move */
  go(move) {
    this.stop();
    this.keeper.goTo(move);
  }

  /** Show the game at an even pace, from here or from the start; at a game in play it waits for more. @param {number} [from] */
  play(from) {
    if (this.playing) return this.stop();
    this.player.setAttribute('aria-pressed', 'true');
    this.playing = setInterval(() => {
      if (this.at < this.last) this.keeper.goTo(this.at + 1);
      else if (this.keeper.over()) this.go(this.last);
    }, STEP);
    this.keeper.goTo(from ?? (this.at >= this.last ? 0 : this.at));
  }

  stop() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.player.setAttribute('aria-pressed', 'false');
  }

  /** The lines of some moves. @param {number} after @param {number} until */
  between(after, until) {
    return this.lines.filter((line) => line.move > after && line.move <= until);
  }

  /** What was said of some moves, without the headings: the last few sentences. @param {number} after @param {number} until */
  said(after, until) {
    const told = this.between(after, until).filter((line) => !HEADING.test(line.text));
    return told
      .slice(-3)
      .map((line) => line.text)
      .join(' ');
  }

  focus() {
    this.list.focus();
  }

  clear() {
    this.stop();
    fill(this.list);
    this.lines = [];
  }
}
