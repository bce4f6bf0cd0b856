// The log as a timeline: what belongs together is one entry that opens, names are links; step, replay, share a moment.
import { fill, h, icon, tool } from './dom.js';
import { nameOf, named } from './named.js';
import { BEATS, keepSpeed, speedOf } from './pace.js';
import { copy } from './toast.js';
import { text } from './words.js';

/** @typedef {import('./wire.d.ts').Line} Line */
/** @typedef {import('./wire.d.ts').Passage} Passage */
/** @typedef {import('./named.js').Named} Named */

/** @typedef {Named & {goTo: (move: number) => void, light: (symbols: string[]) => void, address: () => string,
 *   over: () => boolean, open: (symbol: string) => void, recap: () => void}} Keeper */

const SPEEDS = /** @type {const} */ (['slow', 'normal', 'fast']);

/** A line without the dashes of a heading. @param {string} line */
export function plain(line) {
  return line.replace(/^— ?(.*?) ?—$/, '$1');
}

export class Timeline {
  /** @param {Keeper} keeper */
  constructor(keeper) {
    this.keeper = keeper;
    /** @type {Line[]} */
    this.lines = [];
    /** @type {Passage[]} */
    this.story = [];
    this.last = 0;
    this.at = 0;
    this.hiding = false; // what comes later is not told: the game is shown from its start
    this.speed = speedOf('replay', 'normal');
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
    this.pace = h('button', { type: 'button', class: 'pace', onclick: () => this.hasten() });
    this.list = h('ol', {
      class: 'log',
      tabindex: '0',
      'aria-label': text('log'),
      onpointerover: (/** @type {Event} */ e) => this.light(e.target),
      onpointerout: () => keeper.light([]),
      onfocusin: (/** @type {Event} */ e) => this.light(e.target),
      onfocusout: () => keeper.light([]),
      onclick: (/** @type {Event} */ e) => this.clicked(e.target),
      onkeydown: (/** @type {KeyboardEvent} */ e) => this.key(e),
    });
    this.element = h(
      'section',
      { class: 'panel logpanel', 'aria-label': text('log') },
      h(
        'header',
        null,
        h('h2', null, text('log')),
        h('span', { class: 'spring' }),
        this.pace,
        tool(text('recap'), 'ui-clock', () => keeper.recap()),
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
    this.drawPace();
  }

  // -- one entry of the log --------------------------------------------------------------------

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  entryOf(target) {
    return target instanceof Element ? target.closest('[data-move]') : null;
  }

  /** What an entry names: all of it, or the one name that is pointed at. @param {EventTarget | null} target */
  light(target) {
    const name = nameOf(target);
    const passage = this.story.find((known) => String(known.first) === this.entryOf(target)?.dataset.first);
    if (name || passage) this.keeper.light(name ? [name] : this.symbolsOf(passage));
  }

  /** @param {Passage} [passage] */
  symbolsOf(passage) {
    const lines = (passage?.sentences ?? []).flatMap((sentence) => sentence.lines);
    return [...new Set(lines.flatMap((place) => (this.lines[place]?.spans ?? []).map(([, , symbol]) => symbol)))];
  }

  /** @param {EventTarget | null} target */
  clicked(target) {
    const name = nameOf(target);
    const entry = this.entryOf(target);
    if (name) this.keeper.open(name);
    else if (target instanceof Element && target.closest('.more')) entry?.classList.toggle('open', !entry.classList.contains('open'));
    else if (entry) this.go(Number(entry.dataset.move));
    for (const more of entry?.querySelectorAll('.more') ?? []) more.setAttribute('aria-expanded', String(entry?.classList.contains('open')));
  }

  /** Up and down go from entry to entry, Tab through what one of them holds. @param {KeyboardEvent} event */
  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if ((event.key === 'Enter' || event.key === ' ') && nameOf(event.target)) {
      event.preventDefault();
      return this.keeper.open(nameOf(event.target));
    }
    if (!step) return;
    event.preventDefault();
    const entries = /** @type {HTMLElement[]} */ ([...this.list.children].filter((entry) => entry.checkVisibility()));
    const at = entries.findIndex((entry) => entry.contains(document.activeElement));
    const next = entries[at < 0 ? entries.length - 1 : Math.max(0, Math.min(entries.length - 1, at + step))];
    for (const link of this.list.querySelectorAll('.dot, .more, .nm')) link.setAttribute('tabindex', '-1');
    for (const link of next?.querySelectorAll('.dot, .more, .nm') ?? []) link.setAttribute('tabindex', '0');
    next?.querySelector('button')?.focus();
  }

  /** @param {Passage} passage */
  entry(passage) {
    const told = passage.sentences.map((sentence) => sentence.lines.map((place) => this.lines[place]).filter(Boolean));
    const move = Math.max(...told.flat().map((line) => line.move), 0);
    const first = told[0]?.[0];
    if (passage.heading) return h('li', { class: 'mark', 'data-move': move, 'data-first': passage.first }, this.dot(move), plain(first?.text ?? ''));
    const shown = [passage.sentences[passage.title], ...passage.sentences.filter((sentence, n) => n !== passage.title && !sentence.small)];
    const lines = told.flat();
    return h(
      'li',
      { 'data-move': move, 'data-first': passage.first, 'data-side': this.keeper.side(passage.actor ?? '') || null },
      this.dot(move),
      h(
        'span',
        { class: 'said' },
        this.sentence(shown[0]),
        h(
          'span',
          { class: 'rest' },
          shown.slice(1).flatMap((sentence) => [' ', ...this.sentence(sentence)]),
        ),
        lines.some((line) => line.by) ? h('small', { class: 'muted' }, ` ${text('programme-mark')}`) : null,
      ),
      lines.length > shown.length
        ? [
            h('button', { type: 'button', class: 'more', tabindex: '-1', 'aria-expanded': 'false' }, text('log-lines', { n: lines.length })),
            h(
              'ul',
              { class: 'told' },
              lines.map((line) => h('li', { 'data-move': line.move, 'data-first': passage.first }, named(line.text, line.spans, this.keeper))),
            ),
          ]
        : null,
    );
  }

  /** @param {import('./wire.d.ts').Sentence} sentence */
  sentence(sentence) {
    const line = this.lines[sentence.lines[0]];
    return sentence.text ? named(sentence.text, sentence.spans, this.keeper) : named(line?.text ?? '', line?.spans, this.keeper);
  }

  /** @param {number} move */
  dot(move) {
    return h('button', { type: 'button', class: 'dot', tabindex: '-1', 'aria-label': text('see-moment', { n: move }), title: text('see-moment', { n: move }) });
  }

  // -- what is known ---------------------------------------------------------------------------

  /** What is known now: the first lines stay, and so do the passages before the first that is told anew. @param {import('./wire.d.ts').Update} update */
  tell(update) {
    this.lines.length = Math.min(this.lines.length, update.log_from);
    this.lines.push(...update.log);
    const fresh = update.story ?? [];
    const first = fresh[0]?.first ?? 0;
    const open = new Set([...this.list.querySelectorAll('.open')].map((entry) => entry.getAttribute('data-first')));
    this.story = [...this.story.filter((passage) => passage.first < first), ...fresh];
    while (this.list.children.length > this.story.length - fresh.length) this.list.lastElementChild?.remove();
    this.list.append(...fresh.map((passage) => this.entry(passage)));
    for (const entry of this.list.children) if (open.has(entry.getAttribute('data-first'))) entry.classList.add('open');
    this.last = update.move;
    this.range.max = String(update.move);
  }

  /** Mark the move that is shown. @param {number} move */
  mark(move) {
    this.at = move;
    this.range.value = String(move);
    this.range.setAttribute('aria-valuetext', text('move-of', { n: move, of: this.last }));
    const live = move >= this.last;
    if (live && !this.playing) this.hiding = false;
    this.element.classList.toggle('hiding', this.hiding);
    this.live.classList.toggle('now', live);
    this.live.setAttribute('aria-pressed', String(live));
    let last = null;
    for (const item of this.list.children) {
      const entry = /** @type {HTMLElement} */ (item);
      const first = this.lines[Number(entry.dataset.first)]?.move ?? 0;
      const then = Number(entry.dataset.move);
      entry.classList.toggle('now', first <= move && move <= then && move > 0);
      entry.classList.toggle('later', first > move);
      entry.classList.toggle('ahead', then > move); // it goes on after this move: while hiding, only what is known by then
      if (first <= move) last = entry;
    }
    if (last) {
      const [list, top] = [this.list, last.offsetTop];
      if (top < list.scrollTop || top + last.offsetHeight > list.scrollTop + list.clientHeight || live) {
        list.scrollTop = top - list.clientHeight + last.offsetHeight + 8;
      }
    }
  }

  // -- going through it ------------------------------------------------------------------------

  /** @param {number} by */
  step(by) {
    this.stop();
    this.keeper.goTo(Math.max(0, Math.min(this.last, this.at + by)));
  }

  /** @param {number} move */
  go(move) {
    this.stop();
    if (move === 0) this.hiding = true;
    this.keeper.goTo(move);
  }

  /** Show the game at an even pace, from here or from the start, or pause; at a game in play it waits for more. @param {number} [from] */
  play(from) {
    if (this.playing) return this.stop();
    const start = from ?? (this.at >= this.last ? 0 : this.at);
    if (start === 0) this.hiding = true;
    this.begin();
    this.keeper.goTo(start);
  }

  begin() {
    clearInterval(this.playing);
    this.playing = setInterval(() => {
      if (this.at < this.last) this.keeper.goTo(this.at + 1);
      else if (this.keeper.over()) this.go(this.last);
    }, BEATS[this.speed]);
    this.drawPlayer(true);
  }

  stop() {
    clearInterval(this.playing);
    this.playing = undefined;
    this.drawPlayer(false);
  }

  /** @param {boolean} playing */
  drawPlayer(playing) {
    const label = text(playing ? 'pause' : 'replay');
    this.player.setAttribute('aria-label', label);
    this.player.title = label;
    fill(this.player, icon(playing ? 'ui-pause' : 'ui-play', ''));
  }

  /** The next speed of a replay. */
  hasten() {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length];
    keepSpeed('replay', this.speed);
    this.drawPace();
    if (this.playing) this.begin();
  }

  drawPace() {
    const label = `${text('speed')}: ${text(`speed-${this.speed}`)}`;
    this.pace.setAttribute('aria-label', label);
    this.pace.title = label;
    fill(this.pace, text(`speed-${this.speed}`));
  }

  /** The lines of some moves. @param {number} after @param {number} until */
  between(after, until) {
    return this.lines.filter((line) => line.move > after && line.move <= until);
  }

  /** What was said of some moves, without the headings: the last few sentences. @param {number} after @param {number} until */
  said(after, until) {
    const told = this.story.filter((passage) => !passage.heading).flatMap((passage) => passage.sentences);
    const within = told.filter((sentence) => sentence.lines.some((place) => this.lines[place]?.move > after && this.lines[place]?.move <= until));
    return within
      .slice(-3)
      .map((sentence) => sentence.text || (this.lines[sentence.lines[0]]?.text ?? ''))
      .join(' ');
  }

  focus() {
    this.list.focus();
  }
}
