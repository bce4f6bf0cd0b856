/** What the board of v1919 knows: the view, what is printed on the cards, and what is asked. */
import { parted } from '../../../web/named.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {{ id: string, args: Record<string, any> }} Text */
/** @typedef {{ kind: string, [field: string]: any }} Question */
/** @typedef {{ kind: string, [field: string]: any }} Fact */
/** @typedef {{ step: string, [field: string]: any }} Step  of an Event */
/** @typedef {{ unrest?: Record<string, number>, happiness?: Record<string, number>, mutiny?: string[] }} Does */
/**
 * @typedef {object} Issue
 * @property {string} issue
 * @property {Record<string, number>} [cubes]
 * @property {string} [leader]  who alone has most
 * @property {Record<string, number>} [need]
 * @property {string} [winner]
 * @property {Record<string, number>} [back]
 * @property {Does[]} [does]
 */
/**
 * @typedef {object} Term  an item of a deal
 * @property {string} kind
 * @property {string} nation
 * @property {string} [action]
 * @property {string[]} [to]
 * @property {number} [turns]  of a promise about later turns, which binds nobody
 * @property {boolean} [kept]
 * @property {string} [words]  as the server says it
 */
/** @typedef {{ nation: string, partners: string[], terms: Term[], note: string, agreed: string[] }} Offer */
/**
 * @typedef {object} Draft
 * @property {string[]} partners
 * @property {Term[]} terms
 * @property {string[]} said  of the next term
 * @property {'' | 'kind' | 'who' | 'to' | 'about' | 'many' | 'when' | 'nothing'} asks  what is to be said of it
 * @property {{ about: string, answers: string[] }[]} choices
 */
/** @typedef {{ political: string, issues?: string[], worth?: number, military?: string, regions?: string[] }} Plan */
/**
 * @typedef {object} Power
 * @property {number} available
 * @property {number} exhausted
 * @property {number} discs
 * @property {number} discs_exhausted
 * @property {number} demobilized
 * @property {number | null} happiness
 * @property {string | null} strategy
 * @property {number[]} [lines]
 * @property {number} [mutiny]
 * @property {Record<string, number>} [score]
 */
/**
 * @typedef {object} View
 * @property {number | null} you
 * @property {number} length
 * @property {(string | null)[]} powers
 * @property {string[]} factions  all with cubes
 * @property {number} turn
 * @property {string | null} actor
 * @property {string | null} active_card
 * @property {boolean} political
 * @property {boolean} military
 * @property {(Issue | null)[]} table
 * @property {(Issue | null)[]} waiting
 * @property {string | null} table_event
 * @property {string | null} event_cube
 * @property {string[]} waiting_events
 * @property {number} issue_deck
 * @property {string[]} issue_discard
 * @property {number} event_deck
 * @property {string[]} event_discard
 * @property {string[]} drawn
 * @property {Record<string, { keg: number, unrest: number, units: Record<string, number> }>} regions
 * @property {Record<string, Power>} nations
 * @property {{ issue: string, controller: string, option: string | null, counters: string[] }[]} settled
 * @property {string[]} strategies
 * @property {Record<string, Record<string, number>>} worth
 * @property {(string | null)[]} demobilized
 * @property {number} box  of the demobilize track, where the next disc goes
 * @property {{ uprising: number[], columns: [number, number, boolean][], limits: [number, number][], boxes: number[], prices: number[], signs: number,
 *   most: number, kegs: number }} board
 * @property {number | null} gap
 * @property {Issue | null} resolving
 * @property {{ step: number, deciders: (string | null)[] } | null} settle
 * @property {{ region: string, needed: number, announcers: string[] }[]} checks
 * @property {{ issue: string, order: string[], high: string | null } | null} bidding
 * @property {number} uprisings
 * @property {Term[]} terms
 * @property {Term[]} dues
 * @property {Term[]} marks
 * @property {{ nation: string, partners: string[], words: string }[]} notes
 * @property {Offer[]} offers
 * @property {Draft | null} draft
 * @property {string | null} mine
 * @property {number} vp
 * @property {number} target
 * @property {Record<string, number>} strengths
 * @property {Record<string, Plan>} plans
 * @property {{ seat: number, question: Question, clause: string, legal: string[] | null }[]} pending
 * @property {Record<string, { facts: Fact[], asked: [number, Question][] }>} forecast  what each answer would do, where a disc is to be deployed
 * @property {{ scores: number[], winners: number[], reason: Text } | null} result
 */
/** @typedef {{ id: string, unrest: Record<string, number>, happiness: Record<string, number>, counters: string[], keg?: Record<string, number>, then?: object[] }} Option */
/** @typedef {{ stars: number, region: string | null, no_military: boolean, game_end: boolean, options: Option[] }} PrintedIssue */
/** @typedef {{ icon: boolean, optional: boolean }} PrintedEvent */
/** @typedef {{ type: string, vp: number, icon: string }} ScoreLine */
/** @typedef {{ printed: any, effect: string[] }} CardWords */

export const NATIONS = ['uk', 'france', 'usa', 'italy', 'japan'];

/** A symbol without its kind: `uk` of `nation.uk`. @param {string} symbol */
export const bare = (symbol) => parted(symbol)[1];

/** The first column for discs. @param {View} view */
export const firstSpace = (view) => view.board.uprising.length - view.board.columns.length + 1;

/** @type {Map<string, Map<string, CardWords>>}  by language */
const catalogues = new Map();
const ANY = 'any'; // the numbers are the same in all languages

/** @type {unknown} */
let dealt = null; // the catalogue that was taken last

/** The cards that a table is played with, which may be others than those of the table before. @param {string} language @param {(CardWords & {id: string})[]} cards */
export function deal(language, cards) {
  if (dealt === cards) return;
  catalogues.clear();
  takeCards(language, cards);
  dealt = cards;
}

/** Know the cards in a language, which need not be that of now. @param {string} language @param {(CardWords & {id: string})[]} cards */
export function takeCards(language, cards) {
  const found = new Map(cards.map((card) => [card.id, card]));
  dealt = null;
  catalogues.set(language, found);
  if (!catalogues.has(ANY)) catalogues.set(ANY, found);
}

/** What stands on a card. @param {string} symbol @returns {any} */
export const printed = (symbol) => catalogues.get(ANY)?.get(symbol)?.printed ?? {};

/** The sentences of a card. @param {string} language @param {string} symbol @returns {string[]} */
export const sentences = (language, symbol) => (catalogues.get(language) ?? catalogues.get(ANY))?.get(symbol)?.effect ?? [];

/** @param {string} symbol @returns {PrintedIssue} */
export const issueOf = (symbol) => ({ stars: 0, region: null, no_military: false, game_end: false, options: [], ...printed(symbol) });

/** A question, without whom it is asked for. @param {Question} question @returns {Question} */
const inner = (question) => (question.kind === 'for' ? question.question : question);

/** The question of the one who looks. @param {View} view */
export function asked(view) {
  const mine = view.pending.find(({ seat }) => seat === view.you);
  return mine ? inner(mine.question) : null;
}

/** The power that the one who looks is asked for: their own, or another's in whose name they decide. @param {View} view */
export function askedFor(view) {
  const mine = view.pending.find(({ seat }) => seat === view.you)?.question;
  return mine?.kind === 'for' ? bare(mine.nation) : own(view);
}

/** The Issues that may be chosen now. @param {TableContext} table */
export const legalIssues = (table) =>
  [...table.answers.values()].flatMap(({ action, legal }) => (legal !== false && parted(action)[0] === 'issue' ? [action] : []));

/** Questions about an offer, which is answered first. */
export const DEALS = new Set(['deal-reply', 'deal-wait', 'deal-agreed']);

export const OFFER = 'verb.offer';

/** Whether an answer is talk of deals, which goes on beside the question at hand; so does an offer that cannot be made now. @param {import('../../../web/api.js').Answer} answer */
export const isTalk = ({ aside, action }) => aside || action === OFFER;

/** What was agreed on, is offered and is being drafted, with the words that the server has for it. @param {TableContext} table @param {View} view */
export function talk(table, view) {
  let n = 0;
  const worded = (/** @type {Term[]} */ items) => items.map((term) => ({ ...term, words: table.texts[n++] ?? '' }));
  return {
    terms: worded(view.terms),
    dues: worded(view.dues),
    marks: worded(view.marks),
    offers: view.offers.map((offer) => ({ ...offer, terms: worded(offer.terms) })),
    draft: view.draft && { ...view.draft, terms: worded(view.draft.terms) },
  };
}

/** Whether a power makes a deal or is offered one. @param {Offer} offer @param {string | null} nation */
export const takesPart = (offer, nation) => nation !== null && [offer.nation, ...offer.partners].includes(nation);

/** The power of the one who looks. @param {View} view */
export function own(view) {
  return view.mine ?? (view.you === null ? null : (view.powers[view.you] ?? null));
}

/** Who plays a nation. @param {TableContext} table @param {View} view @param {string} nation */
export function player(table, view, nation) {
  if (view.mine) return nation === view.mine ? (table.seats[0]?.name ?? '') : table.text('board-bot');
  const seat = view.powers.indexOf(nation);
  return seat < 0 ? table.text('board-shared') : (table.seats[seat]?.name ?? '');
}

/** Whether something of an Uprising or a bid is still to be decided. @param {View} view */
export const rising = (view) =>
  view.checks.length > 0 || view.bidding !== null || view.pending.slice(0, 1).some(({ question }) => ['affected', 'unsettle'].includes(inner(question).kind));
