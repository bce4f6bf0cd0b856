// What stands beside the board: seats, log, talk and rules share one panel; the rail opens it. It pushes the board and covers no answer.
import { h, icon } from './dom.js';
import { text } from './words.js';

/** @typedef {'seats' | 'log' | 'talk' | 'rules'} Pane */

const PANES = /** @type {const} */ ([
  ['seats', 'ui-seats', 'pane-seats'],
  ['log', 'ui-log', 'pane-log'],
  ['talk', 'quill', 'pane-talk'],
  ['rules', 'ui-rules', 'rules'],
]);
const WIDE = matchMedia('(min-width: 1700px)'); // where the panel stands open by itself

export class Panel {
  /**
   * @param {HTMLElement} grid  it says in `data-pane` which part is shown, if any
   * @param {Record<Pane, HTMLElement>} parts
   * @param {{shown: (pane: Pane) => void, closed: () => void, help: () => void, wide?: boolean}} table  `wide`: its board wants the room
   */
  constructor(grid, parts, table) {
    this.grid = grid;
    this.shown = table.shown;
    this.closed = table.closed;
    /** @type {Pane | null} */
    this.pane = null;
    this.element = h('aside', { class: 'side', 'aria-label': text('beside') }, Object.values(parts));
    this.badges = h('ol', { class: 'badges', 'aria-hidden': 'true' });
    this.rail = h(
      'nav',
      { class: 'rail', 'aria-label': text('panes') },
      this.badges,
      PANES.map(([pane, emblem, label]) =>
        h(
          'button',
          {
            type: 'button',
            class: 'tool',
            'data-tab': pane,
            'aria-label': text(label),
            title: text(label),
            'aria-pressed': 'false',
            onclick: () => this.toggle(pane),
          },
          icon(emblem, ''),
        ),
      ),
      h('span', { class: 'spring' }),
      h('button', { type: 'button', class: 'tool help', 'aria-label': text('help'), title: text('help'), onclick: table.help }, '?'),
    );
    if (WIDE.matches && !table.wide) this.openItself();
  }

  /** Where there is room the log stands open; in a window that becomes narrow it would lie over the board. */
  openItself() {
    this.set('log');
    const narrow = () => {
      WIDE.removeEventListener('change', narrow);
      if (this.element.isConnected && this.pane === 'log') this.close();
    };
    WIDE.addEventListener('change', narrow);
  }

  /** Where the panel lies over the board it ends at the dock. @param {HTMLElement} dock */
  keepClearOf(dock) {
    new ResizeObserver(() => this.element.style.setProperty('--dock-height', `${dock.offsetHeight + 6}px`)).observe(dock);
  }

  /** @param {Pane} pane */
  show(pane) {
    this.set(pane);
    this.shown(pane);
  }

  /** @param {Pane} pane */
  toggle(pane) {
    if (this.pane === pane) this.close();
    else this.show(pane);
  }

  close() {
    const was = this.pane;
    this.set(null);
    if (was === 'rules') this.closed();
  }

  /** A question is answered on the board: where the panel lies over it, it gives way. */
  giveWay() {
    if (this.element.checkVisibility() && getComputedStyle(this.element).position === 'fixed') this.close();
  }

  /** @param {Pane | null} pane */
  set(pane) {
    this.pane = pane;
    for (const { dataset } of [this.grid, document.body]) {
      if (pane) dataset.pane = pane;
      else delete dataset.pane;
    }
    for (const tab of this.rail.querySelectorAll('[data-tab]')) tab.setAttribute('aria-pressed', String(tab.getAttribute('data-tab') === pane));
  }
}
