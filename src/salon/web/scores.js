// The score of each seat by source: as stacked bars, and as a table.
import { h } from './dom.js';
import { signed, text } from './words.js';

const KINDS = 12; // of hatching, in the style sheet
const ROOM = 5; // per cent of the bar's room that a number needs

/** @typedef {import('./wire.d.ts').Update} Update */
/** @typedef {import('./wire.d.ts').Points} Points */

/** All sources, in the order in which they first come. @param {Points[][]} tally */
function labels(tally) {
  return [...new Set(tally.flat().map((source) => source.label))];
}

/** The seats, the best first. @param {number[]} scores */
function ranked(scores) {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
}

/** What is gained stretches to the right, what is lost to the left. @param {Update} update @param {number[]} scores @param {Points[][]} tally */
export function sourceBars(update, scores, tally) {
  const names = labels(tally);
  const parts = scores.map((score, seat) => (tally[seat]?.length ? tally[seat] : [{ label: '', points: score }]));
  const sum = (/** @type {Points[]} */ of, /** @type {number} */ sign) => of.reduce((all, part) => all + Math.max(0, sign * part.points), 0);
  const left = Math.max(0, ...parts.map((of) => sum(of, -1)));
  const room = Math.max(1, left + Math.max(0, ...parts.map((of) => sum(of, 1))));
  const share = (/** @type {number} */ points) => (Math.abs(points) / room) * 100;
  return h(
    'div',
    null,
    h(
      'ol',
      { class: 'scorebar' },
      ranked(scores).map((seat) => {
        const segments = (/** @type {number} */ sign) =>
          parts[seat]
            .filter((part) => sign * part.points > 0)
            .map((part) => {
              const segment = h(
                'i',
                { class: `seg s${names.indexOf(part.label) % KINDS}`, title: part.label && `${part.label}: ${signed(part.points)}` },
                share(part.points) >= ROOM ? h('b', null, signed(part.points)) : null,
              );
              segment.style.width = `${sign > 0 ? share(part.points) : (-part.points / left) * 100}%`;
              return segment;
            });
        const lost = h('span', { class: 'lost' }, segments(-1));
        lost.style.width = `${share(left)}%`;
        return h(
          'li',
          { class: update.winners?.includes(seat) ? 'won' : '' },
          h('span', { class: 'who' }, h('span', null, h('b', null, update.seats[seat].name), update.seats[seat].you ? h('small', null, text('you')) : null)),
          h(
            'span',
            { class: 'barline' },
            h('span', { class: 'barroom', 'aria-hidden': 'true' }, left ? lost : null, segments(1)),
            h('b', { class: 'tot num' }, signed(scores[seat])),
          ),
        );
      }),
    ),
    names.length
      ? h(
          'p',
          { class: 'keys-of', 'aria-hidden': 'true' },
          names.map((name, n) => h('span', null, h('i', { class: `sw s${n % KINDS}` }), ` ${name}`)),
        )
      : null,
  );
}

/** @param {Update} update @param {number[]} scores @param {Points[][]} tally */
export function scoreTable(update, scores, tally) {
  const seats = ranked(scores);
  const of = (/** @type {number} */ seat, /** @type {string} */ label) =>
    tally[seat].filter((part) => part.label === label).reduce((all, part) => all + part.points, 0);
  return h(
    'div',
    { class: 'scroller', tabindex: '0', 'aria-label': text('scores') },
    h(
      'table',
      { class: 'score-table' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'col' }, text('source')),
          seats.map((seat) => h('th', { scope: 'col' }, update.seats[seat].name)),
        ),
      ),
      h(
        'tbody',
        null,
        labels(tally).map((label) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, label),
            seats.map((seat) => h('td', { class: 'num' }, of(seat, label) ? signed(of(seat, label)) : '–')),
          ),
        ),
      ),
      h(
        'tfoot',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, text('sum')),
          seats.map((seat) => h('td', { class: 'num' }, h('b', null, signed(scores[seat])))),
        ),
      ),
    ),
  );
}
