// Keys at the table, and the page that explains them.
import { h } from './dom.js';
import { show } from './toast.js';
import { text } from './words.js';

const KEYS = [
  ['Tab', 'key-tab'],
  ['Enter', 'key-enter'],
  ['U', 'undo'],
  ['⇧U', 'undo-all'],
  ['W', 'key-why'],
  ['L', 'key-log'],
  ['← →', 'key-arrows'],
  ['S', 'recap'],
  ['R', 'rules'],
  ['?', 'help'],
];

/** @param {KeyboardEvent} event @param {import('./table.js').Table} table */
export function key(event, table) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return;
  const inLog = target instanceof Node && table.timeline.element.contains(target);
  const atEase = target === document.body || target === table.prompt.element || target === table.recap.facts; // at nothing that has keys of its own
  switch (event.key) {
    case 'u':
      return table.undo();
    case 'U':
      return table.undo(event.shiftKey);
    case 'w':
    case 'W':
      return table.walk();
    case '?':
      return help();
    case 'l':
    case 'L':
      table.panel.show('log');
      return table.timeline.focus();
    case 'r':
    case 'R':
      return table.panel.toggle('rules');
    case 's':
    case 'S':
      return table.recap.again();
    case ' ':
      if (!table.recap.isOpen || !atEase) return;
      event.preventDefault();
      return table.recap.halt(!table.recap.halted);
    case 'Escape':
      table.slip.hide();
      if (table.recap.isOpen) return table.recap.fold();
      return table.panel.close();
    case 'ArrowLeft':
    case 'ArrowRight':
      if (!inLog && !atEase && !table.past.moment) return;
      event.preventDefault();
      if (table.recap.isOpen && !inLog) return table.recap.step(event.key === 'ArrowLeft' ? -1 : 1);
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

/** Whether an element that had the focus can still have it: what is hidden, or no answer any more, cannot. @param {Element | null} element */
export function holdsFocus(element) {
  return Boolean(element?.isConnected && element.checkVisibility() && element.matches('button, a, input, select, textarea, summary, [tabindex]'));
}
