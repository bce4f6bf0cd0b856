/** The end as a picture: the points of each power by where they come from. */
import { h, icon } from '../../../web/dom.js';
import { player } from './data.js';
import { el, flag, panel } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */

const SOURCES = ['issues', 'flags', 'strategy', 'happiness'];

/** @param {TableContext} table @param {View} view */
export function finale(table, view) {
  if (view.mine) return target(table, view);
  const powers = view.factions.filter((nation) => view.powers.includes(nation));
  const scores = powers.map((nation) => view.nations[nation]?.score ?? {});
  const total = (/** @type {Record<string, number>} */ score) => Object.values(score).reduce((sum, n) => sum + n, 0);
  const most = Math.max(1, ...scores.map((score) => SOURCES.reduce((sum, source) => sum + Math.max(0, score[source] ?? 0), 0)));
  const order = powers.map((_, n) => n).sort((a, b) => total(scores[b]) - total(scores[a]));
  return panel(
    table.text('board-final'),
    'v-final',
    [el('span', 'v-legend', SOURCES.map((source, n) => [el('i', `v-source s${n}`), table.text(`board-source-${source}`)]).flat())],
    el(
      'ol',
      '',
      order.map((n) => {
        const nation = powers[n];
        const wins = view.result?.winners.includes(view.powers.indexOf(nation));
        return h(
          'li',
          { class: wins ? 'won' : '', 'data-key': nation },
          el('span', 'v-whose-side', flag(nation, 'big'), el('b', '', table.name(`nation.${nation}`)), el('small', '', player(table, view, nation))),
          el(
            'span',
            'v-line',
            SOURCES.map((source, s) => segment(table, source, s, scores[n][source] ?? 0, most)),
          ),
          el('b', 'v-sum num', total(scores[n])),
          wins ? icon('seal', 'v-seal') : null,
        );
      }),
    ),
  );
}

/** @param {TableContext} table @param {string} source @param {number} s @param {number} n @param {number} most */
function segment(table, source, s, n, most) {
  if (!n) return null;
  const label = `${table.text(`board-source-${source}`)} ${n < 0 ? `−${-n}` : n}`;
  const made = h(
    'span',
    { class: `v-seg s${s} ${n < 0 ? 'minus' : ''}`, title: label, role: 'img', 'aria-label': label },
    el('b', 'num', n < 0 ? `−${-n}` : n),
  );
  made.style.flexBasis = `${(Math.abs(n) / most) * 100}%`;
  return made;
}

/** Solitaire: what was reached of what was to be reached. @param {TableContext} table @param {View} view */
function target(table, view) {
  const made = el('span', 'v-seg s0', el('b', 'num', view.vp));
  made.style.flexBasis = `${Math.min(100, (view.vp / Math.max(1, view.target)) * 100)}%`;
  return panel(
    table.text('board-final'),
    'v-final',
    [],
    el(
      'ol',
      '',
      el(
        'li',
        view.result?.winners.length ? 'won' : '',
        el('span', 'v-whose-side', view.mine ? flag(view.mine, 'big') : null, el('b', '', table.text('board-solitaire'))),
        el('span', 'v-line', made),
        el('b', 'v-sum num', `${view.vp} / ${view.target}`),
      ),
    ),
  );
}
