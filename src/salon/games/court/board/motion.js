/** Motion: cards and markers travel from where they were to where they are. */
import { CHARACTERS } from './data.js';

/** @typedef {import('./data.js').CourtView} CourtView */
/** @typedef {import('./data.js').Board} Board */

const MOVE = 280; // ms a card travels

/** @typedef {(key: string) => DOMRect | null} Where */

/**
 * Where things are now, by a name: `hand:card.king.3`, `seat:1`, `cell:1:king`, `deck`, `discard`, `played`.
 * @param {Board} board
 * @returns {Where}
 */
export function whereabouts(board) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  const note = (/** @type {string} */ key, /** @type {Element | null | undefined} */ element) => {
    const rect = element?.getBoundingClientRect();
    if (rect?.width) found.set(key, rect);
  };
  for (const face of board.cards.querySelectorAll('.court-card')) {
    note(`hand:${face instanceof HTMLElement ? face.dataset.symbol : ''}`, face);
  }
  for (const face of board.turned.querySelectorAll('.court-card')) {
    note(`turned:${face instanceof HTMLElement ? face.dataset.symbol : ''}`, face);
  }
  board.plates.forEach((plate, seat) => note(`seat:${seat}`, plate.badge));
  for (const [character, column] of board.columns) {
    note(`head:${character}`, column.tokens);
    column.cells.forEach((cell, seat) => note(`cell:${seat}:${character}`, cell.fan.lastElementChild ?? cell.count));
  }
  note('deck', board.deck.firstElementChild);
  note('discard', board.discard.querySelector('summary > span'));
  note('played', board.playing.querySelector('.court-card'));
  return (key) => found.get(key) ?? null;
}

/**
 * Let an element arrive from where its card was.
 * @param {Element | null | undefined} element
 * @param {DOMRect | null} from
 */
function fly(element, from) {
  if (!element) return;
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const timing = { duration: MOVE, easing: 'cubic-bezier(.25, .7, .3, 1)' };
  if (!from) {
    element.animate(
      [
        { opacity: 0, transform: 'scale(.6)' },
        { opacity: 1, transform: 'none' },
      ],
      timing,
    );
    return;
  }
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const size = Math.min(2, Math.max(0.3, from.height / to.height));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 9 },
      { transform: 'none', zIndex: 9 },
    ],
    timing,
  );
}

/** What is in one list of cards and not in another. @param {(string | null)[]} now @param {(string | null)[]} before */
function added(now, before) {
  const rest = [...before];
  return now.filter((card) => {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * Show what changed between two views: cards travel, markers appear.
 * @param {Board} board
 * @param {CourtView} before
 * @param {Where} was
 */
export function move(board, before, was) {
  const { view } = board;
  const seats = view.players.map((_, seat) => seat);
  const pile = (/** @type {CourtView} */ v, /** @type {number} */ seat, /** @type {string} */ character) => v.players[seat]?.piles[character] ?? [];
  /** @type {DOMRect | null} */
  let lost = null; // the place of a stack that a card left
  for (const seat of seats) {
    for (const character of CHARACTERS) {
      if (pile(view, seat, character).length < pile(before, seat, character).length) {
        lost = was(`cell:${seat}:${character}`);
      }
    }
  }
  const fromHand = (/** @type {number} */ seat, /** @type {string | null} */ card) => (card && seat === view.you && was(`hand:${card}`)) || was(`seat:${seat}`);
  for (const seat of seats) {
    const shorter = (view.players[seat]?.hand.length ?? 0) < (before.players[seat]?.hand.length ?? 0);
    for (const character of CHARACTERS) {
      const now = pile(view, seat, character);
      const more = now.length - pile(before, seat, character).length;
      const fan = board.columns.get(character)?.cells[seat]?.fan;
      for (let index = Math.max(0, now.length - more); more > 0 && index < now.length; index += 1) {
        const from = lost ?? (shorter ? fromHand(seat, now[index] ?? null) : was('deck'));
        fly(fan?.children[index]?.firstElementChild, from);
      }
    }
  }
  if (view.you !== null) {
    const fresh = added(view.players[view.you]?.hand ?? [], before.players[view.you]?.hand ?? []);
    const faces = [...board.cards.querySelectorAll('.court-card')].reverse();
    for (const card of fresh) {
      const index = faces.findIndex((face) => face instanceof HTMLElement && face.dataset.symbol === card);
      if (index >= 0) fly(faces.splice(index, 1)[0], was(`turned:${card}`) ?? was('deck'));
    }
  }
  if (view.played && view.played !== before.played && view.active !== null) {
    fly(board.playing.querySelector('.court-card'), fromHand(view.active, view.played));
  }
  if (view.revealed.length && !before.revealed.length) {
    for (const face of board.turned.querySelectorAll('.court-card')) fly(face, was('deck'));
  }
  if (view.discard.length > before.discard.length) {
    const top = view.discard.at(-1) ?? null;
    const from = before.played && !view.played ? was('played') : (lost ?? fromHand(before.active ?? 0, top));
    fly(board.discard.querySelector('summary > span'), from);
  }
  const robbed = CHARACTERS.find((name) => (view.markers[name] ?? 0) < (before.markers[name] ?? 0));
  for (const character of CHARACTERS) {
    const column = board.columns.get(character);
    const had = before.markers[character] ?? 0;
    for (let index = had; index < (view.markers[character] ?? 0); index += 1) {
      fly(column?.tokens.children[index], robbed ? was(`head:${robbed}`) : null);
    }
    if (view.favors.includes(character) && !before.favors.includes(character)) {
      fly(column?.favor, was('head:chamberlain'));
    }
  }
}
