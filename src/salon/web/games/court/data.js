/** What the board of court knows: the view, what is asked in it, and what a card is. */
import { getOnce } from '../../api.js';

/** @typedef {import('../../table.js').TableContext} TableContext */
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
 */

export const CHARACTERS = ['king', 'queen', 'cardinal', 'seneschal', 'duchess', 'spymaster', 'chamberlain'];

export const BADGES = ['rose', 'tower', 'swan', 'lys'];

// Questions for a character that are about one's own stacks.
export const OWN_STACKS = new Set(['court.ask.favourite', 'court.ask.influence', 'court.ask.stuck', 'court.ask.source']);

export const GREAT = 5;

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

/**
 * What a discard has to beat if the effect goes on with this character (and, where one matters, player).
 * @param {CourtView} view
 * @param {string} character
 * @param {number | null} seat
 * @returns {Bar | null}
 */
export function bar(view, character, seat) {
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
export const passes = (bar, value) => (bar.below ? value < bar.bound : value > bar.bound);

/**
 * Whether some card of the hand would pass.
 * @param {CourtView} view
 * @param {Bar} bar
 */
export function mayPass(view, bar) {
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
export function place(view) {
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
export const actor = (view) => view.acting ?? (view.played ? kindOf(view.played) : '');

/** @param {CourtView} view  @returns {string} the phase of the turn */
export function phase(view) {
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
export function score(view, character) {
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
export const isScored = (view) => view.result?.reason.id.startsWith('court.end') ?? false;

/** @type {Map<string, Map<string, string[]>>}  by language */
const catalogues = new Map();
/** @type {Set<string>}  languages in which the house has been asked */
const asking = new Set();

/** What a card does, one sentence a step; nothing until the house has told. @param {string} language @param {string} about */
export const effect = (language, about) => catalogues.get(language)?.get(about) ?? [];

/**
 * Ask the house what the cards do, once in a language, and say whether it told: without it the board is still a board.
 * @param {string} language
 * @returns {Promise<boolean> | null}  null if it has been asked
 */
export function learnEffects(language) {
  if (asking.has(language)) return null;
  asking.add(language);
  return getOnce('/api/games/court/cards').then((/** @type {CardWords[]} */ cards) => {
    catalogues.set(language, new Map(cards.map((card) => [card.id, card.effect])));
    return true;
  }, () => !asking.delete(language));
}
