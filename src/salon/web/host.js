// The host's page: tables and load, behind a token.
import { get } from './api.js';
import { field, fill, h, panel } from './dom.js';
import { clock, maybe, text } from './words.js';

const EVERY = 5000;

/** @param {import('./app.js').Page} page */
export async function hostPage(page) {
  page.place(text('host'));
  document.body.classList.add('plain');
  const facts = h('dl', { class: 'facts-list' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const box = h('input', { type: 'password', class: 'search', autocomplete: 'off', required: true, value: sessionStorage.getItem('salon.host') ?? '' });
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  async function look() {
    try {
      const found = await get(`/api/host?token=${encodeURIComponent(box.value)}`);
      sessionStorage.setItem('salon.host', box.value);
      problem.textContent = '';
      fill(facts, rows(found));
    } catch (error) {
      clearInterval(timer);
      fill(facts);
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  function begin() {
    clearInterval(timer);
    timer = setInterval(look, EVERY);
    return look();
  }

  page.main.append(
    h('h1', null, text('host')),
    panel(
      text('host-token'),
      {},
      h(
        'form',
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            begin();
          },
        },
        field(text('host-token'), box, text('host-hint')),
        problem,
        h('button', { class: 'btn primary', type: 'submit' }, text('look')),
      ),
    ),
    panel(text('house-now'), {}, facts),
  );
  if (box.value) await begin();
  return () => clearInterval(timer);
}

/** Facts of any shape: what the server tells is shown. @param {Record<string, any>} found @returns {HTMLElement[]} */
function rows(found) {
  return Object.entries(found).flatMap(([name, value]) => [
    h('dt', null, maybe(`host-${name}`) || name),
    h('dd', { class: 'num' }, name === 'up' ? clock(value) : shown(value)),
  ]);
}

/** @param {any} value @returns {import('./dom.js').Child} */
function shown(value) {
  if (Array.isArray(value)) return h('ul', null, value.map((item) => h('li', null, shown(item))));
  if (value && typeof value === 'object') return h('dl', { class: 'facts-list' }, rows(value));
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}
