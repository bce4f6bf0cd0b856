/** Solitaire: the points and the target, the strength of each faction, and what the bots are about to do, and why. */
import { h, icon } from '../../../web/dom.js';
import { sentences } from '../../../web/words.js';
import { el, flag } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Plan} Plan */

/** @param {TableContext} table @param {View} view */
export function solitaire(table, view) {
  const strongest = Math.max(1, ...Object.values(view.strengths));
  const factions = Object.entries(view.strengths).map(([nation, n]) => {
    const bar = el('i', `v-meter ${nation}`);
    bar.style.width = `${Math.max(2, (n / strongest) * 100)}%`;
    return h(
      'li',
      { 'data-key': nation, class: nation === view.mine ? 'mine' : '', title: table.name(`nation.${nation}`) },
      flag(nation),
      el('span', 'v-room-for', bar),
      el('b', 'num', n),
    );
  });
  return h(
    'section',
    { class: 'v-card v-solo', 'aria-label': table.text('board-solitaire'), 'data-key': 'solo', 'data-lesson': 'part.solo' },
    el(
      'h3',
      '',
      h(
        'button',
        { type: 'button', class: 'v-name', 'data-do': 'leaf', 'data-leaf': 'solo', title: table.text('board-solo-hint') },
        table.text('board-solitaire'),
      ),
      el('span', 'v-target', icon('vp'), el('b', 'num', view.vp), `/ ${view.target}`),
    ),
    el('ul', 'v-strengths', factions),
    plans(table, view),
  );
}

/** What the bots are about to do, and why. @param {TableContext} table @param {View} view */
export function plans(table, view) {
  return el(
    'ul',
    'v-plans',
    Object.entries(view.plans).map(([nation, plan]) => h('li', { 'data-key': nation }, flag(nation), el('span', '', reasons(table, plan)))),
  );
}

/** What a bot would do now, and why, in a sentence each. @param {TableContext} table @param {Plan} plan */
function reasons(table, plan) {
  const names = (/** @type {string[]} */ symbols) =>
    new Intl.ListFormat(table.language, { type: 'disjunction' }).format(symbols.map((symbol) => table.name(symbol)));
  const issues = plan.issues ?? [];
  const political = plan.political === 'settle' && issues.length > 1 ? 'settle-either' : plan.political;
  const said = [table.text(`board-plan-${political}`, { issue: names(issues), worth: plan.worth ?? 0 })];
  if (plan.military) said.unshift(table.text(`board-plan-${plan.military}`, { region: names((plan.regions ?? []).map((region) => `region.${region}`)) }));
  return sentences(said);
}
