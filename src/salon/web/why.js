// Why not? Of whatever lies on the board: the reason why it cannot be chosen now, or what speaks against it.
import { get } from './api.js';
import { currentLanguage, text } from './words.js';

/** @typedef {{title?: string, why?: string, clause?: string}} Reason */

export class WhyNot {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.version = -1;
    /** @type {Map<string, Promise<Reason | undefined>>} */
    this.known = new Map(); // asked of the server, at this version
  }

  /**
   * The reason for an element. What is no answer at all has one too, if somebody asks for it or a question is open.
   * @param {Element} element @param {boolean} eager  it was clicked or tapped
   * @returns {Reason | Promise<Reason | undefined> | undefined}
   */
  of(element, eager) {
    const { update, past, known } = this.table;
    const action = ['data-action', 'data-answer', 'data-symbol'].map((name) => element.getAttribute(name)).find(Boolean) ?? '';
    const answer = update?.question?.answers.find((found) => found.action === action);
    if (answer?.legal === false) return answer;
    if (answer?.warning) return eager ? undefined : { title: text('careful'), why: answer.warning.text, clause: answer.warning.clause };
    const mine = update?.question && !this.table.mayOnly;
    if (answer || !update || update.you === null || update.status !== 'playing' || past.moment || !(action in known.names)) return undefined;
    if (element.matches('.later, :has(> .later)') || (!mine && !eager)) return undefined;
    return this.ask(action);
  }

  /** Ask the server, once for a position. @param {string} action */
  ask(action) {
    const { update, id } = this.table;
    if (update && this.version !== update.version) {
      this.version = update.version;
      this.known.clear();
    }
    const found =
      this.known.get(action) ??
      get(`/api/tables/${id}/why?action=${encodeURIComponent(action)}&lang=${currentLanguage()}`).then(
        (/** @type {import('./wire.d.ts').Why} */ why) => (why.version === this.table.update?.version ? why : undefined),
        () => undefined, // what cannot be asked about needs no words of its own
      );
    this.known.set(action, found);
    return found;
  }
}
