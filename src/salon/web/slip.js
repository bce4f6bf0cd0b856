// The why-not slip: one dark slip beside whatever cannot be chosen now.
import { fill, h, icon } from './dom.js';
import { text } from './words.js';

const WAIT = 220; // ms before a hover is a question
const LONG = 450; // ms before a touch is one
const IDLE = 650; // ms before a hover over what is not asked for is one
const ASKED = '.closed, .warned'; // what has something to say about the question
const ANY = `${ASKED}, [data-action], [data-symbol]`;

/** @typedef {import('./why.js').Reason} Reason */

/** Whether a click there does something else. @param {EventTarget | null} target @param {Element} element */
function hasItsOwn(target, element) {
  const control = target instanceof Element ? target.closest('button, a, summary, input, select, [data-open], [data-about]') : null;
  return (
    control !== null &&
    !control.matches('.legal, .closed, .unasked:not([data-open], [data-about])') &&
    (control === element || element.contains(control) || control.contains(element))
  );
}

export class Slip {
  /** @param {(clause: string) => void} openClause */
  constructor(openClause) {
    this.openClause = openClause;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Element | null} */
    this.about = null; // what is asked about, already answered or soon
    this.element = h('div', {
      class: 'tip',
      role: 'tooltip',
      id: 'why-not',
      hidden: true,
      onpointerenter: () => clearTimeout(this.timer),
      onpointerleave: () => this.hide(),
    });
  }

  /**
   * Answer for what lies under `root`: `find` gives the reason for an element.
   * @param {HTMLElement} root
   * @param {(element: Element, eager: boolean) => Reason | Promise<Reason | undefined> | undefined} find
   */
  watch(root, find) {
    const over = (/** @type {Event} */ event, /** @type {number} */ wait) => {
      const element = event.target instanceof Element ? event.target.closest(ANY) : null;
      const eager = event.type === 'click' || event.type === 'pointerdown';
      if (!element || (event.type === 'click' && !element.matches(ASKED) && hasItsOwn(event.target, element))) return;
      clearTimeout(this.timer);
      if (element === this.about && !this.element.hidden) return;
      this.about?.removeAttribute('aria-describedby');
      this.about = element;
      const show = async () => {
        const found = await find(element, eager);
        if (this.about !== element || !element.isConnected) return;
        if (found) this.show(element, found);
        else if (!this.element.hidden) this.hide(); // it was about what the pointer came from
      };
      this.timer = setTimeout(show, element.matches(ASKED) || wait !== WAIT ? wait : IDLE);
    };
    const out = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Node) || !this.about?.contains(event.target)) return; // of something else
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.hide(), WAIT);
    };
    let at = { x: -1, y: -1, name: '' };
    root.addEventListener('pointerover', (e) => {
      if (e.pointerType !== 'mouse') return;
      const element = e.target instanceof Element ? e.target.closest(ANY) : null;
      const name = element?.getAttribute('data-action') ?? element?.getAttribute('data-symbol') ?? '';
      // The board has moved under a pointer that rests: nobody asks, unless it is what was asked about before.
      const rests = e.clientX === at.x && e.clientY === at.y && name !== at.name;
      if (!rests) at = { x: e.clientX, y: e.clientY, name };
      if (!rests) over(e, WAIT);
    });
    root.addEventListener('pointerout', (e) => e.pointerType === 'mouse' && out(e));
    root.addEventListener('focusin', (e) => over(e, 0));
    root.addEventListener('focusout', out);
    root.addEventListener('pointerdown', (e) => e.pointerType !== 'mouse' && over(e, LONG));
    root.addEventListener('click', (e) => over(e, 0));
  }

  /** @param {Element} about @param {Reason} found */
  show(about, found) {
    this.about = about;
    fill(
      this.element,
      h('b', null, icon(found.title ? 'ui-care' : 'ui-cross'), found.title ?? text('why-not')),
      h('span', null, found.why ?? ''),
      found.clause ? h('button', { type: 'button', class: 'cl', onclick: () => this.follow(found.clause ?? '') }, found.clause) : null,
    );
    this.element.hidden = false;
    about.setAttribute('aria-describedby', 'why-not');
    const [a, b] = [about.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const above = about.closest('.dock')?.getBoundingClientRect().top ?? a.top; // in the dock lie other answers: the slip goes over the board
    const under = a.bottom + b.height + 16 < innerHeight || above < b.height + 16;
    this.element.classList.toggle('down', under);
    this.element.classList.toggle('up', !under);
    this.element.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, a.left + Math.min(20, a.width / 2) - 20))}px`;
    this.element.style.top = `${under ? a.bottom + 9 : above - b.height - 9}px`;
  }

  /** @param {string} clause */
  follow(clause) {
    this.hide();
    this.openClause(clause);
  }

  /** Things were drawn anew: what can be chosen now, or is gone, needs no answer. */
  recheck() {
    if (this.about && (!this.about.isConnected || this.about.classList.contains('legal'))) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.about?.removeAttribute('aria-describedby');
    this.about = null;
    this.element.hidden = true;
  }
}
