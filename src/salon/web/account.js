// My account: become somebody, come back as somebody, and how I am told that it is my turn.
import { getOnce, post } from './api.js';
import { load } from './assets.js';
import { confirmSetting } from './care.js';
import { soundSetting } from './chime.js';
import { button, field, h, panel } from './dom.js';
import { askToCarry, mayLogOut } from './naming.js';
import { askSetting } from './only.js';
import { dataPanel, forgottenForm, passwordPanel, sessionsPanel } from './person.js';
import { again, go } from './router.js';
import { iAm, leave, remember, whoAmI } from './session.js';
import { say } from './toast.js';
import { text } from './words.js';

/** @param {import('./app.js').Page} page */
export async function accountPage(page) {
  page.place(text('account'));
  document.body.classList.add('plain');
  const me = whoAmI();
  page.main.append(h('h1', null, text('account')));
  if (me) page.main.append(h('p', null, text(me.guest ? 'you-are-guest' : 'you-are', { name: me.name })));
  const grid = h('div', { class: 'twocol' });
  page.main.append(grid);
  const { notices = [] } = await getOnce('/api/health');
  if (!me || me.guest) {
    grid.append(
      panel(text('log-in'), {}, credentials(text('log-in'), '/api/login', 'current-password'), notices.includes('mail') ? forgottenForm() : null),
      panel(text('make-account'), {}, h('p', { class: 'muted' }, text('make-account-why')), credentials(text('make-account'), '/api/account', 'new-password')),
    );
  }
  if (me) {
    const { noticePanel } = await load('/web/people/notices.js');
    grid.append(panel(text('notices'), {}, settings(me, notices)), panel(text('play-settings'), {}, askSetting(), soundSetting(), confirmSetting()));
    grid.append(await noticePanel());
    if (!me.guest) grid.append(passwordPanel(), await sessionsPanel());
    grid.append(dataPanel(me));
    page.main.append(
      h(
        'p',
        { class: 'acts' },
        h('a', { class: 'btn', href: '/tables' }, text('my-tables')),
        button(text('log-out'), async () => {
          if (!(await mayLogOut())) return;
          await post('/api/logout');
          leave();
          go('/');
        }),
      ),
    );
  }
}

/** @param {HTMLFormElement} form @param {string} name */
function said(form, name) {
  return String(new FormData(form).get(name) ?? '').trim();
}

/**
 * A form that says below its fields why it could not be sent.
 * @param {(form: HTMLFormElement) => Promise<void>} send
 * @param {string} label  of its button
 * @param {...(Node | null)} fields
 */
function sheet(send, label, ...fields) {
  const problem = h('p', { class: 'problem', role: 'alert' });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await send(form);
      again();
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const form = h('form', { onsubmit: submit }, ...fields, problem, h('button', { class: 'btn primary', type: 'submit' }, label));
  return form;
}

/** @param {string} label @param {string} path @param {string} complete */
function credentials(label, path, complete) {
  return sheet(
    async (form) => {
      const carry = path === '/api/login' ? await askToCarry() : false;
      if (carry === null) return;
      const who = { name: said(form, 'name'), password: String(new FormData(form).get('password')) };
      iAm(await post(path, carry ? { ...who, carry } : who));
      remember();
      say(text('welcome', { name: whoAmI()?.name ?? '' }));
    },
    label,
    field(text('name'), h('input', { name: 'name', class: 'search', required: true, maxlength: 40, autocomplete: 'username' })),
    field(
      text('password'),
      h('input', {
        name: 'password',
        type: 'password',
        class: 'search',
        required: true,
        minlength: complete === 'new-password' ? 8 : 1,
        maxlength: 200,
        autocomplete: complete,
      }),
      complete === 'new-password' ? text('password-hint') : undefined,
    ),
  );
}

/** What this house can do, and what is set: an address can always be taken away. @param {import('./wire.d.ts').Me} me @param {string[]} ways */
function settings(me, ways) {
  return sheet(
    async (form) => {
      const changed = Object.fromEntries(['email', 'webhook'].filter((name) => name in form.elements).map((name) => [name, said(form, name)]));
      iAm(await post('/api/settings', me.guest ? { ...changed, name: said(form, 'name') || me.name } : changed));
      say(text('saved'));
    },
    text('save'),
    me.guest ? field(text('name'), h('input', { name: 'name', class: 'search', maxlength: 40, value: me.name })) : null,
    ways.includes('mail') || me.email
      ? field(
          text('email'),
          h('input', { name: 'email', type: 'email', class: 'search', maxlength: 254, value: me.email ?? '', autocomplete: 'email' }),
          text(ways.includes('mail') ? 'email-hint' : 'notices-none'),
        )
      : null,
    me.email && ways.includes('mail')
      ? h('p', { class: me.confirmed ? 'muted' : 'problem', role: 'status' }, text(me.confirmed ? 'email-confirmed' : 'email-unconfirmed'))
      : null,
    ways.includes('webhook') || me.webhook
      ? field(
          text('webhook'),
          h('input', { name: 'webhook', type: 'url', class: 'search', maxlength: 500, value: me.webhook ?? '' }),
          text(ways.includes('webhook') ? 'webhook-hint' : 'notices-none'),
        )
      : null,
  );
}
