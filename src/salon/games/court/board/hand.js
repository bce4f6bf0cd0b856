/** Paints what lies below the gallery: the hand, the card being played, cards turned up, the deck. */
import { CHARACTERS, entry, kindOf, place, valueOf } from './data.js';
import { cardBack, dress, el, goldCard, keep, keysOf, miniCard, picture, stands, title, write } from './parts.js';

/** @typedef {import('./data.js').Board} Board */

/** @param {Board} board */
export function paintHand(board) {
  const { table, view } = board;
  const all = view.you === null ? [] : (view.players[view.you]?.hand ?? []);
  const cards = all.filter((card) => card !== null);
  const inHand = place(view).where === 'hand';
  write(board.handTitle, view.you === null ? '' : `${table.text('board-hand')} (${cards.length})`);
  keep(board.cards, keysOf(cards), (key) => {
    const card = key.slice(0, key.indexOf('#'));
    const info = el('button', 'court-info', 'i');
    info.type = 'button';
    info.dataset.open = entry(kindOf(card));
    return el('li', '', goldCard(board, card), info, el('span', 'court-note'));
  });
  const { test } = view;
  cards.forEach((card, index) => {
    const item = /** @type {HTMLElement} */ (board.cards.children[index]);
    const face = /** @type {HTMLElement} */ (item.querySelector('.court-card'));
    const note = /** @type {HTMLElement} */ (item.querySelector('.court-note'));
    const info = /** @type {HTMLElement} */ (item.querySelector('.court-info'));
    dress(board, face, card);
    info.setAttribute('aria-label', `${table.text('board-details')}: ${title(table, card)}`);
    stands(face, inHand ? card : null, 'img');
    item.classList.remove('hit', 'miss');
    note.replaceChildren();
    if (!test) return;
    const good = test.passing.includes(card);
    item.classList.add(good ? 'hit' : 'miss');
    const sign = test.below ? (good ? '<' : '≥') : good ? '>' : '≤';
    const verdict = table.text(good ? 'board-succeeds' : 'board-fails');
    note.append(el('b', '', `${valueOf(card)} ${sign} ${test.bound}`), ` ${verdict}`);
  });
}

/** @param {Board} board */
export function paintPlayed(board) {
  const { table, view } = board;
  const shown = view.played ? [view.played] : [];
  if (!board.playing.firstChild) board.playing.append(el('h2', 'court-caps'), el('div', 'court-one'));
  board.playing.hidden = !view.played;
  write(/** @type {HTMLElement} */ (board.playing.firstChild), table.text('board-played'));
  keep(/** @type {HTMLElement} */ (board.playing.lastChild), shown, (card) => goldCard(board, card));
  for (const face of board.playing.querySelectorAll('.court-card')) {
    if (!(face instanceof HTMLElement) || !view.played) continue;
    dress(board, face, view.played);
    stands(face, null, 'img');
  }
}

/** The cards turned up from the deck; or those of a stack of one's own, when one of them is to be chosen. @param {Board} board */
export function paintTurned(board) {
  const { table, view } = board;
  const { where, character } = place(view);
  const pile = where === 'pile' && view.you !== null ? (view.players[view.you]?.piles[character] ?? []) : [];
  const cards = where === 'pile' ? pile.filter((card) => card !== null) : view.revealed;
  if (!board.turned.firstChild) board.turned.append(el('h2', 'court-caps'), el('ol', 'court-cards small'));
  board.turned.hidden = cards.length === 0;
  board.hand.classList.toggle('choosing', where !== 'hand');
  const heading = where === 'pile' ? table.name(`character.${character}`) : table.text('board-revealed');
  write(/** @type {HTMLElement} */ (board.turned.firstChild), heading);
  const list = /** @type {HTMLElement} */ (board.turned.lastChild);
  keep(list, keysOf(cards), (key) => el('li', '', goldCard(board, key.slice(0, key.indexOf('#')))));
  cards.forEach((card, index) => {
    const face = list.children[index]?.firstChild;
    if (!(face instanceof HTMLElement)) return;
    dress(board, face, card);
    face.classList.toggle('match', `character.${kindOf(card)}` === `character.${view.target}`);
    stands(face, where === 'hand' ? null : card, 'img');
  });
}

/** @param {Board} board */
export function paintStock(board) {
  const { table, view } = board;
  const count = (/** @type {string} */ key, /** @type {number} */ number) => el('span', 'court-label', el('b', '', String(number)), ` ${table.text(key)}`);
  const back = view.deck ? cardBack() : el('span', 'court-gap');
  back.classList.toggle('thick', view.deck > 20);
  board.deck.replaceChildren(back, count('board-deck', view.deck));
  const look = JSON.stringify([view.discard, table.language]);
  if (board.discard.dataset.look === look) return;
  board.discard.dataset.look = look;
  const top = view.discard.at(-1);
  const face = top ? el('span', 'court-top') : el('span', 'court-gap');
  if (top) {
    face.dataset.symbol = top;
    face.append(picture(board.table, kindOf(top), 'court-portrait'), el('b', '', String(valueOf(top))));
    face.setAttribute('aria-hidden', 'true');
  }
  const summary = el('summary', '', face, count('board-discard', view.discard.length));
  const sorted = [...view.discard].sort((a, b) => order(a) - order(b) || valueOf(a) - valueOf(b));
  const list = el('div', 'court-browse', ...sorted.map((card) => miniCard(board, card, '')));
  board.discard.replaceChildren(summary, list);
}

/** @param {string} card  where its kind stands in a sorted list */
function order(card) {
  const found = CHARACTERS.indexOf(kindOf(card));
  return found < 0 ? CHARACTERS.length + kindOf(card).charCodeAt(0) : found;
}
