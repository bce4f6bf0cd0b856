// The stage: board and hand, whose elements become things to choose, with reasons where they cannot be chosen.
// The dock has the question with its answers, and the hand right below.
import { remark } from './care.js';
import { h } from './dom.js';

/** @typedef {import('./context.js').TableContext} TableContext */

const LENT = ['role', 'tabindex', 'aria-label', 'aria-disabled', 'aria-description', 'data-shell'];

export class Stage {
  /** @param {string} board @param {(action: string) => void} choose */
  constructor(board, choose) {
    this.board = h('div', { class: `board-root board-${board}` });
    this.hand = h('div', { class: `hand-root hand-${board}` });
    this.dock = h('div', { class: 'dock' });
    this.scene = h('div', { class: 'scene' }, this.board);
    this.walking = false; // whether Tab comes to what is no answer too, so that one can ask why
    this.root = h('div', { class: 'floor', 'data-game': board }, this.scene, this.dock); // for its style sheets
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
      element.classList.remove('legal', 'closed', 'chosen', 'final', 'warned', 'unasked');
      for (const name of LENT) element.removeAttribute(name);
    }
    for (const element of this.root.querySelectorAll('[data-action]')) {
      const action = element.getAttribute('data-action') ?? '';
      const answer = context.answers.get(action);
      if (!answer && chosen !== action && !(context.question && action in context.names)) continue;
      element.setAttribute('data-shell', '');
      if (!answer) {
        if (chosen === action) element.classList.add('chosen');
        else unasked(element, context.name(action), this.walking);
        continue;
      }
      element.classList.add(answer.legal ? 'legal' : 'closed');
      if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button');
      element.setAttribute('tabindex', '0');
      element.setAttribute('aria-label', answer.label);
      if (!answer.legal) element.setAttribute('aria-disabled', 'true');
      mark(element, answer);
    }
  }

  /** Mark what is at stake, and change nothing else. @param {Map<string, import('./wire.d.ts').Answer>} answers */
  mark(answers) {
    for (const element of this.root.querySelectorAll('[data-action].legal')) {
      const answer = answers.get(element.getAttribute('data-action') ?? '');
      if (answer) mark(element, answer);
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

/** @param {Element} element @param {import('./wire.d.ts').Answer} answer */
function mark(element, answer) {
  element.classList.toggle('final', Boolean(answer.final));
  element.classList.toggle('warned', Boolean(answer.warning));
  const said = remark(answer);
  if (said) element.setAttribute('aria-description', said);
}

/** What is no answer can be asked about: why not? @param {Element} element @param {string} name @param {boolean} walking */
function unasked(element, name, walking) {
  element.classList.add('unasked');
  if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button');
  element.setAttribute('tabindex', walking ? '0' : '-1');
  element.setAttribute('aria-label', name);
  element.setAttribute('aria-disabled', 'true');
}
