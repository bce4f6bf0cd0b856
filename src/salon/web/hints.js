// Hints in free play after a lesson: one at a time, beside what it is about. Each can be silenced, and stays so.
import { button, fill, h, icon } from './dom.js';
import { Floating } from './floating.js';
import { answers, found } from './lesson.js';
import { text } from './words.js';

/** @typedef {import('./wire.d.ts').HintInfo} HintInfo */

const SILENCED = 'salon.hints.silenced';
const ALL = '*';

export class Hints {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    /** @type {HintInfo | null} */
    this.shown = null;
    this.told = false; // one in this turn already
    this.words = h('p', { class: 'lesson-words', 'aria-live': 'polite' });
    this.element = h(
      'section',
      { class: 'lesson-card hint', 'aria-label': text('hint'), hidden: true },
      h('header', null, icon('ui-learn'), h('span', { class: 'caps' }, text('hint'))),
      this.words,
      h(
        'p',
        { class: 'acts' },
        button(text('hint-silence'), () => this.silence(this.shown?.id ?? ''), { kind: 'quiet' }),
        button(text('hint-none'), () => this.silence(ALL), { kind: 'quiet' }),
      ),
    );
    this.floating = new Floating(
      this.element,
      () => this.lit(),
      () => answers(table),
    );
  }

  /** @param {import('./wire.d.ts').Update | null} update  as it is now; null when the past is shown */
  draw(update) {
    if (!update?.question) this.told = false;
    const offered = update?.question ? (update.hints ?? []) : [];
    const before = this.shown?.id;
    this.shown = offered.find((hint) => hint.id === this.shown?.id) ?? (this.told ? null : (offered.find((hint) => this.wants(hint)) ?? null));
    this.element.hidden = !this.shown;
    for (const element of this.table.grid.querySelectorAll('.hinted')) element.classList.remove('hinted');
    if (!this.shown) return;
    if (!this.told) this.count(this.shown.id);
    this.told = true;
    fill(this.words, this.shown.text);
    for (const element of this.lit()) element.classList.add('hinted');
    if (this.shown.id === before) this.floating.place();
    else this.floating.anew();
  }

  lit() {
    return (this.shown?.lit ?? []).flatMap((symbol) => found(this.table.grid, symbol));
  }

  /** Whether it may be told: it was not silenced, and not told too often at this table. @param {HintInfo} hint */
  wants(hint) {
    const silenced = read(SILENCED);
    const told = read(this.key)[hint.id] ?? 0;
    return !silenced[ALL] && !silenced[this.name(hint.id)] && told < hint.times;
  }

  get key() {
    return `salon.hints.${this.table.id}`;
  }

  /** @param {string} id */
  name(id) {
    return id === ALL ? ALL : `${this.table.info.game}.${id}`;
  }

  /** @param {string} id */
  count(id) {
    const told = read(this.key);
    localStorage.setItem(this.key, JSON.stringify({ ...told, [id]: (told[id] ?? 0) + 1 }));
  }

  /** @param {string} id */
  silence(id) {
    localStorage.setItem(SILENCED, JSON.stringify({ ...read(SILENCED), [this.name(id)]: 1 }));
    this.shown = null;
    this.draw(this.table.update);
  }

  stop() {
    this.floating.stop();
  }
}

/** @param {string} key @returns {Record<string, number>} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
