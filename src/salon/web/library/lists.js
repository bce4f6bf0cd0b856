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
    book.differences.length
      ? h(
          'section',
          null,
          h('h2', null, `${text('languages-differ')} `, h('span', { class: 'num muted' }, book.differences.length)),
          book.differences.map((found) =>
            h(
              'article',
              { class: 'lib-difference', id: found.id },
              h('h3', null, found.where),
              h(
                'dl',
                null,
                called.flatMap(({ id, name }) => (found.said[id] ? [h('dt', null, name), h('dd', null, found.said[id])] : [])),
                h('dt', null, text('holds-here')),
                h('dd', null, h('b', null, found.effect)),
              ),
              about(shelf, found.clauses),
            ),
          ),
        )
      : null,
    book.contradictions.length
      ? h(
          'section',
          null,
          h('h2', null, `${text('contradictions')} `, h('span', { class: 'num muted' }, book.contradictions.length)),
          book.contradictions.map((found) =>
            h(
              'article',
              { class: 'lib-difference', id: found.id },
              h('h3', null, found.where),
              h(
                'dl',
                null,
                h('dt', null, text('printed')),
                h('dd', null, found.printed),
                h('dt', null, text('problem')),
                h('dd', null, found.problem),
                h('dt', null, text('holds-here')),
                h('dd', null, h('b', null, found.corrected)),
              ),
              about(shelf, found.clauses),
            ),
          ),
        )
      : null,
  );
}

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
