/** The pieces of which the board of court is made: elements, drawings, words and cards. */
import { h, icon, s } from '../../../web/dom.js';
import { sentences } from '../../../web/words.js';
import { CHARACTERS, effect, entry, kindOf, valueOf } from './data.js';

/** @typedef {import('./data.js').TableContext} TableContext */
/** @typedef {import('./data.js').Board} Board */

// The figures that an action card may name: emblems of the house's library, and drawings. A card without one bears a seal.
const EMBLEMS = new Set(['crown', 'quill', 'seal']);

/** @type {Record<string, [string, string]>}  filled, and lines cut into it */
const DRAWINGS = {
  purse: [
    'M8 2h8l-1.6 4.2c4 1.6 7 6.2 7 10.3 0 3.8-3 5.5-9.4 5.5s-9.4-1.7-9.4-5.5c0-4.1 3-8.7 7-10.3z',
    'M7.6 7.2c2.8 1.3 6 1.3 8.8 0M16 7c1.6.6 2.6 1.6 3 3M12 11.4a3.6 3.6 0 1 0 .01 0zM12 13.6v2.8M10.6 15h2.8',
  ],
  letter: ['M1.5 4.5h21v15.5h-21z', 'M2.2 5.2 12 13.2 21.8 5.2M2.2 19.4l7-8.2M21.8 19.4l-7-8.2M12 11.4a3.3 3.3 0 1 0 .01 0z'],
  mask: [
    'M1.5 8.5c4-2.6 7.5-2.6 10.5-.8 3-1.8 6.5-1.8 10.5.8-.2 5.2-2.2 8.3-5.2 8.3-2.6 0-3.8-2.9-5.3-2.9s-2.7 2.9-5.3 2.9c-3 0-5-3.1-5.2-8.3zM21 8c1-2 1.6-4 1.2-6-1.6 1-3 2.8-3.6 5z',
    'M4.8 11.2c1.6-1.5 3.6-1.5 4.8.4-1.6 1.4-3.6 1.3-4.8-.4zM19.2 11.2c-1.6-1.5-3.6-1.5-4.8.4 1.6 1.4 3.6 1.3 4.8-.4z',
  ],
  arrows: ['M2 7.5h13V3.5l7 6-7 6v-4H2zM22 16.5H9v-3l-7 4.8 7 4.7v-2.5h13z', ''],
};

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [name]  the class
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, name, ...inside) {
  return h(tag, name ? { class: name } : null, inside);
}

/**
 * The picture of a kind of card: a portrait, or the figure of an action.
 * @param {TableContext} table
 * @param {string} kind
 * @param {string} name  the class
 */
export function picture(table, kind, name) {
  if (CHARACTERS.includes(kind)) return icon(`pt-${kind}`, name);
  const figure = table.cards.find((card) => card.id === entry(kind))?.printed?.figure ?? '';
  const lines = DRAWINGS[figure];
  if (!lines) return icon(EMBLEMS.has(figure) ? figure : 'seal', `${name} court-glyph`);
  const [solid, cut] = lines;
  return s(
    'svg',
    { class: `${name} court-glyph`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('path', { d: solid, fill: 'currentColor' }),
    cut ? s('path', { d: cut, class: 'court-cut', fill: 'none' }) : null,
  );
}

/**
 * Show text only where it changes, so that readers aloud are not told the same again.
 * @param {HTMLElement} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Say which answer an element stands for, or that it stands for none now. The table's marks of the answers
 * before are taken away, so that it marks afresh and leaves the element's own role and label alone.
 * @param {HTMLElement} element
 * @param {string | null} action
 * @param {string} role  what it is while it is no answer
 */
export function stands(element, action, role) {
  element.classList.remove('legal', 'closed', 'chosen');
  for (const name of ['tabindex', 'aria-disabled', 'data-shell']) element.removeAttribute(name);
  element.setAttribute('role', role);
  if (action) element.dataset.action = action;
  else delete element.dataset.action;
}

/**
 * Words or a number that are drawn, not written: the style shows `data-text`. What stands for an answer is
 * called by that answer's name alone, and its visible text may not say more than its name does.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} name  the class
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function drawn(tag, name, text = '') {
  const made = el(tag, name);
  made.dataset.text = text;
  made.setAttribute('aria-hidden', 'true');
  return made;
}

/** The name of a card without its value. @param {TableContext} table @param {string} card */
export const title = (table, card) => table.name(entry(kindOf(card)));

/** @param {TableContext} table @param {number} seat */
export const nameOf = (table, seat) => table.seats[seat]?.name ?? table.name(`seat.${seat}`);

/**
 * A golden card: name, portrait in an oval, value on a wax seal.
 * @param {Board} board
 * @param {string} card
 */
export function goldCard(board, card) {
  const kind = kindOf(card);
  const made = el('div', `court-card ${CHARACTERS.includes(kind) ? 'portrait' : 'action'}`);
  made.dataset.symbol = card;
  made.dataset.about = entry(kind);
  const oval = el('span', 'court-oval');
  oval.append(picture(board.table, kind, 'court-portrait'));
  const wax = el('span', 'court-wax', drawn('b', '', String(valueOf(card))));
  wax.prepend(icon('seal', 'court-seal'));
  made.append(el('span', 'court-title'), oval);
  if (!CHARACTERS.includes(kind)) made.append(drawn('span', 'court-text'));
  made.append(wax);
  dress(board, made, card);
  return made;
}

/**
 * The words of a golden card, in the language of now.
 * @param {Board} board
 * @param {HTMLElement} made
 * @param {string} card
 */
export function dress(board, made, card) {
  made.setAttribute('aria-label', board.table.name(card));
  const heading = /** @type {HTMLElement} */ (made.querySelector('.court-title'));
  write(heading, title(board.table, card));
  const text = made.querySelector('.court-text');
  if (text instanceof HTMLElement) {
    const words = effect(board.table, entry(kindOf(card)));
    text.dataset.text = sentences(words);
    made.classList.toggle('told', words.length > 0);
  }
}

/**
 * A card in a stack that the viewer knows.
 * @param {Board} board
 * @param {string} card
 * @param {string} character  under whom it lies
 */
export function miniCard(board, card, character) {
  const kind = kindOf(card);
  const made = el('span', kind === character ? 'court-mini match' : 'court-mini');
  made.dataset.symbol = card;
  made.dataset.about = entry(kind);
  made.title = board.table.name(card);
  made.setAttribute('aria-label', made.title);
  made.setAttribute('role', 'img');
  made.append(picture(board.table, kind, 'court-portrait'), drawn('b', '', String(valueOf(card))));
  return made;
}

/**
 * Make the children of a list be those of the keys, keeping the elements of keys that stay.
 * @param {HTMLElement} parent
 * @param {string[]} keys
 * @param {(key: string) => HTMLElement} make
 */
export function keep(parent, keys, make) {
  /** @type {Map<string, HTMLElement>} */
  const had = new Map();
  for (const child of parent.children) if (child instanceof HTMLElement) had.set(child.dataset.key ?? '', child);
  const wanted = keys.map((key) => {
    const found = had.get(key) ?? make(key);
    found.dataset.key = key;
    had.delete(key);
    return found;
  });
  for (const gone of had.values()) gone.remove();
  wanted.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

/** Two equal cards of a hand need two keys. @param {string[]} cards */
export function keysOf(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}#${count}`;
  });
}

/** @returns {HTMLElement} */
export function cardBack() {
  const made = el('span', 'court-back');
  made.append(icon('back-gold', 'court-icon'));
  return made;
}
