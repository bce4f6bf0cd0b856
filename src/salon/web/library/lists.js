// The same entries in another order: rulings, examples, where texts differ, and the words of the game.
import { h } from '../dom.js';
import { currentLanguage, languages, text } from '../words.js';
import { placeOf } from './data.js';
import { about, example, ruling } from './entries.js';

/** @typedef {import('./entries.js').Shelf} Shelf */

/** All rulings, the least sure first: these are worth a look. @param {Shelf} shelf */
export function rulings(shelf) {
  return h(
    'div',
    { class: 'lib-list' },
    [1, 2, 3].map((sure) => {
      const some = shelf.book.rulings.filter((found) => found.sure === sure);
      return some.length
        ? h(
            'section',
            null,
            h('h2', null, `${text(`sure-${sure}`)} `, h('span', { class: 'num muted' }, some.length)),
            some.map(({ id }) => ruling(shelf, id, true)),
          )
        : null;
    }),
  );
}

/** All examples: those that open on the board, then the others. @param {Shelf} shelf */
export function examples(shelf) {
  return h(
    'div',
    { class: 'lib-list' },
    [true, false].map((staged) => {
      const some = shelf.book.examples.filter((found) => Boolean(found.staged) === staged);
      return some.length
        ? h(
            'section',
            null,
            h('h2', null, `${text(staged ? 'examples-staged' : 'examples-told')} `, h('span', { class: 'num muted' }, some.length)),
            some.map(({ id }) => example(shelf, id, true)),
          )
        : null;
    }),
  );
}

/** Where the rulebooks of the languages differ, and where one contradicts itself. @param {Shelf} shelf */
export function differences(shelf) {
  const { book } = shelf;
  const called = languages();
  return h(
    'div',
    { class: 'lib-list' },
    entries(shelf, text('languages-differ'), book.differences, (found) => [
      ...called.flatMap(({ id, name }) => (found.said[id] ? [h('dt', null, name), h('dd', null, found.said[id])] : [])),
      ...holds(found.effect),
    ]),
    entries(shelf, text('contradictions'), book.contradictions, (found) => [
      h('dt', null, text('printed')),
      h('dd', null, found.printed),
      h('dt', null, text('problem')),
      h('dd', null, found.problem),
      ...holds(found.corrected),
    ]),
  );
}

/**
 * Places of which the same is told: where they stand, what is said there, and the clauses that they are about.
 * @template {{ id: string, where: string, clauses: string[] }} T
 * @param {Shelf} shelf @param {string} title @param {T[]} all @param {(found: T) => HTMLElement[]} said
 */
function entries(shelf, title, all, said) {
  if (!all.length) return null;
  return h(
    'section',
    null,
    h('h2', null, `${title} `, h('span', { class: 'num muted' }, all.length)),
    all.map((found) =>
      h('article', { class: 'lib-difference', id: found.id }, h('h3', null, found.where), h('dl', null, said(found)), about(shelf, found.clauses)),
    ),
  );
}

/** @param {string} words */
const holds = (words) => [h('dt', null, text('holds-here')), h('dd', null, h('b', null, words))];

/** The words of the game in all languages, and what they mean. @param {Shelf} shelf */
export function terms({ game, book }) {
  const mine = currentLanguage();
  const others = languages().filter(({ id }) => id !== mine);
  const sorted = [...book.terms].sort((a, b) => a.names[mine].localeCompare(b.names[mine], mine));
  return h(
    'dl',
    { class: 'lib-terms' },
    sorted.map((term) =>
      h(
        'div',
        { id: term.id },
        h(
          'dt',
          null,
          h('b', null, term.names[mine]),
          ' ',
          h(
            'span',
            { class: 'muted' },
            others.flatMap(({ id }, n) => [n ? ' · ' : '', h('span', { lang: id }, term.names[id])]),
          ),
        ),
        h('dd', null, `${term.text} `, h('a', { href: placeOf(game, book, term.clause) }, text('the-clause'))),
      ),
    ),
  );
}
