// Sure clicks: what is at stake with an answer, and when to ask before it is given (docs/decisions/022).
import { h } from './dom.js';
import { askNote, confirmed } from './toast.js';
import { text } from './words.js';

/** @typedef {import('./wire.d.ts').Answer} Answer */
/** @typedef {import('./wire.d.ts').Question} Question */
/** @typedef {'always' | 'costly' | 'never'} How */

const KEY = 'salon.confirm';
const PATIENCE = 500; // ms
/** @type {How[]} */
const HOW = ['always', 'costly', 'never'];

/** Before which answers one wants to be asked. @returns {How} */
function how() {
  return HOW.find((known) => known === localStorage.getItem(KEY)) ?? 'costly';
}

/** The setting: on the page of one's account, and wherever one is asked. */
export function confirmSetting() {
  const select = h(
    'select',
    { class: 'search', onchange: () => localStorage.setItem(KEY, select.value) },
    HOW.map((each) => h('option', { value: each, selected: each === how() }, text(`confirm-${each}`))),
  );
  return h('label', { class: 'confirm-how' }, text('confirm-setting'), select);
}

/** Whether to ask before an answer: one rule for all games and boards. @param {Answer} answer */
function asksBefore(answer) {
  const asked = { always: answer.final || answer.ends || answer.costly, costly: answer.costly, never: false };
  return Boolean(asked[how()]);
}

/**
 * Ask before an answer that deserves it; the sentence says what it costs.
 * @param {Answer} answer
 * @param {{undo: boolean, clause: (id: string) => void}} table  whether there is something to take back: then nothing is called final beside it
 * @returns {Promise<boolean>}
 */
async function sure(answer, { undo, clause }) {
  if (!asksBefore(answer)) return true;
  const { warning, cost, final } = answer;
  return confirmed(text('sure', { answer: answer.label }), {
    yes: answer.label,
    more: [
      warning ? h('p', { class: 'warning' }, warning.text, ' ', clauseLink(warning.clause, clause)) : null,
      cost && !warning ? h('p', null, cost) : null,
      final && !undo ? h('p', { class: 'muted' }, text('cannot-undo')) : null,
      confirmSetting(),
    ],
  });
}

/**
 * Whether an answer is meant, once it is known what is at stake: the note that goes with it, or nothing if it is not.
 * @param {import('./table.js').Table} table @param {Answer} answer @param {number} version
 * @returns {Promise<string | null>}
 */
export async function meant(table, answer, version) {
  if (answer.noted) return askNote(answer.label); // who writes a note has thought about it
  await table.weighing.of(version);
  table.slip.hide();
  const is = await sure(answer, { undo: Boolean(table.update?.undo), clause: (id) => table.rules.open(id) });
  return is ? '' : null;
}

/** The rule behind a warning: who wants to read it has not answered yet. @param {string} id @param {(id: string) => void} open */
function clauseLink(id, open) {
  const link = h('button', { type: 'button', class: 'cl' }, id);
  link.addEventListener('click', () => {
    link.closest('dialog')?.dispatchEvent(new Event('cancel'));
    open(id);
  });
  return link;
}

/** Write what is at stake to the answers of a question; the server finds out while one reads it. @param {Question} question @param {import('./wire.d.ts').Finals} told */
export function weigh(question, told) {
  const [final, ends, costly] = [told.actions, told.ends, told.costly].map((actions) => new Set(actions));
  const costs = new Map(Object.entries(told.costs ?? {}).flatMap(([cost, actions]) => actions.map((action) => [action, cost])));
  for (const answer of question.answers) {
    answer.final = final.has(answer.action);
    answer.ends = ends.has(answer.action);
    answer.costly = costly.has(answer.action);
    answer.cost = costs.get(answer.action);
    answer.warning = told.warnings?.[answer.action];
  }
  question.final = question.answers.every((answer) => answer.final || answer.legal === false);
}

/** What follows whatever is answered, if nothing can be taken back. @param {Question} question @param {boolean} undo  whether something before it can be */
export function follows(question, undo) {
  if (!question.final) return '';
  const legal = question.answers.filter((answer) => answer.legal !== false);
  const cost = legal[0]?.cost;
  if (cost && legal.every((answer) => answer.cost === cost)) return cost;
  return undo ? '' : text('cannot-undo');
}

/** What there is to know of one answer before it is given. @param {Answer} answer */
export function remark(answer) {
  return answer.warning?.text || (answer.final && answer.cost) || '';
}

/** Waits until it is known what is at stake: who is very quick is asked all the same. */
export class Weighing {
  constructor() {
    this.version = -1;
    /** @type {(() => void)[]} */
    this.waiting = [];
  }

  /** @param {number} version */
  hear(version) {
    this.version = version;
    for (const go of this.waiting.splice(0)) go();
  }

  /** Until it is known of a version, or seems not to come. @param {number} version @returns {Promise<void>} */
  of(version) {
    if (this.version >= version || how() === 'never') return Promise.resolve();
    return new Promise((go) => {
      this.waiting.push(() => go());
      setTimeout(go, PATIENCE);
    });
  }
}

/**
 * Whether a question is still the one that was answered, and the answer still one.
 * @param {import('./wire.d.ts').Update} update @param {import('./wire.d.ts').Question} question @param {string} action
 */
export function stillAsked({ question }, { seat, prompt }, action) {
  return question?.seat === seat && question.prompt === prompt && question.answers.some((a) => a.action === action && a.legal !== false);
}
