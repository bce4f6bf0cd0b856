// The rules as a book: the summary first, chapters in the order of play, and lists of the same entries.
import { getOnce } from '../api.js';
import { fill, h, icon } from '../dom.js';
import { stay } from '../router.js';
import { summaryPage } from '../summary.js';
import { text } from '../words.js';
import { book, holds, placeOf } from './data.js';
import { clause, modeName, shelve, unfold } from './entries.js';
import { found } from './find.js';
import { address, asked, head, keys, searchField, ways } from './frame.js';
import { differences, examples, rulings, terms } from './lists.js';

/** @typedef {import('./entries.js').Shelf} Shelf */

const LISTS = /** @type {Record<string, (shelf: Shelf) => HTMLElement>} */ ({ rulings, examples, differences, words: terms });

/** @param {import('../app.js').Page} page @param {string} game @param {string} [part]  a chapter or a list; without one the summary */
export async function rulesPage(page, game, part = '') {
  const rules = await book(game);
  const wanted = decodeURIComponent(location.hash.slice(1));
  const place = wanted && !part ? placeOf(game, rules, wanted) : '';
  if (place) {
    stay(place);
    part = place.split('/')[3].split('#')[0];
  }
  const shelf = shelve(game, rules);
  const chapter = rules.chapters.find(({ id }) => id === part);
  if (part && !chapter && !LISTS[part]) throw new Error(text('no-chapter'));
  const title = chapter?.title ?? (part ? text(`list-${part}`) : rules.title);
  page.place(title, part ? rules.title : '');
  const body = h('article', { class: 'lib-leaf' });
  const contents = h('div', { class: 'lib-toc-body' });
  const heading = h('h1', null, title);

  const draw = async () => {
    const search = asked('q').trim();
    fill(heading, search ? `“${search}”` : title);
    drawContents();
    if (search) fill(body, heading, await found(shelf, search));
    else if (chapter) fill(body, chapterPage());
    else if (part) fill(body, heading, h('p', { class: 'lib-lede' }, text(`lede-${part}`)), LISTS[part](shelf));
    else fill(body, heading, await summary());
    show();
  };

  const drawContents = () => {
    const mode = asked('players');
    const link = (/** @type {string} */ to, /** @type {string | number} */ number, /** @type {string} */ words, /** @type {number} */ count) =>
      h(
        'li',
        null,
        h(
          'a',
          { href: address({ q: '' }, `/rules/${game}${to && `/${to}`}`), 'aria-current': to === part && !asked('q') ? 'page' : null },
          h('b', null, number),
          h('span', null, words),
          h('span', { class: 'num muted' }, count || ''),
        ),
      );
    fill(
      contents,
      h(
        'ol',
        null,
        link('', '·', text('in-one-minute'), 0),
        rules.chapters.map(({ id, title: words, sections }, n) =>
          link(
            id,
            n + 1,
            words,
            sections.reduce((sum, section) => sum + section.laws.filter((law) => holds(law, mode)).length, 0),
          ),
        ),
      ),
      h('h2', { class: 'caps' }, text('besides')),
      h(
        'ul',
        null,
        link('rulings', '?', text('list-rulings'), rules.rulings.length),
        link('examples', '✓', text('list-examples'), rules.examples.length),
        rules.differences.length + rules.contradictions.length
          ? link('differences', '≠', text('list-differences'), rules.differences.length + rules.contradictions.length)
          : null,
        rules.terms.length ? link('words', '“', text('list-words'), rules.terms.length) : null,
      ),
    );
  };

  const summary = async () => {
    const blocks = await getOnce(`/api/games/${game}/summary`);
    const first = rules.chapters[0];
    return h(
      'div',
      { class: 'lib-summary' },
      blocks.length ? summaryPage(blocks, 'h2') : h('p', { class: 'lib-lede' }, text('no-summary')),
      h(
        'p',
        { class: 'acts' },
        h('a', { class: 'btn primary', href: address({}, `/rules/${game}/${first.id}`) }, icon('ui-rules'), h('span', null, first.title)),
        h('a', { class: 'btn', href: `/cards/${game}` }, h('span', null, text('cards'))),
      ),
    );
  };

  const chapterPage = () => {
    const mode = asked('players');
    const shown = /** @type {NonNullable<typeof chapter>} */ (chapter);
    const number = rules.chapters.indexOf(shown) + 1;
    const all = h('button', { type: 'button', class: 'lib-all', onclick: () => openAll(all) }, text('open-all'));
    const next = rules.chapters[number];
    return [
      h(
        'p',
        { class: 'lib-kicker' },
        h('span', { class: 'caps' }, text('chapter', { n: number })),
        rules.modes.length > 1
          ? ways(
              text('with-players'),
              [['', text('everyone')], ...rules.modes.map((one) => /** @type {[string, string]} */ ([one, modeName(one)]))],
              mode,
              (value) => {
                stay(address({ players: value }));
                draw();
              },
            )
          : null,
      ),
      heading,
      shown.lede ? h('p', { class: 'lib-lede' }, shown.lede) : null,
      all,
      shown.sections.map(({ title: words, laws: inside }) => {
        const kept = inside.filter((law) => holds(law, mode));
        return kept.length
          ? h(
              'section',
              { 'aria-label': words },
              h('h2', null, words),
              kept.map((law) => clause(shelf, law, mode)),
            )
          : null;
      }),
      next
        ? h(
            'p',
            { class: 'acts' },
            h('a', { class: 'btn', href: address({}, `/rules/${game}/${next.id}`) }, h('span', null, `${number + 1} ${next.title}`), icon('ui-step-on')),
          )
        : null,
    ].flat();
  };

  /** @param {HTMLElement} pressed */
  const openAll = (pressed) => {
    const clauses = /** @type {HTMLDetailsElement[]} */ ([...body.querySelectorAll('details.lib-clause')]);
    const open = clauses.some((one) => !one.open);
    for (const one of clauses) one.open = open;
    pressed.textContent = text(open ? 'close-all' : 'open-all');
  };

  /** Go to what the address names. */
  const show = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const made = id ? document.getElementById(id) : null;
    if (!made) return;
    unfold(made);
    for (const other of body.querySelectorAll('.found')) other.classList.remove('found');
    made.classList.add('found');
    made.scrollIntoView({ block: 'start' });
    const focus = made.querySelector('summary, h3');
    if (focus instanceof HTMLElement) {
      if (focus.tagName === 'H3') focus.tabIndex = -1;
      focus.focus({ preventScroll: true });
    }
  };

  const folded = matchMedia('(max-width: 900px)').matches;
  fill(
    page.main,
    await head('rules', game, ''),
    h(
      'div',
      { class: 'lib-book' },
      h(
        'nav',
        { class: 'lib-toc', 'aria-label': text('contents') },
        searchField(text('search-rules'), asked('q'), (value) => {
          stay(address({ q: value }));
          draw();
        }),
        h('details', { open: !folded }, h('summary', null, text('contents')), contents),
      ),
      body,
    ),
  );
  await draw();
  addEventListener('hashchange', show);
  // Paper has no folds.
  const opened = () => body.querySelectorAll('details.lib-clause').forEach((one) => unfold(one));
  addEventListener('beforeprint', opened);
  const forget = keys((event) => {
    const at = rules.chapters.findIndex(({ id }) => id === part);
    const other = event.key === 'ArrowRight' ? rules.chapters[at + 1] : event.key === 'ArrowLeft' ? rules.chapters[at - 1] : undefined;
    if (other && !asked('q'))
      document.querySelector(`.lib-toc a[href*="/${other.id}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  return () => {
    removeEventListener('hashchange', show);
    removeEventListener('beforeprint', opened);
    forget();
  };
}
