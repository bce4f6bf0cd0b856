// Short words to the reader: slips at the foot of the page, and questions before what cannot be undone.
import { button, fill, h } from './dom.js';
import { Floating } from './floating.js';
import { text } from './words.js';

const slips = h('div', { class: 'slips docked', role: 'status', 'aria-live': 'polite' });

// At a table they lie on nothing that is asked, to be pressed or to be read: the aid of who acts is in the dock, where
// the foot of the page is. Where there is no such place they lie over the upper edge of the board.
const NEEDED = '.dock, [data-action].legal, dialog[open]';

class Afloat extends Floating {
  move() {
    if (dock().length) super.move();
    else slips.classList.add('docked');
    slips.classList.toggle('above', dock().length > 0 && slips.classList.contains('docked'));
  }
}
const dock = () => [...document.querySelectorAll('.dock')];
const floating = new Afloat(slips, dock, () => [...document.querySelectorAll(NEEDED)]);

/**
 * Say something for a while.
 * @param {string} words
 * @param {{kind?: string, action?: Node | null}} [more]
 */
export function say(words, more = {}) {
  if (!slips.isConnected) document.body.append(slips);
  const slip = h('div', { class: `slip ${more.kind ?? ''}` }, h('span', null, words), more.action ?? null);
  slips.append(slip);
  floating.anew();
  setTimeout(() => slip.remove(), more.action ? 9000 : 5000);
}

/**
 * Ask before something is done.
 * @param {string} question
 * @param {{yes: string, more?: string | (Node | null)[]}} how
 * @returns {Promise<boolean>}
 */
export function confirmed(question, how) {
  return new Promise((done) => {
    const close = (/** @type {boolean} */ yes) => {
      dialog.close();
      dialog.remove();
      done(yes);
    };
    const yes = button(how.yes, () => close(true), { kind: 'primary' });
    const dialog = h(
      'dialog',
      { class: 'sheet-dialog', 'aria-label': question, oncancel: () => close(false) },
      h('h2', null, question),
      typeof how.more === 'string' ? h('p', null, how.more) : how.more,
      h(
        'p',
        { class: 'acts' },
        button(text('cancel'), () => close(false)),
        yes,
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    yes.focus();
  });
}

/**
 * Ask for the words that may go with an answer; null if it is not to be given after all.
 * @param {string} answer
 * @returns {Promise<string | null>}
 */
export function askNote(answer) {
  return new Promise((done) => {
    const close = (/** @type {string | null} */ said) => {
      dialog.close();
      dialog.remove();
      done(said);
    };
    const give = () => close(words.value.trim());
    const words = h('input', {
      class: 'search',
      maxlength: 280,
      'aria-label': text('note-with'),
      placeholder: text('note-with'),
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && !event.isComposing && give(),
    });
    const dialog = h(
      'dialog',
      { class: 'sheet-dialog', 'aria-label': answer, oncancel: () => close(null) },
      h('h2', null, answer),
      h('p', { class: 'muted' }, text('note-with-hint')),
      words,
      h(
        'p',
        { class: 'acts' },
        button(text('cancel'), () => close(null)),
        button(answer, give, { kind: 'primary' }),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    words.focus();
  });
}

/**
 * Show something over the page until it is closed.
 * @param {string} title @param {...(import('./dom.js').Child | import('./dom.js').Child[])} content
 */
export function show(title, ...content) {
  const dialog = h('dialog', { class: 'sheet-dialog', 'aria-label': title });
  const close = button(text('close'), () => dialog.close(), { kind: 'primary' });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  fill(dialog, h('h2', null, title), content.flat(), h('p', { class: 'acts' }, close));
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  return dialog;
}

/** Copy an address, and say so. @param {string} address */
export async function copy(address) {
  try {
    await navigator.clipboard.writeText(address);
    say(text('copied'));
  } catch {
    const box = h('input', { class: 'search', readonly: true, value: address, 'aria-label': text('link') });
    show(text('link'), box);
    box.focus();
    box.select();
  }
}
