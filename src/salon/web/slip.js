// The why-not slip: one dark slip beside whatever cannot be chosen now.
import { fill, h, icon } from './dom.js';
import { text } from './words.js';

const WAIT = 220; // ms before a hover is a question
const LONG = 450; // ms before a touch is one

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
   * @param {(element: Element) => {why?: string, clause?: string} | undefined} find
   */
  watch(root, find) {
    const over = (/** @type {Event} */ event, /** @type {number} */ wait) => {
      const element = event.target instanceof Element ? event.target.closest('.closed') : null;
      const found = element && find(element);
      if (!element || !found) return;
      clearTimeout(this.timer);
      if (element === this.about && !this.element.hidden) return;
      this.about?.removeAttribute('aria-describedby');
      this.about = element;
      this.timer = setTimeout(() => this.show(element, found), wait);
    };
    const out = (/** @type {Event} */ event) => {
      if (!(event.target instanceof Node) || !this.about?.contains(event.target)) return; // of something else
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.hide(), WAIT);
    };
    root.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && over(e, WAIT));
    root.addEventListener('pointerout', (e) => e.pointerType === 'mouse' && out(e));
    root.addEventListener('focusin', (e) => over(e, 0));
    root.addEventListener('focusout', out);
    root.addEventListener('pointerdown', (e) => e.pointerType !== 'mouse' && over(e, LONG));
    root.addEventListener('click', (e) => over(e, 0));
  }

  /** @param {Element} about @param {{why?: string, clause?: string}} found */
  show(about, found) {
    this.about = about;
    fill(
      this.element,
      h('b', null, icon('ui-cross'), text('why-not')),
      h('span', null, found.why ?? ''),
      found.clause ? h('button', { type: 'button', class: 'cl', onclick: () => this.follow(found.clause ?? '') }, found.clause) : null,
    );
    this.element.hidden = false;
    about.setAttribute('aria-describedby', 'why-not');
    const [a, b] = [about.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const under = a.bottom + b.height + 16 < innerHeight || a.top < b.height + 16;
    this.element.classList.toggle('down', under);
    this.element.classList.toggle('up', !under);
    this.element.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, a.left + Math.min(20, a.width / 2) - 20))}px`;
    this.element.style.top = `${under ? a.bottom + 9 : a.top - b.height - 9}px`;
  }

  /** @param {string} clause */
  follow(clause) {
    this.hide();
    this.openClause(clause);
  }

  /** Things were drawn anew: what can be chosen now, or is gone, needs no answer. */
  recheck() {
    if (this.about && (!this.about.isConnected || !this.about.classList.contains('closed'))) this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.about?.removeAttribute('aria-describedby');
    this.about = null;
    this.element.hidden = true;
  }
}
