/** The terms of deals in words. */
import { cubes, flag } from './parts.js';

/** @typedef {import('../../table.js').TableContext} TableContext */
/** @typedef {import('./data.js').Term} Term */

/**
 * What a term has its nation do.
 * @param {TableContext} table @param {Term} term @param {string[]} pair  the two who deal
 */
export function termWords(table, term, pair) {
  const kind = term.kind.replace('verb.', '');
  if (kind === 'give' || kind === 'take') {
    const n = Number(term.action.split('.')[1]);
    const other = pair.find((nation) => nation !== term.nation) ?? '';
    return [table.text('v1919-term-exhausts', { n }), ' ', cubes(term.nation, n), ' ', flag(other), ' ', table.text('v1919-term-recovers', { n })];
  }
  const what = kind === 'term_option' ? `${table.name(`issue.${term.action.split('.')[1]}`)}: ${table.name(term.action)}` : table.name(term.action);
  return [table.text(`v1919-${kind.replaceAll('_', '-')}`, { what })];
}
