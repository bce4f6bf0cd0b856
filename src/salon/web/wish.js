// Card first or character first: what is no answer yet is kept, and given when it is one. A drag names both at once.
import { h } from './dom.js';
import { text } from './words.js';

const FAR = 8; // px: less is a click

export class Wish {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.action = ''; // what is to be chosen as soon as it can be
    /** @type {Map<string, string[]>} */
    this.later = new Map(); // what can be named first, and the answers that lead to it
    const root = table.stage.root;
    root.addEventListener('click', (event) => this.click(event), true);
    root.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && this.click(event), true);
    root.addEventListener('pointerdown', (event) => this.lift(event));
  }

  /** What can be named first, told together with what is at stake. @param {import('./wire.d.ts').Later[]} later */
  hear(later) {
    this.later = new Map();
    for (const { after, actions } of later) {
      for (const action of actions) this.later.set(action, [...(this.later.get(action) ?? []), ...after]);
    }
    this.mark();
  }

  /** A new question, or the same again: a wish that has come true is given, any other is forgotten. */
  look() {
    const wish = this.action;
    this.later = new Map();
    this.action = '';
    const { update, pending, past } = this.table;
    const answer = update?.question?.answers.find((found) => found.action === wish);
    if (answer && answer.legal !== false && !pending && !past.moment) this.table.choose(wish);
  }

  /** Show what can be named first, and what was. */
  mark() {
    for (const element of this.table.stage.root.querySelectorAll('[data-action]')) {
      const action = element.getAttribute('data-action') ?? '';
      const later = this.later.has(action);
      element.classList.toggle('later', later);
      if (later) {
        if (!element.hasAttribute('data-pointer')) element.setAttribute('tabindex', '0'); // dozens of stops would keep keys from the answers
        element.removeAttribute('aria-disabled');
      }
      element.classList.toggle('wished', action !== '' && action === this.action);
    }
    if (this.action) this.table.prompt.note(text('wish', { thing: this.table.name(this.action) }));
  }

  /** @param {Event} event */
  click(event) {
    const element = thing(event.target);
    const action = element?.getAttribute('data-action') ?? '';
    if (!element?.classList.contains('later') || !this.later.has(action)) return;
    event.preventDefault();
    event.stopPropagation();
    this.want(this.action === action ? '' : action);
  }

  /** Name something first; if only one answer leads to it, that one is given. @param {string} action */
  want(action) {
    const [first, ...others] = this.later.get(action) ?? [];
    this.action = action;
    if (first && !others.length) this.give(first);
    else this.table.draw();
  }

  /** Give an answer and keep the wish for what comes after it. @param {string} first */
  give(first) {
    const wish = this.action;
    this.table.choose(first).then(() => {
      if (this.table.pending?.action !== first) this.forget(wish); // thought better of
    });
  }

  /** @param {string} [wish] */
  forget(wish = this.action) {
    if (!wish || this.action !== wish) return;
    this.action = '';
    this.table.draw();
  }

  // -- drag ------------------------------------------------------------------------------------

  /** Something is taken up: from the hand or the board, not from a map that is moved like that. @param {PointerEvent} down */
  lift(down) {
    const from = down.target instanceof Element ? down.target.closest('[data-action]') : null;
    if (down.button !== 0 || down.pointerType === 'touch' || !(from instanceof HTMLElement)) return;
    const action = from.dataset.action ?? '';
    if (!from.classList.contains('legal') && !this.later.has(action)) return;
    const ghost = h('div', { class: 'drag-ghost', 'aria-hidden': 'true' }, this.table.name(action));
    const move = (/** @type {PointerEvent} */ event) => {
      if (!ghost.isConnected && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) {
        document.body.append(ghost);
        document.body.classList.add('dragging');
        getSelection()?.removeAllRanges();
      }
      ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`;
      this.aim(event, action);
    };
    const drop = (/** @type {PointerEvent} */ event) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
      const dragged = ghost.isConnected;
      ghost.remove();
      document.body.classList.remove('dragging');
      const onto = this.aim(event, action);
      for (const lit of document.querySelectorAll('.drop')) lit.classList.remove('drop');
      if (!dragged) return;
      addEventListener('click', stop, { capture: true, once: true }); // the end of a drag is no click
      setTimeout(() => removeEventListener('click', stop, true));
      if (onto && event.type === 'pointerup') this.drop(action, onto);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  /** What the pointer is over, if the two can be named together. @param {PointerEvent} event @param {string} action @returns {string} */
  aim(event, action) {
    for (const lit of document.querySelectorAll('.drop')) lit.classList.remove('drop');
    const over = thing(document.elementFromPoint(event.clientX, event.clientY));
    const onto = over?.getAttribute('data-action') ?? '';
    if (!over || onto === action || !this.order(action, onto)) return '';
    over.classList.add('drop');
    return onto;
  }

  /** Which of two things comes first, if one leads to the other. @param {string} one @param {string} other @returns {[string, string] | null} */
  order(one, other) {
    if (this.later.get(one)?.includes(other)) return [other, one];
    return this.later.get(other)?.includes(one) ? [one, other] : null;
  }

  /** @param {string} action @param {string} onto */
  drop(action, onto) {
    const pair = this.order(action, onto);
    if (!pair) return;
    this.action = pair[1];
    this.give(pair[0]);
  }
}

/** What is pressed or pointed at: an answer, or the card that something stands on which has no press of its own. @param {EventTarget | null} target */
function thing(target) {
  if (!(target instanceof Element)) return null;
  const found = target.closest('[data-action]');
  if (found || target.closest('button, a, summary')) return found;
  return target.closest('[data-symbol]')?.querySelector(':scope > [data-action]') ?? null;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
