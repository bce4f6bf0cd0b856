// What has just happened: the dice as they fell, the cards as they were played.
import { h, icon } from '../../../web/dom.js';
import { plain, signed } from './data.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('../../../web/api.js').Line} Line */

/** What kind of fact a line tells. @param {Line} line */
export const kind = (line) => line.fact?.kind ?? '';

/** The side that a line is about. @param {Line} line */
export const sideOf = (line) => String(line.fact?.side ?? '').split('.')[1] ?? '';

/** A row of news: a die or a card, the sum, and whether it came off. @param {TableContext} table @param {Line} line */
export function newsRow(table, line) {
  const fact = line.fact ?? { kind: '' };
  const what = kind(line);
  const side = sideOf(line);
  const won = what === 'crisis' ? fact.war === 1 : fact.success === 1;
  const tested = ['check', 'attempt', 'crisis'].includes(what);
  return h(
    'li',
    { class: `tm-row ${what} ${tested ? (won ? 'won' : 'lost') : ''}`, title: line.text },
    fact.die ? icon(`die-${fact.die}`, 'tm-die') : h('span', { class: 'tm-die none' }),
    side ? sideIcon(side) : null,
    h('span', { class: 'tm-row-text' }, sum(table, line)),
    what === 'crisis' ? (won ? icon('flame') : null) : tested ? icon(won ? 'ui-check' : 'ui-cross') : null,
    h('span', { class: 'vh' }, line.text),
  );
}

/** @param {TableContext} table @param {Line} line @returns {import('../../../web/dom.js').Child[]} */
function sum(table, line) {
  const fact = line.fact ?? { kind: '' };
  const name = (/** @type {string} */ symbol) => h('b', { 'data-symbol': symbol }, table.name(symbol));
  const hidden = (/** @type {string} */ text) => h('span', { class: 'num', 'aria-hidden': 'true' }, text);
  switch (fact.kind) {
    case 'check':
      return [
        name(fact.space),
        hidden(` ${fact.die} + ${fact.strength} + ${fact.own} − ${fact.enemy} = ${plain(fact.total)} ${fact.success ? '>' : '≤'} ${fact.threshold}`),
      ];
    case 'attempt':
      return [name(fact.box), hidden(` ${fact.die} ${signed(fact.bonus)} = ${fact.total} ${fact.total >= fact.needed ? '≥' : '<'} ${fact.needed}`)];
    case 'crisis':
      return [
        h('b', null, table.text('board-crisis')),
        hidden(` ${fact.die} + ${fact.tension} ${signed(fact.status)} = ${plain(fact.total)} ${fact.war ? '>' : '≤'} 6`),
      ];
    case 'war-roll':
      return [h('b', null, table.text('board-war-roll')), hidden(` ${fact.die} + ${fact.bonus} = ${fact.total}`)];
    default:
      return [line.text];
  }
}
