// For the host: reports and what is done about them, who may not speak or come in, what was done, and the host's pages.
import { get, post } from '../api.js';
import { button, field, fill, h, panel } from '../dom.js';
import { say } from '../toast.js';
import { currentLanguage, speakAlso, text } from '../words.js';
import { moment, named } from './common.js';

/** @typedef {import('../wire.d.ts').Peace} Peace */

/** @param {HTMLElement} room */
export async function peacePanels(room) {
  await speakAlso('people');
  /** @type {Peace} */
  let found = await get('/api/host/peace');
  const problem = h('p', { class: 'problem', role: 'alert' });

  /** @param {object} what */
  async function act(what) {
    problem.textContent = '';
    try {
      found = await post('/api/host/peace', what);
      say(text('saved'));
      draw();
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  function draw() {
    const reports = found.reports ?? [];
    const sanctions = found.sanctions ?? [];
    const journal = found.journal ?? [];
    fill(
      room,
      panel(
        text('reports'),
        { class: 'reports' },
        problem,
        reports.length ? reports.map((one) => report(one, act)) : h('p', { class: 'muted' }, text('no-reports')),
      ),
      panel(text('person-by-name'), {}, byName(act)),
      panel(
        text('sanctions'),
        {},
        sanctions.length
          ? h(
              'ul',
              { class: 'names' },
              sanctions.map((one) => {
                const lift = button(text('lift'), () => act({ what: `lift-${one.kind}`, about: one.id }));
                lift.setAttribute('aria-label', `${text('lift')}: ${one.name}`);
                return h(
                  'li',
                  null,
                  named(one.id, one.name),
                  h('span', null, text(`deed-${one.kind}`)),
                  h('small', { class: 'muted' }, text('until', { when: moment(one.until) }), one.why ? ` · ${one.why}` : ''),
                  h('span', { class: 'spring' }),
                  lift,
                );
              }),
            )
          : h('p', { class: 'muted' }, '–'),
      ),
      panel(
        text('journal'),
        {},
        journal.length
          ? h(
              'ul',
              { class: 'faults' },
              journal.map((deed) =>
                h(
                  'li',
                  null,
                  h('small', { class: 'muted' }, `${moment(deed.at)} `),
                  text(`deed-${deed.what}`),
                  deed.about ? `: ${deed.about}` : '',
                  deed.words ? ` (${deed.words})` : '',
                ),
              ),
            )
          : h('p', { class: 'muted' }, '–'),
      ),
      panel(text('host-pages'), {}, writing()),
    );
  }
  draw();
}

/** @param {import('../wire.d.ts').Complaint} one @param {(what: object) => Promise<void>} act */
function report(one, act) {
  const why = h('input', { class: 'search', maxlength: 300 });
  const name = h('input', { class: 'search', maxlength: 40, value: one.about });
  const base = { about: one.about_id, report: one.id };
  const does = (/** @type {string} */ label, /** @type {object} */ what) => {
    const made = button(text(label), () => act({ ...base, why: why.value, ...what }));
    made.setAttribute('aria-label', `${text(label)}: ${one.about}`);
    return made;
  };
  return h(
    'section',
    { class: 'round', 'aria-label': one.about },
    h('h3', null, text('report-line', { by: one.by, about: one.name, kind: text(`report-${one.kind}`) })),
    h(
      'p',
      { class: 'muted' },
      moment(one.at),
      one.before ? ` · ${text('reports-before', { n: one.before })}` : '',
      one.table ? [' · ', h('a', { href: `/tables/${one.table}` }, text('the-table'))] : null,
    ),
    h('p', { class: 'said' }, one.words),
    one.heard?.length
      ? h(
          'ul',
          { class: 'faults' },
          one.heard.map((said) => h('li', null, h('b', null, said.name), `: ${said.text}`)),
        )
      : null,
    field(text('why'), why),
    field(text('new-name'), name),
    h(
      'p',
      { class: 'acts' },
      does('nothing-wrong', { what: 'dismiss' }),
      does('mute-week', { what: 'mute', days: 7 }),
      does('ban-month', { what: 'ban', days: 30 }),
      button(text('rename'), () => act({ ...base, what: 'rename', name: name.value, why: why.value })),
    ),
  );
}

/** @param {(what: object) => Promise<void>} act */
function byName(act) {
  const box = h('input', { class: 'search', maxlength: 40 });
  const found = h('div', { role: 'status' });
  const look = async (/** @type {Event} */ event) => {
    event.preventDefault();
    /** @type {import('../wire.d.ts').People} */
    const people = await get(`/api/people?find=${encodeURIComponent(box.value)}`);
    fill(
      found,
      h(
        'ul',
        { class: 'names' },
        (people.found ?? []).map((one) =>
          h(
            'li',
            null,
            named(one.id, one.name),
            h('span', { class: 'spring' }),
            button(text('mute-week'), () => act({ what: 'mute', about: one.id, days: 7 })),
            button(text('ban-month'), () => act({ what: 'ban', about: one.id, days: 30 })),
          ),
        ),
      ),
    );
  };
  return h(
    'form',
    { onsubmit: look },
    field(text('name-begins'), box),
    h('p', { class: 'acts' }, h('button', { class: 'btn', type: 'submit' }, text('find'))),
    found,
  );
}

/** The pages, in the language that is shown. */
function writing() {
  const body = h('textarea', { class: 'search', rows: 8, maxlength: 20000 });
  const which = h(
    'select',
    { class: 'search' },
    ['rules', 'privacy', 'contact'].map((name) => h('option', { value: name }, text(`page-${name}`))),
  );
  const read = async () => {
    /** @type {import('../wire.d.ts').HousePage} */
    const page = await get(`/api/pages/${which.value}`);
    body.value = page.language === currentLanguage() ? (page.body ?? '') : '';
  };
  which.addEventListener('change', read);
  read();
  return h(
    'div',
    null,
    field(text('which-page'), which),
    field(text('page-body'), body, text('marks-hint')),
    h(
      'p',
      { class: 'acts' },
      button(text('save'), async () => {
        await post(`/api/host/pages/${which.value}`, { language: currentLanguage(), body: body.value });
        say(text('saved'));
      }),
      h('a', { class: 'btn', href: '/about/rules' }, text('look-at-it')),
    ),
  );
}
