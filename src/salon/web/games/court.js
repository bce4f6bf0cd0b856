/**
 * The board of court: a gallery with one niche for each character and one row for each player, so that
 * majorities read down a column; below it the hand, the card being played, the deck and the discards.
 *
 * The board only shows the view and says which element stands for which answer (`data-action`) and which
 * symbol (`data-symbol`). What is legal, and why something is not, is the table's business.
 */
import { getOnce } from '../api.js';
import { h, icon, s } from '../dom.js';

/** @typedef {import('../table.js').TableContext} TableContext */
/** @typedef {{ id: string, args?: Record<string, any> }} Text */
/** @typedef {{ hand: (string | null)[], piles: Record<string, (string | null)[]>, picks: string[] | null }} Player */
/** @typedef {{ seat: number, prompt: Text, clause: string }} Asked */
/** @typedef {{ scores: number[], winners: number[], reason: Text }} Result */
/**
 * @typedef {object} CourtView
 * @property {number | null} you
 * @property {boolean} marquis
 * @property {number | null} first
 * @property {number | null} active
 * @property {Record<string, number>} markers
 * @property {string[]} favors
 * @property {number} deck
 * @property {string[]} discard
 * @property {string | null} played
 * @property {string | null} acting
 * @property {string | null} target
 * @property {number | null} victim
 * @property {string[]} revealed
 * @property {Player[]} players
 * @property {Asked[]} pending
 * @property {Result | null} result
 */
/** @typedef {{ below: boolean, bound: number }} Bar  what a discarded value must beat */
/** @typedef {{ id: string, effect: string[] }} CardWords */
/** @typedef {{ root: HTMLElement, badge: HTMLElement, name: HTMLElement, facts: HTMLElement, shown: HTMLElement }} Plate */
/** @typedef {{ root: HTMLElement, fan: HTMLElement, count: HTMLElement, sum: HTMLElement, look: string }} Cell */
/**
 * @typedef {object} Column
 * @property {HTMLElement} root
 * @property {HTMLElement} head
 * @property {HTMLElement} name
 * @property {HTMLElement} tokens
 * @property {HTMLElement} total
 * @property {HTMLElement} favor
 * @property {HTMLElement} pick
 * @property {HTMLElement} list
 * @property {Cell[]} cells  by seat
 */
/**
 * @typedef {object} Board
 * @property {TableContext} table
 * @property {CourtView} view
 * @property {CourtView | null} last  the view drawn before
 * @property {HTMLElement} root
 * @property {HTMLElement} hand
 * @property {HTMLElement} handTitle
 * @property {HTMLElement} cards
 * @property {HTMLElement} playing
 * @property {HTMLElement} turned
 * @property {HTMLElement} deck
 * @property {HTMLDetailsElement} discard
 * @property {HTMLElement} aid
 * @property {HTMLElement} gallery
 * @property {HTMLElement} phases
 * @property {HTMLElement} ending
 * @property {HTMLElement} scoring
 * @property {Plate[]} plates  by seat
 * @property {Map<string, Column>} columns
 * @property {number} stage  how many characters have been scored before the eyes of the table
 * @property {number} timer
 * @property {() => void} scored  to be called when all have been
 * @property {string | null} about  the card or character under the pointer or the focus
 * @property {{ seat: number, character: string } | null} aim  a stack chosen with one click, half asked for
 */

export const id = 'court';

const CHARACTERS = ['king', 'queen', 'cardinal', 'seneschal', 'duchess', 'spymaster', 'chamberlain'];
const BADGES = ['rose', 'tower', 'swan', 'lys'];
// Questions for a character that are about one's own stacks.
const OWN_STACKS = new Set(['court.ask.favourite', 'court.ask.influence', 'court.ask.stuck', 'court.ask.source']);
const GREAT = 5;
const MOVE = 280; // ms a card travels
const SCORE = 520; // ms from one character scored to the next

// The emblems of the action cards; those that the house's library has are named, the others drawn.
const ACTION_EMBLEMS = { audience: 'crown', introduction: 'quill' };
/** @type {Record<string, [string, string]>}  filled, and lines cut into it */
const ACTION_DRAWINGS = {
  pension: [
    'M8 2h8l-1.6 4.2c4 1.6 7 6.2 7 10.3 0 3.8-3 5.5-9.4 5.5s-9.4-1.7-9.4-5.5c0-4.1 3-8.7 7-10.3z',
    'M7.6 7.2c2.8 1.3 6 1.3 8.8 0M16 7c1.6.6 2.6 1.6 3 3M12 11.4a3.6 3.6 0 1 0 .01 0zM12 13.6v2.8M10.6 15h2.8',
  ],
  cachet: [
    'M1.5 4.5h21v15.5h-21z',
    'M2.2 5.2 12 13.2 21.8 5.2M2.2 19.4l7-8.2M21.8 19.4l-7-8.2M12 11.4a3.3 3.3 0 1 0 .01 0z',
  ],
  ball: [
    'M1.5 8.5c4-2.6 7.5-2.6 10.5-.8 3-1.8 6.5-1.8 10.5.8-.2 5.2-2.2 8.3-5.2 8.3-2.6 0-3.8-2.9-5.3-2.9s-2.7 2.9-5.3 2.9c-3 0-5-3.1-5.2-8.3zM21 8c1-2 1.6-4 1.2-6-1.6 1-3 2.8-3.6 5z',
    'M4.8 11.2c1.6-1.5 3.6-1.5 4.8.4-1.6 1.4-3.6 1.3-4.8-.4zM19.2 11.2c-1.6-1.5-3.6-1.5-4.8.4 1.6 1.4 3.6 1.3 4.8-.4z',
  ],
  allegiance: [
    'M2 7.5h13V3.5l7 6-7 6v-4H2zM22 16.5H9v-3l-7 4.8 7 4.7v-2.5h13z',
    '',
  ],
};

// ------------------------------------------------------------------------------------- elements

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [name]  the class
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
function el(tag, name, ...inside) {
  return h(tag, name ? { class: name } : null, inside);
}

/**
 * The picture of a kind of card: a portrait, or the emblem of an action.
 * @param {string} kind
 * @param {string} name  the class
 */
function picture(kind, name) {
  if (CHARACTERS.includes(kind)) return icon(`pt-${kind}`, name);
  const known = /** @type {Record<string, string>} */ (ACTION_EMBLEMS)[kind];
  if (known) return icon(known, `${name} court-glyph`);
  const [solid, cut] = ACTION_DRAWINGS[kind] ?? ['M3 3h18v18H3z', ''];
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
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Say which answer an element stands for, or that it stands for none now. The table's marks of the answers
 * before are taken away, so that it marks afresh and leaves the element's own role and label alone.
 * @param {HTMLElement} element
 * @param {string | null} action
 * @param {string} role  what it is while it is no answer
 */
function stands(element, action, role) {
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
function drawn(tag, name, text = '') {
  const made = el(tag, name);
  made.dataset.text = text;
  made.setAttribute('aria-hidden', 'true');
  return made;
}

// ----------------------------------------------------------------------------------- the words

/** @param {string} card  as in `card.king.3` */
const kindOf = (card) => card.split('.')[1] ?? '';
/** @param {string} card */
const valueOf = (card) => Number(card.split('.')[2]);
/** @param {string} kind  the name of its text in the catalogue of cards */
const entry = (kind) => (CHARACTERS.includes(kind) ? `character.${kind}` : `action.${kind}`);

/** The name of a card without its value. @param {TableContext} table @param {string} card */
const title = (table, card) => table.name(entry(kindOf(card)));

/** @param {TableContext} table @param {number} seat */
const nameOf = (table, seat) => table.seats[seat]?.name ?? table.name(`seat.${seat}`);

/** @type {Map<string, Map<string, string[]>>}  by language */
const catalogues = new Map();

/**
 * What a card does, one sentence a step; nothing until the house has told.
 * @param {Board} board
 * @param {string} about  a symbol of the catalogue
 * @returns {string[]}
 */
function effect(board, about) {
  const { language } = board.table;
  const known = catalogues.get(language);
  if (known) return known.get(about) ?? [];
  getOnce('/api/games/court/cards').then((/** @type {CardWords[]} */ cards) => {
    if (catalogues.has(language)) return;
    catalogues.set(language, new Map(cards.map((card) => [card.id, card.effect])));
    explain(board);
  }, () => {}); // without the texts the board is still a board
  return [];
}

// ------------------------------------------------------------------------------ reading the view

/**
 * The question that this seat is asked, without words.
 * @param {CourtView} view
 * @returns {Asked | null}
 */
function asked(view) {
  return view.pending.find((question) => question.seat === view.you) ?? null;
}

/**
 * What a discard has to beat if the effect goes on with this character (and, where one matters, player).
 * @param {CourtView} view
 * @param {string} character
 * @param {number | null} seat
 * @returns {Bar | null}
 */
function bar(view, character, seat) {
  const heights = view.players.map((player) => player.piles[character]?.length ?? 0);
  switch (view.acting) {
    case 'queen': return { below: false, bound: Math.max(...heights) };
    case 'cardinal': return { below: true, bound: view.markers[character] ?? 0 };
    case 'duchess': return seat === null ? null : { below: true, bound: heights[seat] ?? 0 };
    case 'spymaster': return seat === null ? null : { below: false, bound: heights[seat] ?? 0 };
    default: return null;
  }
}

/** @param {Bar} bar @param {number} value */
const passes = (bar, value) => (bar.below ? value < bar.bound : value > bar.bound);

/**
 * Whether some card of the hand would pass.
 * @param {CourtView} view
 * @param {Bar} bar
 */
function mayPass(view, bar) {
  const hand = view.you === null ? [] : view.players[view.you]?.hand ?? [];
  // The Queen discards one card and puts another.
  if (view.acting === 'queen' && hand.length < 2) return false;
  return hand.some((card) => card !== null && passes(bar, valueOf(card)));
}

/**
 * Where the cards lie that the open question is about.
 * @param {CourtView} view
 * @returns {{ where: 'hand' | 'revealed' | 'pile', character: string }}
 */
function place(view) {
  const question = asked(view);
  const plain = (/** @type {unknown} */ symbol) => String(symbol ?? '').replace('character.', '');
  switch (question?.prompt.id) {
    case 'court.ask.take': return { where: 'revealed', character: '' };
    case 'court.ask.exchange': return { where: 'pile', character: plain(question.prompt.args?.character) };
    case 'court.ask.move': return { where: 'pile', character: plain(question.prompt.args?.source) };
    default: return { where: 'hand', character: '' };
  }
}

/** What acts: the kind of the character activated or of the card played. @param {CourtView} view */
const actor = (view) => view.acting ?? (view.played ? kindOf(view.played) : '');

/** @param {CourtView} view  @returns {string} the phase of the turn */
function phase(view) {
  if (view.result || view.first === null) return '';
  if (view.played || view.acting) return 'action';
  const prompt = view.pending[0]?.prompt.id ?? '';
  return prompt === 'court.ask.influence' || prompt === 'court.ask.place' ? 'influence' : 'action';
}

/**
 * Each player's count under a character when all lies open, and who takes its markers.
 * @param {CourtView} view
 * @param {string} character
 */
function score(view, character) {
  const piles = view.players.map((player) => player.piles[character] ?? []);
  const most = Math.max(...piles.map((pile) => pile.length));
  const sums = piles.map((pile) => {
    const matches = pile.filter((card) => card !== null && kindOf(card) === character).length;
    const extra = pile.length > 0 && pile.length === most ? 1 : 0;
    return { matches, extra, count: matches + extra };
  });
  const best = Math.max(...sums.map((sum) => sum.count));
  return { sums, takers: best ? sums.flatMap((sum, seat) => (sum.count === best ? [seat] : [])) : [] };
}

/** A game given up or abandoned has no scoring to show. @param {CourtView} view */
const isScored = (view) => view.result?.reason.id.startsWith('court.end') ?? false;

// -------------------------------------------------------------------------------------- cards

/**
 * A golden card: name, portrait in an oval, value on a wax seal.
 * @param {Board} board
 * @param {string} card
 */
function goldCard(board, card) {
  const kind = kindOf(card);
  const made = el('div', `court-card ${CHARACTERS.includes(kind) ? 'portrait' : 'action'}`);
  made.dataset.symbol = card;
  made.dataset.about = entry(kind);
  const oval = el('span', 'court-oval');
  oval.append(picture(kind, 'court-portrait'));
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
function dress(board, made, card) {
  made.setAttribute('aria-label', board.table.name(card));
  const heading = /** @type {HTMLElement} */ (made.querySelector('.court-title'));
  write(heading, title(board.table, card));
  const text = made.querySelector('.court-text');
  if (text instanceof HTMLElement) {
    const words = effect(board, entry(kindOf(card)));
    text.dataset.text = words.join(board.table.language === 'ja' ? '' : ' ');
    made.classList.toggle('told', words.length > 0);
  }
}

/**
 * A card in a stack that the viewer knows.
 * @param {Board} board
 * @param {string} card
 * @param {string} character  under whom it lies
 */
function miniCard(board, card, character) {
  const kind = kindOf(card);
  const made = el('span', kind === character ? 'court-mini match' : 'court-mini');
  made.dataset.symbol = card;
  made.dataset.about = entry(kind);
  made.title = board.table.name(card);
  made.setAttribute('aria-label', made.title);
  made.setAttribute('role', 'img');
  made.append(picture(kind, 'court-portrait'), drawn('b', '', String(valueOf(card))));
  return made;
}

/**
 * Make the children of a list be those of the keys, keeping the elements of keys that stay.
 * @param {HTMLElement} parent
 * @param {string[]} keys
 * @param {(key: string) => HTMLElement} make
 */
function keep(parent, keys, make) {
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
function keysOf(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}#${count}`;
  });
}

// ------------------------------------------------------------------------------------ building

/**
 * @param {HTMLElement} root
 * @param {TableContext} table
 * @param {CourtView} view
 * @returns {Board}
 */
function build(root, table, view) {
  root.replaceChildren();
  const outer = el('div', 'court-board');
  const handTitle = el('h3', 'court-caps');
  const cards = el('ol', 'court-cards');
  const playing = el('div', 'court-playing');
  const turned = el('div', 'court-turned');
  const deck = el('div', 'court-pile');
  const discard = el('details', 'court-pile court-discard');
  const aid = el('section', 'court-aid');
  const hand = el('section', 'court-hand',
    el('div', 'court-yours', handTitle, cards), playing, turned,
    el('div', 'court-stock', deck, discard), aid);
  const phases = el('ol', 'court-phases');
  const ending = el('p', 'court-ending');
  const corner = el('div', 'court-corner', phases, ending);
  const row = el('ol', 'court-plates');
  const scoring = el('div', 'court-scoring');
  const gallery = el('section', 'court-gallery', el('div', 'court-side', corner, row));
  outer.append(hand, gallery, scoring);
  root.append(outer);

  /** @type {Board} */
  const board = {
    table, view, last: null, root: outer, hand, handTitle, cards, playing, turned, deck, discard, aid, gallery,
    phases, ending, scoring, plates: [], columns: new Map(), stage: CHARACTERS.length, timer: 0, scored: () => {}, about: null,
    aim: null,
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
  outer.classList.toggle('watching', view.you === null);
  for (const kind of ['pointerover', 'focusin']) outer.addEventListener(kind, (event) => look(board, event));
  outer.addEventListener('pointerleave', () => { board.about = null; explain(board); });
  outer.addEventListener('click', (event) => open(board, event));
  // Whatever is done next, a stack aimed at before is forgotten and the discards are put away.
  for (const kind of ['click', 'keydown']) {
    outer.addEventListener(kind, (event) => {
      board.aim = null;
      const away = event instanceof KeyboardEvent ? event.key === 'Escape'
        : !(event.target instanceof Node && discard.contains(event.target));
      if (away) discard.open = false;
    }, true);
  }
  return board;
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
  const head = el('div', 'court-head', niche, name, el('span', 'court-markers', tokens, total));
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
    cell.addEventListener('click', (event) => press(board, event, seat, character));
    cells[seat] = { root: cell, fan, count, sum, look: '' };
    list.append(el('li', seat === board.view.you ? 'mine' : '', cell));
  }
  return {
    root: el('section', 'court-column', head, list), head, name, tokens, total, favor, pick, list, cells,
  };
}

// ------------------------------------------------------------------------------------- painting

/** @param {Board} board */
function paint(board) {
  const { table, view } = board;
  board.hand.setAttribute('aria-label', table.text('court-hand'));
  board.gallery.setAttribute('aria-label', table.text('court-board'));
  paintPhases(board);
  view.players.forEach((_, seat) => paintPlate(board, seat));
  for (const character of CHARACTERS) paintColumn(board, character);
  paintHand(board);
  paintPlayed(board);
  paintTurned(board);
  paintStock(board);
  paintScoring(board);
  explain(board);
}

/** @param {Board} board */
function paintPhases(board) {
  const { table, view } = board;
  const now = phase(view);
  const names = ['influence', 'action', 'draw', ...(view.marquis ? ['marquis'] : [])];
  keep(board.phases, view.result ? [] : names, (name) => el('li', '', name));
  for (const item of board.phases.children) {
    if (!(item instanceof HTMLElement)) continue;
    write(item, table.text(`court-phase-${item.dataset.key}`));
    if (item.dataset.key === now) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  }
  const great = CHARACTERS.filter((character) => (view.markers[character] ?? 0) >= GREAT).length;
  board.ending.replaceChildren(el('b', '', `${great} / 2`), ` ${table.text('court-great')}`);
}

/** @param {Board} board @param {number} seat */
function paintPlate(board, seat) {
  const { table, view } = board;
  const plate = /** @type {Plate} */ (board.plates[seat]);
  const player = /** @type {Player} */ (view.players[seat]);
  const mine = seat === view.you;
  const name = nameOf(table, seat);
  stands(plate.root, `seat.${seat}`, 'group');
  plate.root.classList.toggle('active', view.active === seat);
  plate.root.classList.toggle('victim', view.victim === seat);
  plate.name.replaceChildren(name);
  if (mine) plate.name.append(' ', drawn('small', '', `(${table.text('court-you')})`));
  const placed = Object.values(player.piles).reduce((sum, pile) => sum + pile.length, 0);
  /** @type {[string, number][]} */
  const facts = [['court-in-hand', player.hand.length], ['court-placed', placed]];
  const final = view.result && board.stage >= CHARACTERS.length;
  if (view.result) {
    const points = isScored(view) ? pointsSoFar(board)[seat] ?? 0 : view.result.scores[seat] ?? 0;
    facts.splice(0, 1, ['court-points', points]);
  }
  plate.facts.replaceChildren(...facts.map(([key, count]) => {
    const fact = drawn('span', '', table.text(key));
    fact.append(drawn('b', '', String(count)));
    return fact;
  }));
  const wins = Boolean(final && view.result?.winners.includes(seat));
  plate.root.classList.toggle('wins', wins);
  if (wins) plate.facts.append(drawn('span', 'court-wins', table.text('court-wins')));
  const known = mine ? [] : player.hand.filter((card) => card !== null);
  plate.shown.replaceChildren(...known.map((card) => miniCard(board, card, '')));
  const said = facts.map(([key, count]) => `${table.text(key)} ${count}`);
  plate.root.setAttribute('aria-label', [
    name, ...said, ...(wins ? [table.text('court-wins')] : []), ...known.map((card) => table.name(card)),
  ].join(', '));
}

/** @param {Board} board  @returns {number[]} */
function pointsSoFar(board) {
  const { view } = board;
  if (board.stage >= CHARACTERS.length && view.result) return view.result.scores;
  const points = view.players.map(() => 0);
  for (const character of CHARACTERS.slice(0, board.stage)) {
    for (const seat of score(view, character).takers) {
      points[seat] = (points[seat] ?? 0) + (view.markers[character] ?? 0);
    }
  }
  return points;
}

/** @param {Board} board @param {string} character */
function paintColumn(board, character) {
  const { table, view } = board;
  const column = /** @type {Column} */ (board.columns.get(character));
  const name = table.name(`character.${character}`);
  const count = view.markers[character] ?? 0;
  const favored = view.favors.includes(character);
  const picked = view.you !== null && (view.players[view.you]?.picks ?? []).includes(character);
  const question = asked(view);
  stands(column.head, `character.${character}`, 'group');
  column.root.classList.toggle('acting', view.acting === character);
  column.root.classList.toggle('target', view.target === character);
  column.root.classList.toggle('great', count >= GREAT);
  write(column.name, name);
  column.name.classList.toggle('long', name.length > 12);
  column.name.title = name;
  keep(column.tokens, Array.from({ length: count }, (_, index) => String(index)), () =>
    el('span', 'court-token'));
  for (const token of column.tokens.children) if (!token.firstChild) token.append(icon('marker', 'court-icon'));
  column.total.dataset.text = String(count);
  column.favor.hidden = !favored;
  column.pick.hidden = !picked;
  column.head.setAttribute('aria-label', [
    name,
    `${table.text('court-markers')}: ${count}`,
    ...(favored ? [table.text('court-favor')] : []),
    ...(picked ? [table.text('court-choice')] : []),
    ...(view.acting === character ? [table.text('court-acting')] : []),
    ...(view.target === character ? [table.text('court-target')] : []),
  ].join(', '));
  const height = Math.max(...view.players.map((player) => player.piles[character]?.length ?? 0));
  const result = isScored(view) && CHARACTERS.indexOf(character) < board.stage ? score(view, character) : null;
  const coming = isScored(view) && !result;
  column.root.classList.toggle('scored', result !== null);
  // A character is a promising choice if some card of the hand would do; only where values matter.
  const choosing = question?.prompt.id === 'court.ask.character';
  const limit = choosing ? bar(view, character, view.victim) : null;
  column.head.classList.toggle('would', limit !== null && mayPass(view, limit));
  column.head.classList.toggle('wont', limit !== null && !mayPass(view, limit));
  view.players.forEach((player, seat) => {
    const cell = /** @type {Cell} */ (column.cells[seat]);
    const cards = player.piles[character] ?? [];
    const most = cards.length > 0 && cards.length === height;
    const lies = place(view);
    const asking = lies.where === 'pile' && lies.character === character && seat === view.you;
    const seen = coming && seat !== view.you ? cards.map(() => null) : cards;
    const look = JSON.stringify([seen, asking, table.language]);
    if (cell.look !== look) {
      cell.look = look;
      cell.fan.replaceChildren(...seen.map((card) => {
        const made = card === null ? cardBack() : miniCard(board, card, character);
        if (asking && card !== null) stands(made, card, 'img');
        return el('span', 'court-step', made);
      }));
    }
    write(cell.count, String(cards.length));
    cell.root.classList.toggle('most', most);
    cell.root.classList.toggle('empty', cards.length === 0);
    const open = seen.filter((card) => card !== null).length;
    cell.root.classList.toggle('several', open > 3);
    cell.root.classList.toggle('many', open > 5);
    cell.root.classList.toggle('mine', seat === view.you);
    cell.root.classList.toggle('chosen', view.target === character && (view.victim ?? view.active) === seat);
    const action = reach(board, seat, character);
    const would = action !== null && view.acting ? bar(view, character, seat) : null;
    cell.root.classList.toggle('aim', action !== null);
    cell.root.classList.toggle('would', would !== null && mayPass(view, would));
    cell.root.classList.toggle('wont', would !== null && !mayPass(view, would));
    cell.root.dataset.most = table.text('court-most');
    const said = [nameOf(table, seat), name, `${table.text('court-cards')}: ${cards.length}`];
    if (most) said.push(table.text('court-most'));
    said.push(...seen.filter((card) => card !== null).map((card) => table.name(card)));
    const sum = result?.sums[seat];
    const takes = count > 0 && (result?.takers.includes(seat) ?? false);
    cell.root.classList.toggle('takes', takes);
    cell.sum.replaceChildren();
    if (sum && cards.length) {
      const parts = sum.extra ? `✓${sum.matches} + ${sum.extra} = ${sum.count}` : `✓${sum.matches}`;
      cell.sum.append(el('span', '', parts));
      if (takes) cell.sum.append(el('b', '', `+${count}`));
      said.push(parts, ...(takes ? [`${table.text('court-takes')} ${count}`] : []));
    }
    cell.root.setAttribute('aria-label', said.join(', '));
  });
}

/** @returns {HTMLElement} */
function cardBack() {
  const made = el('span', 'court-back');
  made.append(icon('back-gold', 'court-icon'));
  return made;
}

/** @param {Board} board */
function paintHand(board) {
  const { table, view } = board;
  const all = view.you === null ? [] : view.players[view.you]?.hand ?? [];
  const cards = all.filter((card) => card !== null);
  const question = asked(view);
  const inHand = place(view).where === 'hand';
  write(board.handTitle, view.you === null ? '' : `${table.text('court-hand')} (${cards.length})`);
  keep(board.cards, keysOf(cards), (key) => {
    const card = key.slice(0, key.indexOf('#'));
    const info = el('button', 'court-info', 'i');
    info.type = 'button';
    info.dataset.open = entry(kindOf(card));
    return el('li', '', goldCard(board, card), info, el('span', 'court-note'));
  });
  const test = /^court\.ask\.discard-(above|below)/.exec(question?.prompt.id ?? '');
  cards.forEach((card, index) => {
    const item = /** @type {HTMLElement} */ (board.cards.children[index]);
    const face = /** @type {HTMLElement} */ (item.querySelector('.court-card'));
    const note = /** @type {HTMLElement} */ (item.querySelector('.court-note'));
    const info = /** @type {HTMLElement} */ (item.querySelector('.court-info'));
    dress(board, face, card);
    info.setAttribute('aria-label', `${table.text('court-details')}: ${title(table, card)}`);
    stands(face, inHand ? card : null, 'img');
    item.classList.remove('hit', 'miss');
    note.replaceChildren();
    if (!test) return;
    const limit = { below: test[1] === 'below', bound: Number(question?.prompt.args?.bound) };
    const good = passes(limit, valueOf(card));
    item.classList.add(good ? 'hit' : 'miss');
    const sign = limit.below ? (good ? '<' : '≥') : (good ? '>' : '≤');
    const verdict = table.text(good ? 'court-succeeds' : 'court-fails');
    note.append(el('b', '', `${valueOf(card)} ${sign} ${limit.bound}`), ` ${verdict}`);
  });
}

/** @param {Board} board */
function paintPlayed(board) {
  const { table, view } = board;
  const shown = view.played ? [view.played] : [];
  if (!board.playing.firstChild) board.playing.append(el('h3', 'court-caps'), el('div', 'court-one'));
  board.playing.hidden = !view.played;
  write(/** @type {HTMLElement} */ (board.playing.firstChild), table.text('court-played'));
  keep(/** @type {HTMLElement} */ (board.playing.lastChild), shown, (card) => goldCard(board, card));
  for (const face of board.playing.querySelectorAll('.court-card')) {
    if (!(face instanceof HTMLElement) || !view.played) continue;
    dress(board, face, view.played);
    stands(face, null, 'img');
  }
}

/** The cards turned up from the deck. @param {Board} board */
function paintTurned(board) {
  const { table, view } = board;
  if (!board.turned.firstChild) board.turned.append(el('h3', 'court-caps'), el('ol', 'court-cards small'));
  board.turned.hidden = view.revealed.length === 0;
  write(/** @type {HTMLElement} */ (board.turned.firstChild), table.text('court-revealed'));
  const list = /** @type {HTMLElement} */ (board.turned.lastChild);
  keep(list, keysOf(view.revealed), (key) => el('li', '', goldCard(board, key.slice(0, key.indexOf('#')))));
  const taking = place(view).where === 'revealed';
  view.revealed.forEach((card, index) => {
    const face = list.children[index]?.firstChild;
    if (!(face instanceof HTMLElement)) return;
    dress(board, face, card);
    face.classList.toggle('match', `character.${kindOf(card)}` === `character.${view.target}`);
    stands(face, taking ? card : null, 'img');
  });
}

/** @param {Board} board */
function paintStock(board) {
  const { table, view } = board;
  const count = (/** @type {string} */ key, /** @type {number} */ number) =>
    el('span', 'court-label', el('b', '', String(number)), ` ${table.text(key)}`);
  const back = view.deck ? cardBack() : el('span', 'court-gap');
  back.classList.toggle('thick', view.deck > 20);
  board.deck.replaceChildren(back, count('court-deck', view.deck));
  const look = JSON.stringify([view.discard, table.language]);
  if (board.discard.dataset.look === look) return;
  board.discard.dataset.look = look;
  const top = view.discard.at(-1);
  const face = top ? el('span', 'court-top') : el('span', 'court-gap');
  if (top) {
    face.dataset.symbol = top;
    face.append(picture(kindOf(top), 'court-portrait'), el('b', '', String(valueOf(top))));
    face.setAttribute('aria-hidden', 'true');
  }
  const summary = el('summary', '', face, count('court-discard', view.discard.length));
  const sorted = [...view.discard].sort((a, b) => order(a) - order(b) || valueOf(a) - valueOf(b));
  const list = el('div', 'court-browse', ...sorted.map((card) => miniCard(board, card, '')));
  board.discard.replaceChildren(summary, list);
}

/** @param {string} card  where its kind stands in a sorted list */
function order(card) {
  const found = CHARACTERS.indexOf(kindOf(card));
  return found < 0 ? CHARACTERS.length + kindOf(card).charCodeAt(0) : found;
}

/**
 * What is being done, or what the card under the pointer does.
 * @param {Board} board
 */
function explain(board) {
  const { table, view } = board;
  for (const face of board.root.querySelectorAll('.court-card')) {
    if (face instanceof HTMLElement && face.dataset.symbol) dress(board, face, face.dataset.symbol);
  }
  const doing = actor(view) ? entry(actor(view)) : null;
  const about = board.about ?? doing;
  board.aid.classList.toggle('idle', !about);
  board.aid.classList.toggle('doing', about !== null && about === doing);
  if (!about) {
    board.aid.replaceChildren();
    return;
  }
  const kind = about.split('.')[1] ?? '';
  const heading = table.name(about);
  board.aid.setAttribute('aria-label', heading);
  const top = el('h3', '', heading);
  top.dataset.open = about;
  top.prepend(picture(kind, 'court-icon'));
  board.aid.replaceChildren(top);
  if (about === doing && view.target) {
    const whom = view.victim === null ? [] : [el('b', '', nameOf(table, view.victim)), ' · '];
    board.aid.append(el('p', 'court-aim', '→ ', ...whom, el('b', '', table.name(`character.${view.target}`))));
  } else if (about === doing && view.victim !== null) {
    board.aid.append(el('p', 'court-aim', '→ ', el('b', '', nameOf(table, view.victim))));
  }
  const steps = effect(board, about);
  if (steps.length) board.aid.append(el('ol', '', ...steps.map((step) => el('li', '', step))));
}

/** @param {Board} board */
function paintScoring(board) {
  const { table, view } = board;
  board.scoring.hidden = !isScored(view);
  board.root.classList.toggle('ended', view.result !== null);
  if (board.scoring.hidden) return;
  const running = board.stage < CHARACTERS.length;
  const button = el('button', 'court-again', table.text(running ? 'court-all' : 'court-again'));
  button.type = 'button';
  button.addEventListener('click', () => {
    if (running) advance(board, CHARACTERS.length);
    else reveal(board);
    const next = board.scoring.querySelector('button');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
  const now = CHARACTERS[board.stage - 1];
  const line = el('span', '', table.text('court-scoring'));
  if (running && now) line.append(` · ${table.name(`character.${now}`)}`);
  board.scoring.replaceChildren(line, button);
}

/** Score the characters one after the other. @param {Board} board */
function reveal(board) {
  window.clearInterval(board.timer);
  if (board.table.reduced) {
    advance(board, CHARACTERS.length);
    return;
  }
  advance(board, 0);
  board.timer = window.setInterval(() => advance(board, board.stage + 1), SCORE);
}

/** @param {Board} board @param {number} stage */
function advance(board, stage) {
  board.stage = stage;
  if (stage >= CHARACTERS.length || !board.root.isConnected) {
    window.clearInterval(board.timer);
    board.scored();
  }
  const character = CHARACTERS[stage - 1];
  for (const name of CHARACTERS) paintColumn(board, name);
  board.view.players.forEach((_, seat) => paintPlate(board, seat));
  paintScoring(board);
  if (!character || board.table.reduced) return;
  for (const cell of board.columns.get(character)?.cells ?? []) {
    for (const card of cell.fan.children) {
      card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 240, easing: 'ease-out' });
    }
  }
}

// ----------------------------------------------------------------------------- pointer and focus

/** @param {TableContext} table @param {string} action */
function isLegal(table, action) {
  const answer = table.answers.get(action);
  return answer !== undefined && answer.legal !== false;
}

/**
 * The answer that a stack stands for, as a short cut for the pointer: the niche and the plate say the same.
 * @param {Board} board
 * @param {number} seat
 * @param {string} character
 * @returns {string | null}
 */
function reach(board, seat, character) {
  const { table, view } = board;
  const legal = (/** @type {string} */ action) => (isLegal(table, action) ? action : null);
  const prompt = asked(view)?.prompt.id;
  if (!prompt) return null;
  if (prompt === 'court.ask.player') {
    // The Duchess and the Spymaster go on with a character: a stack names both.
    const empty = !view.players[seat]?.piles[character]?.length;
    return actor(view) === 'ball' && empty ? null : legal(`seat.${seat}`);
  }
  const mine = OWN_STACKS.has(prompt)
    || (prompt === 'court.ask.character' && ['queen', 'introduction', 'allegiance'].includes(actor(view)));
  const whose = view.victim ?? (mine ? view.you : null);
  return seat === whose ? legal(`character.${character}`) : null;
}

/**
 * @param {Board} board
 * @param {Event} event
 * @param {number} seat
 * @param {string} character
 */
function press(board, event, seat, character) {
  if (event.target instanceof Element && event.target.closest('[data-action]')) return;
  const action = reach(board, seat, character);
  if (!action) return;
  event.stopPropagation();
  if (action.startsWith('seat.')) board.aim = { seat, character };
  board.table.choose(action);
}

/** A stack was chosen with one click: its player has been told, now its character. @param {Board} board */
function follow(board) {
  const { table, view, aim } = board;
  board.aim = null;
  if (!aim || view.victim !== aim.seat || asked(view)?.prompt.id !== 'court.ask.character') return;
  const action = `character.${aim.character}`;
  if (isLegal(table, action)) queueMicrotask(() => table.choose(action));
}

/** @param {Board} board @param {Event} event */
function look(board, event) {
  const over = event.target instanceof Element ? event.target.closest('[data-about]') : null;
  const about = over instanceof HTMLElement ? over.dataset.about ?? null : null;
  if (about === board.about) return;
  board.about = about;
  explain(board);
}

/** A card that is no answer now shows its details. @param {Board} board @param {Event} event */
function open(board, event) {
  if (!(event.target instanceof Element)) return;
  const found = event.target.closest('[data-open], .legal, .closed, [data-about]');
  if (!(found instanceof HTMLElement) || found.matches('.legal, .closed')) return;
  const about = found.dataset.open ?? found.dataset.about;
  if (about) board.table.card(about);
}

// --------------------------------------------------------------------------------------- motion

/** @typedef {(key: string) => DOMRect | null} Where */

/**
 * Where things are now, by a name: `hand:card.king.3`, `seat:1`, `cell:1:king`, `deck`, `discard`, `played`.
 * @param {Board} board
 * @returns {Where}
 */
function whereabouts(board) {
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
    element.animate([{ opacity: 0, transform: 'scale(.6)' }, { opacity: 1, transform: 'none' }], timing);
    return;
  }
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const size = Math.min(2, Math.max(0.3, from.height / to.height));
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 9 }, { transform: 'none', zIndex: 9 }], timing,
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
function move(board, before, was) {
  const { view } = board;
  const seats = view.players.map((_, seat) => seat);
  const pile = (/** @type {CourtView} */ v, /** @type {number} */ seat, /** @type {string} */ character) =>
    v.players[seat]?.piles[character] ?? [];
  /** @type {DOMRect | null} */
  let lost = null; // the place of a stack that a card left
  for (const seat of seats) {
    for (const character of CHARACTERS) {
      if (pile(view, seat, character).length < pile(before, seat, character).length) {
        lost = was(`cell:${seat}:${character}`);
      }
    }
  }
  const fromHand = (/** @type {number} */ seat, /** @type {string | null} */ card) =>
    (card && seat === view.you && was(`hand:${card}`)) || was(`seat:${seat}`);
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
    const from = before.played && !view.played ? was('played') : lost ?? fromHand(before.active ?? 0, top);
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

// ------------------------------------------------------------------------------------- the table

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

/**
 * Draw the view into an element; called again at every update. At the end it gives a promise of the scoring.
 * @param {HTMLElement} root
 * @param {TableContext} table
 * @returns {Promise<void> | undefined}
 */
export function draw(root, table) {
  const view = /** @type {CourtView} */ (table.view);
  const kept = boards.get(root);
  const fits = kept && kept.root.parentElement === root && kept.view.you === view.you
    && kept.view.players.length === view.players.length;
  if (kept && fits) kept.last = kept.view;
  if (kept && !fits) window.clearInterval(kept.timer);
  const board = kept && fits ? kept : build(root, table, view);
  boards.set(root, board);
  const before = /** @type {CourtView | null} */ (table.previous);
  const changed = board.last !== null && JSON.stringify(board.last) !== JSON.stringify(view);
  const moving = changed && before !== null && !table.reduced;
  const was = moving ? whereabouts(board) : null;
  board.table = table;
  board.view = view;
  const ending = changed && isScored(view) && before !== null && !before.result;
  if (!view.result || (changed && !ending)) {
    window.clearInterval(board.timer);
    board.stage = CHARACTERS.length;
  }
  if (ending && !table.reduced) board.stage = 0;
  paint(board);
  if (was && before) move(board, before, was);
  const scored = ending ? new Promise((/** @type {(_: void) => void} */ done) => (board.scored = done)) : undefined;
  if (ending) reveal(board);
  if (changed) follow(board);
  return scored;
}
