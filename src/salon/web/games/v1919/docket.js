/** The docket: whose turn it is, and the answers as chips, in a row that never changes its height. */
import { h, icon } from '../../dom.js';
import { effects } from './issues.js';
import { termWords } from './terms.js';
import { asked, issueOf, own } from './data.js';
import { change, counter, cube, el, flag, hit, signed, stars, unit } from './parts.js';

/** @typedef {import('../../table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./parts.js').Child} Child */

/** @type {Record<string, string>} */
const VERBS = {
  place: 'quill', reclaim: 'ui-undo', settle: 'seal', deploy: 'so-army', demobilize: 'exhausted', done: 'ui-check', pass: 'ui-cross', bid: 'disc',
  perform: 'ui-check', decline: 'ui-cross', deck: 'back-gold', propose: 'ui-deal', accept: 'ui-check', refuse: 'ui-cross', withdraw: 'ui-undo', cancel: 'ui-cross',
  offer: 'ui-deal', give: 'cube', take: 'cube', term_settle: 'seal', term_option: 'ui-check', term_place: 'quill', term_not_place: 'no-military', term_now: 'ui-clock',
};
const ELSEWHERE = /^space\./; // answers that have their place on the tracks

/** @param {TableContext} table @param {View} view */
export function docket(table, view) {
  return h('section', { class: 'v-docket', 'aria-label': table.text('v1919-docket') }, whose(table, view), el('div', 'v-answers', chips(table, view)), bound(table, view));
}

/** The Active Player card. @param {TableContext} table @param {View} view */
function whose(table, view) {
  const nation = view.actor ?? view.powers[view.turn];
  if (!nation) return el('div', 'v-turn', icon('quill'), el('b', '', table.text('v1919-picking')));
  const done = (/** @type {string} */ key, /** @type {boolean} */ is) => h('span', { class: is ? 'v-done' : 'v-due' }, icon(is ? 'ui-check' : 'ui-clock'), table.text(key));
  return h('div', { class: `v-turn ${nation}`, 'data-key': 'turn', 'data-symbol': `nation.${nation}` }, flag(nation, 'big'),
    el('div', '', el('b', '', table.name(`nation.${nation}`), nation === own(view) ? el('small', '', ` ${table.text('you')}`) : null),
      el('small', 'v-acts', done('v1919-political', view.political), done('v1919-military', view.military))));
}

/** The answers, each as a chip that says what it is about. @param {TableContext} table @param {View} view @returns {Child[]} */
function chips(table, view) {
  const dealing = /^deal-/.test(asked(view)?.id ?? '');
  const all = [...table.answers.keys()].filter((action) => !ELSEWHERE.test(action) && action !== 'verb.propose');
  if (!all.length || dealing) return [el('span', 'muted', table.text(dealing ? 'v1919-dealing' : table.answers.size > 1 ? 'v1919-on-board' : view.result ? 'v1919-over' : 'v1919-wait'))];
  return all.map((action) => chip(table, view, action));
}

/** @param {TableContext} table @param {View} view @param {string} action */
export function chip(table, view, action) {
  const answer = table.answers.get(action);
  const label = answer?.label ?? table.name(action);
  const [kind, rest = ''] = split(action);
  const question = asked(view);
  /** @type {Child[]} */
  let before = [];
  /** @type {Child[]} */
  let after = [];
  let text = label;
  let short = false;
  switch (kind) {
    case 'verb': before = [icon(VERBS[rest] ?? 'ui-check')]; break;
    case 'nation': before = [flag(rest)]; break;
    case 'region': before = [icon(`re-${rest}`)]; break;
    case 'disc': before = [disc_(view, rest)]; break;
    case 'counter': before = [counter(rest, label)]; break;
    case 'modifier': before = [icon('die-5')]; break;
    case 'amount':
      [text, short] = [rest, true];
      before = [cube(question?.nation ?? own(view) ?? 'none')];
      after = Number(rest) === Number(question?.args.least) && /place/.test(question?.id ?? '') ? [el('small', '', table.text('v1919-takes-lead'))] : [];
      break;
    case 'issue': before = [el('span', `v-tag re-${issueOf(action).region ?? 'none'}`, icon(`re-${issueOf(action).region ?? 'none'}`))]; after = issueFacts(table, view, action); break;
    case 'option': after = [optionFacts(table, action)]; break;
    case 'event': before = [icon('quill')]; break;
    case 'strategy': before = [icon('quill')]; after = strategyFacts(table, view, action); break;
    case 'discard': before = [icon('back-gold', 'v-back')]; after = discardFacts(table, view, Number(rest)); break;
    case 'choice': before = [el('b', 'v-no-', rest)]; after = choiceFacts(table, question?.args[['first', 'second', 'third'][Number(rest) - 1]]); break;
    case 'force': before = force(view, rest); break;
  }
  const made = h('button', { type: 'button', class: `v-hit ${short ? 'v-short' : ''}`, 'data-action': action, 'data-symbol': action }, short ? el('b', 'num', text) : text);
  return h('span', { class: `v-chip k-${kind}`, 'data-key': action, 'data-amount': kind === 'amount' ? rest : null, 'data-option': kind === 'option' ? action : null, 'data-issue': kind === 'option' ? `issue.${rest.split('.')[0]}` : null }, before, made, after);
}

/** @param {string} action @returns {[string, string]} */
function split(action) {
  const dot = action.indexOf('.');
  return [action.slice(0, dot), action.slice(dot + 1)];
}

/** @param {View} view @param {string} where */
function disc_(view, where) {
  const nation = asked(view)?.nation ?? own(view) ?? 'uk';
  return where === 'available' || where === 'exhausted' ? unit(nation) : icon(`re-${where}`);
}

/** @param {TableContext} table @param {View} view @param {string} action @returns {Child[]} */
function issueFacts(table, view, action) {
  const card = issueOf(action);
  const shown = [...view.table, ...view.waiting].find((issue) => issue?.issue === action);
  const question = asked(view)?.id;
  const need = view.actor && question === 'place' ? shown?.need?.[view.actor] : undefined;
  return [
    stars(card.stars, table.text('v1919-stars', { n: card.stars })),
    need === undefined ? null : el('span', 'v-need', cube(view.actor ?? ''), el('b', 'num', `+${need}`)),
    question === 'settle' && shown?.winner ? el('span', 'v-need', '→', flag(shown.winner)) : null,
  ];
}

/** @param {TableContext} table @param {string} action */
function optionFacts(table, action) {
  const option = issueOf(`issue.${action.split('.')[1]}`).options.find((known) => known.id === action);
  return option ? effects(table, option) : null;
}

/** What a Strategy card would be worth to who chooses. @param {TableContext} table @param {View} view @param {string} action @returns {Child[]} */
function strategyFacts(table, view, action) {
  const worth = view.worth[action]?.[own(view) ?? ''];
  return worth === undefined ? [] : [el('span', 'v-now', table.text('v1919-now', { n: worth }), icon('vp'))];
}

/** @param {TableContext} table @param {View} view @param {number} place @returns {Child[]} */
function discardFacts(table, view, place) {
  const symbol = view.issue_discard.at(-place);
  return symbol ? [el('b', '', table.name(symbol)), stars(issueOf(symbol).stars, table.text('v1919-stars', { n: issueOf(symbol).stars }))] : [];
}

/** The Military part of a bid. @param {View} view @param {string} rest @returns {Child[]} */
function force(view, rest) {
  const [here, discs] = rest.split('.').map(Number);
  const nation = asked(view)?.nation ?? own(view) ?? 'uk';
  return [here ? el('span', 'v-twice', unit(nation), '2×') : null, ...Array.from({ length: discs }, () => unit(nation))];
}

/** An effect as emblems, where it is a plain one. @param {TableContext} table @param {import('./data.js').Text | undefined} told @returns {Child[]} */
function choiceFacts(table, told) {
  if (!told) return [];
  if (told.id === 'v1919.step.then') return [...choiceFacts(table, told.args.first), ...choiceFacts(table, told.args.then)];
  const n = Number(told.args.n ?? 0) * (told.args.way === 'down' ? -1 : 1);
  const what = told.id.replace('v1919.step.', '');
  const region = told.args.region ? icon(`re-${String(told.args.region).slice(7)}`) : null;
  if (what.startsWith('unrest')) return [el('span', 'v-fx', icon('unrest'), region, signed(n))];
  if (what.startsWith('powder-keg')) return [el('span', 'v-fx', icon('keg'), region, signed(n))];
  if (what.startsWith('happiness')) return [told.args.nation && /-nation$/.test(what) ? change(flag(String(told.args.nation).slice(7)), n, '') : change(icon(n < 0 ? 'sad' : 'glad'), n, '')];
  if (what.startsWith('exhaust-influence')) return [change(cube('none'), -n, '')];
  if (what.startsWith('recover-influence')) return [change(cube('none'), n, '')];
  if (what.startsWith('exhaust-military')) return [el('span', 'v-fx', icon('disc'), icon('exhausted'))];
  if (what.startsWith('uprising-check')) return [el('span', 'v-fx', icon('die-5'), region)];
  return [];
}

/** The deals in force, and the way to a new one. @param {TableContext} table @param {View} view */
function bound(table, view) {
  const terms = view.terms.map((term, n) => h('li', { 'data-key': `term${n}`, 'data-symbol': term.action }, flag(term.nation), el('span', '', termWords(table, term, []))));
  const notes = view.notes.map((note, n) => h('li', { class: 'v-words', 'data-key': `note${n}` }, flag(note.nation), el('q', '', note.words)));
  return el('div', 'v-bound',
    terms.length || notes.length ? h('ul', { 'aria-label': table.text('v1919-binding') }, terms, notes) : null,
    table.answers.has('verb.propose') ? el('span', 'v-chip k-verb', icon('ui-deal'), hit(table, 'verb.propose', table.answers.get('verb.propose')?.label ?? '')) : null);
}
