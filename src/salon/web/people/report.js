// Telling the host of somebody's name, talk or play.
import { post } from '../api.js';
import { button, field, h } from '../dom.js';
import { say } from '../toast.js';
import { text } from '../words.js';

/** A button that unfolds a form. @param {number} id @param {'name' | 'talk' | 'play'} kind @param {string} [table] */
export function reportButton(id, kind, table = '') {
  const dialog = h('dialog', { class: 'sheet-dialog report', 'aria-label': text('report') });
  const words = h('textarea', { class: 'search', name: 'words', rows: 4, maxlength: 500, required: true });
  const choose = h(
    'select',
    { class: 'search', name: 'kind' },
    ['name', 'talk', 'play'].map((one) => h('option', { value: one, selected: one === kind }, text(`report-${one}`))),
  );
  const problem = h('p', { class: 'problem', role: 'alert' });
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await post('/api/reports', { about: id, kind: choose.value, words: words.value, table });
      dialog.close();
      say(text('report-sent'));
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  dialog.append(
    h(
      'form',
      { onsubmit: send },
      h('h2', null, text('report')),
      h('p', { class: 'muted' }, text('report-hint')),
      field(text('report-about'), choose),
      field(text('report-words'), words),
      problem,
      h(
        'p',
        { class: 'acts' },
        h('button', { class: 'btn primary', type: 'submit' }, text('report-send')),
        button(text('cancel'), () => dialog.close()),
      ),
    ),
  );
  const open = button(text('report'), () => {
    if (!dialog.isConnected) document.body.append(dialog);
    dialog.showModal();
  });
  return open;
}
