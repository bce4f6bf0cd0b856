// What has just happened: the dice as they fell, the cards as they were played.
import { h, icon } from '../../dom.js';
import { plain, signed } from './data.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../table.js').TableContext} TableContext */
/** @typedef {import('../../api.js').Line} Line */

const ROLLS = new Set(['check', 'attempt', 'crisis', 'roll', 'war-roll', 'loss', 'gain', 'stability', 'play', 'event', 'plan', 'outbreak', 'war-won', 'war-lost', 'vp']);

/** Which sentence a line is. @param {Line} line */
export const sentence = (line) => line.id?.split('.').pop() ?? '';

/** The lines that are shown as rows. @param {TableContext} table */
export const rolls = (table) => table.log.slice(-40).filter((line) => ROLLS.has(sentence(line)));

/** The side of a sentence. @param {Line} line */
export const sideOf = (line) => String(line.args?.side ?? '').split('.')[1] ?? '';

/** A row of news: a die or a card, the sum, and whether it came off. @param {TableContext} table @param {Line} line */
export function newsRow(table, line) {
  const args = line.args ?? {};
  const what = sentence(line);
  const side = sideOf(line);
  const won = what === 'crisis' ? args.war === 1 : args.success === 1;
  const tested = ['check', 'attempt', 'crisis'].includes(what);
  return h(
    'li',
    { class: `tm-row ${what} ${tested ? (won ? 'won' : 'lost') : ''}`, title: line.text },
    args.die ? icon(`die-${args.die}`, 'tm-die') : h('span', { class: 'tm-die none' }),
    side ? sideIcon(side) : null,
    h('span', { class: 'tm-row-text' }, sum(table, line)),
    what === 'crisis' ? (won ? icon('flame') : null) : tested ? icon(won ? 'ui-check' : 'ui-cross') : null,
    h('span', { class: 'vh' }, line.text),
  );
}

/** @param {TableContext} table @param {Line} line @returns {import('../../dom.js').Child[]} */
function sum(table, line) {
  const args = line.args ?? {};
  const name = (/** @type {string} */ symbol) => h('b', { 'data-symbol': symbol }, table.name(symbol));
  const hidden = (/** @type {string} */ text) => h('span', { class: 'num', 'aria-hidden': 'true' }, text);
  switch (sentence(line)) {
    case 'check':
      return [name(args.space), hidden(` ${args.die} + ${args.strength} + ${args.own} − ${args.enemy} = ${plain(args.total)} ${args.success ? '>' : '≤'} ${args.threshold}`)];
    case 'attempt':
      return [name(args.box), hidden(` ${args.die} ${signed(args.bonus)} = ${args.total} ${args.total >= args.needed ? '≥' : '<'} ${args.needed}`)];
    case 'crisis':
      return [h('b', null, table.text('turmoil-crisis')), hidden(` ${args.die} + ${args.tension} ${signed(args.status)} = ${plain(args.total)} ${args.war ? '>' : '≤'} 6`)];
    case 'war-roll':
      return [h('b', null, table.text('turmoil-war-roll')), hidden(` ${args.die} + ${args.bonus} = ${args.total}`)];
    default:
      return [line.text];
  }
}
