// Since your last turn: what the others did, a fact at a time or all at once. It holds nobody up: the table already stands at its end.
import { fill, h, icon, s, tool } from './dom.js';
import { Floating } from './floating.js';
import { answers, found } from './lesson.js';
import { Marks } from './marks.js';
import { nameOf, named } from './named.js';
import { BEATS, keepSpeed, speedOf } from './pace.js';
import { findCard } from './rules.js';
import { text } from './words.js';

/** @typedef {import('./wire.d.ts').RecapLine} RecapLine */
/** @typedef {import('./pace.js').Speed} Speed */

const SPEEDS = /** @type {Speed[]} */ (Object.keys(BEATS));
const PIPS = /** @type {Record<number, number[]>} */ ({ 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] });

export class Recap {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.marks = new Marks(table.stage.scene, table.stage.board);
    this.speed = speedOf('recap', 'normal');
    /** @type {import('./wire.d.ts').Recap | null} */
    this.told = null;
    this.at = 0;
    this.key = ''; // of the look back that is shown
    this.folded = false; // it is over, or was skipped
    this.halted = false; // stopped in the middle
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.count = h('span', { class: 'recap-count num' });
    this.facts = h('ol', { class: 'recap-facts', tabindex: '0', 'aria-label': text('recap'), onclick: (/** @type {Event} */ e) => this.clicked(e) });
    this.card = h('div', { class: 'recap-card' }); // in the strip, where it is high
    this.sheet = h('section', { class: 'lesson-card shown-card', 'aria-label': text('last-card'), hidden: true }); // else beside what it is about
    this.floating = new Floating(
      this.sheet,
      () => this.places(this.present).flatMap((symbol) => found(table.stage.board, symbol)),
      () => answers(table),
    );
    this.stopper = tool(text('pause'), 'ui-pause', () => this.halt(!this.halted));
    this.choice = h(
      'select',
      { 'aria-label': text('speed'), onchange: () => this.setSpeed(/** @type {Speed} */ (this.choice.value)) },
      SPEEDS.map((speed) => h('option', { value: speed, selected: speed === this.speed }, text(`speed-${speed}`))),
    );
    this.smaller = h('button', { type: 'button', class: 'recap-smaller', onclick: () => table.panel.show('log') });
    this.element = h(
      'section',
      { class: 'recap', 'aria-label': text('recap'), hidden: true },
      h('h2', null, text('recap'), ' ', this.count),
      h('label', { class: 'recap-speed', title: text('speed') }, icon('ui-clock'), this.choice),
      h(
        'div',
        { class: 'recap-tools' },
        tool(text('fact-back'), 'ui-step-back', () => this.step(-1)),
        this.stopper,
        tool(text('fact-on'), 'ui-step-on', () => this.step(1)),
        tool(text('skip-recap'), 'ui-skip', () => this.fold()),
      ),
      h('div', { class: 'recap-body' }, this.card, this.facts),
      this.smaller,
    );
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Whether everything is shown together: it was chosen, or no motion is wanted. */
  get atOnce() {
    return this.speed === 'once' || this.table.reduced;
  }

  get present() {
    return this.told?.lines[this.at] ?? null;
  }

  /** The look back as the table has it now; none in the past and after the end. @param {import('./wire.d.ts').Update} update */
  draw(update) {
    const told = this.table.past.moment || update.status !== 'playing' ? null : (update.recap ?? null);
    const before = this.present?.lines[0];
    const key = told ? `${told.since}` : '';
    const grown = told !== null && (this.told?.lines.at(-1)?.lines.at(-1) ?? -1) < (told.lines.at(-1)?.lines.at(-1) ?? -1);
    const same = key === this.key && told?.lines.length === this.told?.lines.length && !grown;
    this.told = told;
    if (key !== this.key) {
      this.key = key;
      this.at = 0;
      this.folded = this.halted = false;
    } else if (told) {
      const found = told.lines.findIndex((line) => line.lines[0] === before);
      this.at = Math.min(found < 0 ? this.at : found, told.lines.length - 1);
      if (grown && !this.halted) this.folded = false;
    }
    this.element.hidden = !told || this.folded;
    if (!same) this.fill();
    this.show();
    if (!same) this.go();
  }

  fill() {
    const lines = this.told?.lines ?? [];
    fill(
      this.facts,
      lines.map((line, n) =>
        h(
          'li',
          { class: 'fact', 'data-fact': n, 'data-side': this.table.sideOf(line.actor ?? '') || null },
          h('span', { class: 'fact-n', 'aria-hidden': 'true' }, n + 1),
          this.picture(line),
          h('span', { class: 'fact-said' }, named(line.text, line.spans, this.table.naming)),
        ),
      ),
    );
    const rest = this.told?.smaller ?? 0;
    this.smaller.hidden = !rest;
    fill(this.smaller, text('recap-smaller', { n: rest }));
  }

  /** The card of the present fact, or the last before it, with its text. */
  drawCard() {
    const { table } = this;
    const lines = this.told?.lines ?? [];
    const line = (this.atOnce ? lines : lines.slice(0, this.at + 1)).findLast((one) => one.card);
    const card = line?.card ? findCard(table.known.cards, line.card) : undefined;
    this.card.hidden = !card;
    const hidden = !card || this.atOnce || !this.isOpen;
    const isNew = this.sheet.dataset.card !== (line?.card ?? '') || this.sheet.hidden !== hidden;
    this.sheet.hidden = hidden;
    if (!line?.card || !card || !isNew) return;
    const symbol = line.card;
    for (const place of [this.card, this.sheet]) {
      fill(
        place,
        h('p', { class: 'caps' }, line.actor ? table.name(line.actor) : text('last-card')),
        h('button', { type: 'button', class: 'recap-name', onclick: () => table.open(symbol) }, table.name(symbol)),
        h(
          'div',
          { class: 'recap-text', tabindex: '0' },
          card.effect.map((sentence) => h('p', null, sentence)),
        ),
      );
      Object.assign(place.dataset, { card: symbol, side: table.sideOf(line.actor ?? '') });
    }
    this.floating.anew();
  }

  /** A fact as a picture: cards, dice, a number that changed, or who did it. @param {RecapLine} line */
  picture(line) {
    const { table } = this;
    const cards = line.card ? [line.card] : (line.cards ?? []);
    if (cards.length) {
      const shown = cards.map((card) => h('span', { class: 'fact-card' }, table.name(card)));
      return h('span', { class: 'fact-picture', 'aria-hidden': 'true' }, shown);
    }
    const dice = (line.dice ?? []).map(die);
    const changes = (line.changes ?? [])
      .slice(0, 3)
      .map((change) =>
        h(
          'span',
          { class: 'fact-plate', 'data-side': change.of ? table.sideOf(change.of) : null },
          h('b', null, table.name(change.symbol)),
          h('i', { class: 'num' }, `${change.was}→${change.now}`),
        ),
      );
    if (dice.length || changes.length) return h('span', { class: 'fact-picture', 'aria-hidden': 'true' }, dice, changes);
    return h('span', { class: 'fact-picture', 'aria-hidden': 'true' }, line.actor ? h('i', { class: 'fact-dot' }) : icon('quill'));
  }

  /** Show which fact it is about: it is framed, and its places are ringed on the board. */
  show() {
    const { told } = this;
    const open = told !== null && !this.folded;
    this.element.hidden = !open;
    this.element.parentElement?.classList.toggle('recapped', open);
    this.element.classList.toggle('all', this.atOnce);
    for (const fact of this.facts.children) {
      const n = Number(fact.getAttribute('data-fact'));
      fact.classList.toggle('present', n === this.at && !this.atOnce);
      fact.classList.toggle('past', n < this.at && !this.atOnce);
      fact.toggleAttribute('aria-current', n === this.at && !this.atOnce);
    }
    this.count.textContent = told && !this.atOnce ? `${this.at + 1}/${told.lines.length}` : '';
    this.drawCard();
    const label = text(this.halted ? 'go-on' : 'pause');
    this.stopper.setAttribute('aria-label', label);
    this.stopper.title = label;
    this.stopper.hidden = this.atOnce || this.speed === 'hand';
    fill(this.stopper, icon(this.halted ? 'ui-play' : 'ui-pause', ''));
    this.marks.draw(told?.changes ?? [], (symbol) => this.table.sideOf(symbol));
    this.marks.ring(open && !this.atOnce ? this.places(this.present) : []);
  }

  /** What a fact is about. @param {RecapLine | null} line */
  places(line) {
    if (!line) return [];
    return [
      line.card ?? '',
      ...(line.cards ?? []),
      ...(line.changes ?? []).map((change) => change.symbol),
      ...(line.spans ?? []).map(([, , symbol]) => symbol),
    ];
  }

  // -- going through it ------------------------------------------------------------------------

  /** Go on by itself, if it is to. */
  go() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const beat = BEATS[this.speed];
    if (!this.isOpen || this.atOnce || this.halted || !beat) return;
    this.timer = setTimeout(() => this.next(), beat);
  }

  next() {
    const last = (this.told?.lines.length ?? 0) - 1;
    if (this.at >= last) return this.fold();
    this.at += 1;
    this.show();
    this.go();
  }

  /** @param {number} by */
  step(by) {
    const last = (this.told?.lines.length ?? 0) - 1;
    if (this.at + by > last) return this.fold();
    this.halted = this.speed !== 'hand';
    this.at = Math.max(0, this.at + by);
    this.show();
    this.go();
  }

  /** @param {boolean} halted */
  halt(halted) {
    this.halted = halted;
    this.show();
    this.go();
  }

  /** It is over: what changed stays marked on the board until my next answer. */
  fold() {
    const inside = this.element.contains(document.activeElement);
    this.folded = true;
    this.show();
    this.go();
    if (inside) this.table.refocus('');
  }

  /** Show it once more. */
  again() {
    if (!this.told) return;
    this.at = 0;
    this.folded = this.halted = false;
    this.show();
    this.go();
  }

  /** @param {Speed} speed */
  setSpeed(speed) {
    this.speed = speed;
    keepSpeed('recap', speed);
    this.halted = false;
    this.show();
    this.go();
  }

  /** @param {Event} event */
  clicked(event) {
    const name = nameOf(event.target);
    if (name) return this.table.open(name);
    const fact = event.target instanceof Element ? event.target.closest('[data-fact]') : null;
    if (!fact || this.atOnce) return;
    this.halted = this.speed !== 'hand';
    this.at = Number(fact.getAttribute('data-fact'));
    this.show();
    this.go();
  }

  stop() {
    clearTimeout(this.timer);
    this.floating.stop();
    this.marks.stop();
  }
}

/** A die as it fell. @param {number} n */
function die(n) {
  const pips = PIPS[n];
  if (!pips) return h('span', { class: 'fact-die num' }, n);
  return s(
    'svg',
    { class: 'fact-die', viewBox: '0 0 30 30' },
    s('rect', { x: 1, y: 1, width: 28, height: 28, rx: 5 }),
    pips.map((pip) => s('circle', { cx: 8 + 7 * (pip % 3), cy: 8 + 7 * Math.floor(pip / 3), r: 2.6 })),
  );
}
