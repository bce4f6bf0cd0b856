// Searching the rules: everything at once, grouped by what it is.
import { h } from '../dom.js';
import { stay } from '../router.js';
import { currentLanguage, sentences, text } from '../words.js';
import { fits, fold, holds, laws, placeOf, tongue } from './data.js';
import { address, asked, ways } from './frame.js';

/** @typedef {import('./entries.js').Shelf} Shelf */
/** @typedef {{kind: string, title: string, text: string, where: string, href: string, score: number}} Found */

const KINDS = ['rule', 'ruling', 'example', 'card', 'word'];
const MOST = 60; // of a kind

/** What is found, as a page. @param {Shelf} shelf @param {string} search */
export async function found(shelf, search) {
  const all = await look(shelf, search);
  const box = h('div', { class: 'lib-found' });
  const draw = () => {
    const only = KINDS.includes(asked('of')) ? asked('of') : '';
    const shown = all.filter(({ kind }) => !only || kind === only);
    const of = (/** @type {string} */ kind) => all.filter((one) => one.kind === kind).length;
    box.replaceChildren(
      h('p', { class: 'muted', role: 'status' }, text('found-places', { n: all.length })),
      all.length
        ? ways(
            text('show-only'),
            [
              ['', `${text('everything')} ${all.length}`],
              ...KINDS.filter(of).map((kind) => /** @type {[string, string]} */ ([kind, `${text(`kinds-${kind}`)} ${of(kind)}`])),
            ],
            only,
            (value) => {
              stay(address({ of: value }));
              draw();
            },
          )
        : h('p', { class: 'lib-lede' }, text('try-other-words')),
      ...word(shelf, search),
      ...KINDS.flatMap((kind) => {
        const some = shown.filter((one) => one.kind === kind);
        return some.length
          ? [
              h(
                'section',
                { 'aria-label': text(`kinds-${kind}`) },
                h('h2', null, text(`kinds-${kind}`)),
                some.slice(0, MOST).map((one) => hit(one, search)),
              ),
            ]
          : [];
      }),
    );
  };
  draw();
  return box;
}

/** What a word of the game means, if that is what is searched. @param {Shelf} shelf @param {string} search */
function word({ game, book }, search) {
  const mine = currentLanguage();
  const term = book.terms.find((known) => fold(known.names[mine]) === fold(search));
  if (!term) return [];
  return [
    h(
      'section',
      { class: 'lib-word' },
      h('h2', null, text('in-a-word')),
      h('p', null, h('b', null, term.names[mine]), ' ', term.text, ' ', h('a', { href: placeOf(game, book, term.clause) }, text('the-clause'))),
    ),
  ];
}

/** @param {Found} one @param {string} search */
function hit(one, search) {
  return h(
    'article',
    { class: 'lib-hit' },
    h('p', { class: 'lib-where' }, h('span', { class: `lib-tag ${one.kind}` }, text(`kind-${one.kind}`)), h('span', { class: 'muted' }, one.where)),
    h('h3', null, h('a', { href: one.href }, marked(one.title, search))),
    h('p', null, marked(one.text, search)),
  );
}

/** A text in which what is searched is marked. Folding keeps its length but for wide letters; where it does not, nothing is. @param {string} said @param {string} search */
function marked(said, search) {
  const [text_, wanted] = [fold(said), fold(search).trim()];
  if (text_.length !== said.length) return [said];
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let from = 0;
  for (let at = text_.indexOf(wanted); wanted && at >= 0; at = text_.indexOf(wanted, from)) {
    parts.push(said.slice(from, at), h('mark', null, said.slice(at, at + wanted.length)));
    from = at + wanted.length;
  }
  return [...parts, said.slice(from)];
}

/** @param {Shelf} shelf @param {string} search @returns {Promise<Found[]>} */
async function look({ game, book }, search) {
  const wanted = fold(search);
  const mode = asked('players');
  const { deck } = await tongue(game);
  /** @type {Found[]} */
  const all = [];
  /** @param {string} kind @param {string} title @param {string} words @param {string} where @param {string} href */
  const add = (kind, title, words, where, href) => {
    const score = Math.max(fits(fold(title), wanted) * 2, fits(fold(`${title} ${words}`), wanted));
    if (score) all.push({ kind, title, text: words, where, href, score });
  };
  const known = laws(book);
  for (const { law, chapter, section } of known) {
    if (holds(law, mode)) add('rule', law.title, law.text, `${book.chapters.indexOf(chapter) + 1} ${section.title}`, `/rules/${game}/${chapter.id}#${law.id}`);
  }
  for (const found of book.rulings)
    add('ruling', found.question, sentences([found.ruling, found.why]), text(`sure-${found.sure}`), `/rules/${game}/rulings#${found.id}`);
  for (const found of book.examples)
    add('example', found.title, found.note ?? '', '', found.staged ? `/rules/${game}/examples/${found.id}` : `/rules/${game}/examples#${found.id}`);
  for (const card of deck.cards) add('card', card.name, sentences([...card.facts, ...card.effect]), deck.kinds[card.kind] ?? '', `/cards/${game}/${card.id}`);
  for (const term of book.terms) add('word', term.names[currentLanguage()], term.text, '', `/rules/${game}/words#${term.id}`);
  return all.sort((a, b) => b.score - a.score);
}
