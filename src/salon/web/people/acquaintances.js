// Those I know: friends, who would like to be one, whom I keep at a distance; and looking for somebody.
import { get, post } from '../api.js';
import { button, field, fill, h, panel } from '../dom.js';
import { again } from '../router.js';
import { whoAmI } from '../session.js';
import { say } from '../toast.js';
import { text } from '../words.js';
import { named, places } from './common.js';

/** @typedef {import('../wire.d.ts').Acquaintance} Acquaintance */

/** @param {import('../app.js').Page} page */
export async function acquaintancesPage(page) {
  page.place(text('people'));
  const me = whoAmI();
  /** @type {import('../wire.d.ts').People} */
  const known = await get('/api/people');
  const results = h('div', { role: 'status' });
  const box = h('input', { class: 'search', name: 'find', maxlength: 40, autocomplete: 'off' });
  const look = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const start = box.value.trim();
    if (!start) return;
    /** @type {import('../wire.d.ts').People} */
    const { found = [] } = await get(`/api/people?find=${encodeURIComponent(start)}`);
    fill(results, found.length ? names(found) : h('p', null, text('nobody-called', { name: start })));
  };
  fill(
    page.main,
    places('/people'),
    h('h1', null, text('people')),
    h(
      'div',
      { class: 'twocol' },
      panel(
        text('find-person'),
        {},
        h('form', { onsubmit: look }, field(text('name-begins'), box), h('button', { class: 'btn', type: 'submit' }, text('find'))),
        results,
      ),
      me && !me.guest
        ? [
            known.asking?.length ? panel(text('would-be-friends'), {}, names(known.asking, [['befriend-back', 'friend']])) : null,
            panel(text('friends'), {}, known.friends?.length ? names(known.friends, [['unfriend', '']]) : h('p', { class: 'muted' }, text('no-friends-you'))),
            known.blocked?.length
              ? panel(text('kept-at-distance'), {}, h('p', { class: 'muted' }, text('block-hint')), names(known.blocked, [['unblock', '']]))
              : null,
            await wishes(),
          ]
        : panel(
            text('friends'),
            {},
            h('p', null, text('friends-need-account')),
            h('p', { class: 'acts' }, h('a', { class: 'btn', href: '/account' }, text('make-account'))),
          ),
    ),
  );
}

/** @param {Acquaintance[]} list @param {[string, string][]} [acts] */
function names(list, acts = []) {
  return h(
    'ul',
    { class: 'names' },
    list.map((one) =>
      h(
        'li',
        null,
        named(one.id, one.name),
        one.mutual ? h('small', { class: 'muted' }, text('both-ways')) : null,
        h('span', { class: 'spring' }),
        acts.map(([label, kind]) => {
          const made = button(text(label), async () => {
            await post(`/api/people/${one.id}/tie`, { kind });
            say(text('saved'));
            again();
          });
          made.setAttribute('aria-label', `${text(label)}: ${one.name}`);
          return made;
        }),
      ),
    ),
  );
}

/** What is shown of me. */
async function wishes() {
  /** @type {import('../wire.d.ts').Wishes} */
  const now = await get('/api/wishes');
  const box = (/** @type {'rated' | 'shown'} */ name) =>
    h('input', {
      type: 'checkbox',
      checked: now[name],
      onchange: async (/** @type {Event} */ event) => {
        if (event.target instanceof HTMLInputElement) now[name] = event.target.checked;
        await post('/api/wishes', now);
        say(text('saved'));
      },
    });
  return panel(
    text('shown-of-me'),
    {},
    h('label', { class: 'check' }, box('shown'), text('wish-shown')),
    h('label', { class: 'check' }, box('rated'), text('wish-rated')),
    h('p', { class: 'muted' }, text('wish-hint')),
  );
}
