// A question with one answer is answered by itself, where nobody else could learn from it (docs/decisions/015).
import { button, h } from './dom.js';
import { say } from './toast.js';
import { text } from './words.js';

const ASK = 'salon.ask-only';
const PAUSE = 900; // ms in which the question can be read

/** Whether one wants to be asked all the same. */
export function asksAnyway() {
  return localStorage.getItem(ASK) === '1';
}

/** @param {boolean} wanted */
export function askAnyway(wanted) {
  if (wanted) localStorage.setItem(ASK, '1');
  else localStorage.removeItem(ASK);
}

/** The setting, for the page of one's account. */
export function askSetting() {
  const box = h('input', { type: 'checkbox', checked: asksAnyway(), onchange: () => askAnyway(box.checked) });
  return h('label', { class: 'choice' }, box, text('ask-anyway'));
}

export class OnlyAnswer {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.held = false; // an answer was taken back: what is asked now waits for a person
    this.timer = 0;
  }

  /** Look at the question that is open now. */
  look() {
    clearTimeout(this.timer);
    const { update, pacer } = this.table;
    if (!update?.question?.only || update.learning || this.held || asksAnyway() || pacer.waiting.length) return;
    this.timer = setTimeout(() => this.give(update.version), PAUSE);
  }

  /** @param {number} version */
  give(version) {
    const { update, pending, past, online } = this.table;
    const question = update?.question;
    if (!question?.only || update?.version !== version || pending || past.moment || !online) return;
    const answer = question.answers.find((found) => found.action === question.only);
    say(text('answered-only', { prompt: question.prompt, answer: answer?.label ?? '' }), {
      action: button(text('ask-next'), () => askAnyway(true)),
    });
    this.table.choose(question.only, { note: '' });
  }

  stop() {
    clearTimeout(this.timer);
  }
}
