// Talk at the table, and a note to oneself.
import { get, post } from './api.js';
import { h } from './dom.js';
import { comeIn, whoAmI } from './session.js';
import { text } from './words.js';

const CALM = 800; // ms after the last key before a note is kept

export class Talk {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.said = h('ol', { class: 'chat', tabindex: '0', 'aria-label': text('chat'), 'aria-live': 'polite' });
    this.box = h('input', { class: 'search', maxlength: 500, placeholder: text('say-something'), 'aria-label': text('say-something') });
    this.note = h('textarea', {
      class: 'search note-text',
      rows: 4,
      maxlength: 10000,
      placeholder: text('note-hint'),
      'aria-label': text('note'),
      oninput: () => this.noteChanged(),
    });
    this.kept = h('span', { class: 'muted small', role: 'status' });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.element = h(
      'section',
      { class: 'panel talk', 'aria-label': text('chat') },
      h('header', null, h('h2', null, text('chat'))),
      this.said,
      h(
        'form',
        { class: 'chatline', onsubmit: (/** @type {Event} */ e) => this.say(e) },
        this.box,
        h('button', { class: 'btn', type: 'submit' }, text('send')),
      ),
      h('details', { class: 'note-box' }, h('summary', null, text('note')), this.note, this.kept),
    );
  }

  async load() {
    const said = await get(`/api/tables/${this.table}/chat`);
    this.said.replaceChildren();
    said.forEach((/** @type {import('./wire.d.ts').Chat} */ line) => this.hear(line));
    if (whoAmI() && document.activeElement !== this.note) this.note.value = (await get(`/api/tables/${this.table}/note`)).text;
  }

  /** @param {import('./wire.d.ts').Chat} line */
  hear(line) {
    this.said.append(
      h(
        'li',
        null,
        h('b', null, line.name),
        ' ',
        h('span', null, line.text),
        line.seat === undefined ? h('small', { class: 'muted' }, ` ${text('watching')}`) : null,
      ),
    );
    this.said.scrollTop = this.said.scrollHeight;
  }

  /** @param {Event} event */
  async say(event) {
    event.preventDefault();
    const words = this.box.value.trim();
    if (!words) return;
    await comeIn();
    this.box.value = '';
    try {
      await post(`/api/tables/${this.table}/chat`, { type: 'chat', text: words });
    } catch (error) {
      this.box.value = words;
      throw error;
    }
  }

  noteChanged() {
    clearTimeout(this.timer);
    this.kept.textContent = '';
    this.timer = setTimeout(async () => {
      await comeIn();
      await post(`/api/tables/${this.table}/note`, { text: this.note.value });
      this.kept.textContent = text('saved');
    }, CALM);
  }
}
