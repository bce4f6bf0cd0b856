// A card: drawn by the board of its game where that can, else in words; and where each of its fields comes from.
import { address, load } from '../assets.js';
import { h, loadEmblems } from '../dom.js';
import { maybe, sentences, text } from '../words.js';

/** @typedef {import('./data.js').Tongue} Tongue */
/** @typedef {import('./data.js').DeckCard} DeckCard */

/** @typedef {{card: (table: any, symbol: string) => HTMLElement, read?: (language: string, cards: DeckCard[]) => void}} Artist */

const SOURCES = ['rulebook', 'public', 'deduced', 'designed'];

/** What the board of a game brings for its cards. @param {Tongue} tongue @returns {Promise<Artist | null>} */
export async function artist({ deck }) {
  if (!deck.board) return null;
  const id = `board-${deck.board.split('/')[2]}`;
  if (!document.getElementById(id)) document.head.append(h('link', { id, rel: 'stylesheet', href: address(`${deck.board}/board.css`) }));
  const [drawn] = await Promise.all([load(`${deck.board}/card.js`), deck.emblems ? loadEmblems(deck.emblems) : null]);
  return drawn;
}

/** The face of a card in a language. @param {Artist | null} drawn @param {Tongue} tongue @param {DeckCard} card */
export function face(drawn, tongue, card) {
  const { language, deck, names, labels, printed } = tongue;
  if (!drawn) return plain(card);
  drawn.read?.(language, deck.cards);
  const say = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ args = {}) =>
    (labels[key] ?? text(key)).replace(/\{(\w+)\}/g, (whole, name) => String(args[name] ?? whole));
  const table = {
    language,
    printed,
    names,
    words: labels,
    cards: deck.cards,
    name: (/** @type {string} */ symbol) =>
      symbol === card.id ? card.name : (names[symbol] ?? labels[symbol.replaceAll('.', '-')] ?? deck.tags[symbol] ?? symbol),
    text: say,
    view: { you: null },
    answers: new Map(),
    isCard: () => false,
    seats: [],
  };
  const made = drawn.card(table, card.id);
  made.setAttribute('lang', language);
  return made;
}

/** A card in words. @param {DeckCard} card */
function plain(card) {
  return h(
    'div',
    { class: 'lib-plain' },
    h('h3', null, card.name),
    h(
      'ul',
      { class: 'card-facts' },
      card.facts.map((fact) => h('li', null, fact)),
    ),
    h(
      'div',
      { class: 'card-text' },
      card.effect.map((sentence) => h('p', null, sentence)),
    ),
  );
}

/** The mark of a source: a square whose filling says where something comes from. @param {string} source */
export const mark = (source) => h('i', { class: `lib-mark ${SOURCES.includes(source) ? source : 'unsure'}`, 'aria-hidden': 'true' });

/** @param {string} source */
export const sourceName = (source) => maybe(`source-${source}`) || source;

/** What a field of a card is called. @param {Tongue} tongue @param {string} field */
export const fieldName = ({ deck }, field) => deck.fields[field] ?? field;

/** The foot of a card: one word for the card, a square for each field; opened, the same in sentences. @param {Tongue} tongue @param {DeckCard} card */
export function foot(tongue, card) {
  const fields = Object.entries(card.fields);
  const by = SOURCES.map((source) => /** @type {const} */ ([source, fields.filter(([, from]) => from === source).map(([field]) => fieldName(tongue, field))]));
  return h(
    'details',
    { class: 'lib-foot' },
    h(
      'summary',
      { 'aria-label': `${text('where-from', { name: card.name })}: ${sourceName(card.source)}` },
      mark(card.source),
      h('span', null, sourceName(card.source)),
      h('span', { class: 'spring' }),
      h(
        'span',
        { class: 'lib-marks' },
        fields.map(([, source]) => mark(source)),
      ),
    ),
    h(
      'dl',
      null,
      by
        .filter(([, found]) => found.length)
        .flatMap(([source, found]) => [h('dt', null, mark(source), sourceName(source)), h('dd', null, sentences([found.join(', ')]))]),
    ),
  );
}

/** What the squares mean. */
export function key() {
  return h(
    'p',
    { class: 'lib-key' },
    h('span', null, text('key-of-marks')),
    SOURCES.map((source) => h('span', null, mark(source), sourceName(source))),
  );
}
