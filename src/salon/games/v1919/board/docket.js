/** The docket: the answers as chips, in the dock; and in the masthead whose turn it is. */
import { h, icon } from '../../../web/dom.js';
import { parted } from '../../../web/named.js';
import { howMany } from './agreed.js';
import { DEALS, NATIONS, asked, askedFor, bare, isTalk, issueOf, own } from './data.js';
import { effects } from './issues.js';
import { offers } from './leaf.js';
import { change, counter, cube, el, flag, signed, stars, unit } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./parts.js').Child} Child */

/** @type {Record<string, string>} */
const VERBS = {
  place: 'quill',
  reclaim: 'ui-undo',
  settle: 'seal',
  deploy: 'so-army',
  demobilize: 'exhausted',
  done: 'ui-check',
  pass: 'ui-cross',
  bid: 'disc',
  perform: 'ui-check',
  decline: 'ui-cross',
  deck: 'back-gold',
  propose: 'ui-deal',
  accept: 'ui-check',
  refuse: 'ui-cross',
  withdraw: 'ui-undo',
  cancel: 'ui-cross',
  offer: 'ui-deal',
  counter: 'ui-deal',
  drop: 'ui-undo',
  later: 'ui-clock',
  at_once: 'ui-check',
  any: 'cube',
};
/** @type {Record<string, string>} */
const TERMS = {
  pay: 'cube',
  settle: 'seal',
  place: 'quill',
  not_place: 'no-military',
  military: 'so-army',
  deploy: 'so-army',
  event: 'quill',
  now: 'ui-clock',
  pass: 'ui-cross',
  bid: 'disc',
  no_units: 'no-military',
  modifier: 'die-5',
  region: 'unrest',
  refill: 'back-gold',
  event_cube: 'cube',
};

/** The answers, right below the question. @param {TableContext} table @param {View} view */
export function docket(table, view) {
  const shown = chips(table, view);
  const aside = bound(table, view);
  if (!shown.length && !aside.length) return null;
  return h(
    'section',
    { class: 'v-docket', 'aria-label': table.text('board-docket'), 'data-key': 'docket' },
    asksStrategy(table, view) ? null : shown,
    aside.length ? el('div', 'v-bound', aside) : null,
  );
}

/** The Strategy cards, when one is to be chosen: they have more to say than a chip holds. @param {TableContext} table @param {View} view */
export const picks = (table, view) =>
  asksStrategy(table, view) ? h('section', { class: 'v-pick', 'aria-label': table.text('board-strategies'), 'data-key': 'pick' }, offers(table, view)) : null;

/** @param {TableContext} table @param {View} view */
const asksStrategy = (table, view) => view.strategies.some((card) => table.answers.has(card));

/** Whose turn it is, and what is done of it: in the masthead. @param {TableContext} table @param {View} view */
export function whose(table, view) {
  const nation = view.actor ?? view.powers[view.turn];
  if (!nation || view.result) return el('div', 'v-whose', view.result ? null : table.text('board-picking'));
  const done = (/** @type {string} */ key, /** @type {boolean} */ is) =>
    h('span', { class: is ? 'v-done' : '' }, icon(is ? 'ui-check' : 'ui-clock'), table.text(key));
  return el(
    'div',
    'v-whose',
    el('span', '', flag(nation), el('b', '', table.name(`nation.${nation}`)), table.text(view.active_card === nation ? 'board-settling' : 'board-acts')),
    done('board-political', view.political),
    done('board-military', view.military),
  );
}

/** The answers, each as a chip that says what it is about. @param {TableContext} table @param {View} view @returns {Child[]} */
function chips(table, view) {
  if (!table.answers.size) return [];
  const dealing = DEALS.has(asked(view)?.kind ?? '');
  const all = [...table.answers.values()].flatMap((answer) => (isTalk(answer) ? [] : [answer.action]));
  const chips = all.filter((action) => parted(action)[0] !== 'space'); // these have their place on the tracks
  if (!chips.length && !dealing) return all.length ? [el('span', 'muted', table.text('board-on-board'))] : [];
  if (!chips.length) return [el('span', 'muted', table.text('board-dealing'))];
  return chips.map((action) => chip(table, view, action));
}

/** @param {TableContext} table @param {View} view @param {string} action @param {string} [words]  where its usual ones would mislead */
export function chip(table, view, action, words) {
  const label = words ?? table.answers.get(action)?.label ?? table.name(action);
  const [first, named] = parted(action);
  const inDeal = first === 'deal';
  const symbol = inDeal ? named : action; // what a deal names has a name of its own
  const [kind, rest] = parted(symbol);
  const question = asked(view);
  /** @type {Child[]} */
  let before = [];
  /** @type {Child[]} */
  let after = [];
  let text = label;
  let short = false;
  switch (kind) {
    case 'verb':
      before = [icon(VERBS[rest] ?? 'ui-check')];
      break;
    case 'term':
      before = [icon(TERMS[rest] ?? 'ui-check')];
      break;
    case 'promise':
      before = [el('b', 'v-nth num', rest)];
      break;
    case 'nation':
      before = [flag(rest)];
      break;
    case 'region':
      before = [icon(`re-${rest}`)];
      break;
    case 'disc':
      before = [disc_(view, rest)];
      break;
    case 'counter':
      before = [counter(rest, label)];
      break;
    case 'modifier':
      before = [icon('die-5')];
      break;
    case 'amount':
      [text, short] = [rest, true];
      before = [cube(inDeal ? 'none' : (askedFor(view) ?? 'none'))];
      after = !inDeal && question?.kind === 'place-cubes' && Number(rest) === question.least ? [el('small', '', table.text('board-takes-lead'))] : [];
      break;
    case 'issue':
      before = [el('span', `v-tag re-${issueOf(symbol).region ?? 'none'}`, icon(`re-${issueOf(symbol).region ?? 'none'}`))];
      after = issueFacts(table, view, symbol, inDeal);
      break;
    case 'option':
      after = [optionFacts(table, symbol)];
      break;
    case 'event':
      before = [icon('quill')];
      break;
    case 'strategy':
      before = [icon('quill')];
      after = strategyFacts(table, view, action);
      break;
    case 'discard':
      before = [icon('back-gold', 'v-back')];
      after = discardFacts(table, view, Number(rest));
      break;
    case 'choice':
      before = [el('b', 'v-no-', rest)];
      after = effectFacts(view, question?.[['first', 'second', 'third'][Number(rest) - 1]] ?? []);
      break;
    case 'force':
      before = force(view, rest);
      break;
  }
  const made = h(
    'button',
    { type: 'button', class: `v-hit ${short ? 'v-short' : ''}`, 'data-action': action, 'data-symbol': symbol },
    short ? el('b', 'num', text) : text,
  );
  return h(
    'span',
    {
      class: `v-chip k-${kind}`,
      'data-key': action,
      'data-amount': kind === 'amount' && !inDeal ? rest : null,
      'data-option': kind === 'option' ? symbol : null,
      'data-issue': kind === 'option' ? `issue.${parted(rest)[0]}` : null,
    },
    before,
    made,
    after,
  );
}

/** @param {View} view @param {string} where */
function disc_(view, where) {
  const nation = askedFor(view) ?? 'uk';
  return where === 'available' || where === 'exhausted' ? unit(nation) : icon(`re-${where}`);
}

/** @param {TableContext} table @param {View} view @param {string} action @param {boolean} inDeal @returns {Child[]} */
function issueFacts(table, view, action, inDeal) {
  const card = issueOf(action);
  const shown = [...view.table, ...view.waiting].find((issue) => issue?.issue === action);
  const question = inDeal ? '' : asked(view)?.kind;
  const need = view.actor && question === 'place' ? shown?.need?.[view.actor] : undefined;
  return [
    stars(card.stars, table.text('board-stars', { n: card.stars })),
    need === undefined ? null : el('span', 'v-need', cube(view.actor ?? ''), el('b', 'num', `+${need}`)),
    question === 'settle' && shown?.winner ? el('span', 'v-need', '→', flag(shown.winner)) : null,
  ];
}

/** @param {TableContext} table @param {string} action */
function optionFacts(table, action) {
  const option = issueOf(`issue.${parted(bare(action))[0]}`).options.find((known) => known.id === action);
  return option ? effects(table, option) : null;
}

/** What a Strategy card would be worth to who chooses. @param {TableContext} table @param {View} view @param {string} action @returns {Child[]} */
function strategyFacts(table, view, action) {
  const worth = view.worth[action]?.[own(view) ?? ''];
  return worth === undefined ? [] : [el('span', 'v-now', table.text('board-now', { n: worth }), icon('vp'))];
}

/** @param {TableContext} table @param {View} view @param {number} place @returns {Child[]} */
function discardFacts(table, view, place) {
  const symbol = view.issue_discard.at(-place);
  return symbol ? [el('b', '', table.name(symbol)), stars(issueOf(symbol).stars, table.text('board-stars', { n: issueOf(symbol).stars }))] : [];
}

/** The Military part of a bid. @param {View} view @param {string} rest @returns {Child[]} */
function force(view, rest) {
  const [here, discs] = rest.split('.').map(Number);
  const nation = askedFor(view) ?? 'uk';
  return [here ? el('span', 'v-twice', unit(nation), '2×') : null, ...Array.from({ length: discs }, () => unit(nation))];
}

/** An effect as emblems, where it is a plain one. @param {View} view @param {import('./data.js').Step[]} steps @returns {Child[]} */
const effectFacts = (view, steps) => steps.flatMap((step) => stepFacts(step, step.region in view.regions ? icon(`re-${step.region}`) : null));

/** @param {import('./data.js').Step} step @param {Child} region  the printed one @returns {Child[]} */
function stepFacts(step, region) {
  const { n = 0 } = step;
  switch (step.step) {
    case 'Unrest':
      return [el('span', 'v-fx', icon('unrest'), region, signed(n))];
    case 'PowderKeg':
      return [el('span', 'v-fx', icon('keg'), region, signed(n))];
    case 'Happiness':
    case 'HappinessIfMilitary':
      return [change(NATIONS.includes(step.nation) ? flag(step.nation) : icon(n < 0 ? 'sad' : 'glad'), n, '')];
    case 'ExhaustInfluence':
      return [change(cube('none'), -n, '')];
    case 'RecoverInfluence':
      return [change(cube('none'), n, '')];
    case 'ExhaustMilitary':
      return [el('span', 'v-fx', icon('disc'), icon('exhausted'))];
    case 'UprisingCheck':
      return [el('span', 'v-fx', icon('die-5'), region)];
    default:
      return [];
  }
}

/** The way to what was agreed on, and to a new deal. @param {TableContext} table @param {View} view @returns {Child[]} */
function bound(table, view) {
  const n = howMany(table, view);
  return [
    n
      ? h(
          'button',
          { type: 'button', class: 'v-to-agreed', 'data-do': 'agreed', 'data-key': 'agreed' },
          icon('seal'),
          el('span', '', table.text('board-agreed')),
          el('b', 'num', n),
        )
      : null,
    table.answers.has('verb.propose') ? chip(table, view, 'verb.propose') : null,
  ].filter((made) => made !== null);
}
