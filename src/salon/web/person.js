// What is a person's own: the password, the browsers they are logged in with, their data, and how they leave.
import { get, post } from './api.js';
import { button, field, fill, h, panel } from './dom.js';
import { again, go } from './router.js';
import { iAm, leave, remember } from './session.js';
import { confirmed, say } from './toast.js';
import { text, when } from './words.js';

/** @param {string} name @param {string} label @param {string} complete @param {string} [hint] */
function password(name, label, complete, hint) {
  const least = complete === 'new-password' ? 8 : 1;
  return field(label, h('input', { name, type: 'password', class: 'search', required: true, minlength: least, maxlength: 200, autocomplete: complete }), hint);
}

/**
 * A form that says why something was refused.
 * @param {string} label @param {(data: FormData) => Promise<void>} act @param {...import('./dom.js').Child} fields
 */
function form(label, act, ...fields) {
  const problem = h('p', { class: 'problem', role: 'alert' });
  const made = h(
    'form',
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        problem.textContent = '';
        try {
          await act(new FormData(made));
        } catch (error) {
          problem.textContent = error instanceof Error ? error.message : String(error);
        }
      },
    },
    fields,
    problem,
    h('button', { class: 'btn', type: 'submit' }, label),
  );
  return made;
}

/** A letter for who has forgotten their password. */
export function forgottenForm() {
  return h(
    'details',
    { class: 'forgotten' },
    h('summary', null, text('forgotten')),
    h('p', { class: 'muted' }, text('forgotten-hint')),
    form(
      text('send-letter'),
      async (data) => {
        await post('/api/forgotten', { name: String(data.get('name')).trim() });
        say(text('letter-sent'));
      },
      field(text('name'), h('input', { name: 'name', class: 'search', required: true, maxlength: 40, autocomplete: 'username' })),
    ),
  );
}

export function passwordPanel() {
  return panel(
    text('password'),
    {},
    form(
      text('change-password'),
      async (data) => {
        iAm(await post('/api/password', { old: String(data.get('old')), new: String(data.get('new')) }));
        say(text('password-changed'));
        again();
      },
      password('old', text('old-password'), 'current-password'),
      password('new', text('new-password'), 'new-password', text('password-hint')),
    ),
  );
}

/** Where the link of a letter leads: its secret stands behind the #, where no server sees it. @param {import('./app.js').Page} page */
export async function resetPage(page) {
  page.place(text('reset-title'));
  document.body.classList.add('plain');
  page.main.append(
    h('h1', null, text('reset-title')),
    panel(
      text('change-password'),
      {},
      form(
        text('change-password'),
        async (data) => {
          iAm(await post('/api/reset', { token: location.hash.slice(1), password: String(data.get('new')) }));
          remember();
          say(text('password-changed'));
          go('/account');
        },
        password('new', text('new-password'), 'new-password', text('password-hint')),
      ),
    ),
  );
}

/** The browsers in which one is logged in. */
export async function sessionsPanel() {
  const list = h('ul', { class: 'sessions' });
  const others = button(text('sessions-end-others'), () => end({}));
  /** @param {object} which */
  async function end(which) {
    await post('/api/sessions/end', which);
    say(text('session-ended'));
    await show();
  }
  async function show() {
    /** @type {import('./wire.d.ts').SessionInfo[]} */
    const found = await get('/api/sessions');
    others.hidden = found.length < 2;
    fill(
      list,
      found.map((session) => {
        const browser = session.browser || text('session-unknown');
        const ending = button(text('session-end'), () => end({ id: session.id }));
        ending.setAttribute('aria-label', text('session-end-named', { browser }));
        return h(
          'li',
          null,
          h(
            'span',
            null,
            h('b', null, browser),
            h('small', { class: 'muted' }, text('session-seen', { when: when(session.seen) }), session.here ? ` · ${text('session-here')}` : ''),
          ),
          session.here ? null : ending,
        );
      }),
    );
  }
  await show();
  return panel(text('sessions'), {}, h('p', { class: 'muted' }, text('sessions-hint')), list, h('p', { class: 'acts' }, others));
}

/** @param {import('./wire.d.ts').Me} me */
export function dataPanel(me) {
  const label = text(me.guest ? 'forget-guest' : 'forget-me');
  return panel(
    text('my-data'),
    {},
    h('p', { class: 'muted' }, text('my-data-hint')),
    h('p', { class: 'acts' }, h('a', { class: 'btn', href: '/api/account/data', download: '' }, text('download'))),
    form(
      label,
      async (data) => {
        if (!(await confirmed(label, { yes: label, more: text('forget-me-sure') }))) return;
        await post('/api/account/forget', { password: String(data.get('farewell') ?? '') });
        leave();
        say(text('forgotten-done'));
        go('/');
      },
      me.guest ? null : password('farewell', text('password'), 'current-password'),
    ),
  );
}
