// The frame of every page: masthead, language, theme, and which page is shown.
import { post } from './api.js';
import { load } from './assets.js';
import { button, fill, h, icon, loadEmblems, tool } from './dom.js';
import { frontPage } from './front.js';
import { bar, serve } from './offline.js';
import { again, go, onRoute } from './router.js';
import { meet, restoreTheme, switchTheme, whoAmI } from './session.js';
import { tablePage } from './table.js';
import { say } from './toast.js';
import { entitle, showTurns, turns } from './turns.js';
import { currentLanguage, languages, speak, text } from './words.js';

const where = h('p', { class: 'where' });
const strip = h('div', { class: 'strip' }); // for a board: what fits into one line
const masthead = h('header', { class: 'masthead' });
const menu = tool('', 'ui-menu', () => openMenu(!masthead.classList.contains('open')));
menu.classList.add('menu');
addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && !masthead.contains(target)) openMenu(false);
});
const main = h('main', { id: 'main', tabindex: '-1' });

/** @type {(() => void) | null} */
let leave = null;
let shown = 0;

/** At a table, what is seldom needed lies behind one button. @param {boolean} open */
function openMenu(open) {
  masthead.classList.toggle('open', open);
  menu.setAttribute('aria-expanded', String(open));
}

/** These pages hear of my tables by lines of their own. */
const HEARS = /^\/(tables\/\w+)?$/;
/** @type {any} */
let calls = null; // hears of them on the others

async function hear() {
  if (!calls && !whoAmI()) return;
  calls ??= await load('/web/calls.js').catch(() => null); // without a line there is nothing to hear
  if (!HEARS.test(location.pathname)) calls?.listen(main);
}

function drawMasthead() {
  const me = whoAmI();
  if (!HEARS.test(location.pathname)) hear();
  for (const name of ['aria-label', 'title']) menu.setAttribute(name, text('menu'));
  fill(
    masthead,
    h('a', { class: 'skip', href: '#main' }, text('skip')),
    h('a', { class: 'brand', href: '/' }, icon('salon', ''), 'Salon'),
    where,
    turns,
    strip,
    h('span', { class: 'spring' }),
    menu,
    h(
      'div',
      { class: 'settings' },
      ['people', 'leagues'].map((place) => h('a', { class: 'to-place', href: `/${place}` }, text(place))),
      h(
        'a',
        { class: 'to-library', href: '/library', title: text('library'), 'aria-label': text('library') },
        icon('ui-rules'),
        h('span', null, text('library')),
      ),
      h(
        'nav',
        { class: 'langs', 'aria-label': text('language') },
        languages().map(({ id, name, short }) =>
          h(
            'button',
            {
              type: 'button',
              lang: id,
              title: name,
              'aria-pressed': id === currentLanguage() ? 'true' : 'false',
              onclick: () => changeLanguage(id),
            },
            short,
          ),
        ),
      ),
      tool(text('theme'), 'ui-theme', switchTheme),
      h(
        'a',
        { class: 'btn signin', href: '/account', 'aria-label': me ? me.name : text('sign-in') },
        icon('ui-seats'),
        h('span', null, me ? me.name : text('sign-in')),
      ),
    ),
  );
}

/** @param {import('./words.js').Language} language */
async function changeLanguage(language) {
  localStorage.setItem('salon.language', language);
  await speak(language);
  if (whoAmI()) await post('/api/settings', { language }).catch(() => null);
  again();
}

/** Say in the masthead where we are. @param {string} title @param {string} [more] */
function place(title, more = '') {
  fill(where, title ? h('b', null, title) : null, more ? h('span', null, ` ${more}`) : null);
  entitle(title ? `${title} · Salon` : 'Salon');
}

/** @typedef {{main: HTMLElement, strip: HTMLElement, place: typeof place, redrawMasthead: () => void}} Page */

/** @type {[RegExp, (page: Page, ...parts: string[]) => Promise<(() => void) | void>][]} */
const PAGES = [
  [/^\/$/, frontPage],
  [/^\/new(?:\/([\w-]+))?$/, async (page, id) => (await load('/web/lobby.js')).newTablePage(page, id)],
  [/^\/tables$/, async (page) => (await load('/web/lobby.js')).tablesPage(page)],
  [/^\/tables\/(\w+)$/, tablePage],
  [/^\/tables\/(\w+)\/verify$/, async (page, id) => (await load('/web/verify.js')).verifyPage(page, id)],
  [
    /^\/(library|cards|rules)(?:\/([\w-]+)(?:\/([\w.-]+)(?:\/([\w.-]+))?)?)?$/,
    async (page, ...parts) => (await load('/web/library/pages.js')).libraryPage(page, ...parts),
  ],
  [/^\/(people|ladder|leagues|clubs|about)(\/.*)?$/, async (page) => (await load('/web/people/pages.js')).peoplePage(page)],
  [/^\/packs(?:\/(\w+)(?:\/(\w+))?)?$/, async (page, ...parts) => (await load('/web/packs/pages.js')).packsPage(page, ...parts)],
  [/^\/account$/, async (page) => (await load('/web/account.js')).accountPage(page)],
  [/^\/reset$/, async (page) => (await load('/web/person.js')).resetPage(page)],
  [/^\/host$/, async (page) => (await load('/web/host.js')).hostPage(page)],
];

async function render() {
  const turn = ++shown;
  leave?.();
  leave = null;
  if (HEARS.test(location.pathname)) {
    calls?.rest();
    showTurns([]);
  }
  drawMasthead();
  place('');
  fill(main);
  fill(strip);
  openMenu(false);
  document.body.className = '';
  delete document.body.dataset.pane;
  delete document.documentElement.dataset.page;
  const page = { main, strip, place, redrawMasthead: drawMasthead };
  for (const [address, show] of PAGES) {
    const found = address.exec(location.pathname);
    if (!found) continue;
    try {
      const left = (await show(page, ...found.slice(1))) ?? null;
      if (turn !== shown) left?.();
      else leave = left;
    } catch (error) {
      if (turn === shown) failed(error);
    }
    return;
  }
  fill(
    main,
    h(
      'section',
      { class: 'panel lone' },
      h('h1', null, text('no-page')),
      button(text('to-front'), () => go('/')),
    ),
  );
}

/** @param {unknown} error */
function failed(error) {
  const reason = error instanceof Error ? error.message : String(error);
  fill(
    main,
    h(
      'section',
      { class: 'panel lone', role: 'alert' },
      h('h1', null, text('trouble')),
      h('p', null, reason),
      h(
        'p',
        { class: 'acts' },
        button(text('try-again'), again, { kind: 'primary' }),
        button(text('to-front'), () => go('/')),
      ),
    ),
  );
}

// What opens around the focus does so for the keyboard alone. A class, for `:has(:focus-visible)` doubles the time of a redraw.
const byKeys = (/** @type {boolean} */ on) => document.documentElement.classList.toggle('by-keys', on);
addEventListener('keydown', () => byKeys(true), true);
addEventListener('pointerdown', () => byKeys(false), true);

addEventListener('unhandledrejection', (event) => {
  // A request that did not get through says so in the browser's own language, which need not be the reader's.
  const reason = event.reason instanceof TypeError ? text('no-network') : event.reason?.message;
  say(reason ?? text('trouble'), { kind: 'bad' });
});

restoreTheme();
const words = speak(localStorage.getItem('salon.language')).catch(() => speak(null)); // the house may not know that one
await Promise.all([loadEmblems('/web/emblems.svg'), words]);
await meet().catch(() => null);
document.body.append(masthead, bar, main);
onRoute(render);
render();
serve();
