// The stage: board and hand, whose elements become things to choose, with reasons where they cannot be chosen.
// The dock has the question with its answers, and the hand right below.
import { h } from './dom.js';
import { text } from './words.js';

/** @typedef {import('./context.js').TableContext} TableContext */

const LENT = ['role', 'tabindex', 'aria-label', 'aria-disabled', 'aria-description', 'data-shell'];

export class Stage {
  /** @param {string} board @param {(action: string) => void} choose */
  constructor(board, choose) {
    this.board = h('div', { class: `board-root board-${board}` });
    this.hand = h('div', { class: `hand-root hand-${board}` });
    this.dock = h('div', { class: 'dock' });
    this.scene = h('div', { class: 'scene' }, this.board);
    this.root = h('div', { class: 'floor' }, this.scene, this.dock);
    const chosen = (/** @type {Event} */ event) => {
      const element = event.target instanceof Element ? event.target.closest('[data-action].legal') : null;
      if (element) choose(element.getAttribute('data-action') ?? '');
      return element;
    };
    this.root.addEventListener('click', chosen);
    this.root.addEventListener('keydown', (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.target instanceof HTMLButtonElement) return;
      if (event.target instanceof Element && event.target.matches('[data-action].legal') && chosen(event)) event.preventDefault();
    });
  }

  /** Make elements that stand for answers into things one can choose. @param {TableContext} context @param {string} [chosen]  the answer on its way */
  decorate(context, chosen) {
    for (const element of this.root.querySelectorAll('[data-shell]')) {
      element.classList.remove('legal', 'closed', 'chosen', 'final');
      for (const name of LENT) element.removeAttribute(name);
    }
    for (const element of this.root.querySelectorAll('[data-action]')) {
      const action = element.getAttribute('data-action') ?? '';
      const answer = context.answers.get(action);
      if (!answer && chosen !== action) continue;
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
      if (answer.final) mark(element);
    }
  }

  /** Mark what cannot be taken back, and change nothing else. @param {Map<string, import('./wire.d.ts').Answer>} answers */
  mark(answers) {
    for (const element of this.root.querySelectorAll('[data-action].legal')) {
      if (answers.get(element.getAttribute('data-action') ?? '')?.final) mark(element);
    }
  }

  /** The answers that the board itself does not show. @param {import('./wire.d.ts').Answer[]} answers */
  missing(answers) {
    const shown = new Set([...this.root.querySelectorAll('[data-action]')].map((e) => e.getAttribute('data-action')));
    return answers.filter((answer) => !shown.has(answer.action));
  }
}

/** Light up what a line of the log names. @param {Element} root @param {string[]} symbols */
export function light(root, symbols) {
  for (const element of root.querySelectorAll('.lit')) element.classList.remove('lit');
  for (const symbol of symbols) {
    for (const element of root.querySelectorAll(`[data-symbol="${CSS.escape(symbol)}"]`)) element.classList.add('lit');
  }
}

/** @param {Element} element */
function mark(element) {
  element.classList.add('final');
  element.setAttribute('aria-description', text('cannot-undo'));
}
