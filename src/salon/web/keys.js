// Keys at the table, the page that explains them, and the tabs that a phone has instead.
import { h, icon } from './dom.js';
import { show } from './toast.js';
import { text } from './words.js';

const KEYS = [
  ['Tab', 'key-tab'],
  ['Enter', 'key-enter'],
  ['U', 'undo'],
  ['⇧U', 'undo-all'],
  ['L', 'key-log'],
  ['← →', 'key-arrows'],
  ['R', 'rules'],
  ['?', 'help'],
];

const PANES = /** @type {const} */ ([
  ['board', 'ui-board'],
  ['seats', 'ui-seats'],
  ['log', 'ui-log'],
  ['talk', 'quill'],
]);

/** @param {KeyboardEvent} event @param {import('./table.js').Table} table */
export function key(event, table) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
  const inLog = target instanceof Node && table.timeline.element.contains(target);
  switch (event.key) {
    case 'u':
      return table.undo();
    case 'U':
      return table.undo(event.shiftKey);
    case '?':
      return help();
    case 'l':
    case 'L':
      table.panes.show('log');
      return table.timeline.focus();
    case 'r':
    case 'R':
      return table.rules.toggle();
    case 'Escape':
      table.slip.hide();
      if (!table.rules.element.hidden) table.rules.close();
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!inLog && target !== document.body && target !== table.prompt.element && !table.past.moment) return;
      event.preventDefault();
      table.timeline.step(event.key === 'ArrowLeft' ? -1 : 1);
  }
}

export function help() {
  show(
    text('help'),
    h('p', null, text('help-text')),
    h(
      'dl',
      { class: 'facts-list' },
      KEYS.flatMap(([name, label]) => [h('dt', null, h('kbd', { class: 'key' }, name)), h('dd', null, text(label))]),
    ),
  );
}

/** On a phone: which pane is shown. */
export class Panes {
  /** @param {HTMLElement} grid @param {() => void} openRules @param {(pane: string) => void} shown */
  constructor(grid, openRules, shown) {
    this.grid = grid;
    this.shown = shown;
    this.element = h(
      'nav',
      { class: 'tabs', 'aria-label': text('panes') },
      PANES.map(([name, emblem]) =>
        h(
          'button',
          { type: 'button', 'data-tab': name, 'aria-pressed': String(name === 'board'), onclick: () => this.show(name) },
          icon(emblem, ''),
          text(`pane-${name}`),
        ),
      ),
      h('button', { type: 'button', onclick: openRules }, icon('ui-rules', ''), text('rules')),
    );
  }

  /** @param {string} name */
  show(name) {
    this.grid.dataset.pane = name;
    for (const tab of this.element.querySelectorAll('[data-tab]')) {
      tab.setAttribute('aria-pressed', String(tab.getAttribute('data-tab') === name));
    }
    this.shown(name);
  }
}

/** Whether an element that had the focus can still have it: what is hidden, or no answer any more, cannot. @param {Element | null} element */
export function holdsFocus(element) {
  return Boolean(element?.isConnected && element.checkVisibility() && element.matches('button, a, input, select, textarea, summary, [tabindex]'));
}
