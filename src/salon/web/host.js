// The host's page: tables, load, errors and notices. The token goes once to the server, which keeps a cookie.
import { RequestError, get, post } from './api.js';
import { load } from './assets.js';
import { button, field, fill, h, heads, panel } from './dom.js';
import { clock, maybe, text, when } from './words.js';

const EVERY = 5000;
const KNOWN = 'salon.host'; // this browser was let in, and may have the cookie

/** @typedef {import('./wire.d.ts').Fault} Fault */
/** @typedef {import('./wire.d.ts').HostTable} HostTable */
/** @typedef {import('./wire.d.ts').Hosted} Hosted */

/** @param {import('./app.js').Page} page */
export async function hostPage(page) {
  page.place(text('host'));
  document.body.classList.add('plain');
  const room = h('div', { class: 'hosted' });
  const peace = h('div', { class: 'hosted' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  function door() {
    clearInterval(timer);
    const box = h('input', { type: 'password', class: 'search', autocomplete: 'off', required: true, maxlength: 200 });
    const form = h(
      'form',
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          enter(box.value);
        },
      },
      field(text('host-token'), box, text('host-hint')),
      problem,
      h('button', { class: 'btn primary', type: 'submit' }, text('look')),
    );
    fill(room, panel(text('host-token'), {}, form));
  }

  /** @param {string} token */
  async function enter(token) {
    await look(() => post('/api/host', { token }));
  }

  /** @param {() => Promise<Hosted>} ask */
  async function look(ask) {
    try {
      const found = await ask();
      if (!peace.childElementCount) {
        document.body.classList.add('people');
        load('/web/people/pages.js').then(({ peacePanels }) => peacePanels(peace));
      }
      localStorage.setItem(KNOWN, '');
      problem.textContent = '';
      fill(room, rows(found, leave));
      clearInterval(timer);
      timer = setInterval(() => look(() => get('/api/host')), EVERY);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      localStorage.removeItem(KNOWN);
      fill(peace);
      door();
      problem.textContent = error.message;
    }
  }

  async function leave() {
    await post('/api/host/leave');
    localStorage.removeItem(KNOWN);
    problem.textContent = '';
    fill(peace);
    door();
  }

  page.main.append(h('h1', null, text('host')), room, peace);
  const given = location.hash.slice(1);
  if (given) {
    history.replaceState(null, '', location.pathname);
    await enter(decodeURIComponent(given));
  } else if (localStorage.getItem(KNOWN) === null) {
    door();
  } else {
    await look(() => get('/api/host'));
    problem.textContent = '';
  }
  return () => clearInterval(timer);
}

/** @param {Hosted} found @param {() => void} leave @returns {HTMLElement[]} */
function rows(found, leave) {
  const told = Object.entries(found.notices);
  return [
    panel(
      text('house-now'),
      { head: [button(text('host-leave'), leave)] },
      facts([
        ['version', found.version],
        ['up', clock(found.up)],
        ['load', found.load],
        ['sockets', found.sockets],
        ['running', found.running],
        ['tables', found.tables],
        ['errors', found.errors],
      ]),
    ),
    panel(
      text('host-tables'),
      {},
      found.shown.length
        ? h('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': text('host-tables') }, tables(found.shown))
        : h('p', { class: 'muted' }, '–'),
    ),
    panel(
      text('host-notices'),
      {},
      told.length ? facts(told.map(([name, n]) => [`notices-${name}`, n])) : h('p', { class: 'muted' }, '–'),
      faults(found.failures),
    ),
    found.apart?.length ? panel(text('host-apart'), {}, faults(found.apart)) : h('span'),
    panel(text('host-errors'), {}, found.faults.length ? faults(found.faults) : h('p', { class: 'muted' }, '–')),
  ];
}

/** @param {[string, string | number][]} pairs */
function facts(pairs) {
  return h(
    'dl',
    { class: 'facts-list' },
    pairs.flatMap(([name, value]) => [h('dt', null, maybe(`host-${name}`) || name), h('dd', { class: 'num' }, value)]),
  );
}

/** @param {Fault[]} found */
function faults(found) {
  return h(
    'ul',
    { class: 'faults' },
    found.toReversed().map((fault) => h('li', null, h('small', { class: 'muted' }, `${when(fault.at)} `), fault.text)),
  );
}

/** @param {HostTable[]} shown */
function tables(shown) {
  const names = ['game', 'seats', 'host-status', 'to-move', 'moves', 'host-sockets', 'host-moved'];
  return h(
    'table',
    { class: 'grid-table' },
    heads(names.map((name) => text(name))),
    h(
      'tbody',
      null,
      shown.map((table) =>
        h(
          'tr',
          null,
          h('td', null, h('a', { href: `/tables/${table.id}` }, table.title)),
          h('td', null, table.names.join(', ')),
          h('td', null, text(`status-${table.status}`)),
          h('td', null, table.waiting.join(', ') || '–'),
          h('td', { class: 'num' }, table.moves),
          h('td', { class: 'num' }, table.sockets),
          h('td', null, when(table.moved)),
        ),
      ),
    ),
  );
}
