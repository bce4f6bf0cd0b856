// Talk at the table, and a note to oneself.
import { get, post } from './api.js';
import { button, h } from './dom.js';
import { comeIn, whoAmI } from './session.js';
import { confirmed, say } from './toast.js';
import { currentLanguage, text } from './words.js';

/** @type {Map<string, string>} */
const typed = new Map(); // what was being written at each table: it survives a change of language

const CALM = 800; // ms after the last key before a note is kept

export class Talk {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.said = h('ol', { class: 'chat', tabindex: '0', 'aria-label': text('chat'), 'aria-live': 'polite' });
    this.box = h('input', {
      class: 'search',
      maxlength: 500,
      placeholder: text('say-something'),
      'aria-label': text('say-something'),
      value: typed.get(table) ?? '',
      oninput: () => typed.set(table, this.box.value),
    });
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
    const at = new Date(line.at * 1000);
    const acts = whoAmI() && !line.mine && line.id ? this.acts(line) : null;
    this.said.append(
      h(
        'li',
        { class: line.beside ? 'beside' : '' },
        h('time', { datetime: at.toISOString(), title: at.toLocaleString(currentLanguage()) }, this.time(at)),
        ' ',
        h('b', null, line.name),
        ' ',
        h('span', null, line.text),
        line.seat === undefined ? h('small', { class: 'muted' }, ` ${text(line.beside ? 'said-beside' : 'watching')}`) : null,
        acts,
      ),
    );
    this.said.scrollTop = this.said.scrollHeight;
  }

  /** The hour; of another day the day too. @param {Date} at */
  time(at) {
    const today = at.toDateString() === new Date().toDateString();
    /** @type {Intl.DateTimeFormatOptions} */
    const hour = { hour: '2-digit', minute: '2-digit' };
    return at.toLocaleString(currentLanguage(), today ? hour : { ...hour, day: 'numeric', month: 'short' });
  }

  /** What one may do about somebody's words. @param {import('./wire.d.ts').Chat} line */
  acts(line) {
    const path = `/api/tables/${this.table}`;
    const mute = async () => {
      if (!(await confirmed(text('sure-mute', { name: line.name }), { yes: text('mute'), more: text('sure-mute-more') }))) return;
      await post(`${path}/mute`, { message: line.id });
      await this.load();
      const back = button(text('unmute'), async () => {
        await post(`${path}/mute`, { message: line.id, muted: false });
        await this.load();
      });
      say(text('muted', { name: line.name }), { action: back });
    };
    const report = async () => {
      const reason = h('input', { class: 'search', maxlength: 500, 'aria-label': text('report-why'), placeholder: text('report-why') });
      if (!(await confirmed(text('sure-report'), { yes: text('report'), more: [h('blockquote', null, line.text), reason] }))) return;
      await post(`${path}/report`, { message: line.id, reason: reason.value.trim() });
      say(text('reported'));
    };
    return h(
      'span',
      { class: 'line-acts' },
      h('button', { type: 'button', class: 'cl', onclick: mute }, text('mute')),
      h('button', { type: 'button', class: 'cl', onclick: report }, text('report')),
    );
  }

  /** @param {Event} event */
  async say(event) {
    event.preventDefault();
    const words = this.box.value.trim();
    if (!words) return;
    await comeIn();
    this.box.value = '';
    typed.delete(this.table);
    try {
      await post(`/api/tables/${this.table}/chat`, { type: 'chat', text: words });
    } catch (error) {
      this.box.value = words;
      typed.set(this.table, words);
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
