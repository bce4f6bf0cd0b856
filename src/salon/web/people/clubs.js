// Clubs: members, their tables, their ladder, their tournaments.
import { get, post } from '../api.js';
import { button, field, fill, h, icon, panel } from '../dom.js';
import { again, go } from '../router.js';
import { whoAmI } from '../session.js';
import { confirmed, copy } from '../toast.js';
import { text } from '../words.js';
import { named, places } from './common.js';
import { lines } from './leagues.js';
import { prose } from './prose.js';

/** @param {import('../app.js').Page} page */
export async function clubsPage(page) {
  page.place(text('clubs'));
  const me = whoAmI();
  /** @type {import('../wire.d.ts').ClubList} */
  const { clubs } = await get('/api/clubs');
  fill(
    page.main,
    places('/clubs'),
    h('h1', null, text('clubs')),
    h(
      'div',
      { class: 'twocol' },
      panel(
        text('clubs'),
        {},
        clubs.length
          ? h(
              'ul',
              { class: 'names' },
              clubs.map((club) =>
                h(
                  'li',
                  null,
                  h('a', { href: `/clubs/${club.id}` }, club.name),
                  h('small', { class: 'muted' }, text('members-n', { n: club.members }), club.mine ? ` · ${text('yours')}` : ''),
                ),
              ),
            )
          : h('p', { class: 'muted' }, text('no-clubs')),
      ),
      me && !me.guest ? panel(text('found-club'), {}, clubForm(null)) : panel(text('found-club'), {}, h('p', null, text('club-need-account'))),
    ),
  );
}

/** @param {import('../wire.d.ts').ClubPage | null} club */
function clubForm(club) {
  const problem = h('p', { class: 'problem', role: 'alert' });
  const form = h(
    'form',
    {
      onsubmit: async (/** @type {Event} */ event) => {
        event.preventDefault();
        const data = new FormData(form);
        try {
          /** @type {import('../wire.d.ts').ClubPage} */
          const made = await post(club ? `/api/clubs/${club.line.id}` : '/api/clubs', {
            name: String(data.get('name')).trim(),
            about: String(data.get('about')),
            open: data.has('open'),
          });
          if (club) again();
          else go(`/clubs/${made.line.id}`);
        } catch (error) {
          problem.textContent = error instanceof Error ? error.message : String(error);
        }
      },
    },
    field(text('club-name'), h('input', { class: 'search', name: 'name', required: true, maxlength: 60, value: club?.line.name ?? '' })),
    field(text('club-about'), h('textarea', { class: 'search', name: 'about', rows: 4, maxlength: 2000 }, club?.about ?? ''), text('marks-hint')),
    h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'open', checked: club ? club.line.open : true }), text('club-open')),
    problem,
    h('p', { class: 'acts' }, h('button', { class: 'btn', type: 'submit' }, text(club ? 'save' : 'found-club'))),
  );
  return form;
}

/** @param {import('../app.js').Page} page @param {string} id */
export async function clubPage(page, id) {
  const invitation = location.hash.slice(1);
  /** @type {import('../wire.d.ts').ClubPage} */
  const club = await get(`/api/clubs/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`);
  const me = whoAmI();
  const made = [];
  /** @type {{packs?: import('../wire.d.ts').PackLine[]}} */
  const own = club.line.mine ? await get('/api/packs') : {};
  const lendable = (own.packs ?? []).filter((pack) => pack.mine && pack.share !== 'private' && !club.packs?.some(({ id }) => id === pack.id));
  page.place(club.line.name);
  if (!club.line.mine && me && !me.guest)
    made.push(
      button(
        text('join-club'),
        async () => {
          await post(`/api/clubs/${id}/join`, { invitation });
          again();
        },
        { kind: 'primary' },
      ),
    );
  if (club.line.mine) {
    made.push(
      button(text('invite-link'), () => copy(`${location.origin}/clubs/${id}#${club.invitation}`)),
      h('a', { class: 'btn', href: `/leagues/new?club=${id}` }, text('new-contest')),
      button(text('leave-club'), async () => {
        if (!(await confirmed(text('leave-club-sure'), { yes: text('leave-club') }))) return;
        await post(`/api/clubs/${id}/leave`);
        go('/clubs');
      }),
    );
  }
  const member = (/** @type {import('../wire.d.ts').Member} */ one, /** @type {string} */ act, /** @type {string} */ label) => {
    const made = button(text(label), async () => {
      if (!(await confirmed(text(act === 'keeper' ? 'make-keeper-sure' : 'send-away-sure', { name: one.name }), { yes: text(label) }))) return;
      await post(`/api/clubs/${id}/members`, { id: one.id, act });
      again();
    });
    made.setAttribute('aria-label', `${text(label)}: ${one.name}`);
    return made;
  };
  fill(
    page.main,
    places('/clubs'),
    h('h1', null, club.line.name),
    h('p', { class: 'acts' }, made),
    h(
      'div',
      { class: 'wide-narrow' },
      h(
        'div',
        null,
        club.about ? panel(text('club-board'), {}, prose(club.about)) : null,
        panel(
          text('club-tables'),
          {},
          club.tables.length
            ? h(
                'ul',
                { class: 'names' },
                club.tables.map((table) =>
                  h(
                    'li',
                    null,
                    icon(table.emblem || 'salon'),
                    h('a', { href: `/tables/${table.id}` }, table.title),
                    h('small', { class: 'muted' }, `${table.names.join(', ')} · ${text(`status-${table.status}`)}`),
                  ),
                ),
              )
            : h('p', { class: 'muted' }, text('no-club-tables')),
        ),
        panel(text('leagues'), {}, lines(club.contests)),
        shelf(club, lendable),
        club.keeper ? panel(text('keep-club'), {}, clubForm(club)) : null,
      ),
      h(
        'div',
        null,
        panel(
          text('members'),
          { head: [h('a', { href: `/ladder?club=${id}` }, text('ladder'))] },
          h(
            'ul',
            { class: 'names' },
            club.members.map((one) =>
              h(
                'li',
                null,
                named(one.id, one.name),
                one.keeper ? h('small', { class: 'muted' }, text('keeper')) : null,
                h('span', { class: 'spring' }),
                club.keeper && !one.keeper ? [member(one, 'keeper', 'make-keeper'), member(one, 'away', 'send-away')] : null,
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Packs that members lend to all members. @param {import('../wire.d.ts').ClubPage} club @param {import('../wire.d.ts').PackLine[]} lendable */
function shelf(club, lendable) {
  const lend = async (/** @type {string} */ pack, /** @type {boolean} */ lent) => {
    await post(`/api/clubs/${club.line.id}/packs`, { pack, lent });
    again();
  };
  const chosen = h(
    'select',
    { class: 'search', 'aria-label': text('lend-pack') },
    lendable.map((pack) => h('option', { value: pack.id }, `${pack.name} · ${pack.title}`)),
  );
  const packs = club.packs ?? [];
  return panel(
    text('club-packs'),
    { class: 'club-packs' },
    packs.length
      ? h(
          'ul',
          { class: 'names' },
          packs.map((pack) =>
            h(
              'li',
              null,
              icon(pack.emblem || 'salon'),
              club.line.mine ? h('a', { href: pack.mine ? `/packs/${pack.id}` : '/packs' }, pack.name) : h('b', null, pack.name),
              h('small', { class: 'muted' }, `${pack.title} · ${pack.author}`),
              h('span', { class: 'spring' }),
              pack.mine || club.keeper ? button(text('take-pack-back'), () => lend(pack.id, false)) : null,
            ),
          ),
        )
      : h('p', { class: 'muted' }, text('no-club-packs')),
    lendable.length
      ? h(
          'p',
          { class: 'acts' },
          chosen,
          button(text('lend-pack'), () => lend(chosen.value, true)),
        )
      : null,
  );
}
