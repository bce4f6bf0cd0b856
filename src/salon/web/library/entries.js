// The entries of the rules: a clause that folds, a ruling with its reason, an example that opens on the board.
import { h, icon } from '../dom.js';
import { text } from '../words.js';
import { placeOf } from './data.js';

/** @typedef {import('./data.js').BookInfo} BookInfo */
/** @typedef {import('./data.js').Law} Law */
/** @typedef {{game: string, book: BookInfo, rulings: Map<string, import('../wire.d.ts').RulingInfo>, examples: Map<string, import('../wire.d.ts').ExampleInfo>, titles: Map<string, string>}} Shelf */

/** A book with its entries by id. @param {string} game @param {BookInfo} book @returns {Shelf} */
export function shelve(game, book) {
  return {
    game,
    book,
    rulings: new Map(book.rulings.map((ruling) => [ruling.id, ruling])),
    examples: new Map(book.examples.map((example) => [example.id, example])),
    titles: new Map(book.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.laws.map((law) => [law.id, law.title])))),
  };
}

/** With how many players, in words. @param {string} mode */
export const modeName = (mode) => (/^\d/.test(mode) ? text('players', { n: parseInt(mode, 10) }) : text('mode-alone'));

/** A clause, folded to its title. @param {Shelf} shelf @param {Law} law @param {string} mode */
export function clause(shelf, law, mode) {
  const [rulings, examples] = [law.rulings ?? [], law.examples ?? []];
  const made = h(
    'details',
    { class: 'lib-clause', id: law.id },
    h(
      'summary',
      null,
      h('h3', null, law.title),
      h(
        'span',
        { class: 'lib-tags' },
        !mode && law.modes?.length ? h('span', { class: 'lib-tag' }, law.modes.map(modeName).join(' · ')) : null,
        examples.length ? h('span', { class: 'lib-tag example' }, text('n-examples', { n: examples.length })) : null,
        rulings.length ? h('span', { class: 'lib-tag ruling' }, text('n-rulings', { n: rulings.length })) : null,
      ),
    ),
  );
  // What is inside is made when it is opened: a chapter has dozens of clauses.
  made.addEventListener('toggle', () => made.open && made.childElementCount === 1 && made.append(inside(shelf, law)));
  return made;
}

/** Open a clause. @param {Element | null} made */
export function unfold(made) {
  if (made instanceof HTMLDetailsElement) made.open = true;
}

/** @param {Shelf} shelf @param {Law} law */
function inside(shelf, law) {
  const see = (law.see ?? []).filter((id) => shelf.titles.has(id));
  return h(
    'div',
    { class: 'lib-inside' },
    h('p', { class: 'lib-text' }, law.text),
    (law.examples ?? []).map((id) => example(shelf, id)),
    (law.rulings ?? []).map((id) => ruling(shelf, id)),
    h(
      'p',
      { class: 'lib-about' },
      h('code', null, law.id),
      law.card ? h('a', { href: `/cards/${shelf.game}/${law.card}` }, text('the-card')) : null,
      see.map((id) => h('a', { href: placeOf(shelf.game, shelf.book, id) }, text('see', { title: shelf.titles.get(id) ?? id }))),
      h('a', { href: `#${law.id}` }, text('link-to-clause')),
    ),
  );
}

/** The clauses that something is about, as links. @param {Shelf} shelf @param {string[]} ids */
export function about(shelf, ids) {
  const known = ids.filter((id) => shelf.titles.has(id));
  return known.length
    ? h(
        'p',
        { class: 'lib-about' },
        known.map((id) => h('a', { href: placeOf(shelf.game, shelf.book, id) }, shelf.titles.get(id))),
      )
    : null;
}

/** A worked example. @param {Shelf} shelf @param {string} id @param {boolean} [own]  it stands for itself, with its clauses */
export function example(shelf, id, own = false) {
  const found = shelf.examples.get(id);
  if (!found) return null;
  return h(
    'div',
    { class: 'lib-example', id: own ? id : null, role: 'note', 'aria-label': text('kind-example') },
    h(
      'div',
      null,
      h(own ? 'h3' : 'h4', null, found.title),
      found.disputed ? h('p', { class: 'lib-disputed' }, text('disputed')) : null,
      found.note ? h('p', null, found.note) : null,
      own ? about(shelf, found.clauses) : null,
    ),
    found.staged ? h('a', { class: 'btn', href: `/rules/${shelf.game}/examples/${id}` }, icon('ui-board'), h('span', null, text('open-on-board'))) : null,
  );
}

/** A ruling with its reason, the other readings, and how sure it is. @param {Shelf} shelf @param {string} id @param {boolean} [own] */
export function ruling(shelf, id, own = false) {
  const found = shelf.rulings.get(id);
  if (!found) return null;
  return h(
    'div',
    { class: 'lib-ruling', id: own ? id : null, role: 'note', 'aria-label': text('kind-ruling') },
    h(own ? 'h3' : 'h4', null, found.question),
    h('p', null, found.ruling),
    h('p', { class: 'lib-why' }, h('b', null, text('why')), ` ${found.why}`),
    found.readings.length ? h('p', { class: 'lib-why' }, h('b', null, text('readings')), ` ${found.readings.join(' · ')}`) : null,
    found.option ? h('p', { class: 'lib-why' }, h('b', null, text('an-option')), ` ${found.option}`) : null,
    h(
      'p',
      { class: 'lib-sure' },
      h(
        'span',
        { class: 'lib-dots', 'aria-hidden': 'true' },
        [1, 2, 3].map((n) => h('i', { class: n <= found.sure ? 'on' : '' })),
      ),
      h('span', null, text(`sure-${found.sure}`)),
      h('code', null, id),
    ),
    own ? about(shelf, found.clauses) : null,
  );
}
