/** What the board of court knows: the view, what is asked in it, and what a card is. */

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {{ id: string, args?: Record<string, any> }} Text */
/** @typedef {{ hand: (string | null)[], piles: Record<string, (string | null)[]>, picks: string[] | null }} Player */
/** @typedef {{ seat: number, question: { kind: string, [field: string]: any }, clause: string }} Asked */
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
 * @property {string[]} phases  of a turn
 * @property {string} phase  the one of now
 * @property {number} great  the markers that make a character great
 * @property {number} ending  the great characters that end the game
 * @property {boolean} own  whether the character asked for is one of one's own stacks
 * @property {Bar[]} bars
 * @property {{ below: boolean, bound: number, passing: string[] } | null} test  of the card to be discarded now
 * @property {string[][]} stacks  by seat, the characters to go on with if that player is chosen
 * @property {Record<string, Score>} scores  at the end
 * @property {Asked[]} pending
 * @property {Result | null} result
 */
/** @typedef {{ character: string, seat: number | null, below: boolean, bound: number, may: boolean }} Bar  what a discarded value must beat */
/** @typedef {{ matches: number[], most: number[], takers: number[] }} Score */
/** @typedef {{ root: HTMLElement, badge: HTMLElement, name: HTMLElement, facts: HTMLElement, shown: HTMLElement }} Plate */
/** @typedef {{ root: HTMLElement, fan: HTMLElement, count: HTMLElement, sum: HTMLElement, look: string }} Cell */
/**
 * @typedef {object} Column
 * @property {HTMLElement} root
 * @property {HTMLElement} head
 * @property {HTMLElement} name
 * @property {HTMLElement} tokens
 * @property {HTMLElement} total
 * @property {HTMLElement} away  where the next markers go instead
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
 * @property {{ x: number, y: number, time: number }} at  where the pointer was last, and when
 */

export const CHARACTERS = ['king', 'queen', 'cardinal', 'seneschal', 'duchess', 'spymaster', 'chamberlain'];

export const BADGES = ['rose', 'tower', 'swan', 'lys'];

/** @param {string} card  as in `card.king.3` */
export const kindOf = (card) => card.split('.')[1] ?? '';

/** @param {string} card */
export const valueOf = (card) => Number(card.split('.')[2]);

/** @param {string} kind  the name of its text in the catalogue of cards */
export const entry = (kind) => (CHARACTERS.includes(kind) ? `character.${kind}` : `action.${kind}`);

/**
 * The question that this seat is asked, without words.
 * @param {CourtView} view
 * @returns {Asked | null}
 */
export function asked(view) {
  return view.pending.find((question) => question.seat === view.you) ?? null;
}

/** What this seat is asked: the kind of the question. @param {CourtView} view */
export const kindAsked = (view) => asked(view)?.question.kind ?? '';

/**
 * What a discard has to beat if the effect goes on with this character (and, where one matters, player).
 * @param {CourtView} view
 * @param {string} character
 * @param {number | null} seat
 * @returns {Bar | null}
 */
export function bar(view, character, seat) {
  return view.bars.find((found) => found.character === character && (found.seat === null || found.seat === seat)) ?? null;
}

/**
 * Where the cards lie that the open question is about.
 * @param {CourtView} view
 * @returns {{ where: 'hand' | 'revealed' | 'pile', character: string }}
 */
export function place(view) {
  const question = asked(view);
  const plain = (/** @type {unknown} */ symbol) => String(symbol ?? '').replace('character.', '');
  switch (question?.question.kind) {
    case 'take':
      return { where: 'revealed', character: '' };
    case 'exchange':
      return { where: 'pile', character: plain(question.question.character) };
    case 'move':
      return { where: 'pile', character: plain(question.question.source) };
    default:
      return { where: 'hand', character: '' };
  }
}

/** What acts: the kind of the character activated or of the card played. @param {CourtView} view */
export const actor = (view) => view.acting ?? (view.played ? kindOf(view.played) : '');

/** A game given up or abandoned has no scoring to show. @param {CourtView} view */
export const isScored = (view) => Object.keys(view.scores).length > 0;

/** What a card does, one sentence a step. @param {TableContext} table @param {string} about */
export const effect = (table, about) => table.cards.find((card) => card.id === about)?.effect ?? [];
