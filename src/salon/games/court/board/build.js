/** The elements of the board, made once for a table. */
import { icon } from '../../../web/dom.js';
import { BADGES, CHARACTERS } from './data.js';
import { drawn, el } from './parts.js';
import { leave, look, open, press } from './pointer.js';

/** @typedef {import('./data.js').TableContext} TableContext */
/** @typedef {import('./data.js').CourtView} CourtView */
/** @typedef {import('./data.js').Plate} Plate */
/** @typedef {import('./data.js').Cell} Cell */
/** @typedef {import('./data.js').Column} Column */
/** @typedef {import('./data.js').Board} Board */

/**
 * @param {HTMLElement} root
 * @param {TableContext} table
 * @param {CourtView} view
 * @returns {Board}
 */
export function build(root, table, view) {
  root.replaceChildren();
  const outer = el('div', 'court-board');
  const handTitle = el('h2', 'court-caps');
  const cards = el('ol', 'court-cards');
  const playing = el('div', 'court-playing');
  const turned = el('div', 'court-turned');
  const deck = el('div', 'court-pile');
  const discard = el('details', 'court-pile court-discard');
  const aid = el('section', 'court-aid');
  const hand = el('section', 'court-hand', el('div', 'court-yours', handTitle, cards), playing, turned, el('div', 'court-stock', deck, discard), aid);
  const phases = el('ol', 'court-phases');
  const ending = el('p', 'court-ending');
  const corner = el('div', 'court-corner', phases, ending);
  const row = el('ol', 'court-plates');
  const scoring = el('div', 'court-scoring');
  const gallery = el('section', 'court-gallery', el('div', 'court-side', corner, row));
  gallery.dataset.lesson = 'part.gallery';
  phases.dataset.lesson = 'part.phases';
  discard.dataset.lesson = 'part.discard';
  outer.append(scoring, gallery);
  root.append(outer);
  table.hand.replaceChildren(hand);

  /** @type {Board} */
  const board = {
    table,
    view,
    last: null,
    root: outer,
    hand,
    handTitle,
    cards,
    playing,
    turned,
    deck,
    discard,
    aid,
    gallery,
    phases,
    ending,
    scoring,
    plates: [],
    columns: new Map(),
    stage: CHARACTERS.length,
    timer: 0,
    scored: () => {},
    about: null,
    aim: null,
    at: { x: -1, y: -1, time: -1 },
  };
  const order = rows(view);
  board.plates = view.players.map(() => buildPlate());
  for (const seat of order) {
    const plate = /** @type {Plate} */ (board.plates[seat]);
    plate.root.dataset.seat = String(seat);
    plate.root.dataset.symbol = `seat.${seat}`;
    plate.badge.append(icon(BADGES[seat] ?? 'lys', 'court-icon'));
    row.append(el('li', seat === view.you ? 'mine' : '', plate.root));
  }
  for (const character of CHARACTERS) {
    const column = buildColumn(board, character, order);
    board.columns.set(character, column);
    gallery.append(column.root);
  }
  outer.dataset.seats = String(view.players.length);
  outer.style.setProperty('--n', String(view.players.length));
  for (const part of [outer, hand]) {
    part.classList.toggle('watching', view.you === null);
    listen(board, part);
  }
  return board;
}

/** @param {Board} board @param {HTMLElement} part */
function listen(board, part) {
  const { discard } = board;
  for (const kind of ['pointerover', 'focusin']) part.addEventListener(kind, (event) => look(board, event));
  part.addEventListener('pointerleave', (event) => leave(board, event));
  part.addEventListener('click', (event) => open(board, event));
  // Whatever is done next, a stack aimed at before is forgotten and the discards are put away.
  for (const kind of ['click', 'keydown']) {
    part.addEventListener(
      kind,
      (event) => {
        board.aim = null;
        const away = event instanceof KeyboardEvent ? event.key === 'Escape' : !(event.target instanceof Node && discard.contains(event.target));
        if (away) discard.open = false;
      },
      true,
    );
  }
}

/** The order of the rows: whoever looks sits nearest. @param {CourtView} view */
function rows(view) {
  const count = view.players.length;
  const first = view.you === null ? 0 : (view.you + 1) % count;
  return view.players.map((_, index) => (first + index) % count);
}

/** @returns {Plate} */
function buildPlate() {
  const badge = el('span', 'court-badge');
  const name = el('span', 'court-name');
  const facts = el('span', 'court-facts');
  const shown = el('span', 'court-shown');
  return { root: el('div', 'court-plate', badge, name, facts, shown), badge, name, facts, shown };
}

/**
 * @param {Board} board
 * @param {string} character
 * @param {number[]} order
 * @returns {Column}
 */
function buildColumn(board, character, order) {
  const niche = el('span', 'court-niche');
  niche.append(icon('niche', 'court-arch'), icon(`pt-${character}`, 'court-portrait'));
  const favor = el('span', 'court-favor');
  favor.append(icon('favour', 'court-icon'));
  const pick = el('span', 'court-pick');
  pick.append(icon('ui-check', 'court-icon'));
  niche.append(favor, pick);
  const name = el('span', 'court-name');
  const tokens = el('span', 'court-tokens');
  const total = drawn('b', '');
  // A favored character's next markers go to the Chamberlain.
  const away = drawn('span', 'court-away', '→');
  away.append(icon('pt-chamberlain', 'court-icon'));
  const head = el('div', 'court-head', niche, el('span', 'court-tag', name, el('span', 'court-markers', tokens, total, away)));
  head.dataset.symbol = `character.${character}`;
  head.dataset.about = `character.${character}`;
  const list = el('ol', 'court-stacks');
  /** @type {Cell[]} */
  const cells = [];
  for (const seat of order) {
    const fan = el('span', 'court-fan');
    const count = el('b', 'court-count');
    const sum = el('span', 'court-sum');
    const badge = el('span', 'court-badge');
    badge.append(icon(BADGES[seat] ?? 'lys', 'court-icon'));
    const cell = el('div', 'court-cell', badge, fan, sum, count);
    cell.setAttribute('role', 'group');
    cell.dataset.seat = String(seat);
    cell.dataset.lesson = `pile.${seat}.${character}`;
    cell.addEventListener('click', (event) => press(board, event, seat, character));
    cells[seat] = { root: cell, fan, count, sum, look: '' };
    list.append(el('li', seat === board.view.you ? 'mine' : '', cell));
  }
  return {
    root: el('section', 'court-column', head, list),
    head,
    name,
    tokens,
    total,
    away,
    favor,
    pick,
    list,
    cells,
  };
}
