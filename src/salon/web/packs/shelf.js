// The shelf: packs of one's own, those lent by others, and the cards that come with the games.
import { get, post, send } from '../api.js';
import { button, field, fill, h, icon } from '../dom.js';
import { go } from '../router.js';
import { comeIn } from '../session.js';
import { confirmed, say } from '../toast.js';
import { currentLanguage, languages, text } from '../words.js';

/** @typedef {import('../wire.d.ts').PackLine} PackLine */
/** @typedef {import('../wire.d.ts').Shelf} Shelf */
/** @typedef {import('../wire.d.ts').KeyedIn} KeyedIn */
/** @typedef {import('../app.js').Page} Page */

/** @param {Page} page */
export async function shelfPage(page) {
  page.place(text('pack-title'));
  /** @type {Shelf} */
  const shelf = await get('/api/packs');
  const packs = shelf.packs ?? [];
  const mine = packs.filter((pack) => pack.mine);
  const everyone = packs.filter((pack) => !pack.mine && pack.share === 'house');
  const lent = packs.filter((pack) => !pack.mine && pack.share !== 'house');
  const room = text('pack-room', { n: mine.length, most: shelf.most, kb: Math.ceil((shelf.bytes ?? 0) / 1000), mb: shelf.most_bytes / 1e6 });
  fill(
    page.main,
    h(
      'header',
      { class: 'pk-head' },
      h('div', null, h('h1', null, text('pack-title')), h('p', { class: 'pk-lede' }, text('pack-lede'))),
      h('span', { class: 'spring' }),
      importButton(page),
      h('a', { class: 'btn primary', href: '/packs/new' }, text('pack-new')),
    ),
    section(
      text('pack-mine'),
      mine.length ? room : text('pack-none'),
      mine.map((pack) => line(page, pack)),
    ),
    lent.length
      ? section(
          text('pack-lent'),
          '',
          lent.map((pack) => line(page, pack)),
        )
      : null,
    everyone.length
      ? section(
          text('pack-everyone'),
          '',
          everyone.map((pack) => line(page, pack)),
        )
      : null,
    section(text('pack-of-games'), text('pack-of-games-about'), (shelf.house ?? []).map(ofGame)),
    h('p', { class: 'pk-rights' }, h('b', null, text('pack-rights-title')), ' ', text('pack-rights')),
  );
}

/** @param {string} title @param {string} more @param {HTMLElement[]} lines */
function section(title, more, lines) {
  return h(
    'section',
    { 'aria-label': title },
    h('h2', { class: 'pk-part' }, title, more ? h('small', null, more) : null),
    lines.length ? h('ul', { class: 'pk-shelf' }, lines) : null,
  );
}

/** How far a pack is keyed in. @param {Record<string, KeyedIn>} keyed */
export function progress(keyed) {
  const groups = Object.values(keyed);
  const [done, all] = [groups.reduce((sum, g) => sum + (g.keyed ?? 0), 0), groups.reduce((sum, g) => sum + g.cards, 0)];
  return h(
    'div',
    { class: 'pk-progress' },
    h('span', null, text('pack-keyed', { n: done, of: all })),
    h('progress', { max: all, value: done, 'aria-label': text('pack-keyed', { n: done, of: all }) }),
  );
}

/** @param {Page} page @param {PackLine} pack */
function line(page, pack) {
  const newest = pack.versions?.find((version) => version.fits);
  const facts = [
    pack.title,
    pack.mine ? '' : text('pack-by', { author: pack.author }),
    newest ? text('pack-version', { n: newest.version }) : text('pack-draft'),
    newest ? newest.digest : '',
  ];
  const share = text(`pack-share-${pack.share}`) + (pack.takers ? ` · ${text('pack-takers', { n: pack.takers })}` : '');
  const state = pack.hidden
    ? text('pack-hidden')
    : pack.faults
      ? text('pack-faults', { n: pack.faults })
      : newest
        ? text('pack-passed', { n: newest.games ?? 0 })
        : text('pack-untested');
  return h(
    'li',
    { class: 'pk-line', 'data-pack': pack.id },
    icon(pack.emblem, 'icon big'),
    h('div', null, h('h3', null, pack.name), h('p', { class: 'muted' }, facts.filter(Boolean).join(' · '))),
    progress(pack.keyed ?? {}),
    h('p', { class: 'muted' }, state, h('br'), share),
    h(
      'div',
      { class: 'acts' },
      pack.draft ? h('a', { class: 'btn primary', href: `/packs/${pack.id}` }, text('pack-go-on')) : null,
      newest ? h('a', { class: 'btn', href: `/new/${pack.game}?pack=${newest.id}` }, icon('ui-table'), h('span', null, text('pack-play'))) : null,
      newest ? h('a', { class: 'btn', href: `/packs/new?game=${pack.game}&base=${newest.id}` }, text('pack-copy')) : null,
      newest ? h('a', { class: 'btn', href: `/api/packs/${pack.id}/export?version=${newest.version}`, download: true }, text('pack-export')) : null,
      pack.mine ? button(text('pack-delete'), () => drop(page, pack)) : null,
    ),
  );
}

/** @param {import('../wire.d.ts').HousePack} found */
function ofGame(found) {
  return h(
    'li',
    { class: 'pk-line' },
    icon(found.emblem, 'icon big'),
    h(
      'div',
      null,
      h('h3', null, found.title),
      h(
        'p',
        { class: 'muted' },
        Object.values(found.keyed ?? {})
          .map((g) => `${g.label} ${g.cards}`)
          .join(' · '),
      ),
    ),
    h(
      'div',
      { class: 'acts' },
      h('a', { class: 'btn', href: `/packs/new?game=${found.game}` }, text('pack-key-in')),
      h('a', { class: 'btn', href: `/cards/${found.game}` }, text('pack-cards')),
    ),
  );
}

/** @param {Page} page @param {PackLine} pack */
async function drop(page, pack) {
  const question = pack.tables ? text('pack-delete-used', { n: pack.tables }) : text('pack-delete-sure', { name: pack.name });
  if (!(await confirmed(question, { yes: text('pack-delete') }))) return;
  await send('DELETE', `/api/packs/${pack.id}`);
  await shelfPage(page);
}

/** @param {Page} page */
function importButton(page) {
  const input = h('input', {
    type: 'file',
    accept: '.salonpack,.toml',
    'aria-label': text('pack-import'),
    onchange: async () => {
      const file = input.files?.[0];
      if (!file) return;
      await comeIn();
      const made = await post('/api/packs/import', { file: await file.text() });
      say(text('pack-imported', { name: made.name }));
      await shelfPage(page);
    },
  });
  return h('label', { class: 'btn pk-file' }, h('span', null, text('pack-import')), input);
}

/** @param {Page} page */
export async function newPage(page) {
  page.place(text('pack-new'));
  document.body.classList.add('plain');
  const asked = new URLSearchParams(location.search);
  /** @type {Shelf} */
  const shelf = await get('/api/packs');
  const base = Number(asked.get('base') ?? 0);
  const from = (shelf.packs ?? []).find((pack) => pack.versions?.some((version) => version.id === base));
  let game = from?.game ?? asked.get('game') ?? shelf.house[0].game;
  const name = h('input', { class: 'search', maxlength: 60, required: true, value: from ? from.name : '', autocomplete: 'off' });
  const made = async (/** @type {Event} */ event) => {
    event.preventDefault();
    await comeIn();
    const first = currentLanguage();
    const pack = await post('/api/packs', { game, name: name.value, base, languages: [first] });
    go(`/packs/${pack.id}`);
  };
  fill(
    page.main,
    h('h1', null, text('pack-new')),
    h(
      'form',
      { class: 'panel pk-new', onsubmit: made },
      h('p', null, text('pack-new-about')),
      from
        ? h('p', null, text('pack-copy-of', { name: from.name, author: from.author }))
        : h(
            'fieldset',
            { class: 'choices' },
            h('legend', { class: 'caps' }, text('game')),
            shelf.house.map((found) =>
              h(
                'label',
                { class: 'choice' },
                h('input', {
                  type: 'radio',
                  name: 'game',
                  checked: found.game === game,
                  onchange: () => {
                    game = found.game;
                  },
                }),
                icon(found.emblem),
                h('span', null, found.title),
              ),
            ),
          ),
      field(text('pack-name'), name, text('pack-name-about')),
      h('p', { class: 'pk-rights' }, h('b', null, text('pack-rights-title')), ' ', text('pack-rights')),
      h('p', { class: 'acts' }, h('button', { class: 'btn primary', type: 'submit' }, h('span', null, text('pack-begin')))),
    ),
  );
  name.focus();
}

/** One who was given a link. @param {Page} page */
export async function takePage(page) {
  page.place(text('pack-title'));
  document.body.classList.add('plain');
  await comeIn();
  const pack = await post('/api/packs/take', { secret: decodeURIComponent(location.hash.slice(1)) });
  fill(
    page.main,
    h(
      'section',
      { class: 'panel lone' },
      h('h1', null, pack.name),
      h('p', null, text(pack.mine ? 'pack-is-yours' : 'pack-taken', { author: pack.author })),
      h('p', { class: 'acts' }, h('a', { class: 'btn primary', href: '/packs' }, text('pack-title'))),
    ),
  );
}

/** The languages in the order of a pack: the reader's first. */
export function tongues() {
  return [...languages()].sort((a, b) => Number(b.id === currentLanguage()) - Number(a.id === currentLanguage()));
}
