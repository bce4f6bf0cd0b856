// One card large: every language side by side, each field with where it comes from, and what the rules say of it.
import { fill, h, heads, icon, panel } from '../dom.js';
import { go } from '../router.js';
import { languages, text } from '../words.js';
import { found } from './cards.js';
import { book, laws, placeOf, tongue } from './data.js';
import { artist, face, fieldName, mark, sourceName } from './face.js';
import { address, head, keys } from './frame.js';

/** @param {import('../app.js').Page} page @param {string} game @param {string} id */
export async function cardPage(page, game, id) {
  const [rules, ...spoken] = await Promise.all([book(game), ...languages().map((language) => tongue(game, language.id))]);
  const mine = await tongue(game);
  const drawn = await artist(mine);
  const card = mine.deck.cards.find((known) => known.id === id);
  if (!card) throw new Error(text('no-card'));
  page.place(card.name, mine.deck.title);
  const all = found(mine).some((known) => known.id === id) ? found(mine) : mine.deck.cards;
  const at = all.findIndex((known) => known.id === id);
  const [before, after] = [all[at - 1], all[at + 1]];
  const beside = (/** @type {typeof card | undefined} */ other, /** @type {string} */ label, /** @type {string} */ emblem) =>
    other ? h('a', { class: 'btn', href: address({}, `/cards/${game}/${other.id}`), 'aria-label': `${text(label)}: ${other.name}` }, icon(emblem)) : null;
  fill(
    page.main,
    await head('cards', game, card.name),
    h(
      'div',
      { class: 'lib-bar' },
      h('a', { href: address({}, `/cards/${game}`) }, text('all-cards')),
      h('span', { class: 'muted' }, mine.deck.kinds[card.kind] ?? ''),
      h('span', { class: 'spring' }),
      beside(before, 'card-before', 'ui-step-back'),
      beside(after, 'card-after', 'ui-step-on'),
    ),
    h(
      'div',
      { class: 'lib-three' },
      spoken.map((one) => {
        const same = one.deck.cards.find((known) => known.id === id);
        const called = languages().find((language) => language.id === one.language);
        return h(
          'section',
          { class: 'lib-one', 'aria-label': called?.name },
          h('h2', { class: 'caps', lang: one.language }, called?.name),
          same ? face(drawn, one, same) : null,
        );
      }),
    ),
    h('div', { class: 'lib-two' }, fields(mine, card), mentions(game, rules, card)),
  );
  return keys((event) => {
    const other = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
    if (other) go(address({}, `/cards/${game}/${other.id}`));
    if (event.key === 'p' || event.key === 'P') go(`/cards/${game}/print?card=${id}`);
  });
}

/** Every field, where it comes from and why. @param {import('./data.js').Tongue} tongue @param {import('./data.js').DeckCard} card */
function fields(tongue, card) {
  return panel(
    text('fields'),
    {},
    h(
      'table',
      { class: 'lib-table' },
      heads(['field', 'comes-from', 'reason'].map((column) => text(column))),
      h(
        'tbody',
        null,
        Object.entries(card.fields).map(([field, source]) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, fieldName(tongue, field)),
            h('td', { class: 'lib-source' }, mark(source), sourceName(source)),
            h('td', null, text(`why-${source}`)),
          ),
        ),
      ),
    ),
  );
}

/** The clauses, rulings and examples that speak of it. @param {string} game @param {import('./data.js').BookInfo} rules @param {import('./data.js').DeckCard} card */
function mentions(game, rules, card) {
  /** @type {Map<string, {kind: string, title: string}>} */
  const titles = new Map();
  for (const { law } of laws(rules)) titles.set(law.id, { kind: 'rule', title: law.title });
  for (const { id, question } of rules.rulings) titles.set(id, { kind: 'ruling', title: question });
  for (const { id, title } of rules.examples) titles.set(id, { kind: 'example', title });
  const ids = [...(card.examples ?? []), ...(card.clauses ?? [])].filter((id) => titles.has(id));
  return panel(
    text('in-the-rules'),
    {},
    ids.length
      ? h(
          'ul',
          { class: 'lib-mentions' },
          ids.map((id) => {
            const { kind, title } = titles.get(id) ?? { kind: 'rule', title: id };
            return h('li', null, h('span', { class: `lib-tag ${kind}` }, text(`kind-${kind}`)), h('a', { href: placeOf(game, rules, id) }, title));
          }),
        )
      : h('p', { class: 'muted' }, text('not-in-the-rules')),
  );
}
