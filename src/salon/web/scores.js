// The score of each seat by source: as stacked bars, and as a table.
import { h, heads, icon } from './dom.js';
import { sideOf } from './named.js';
import { badge } from './seats.js';
import { signed, text } from './words.js';

const ROOM = 5; // per cent of the bar's room that a number needs

/** @typedef {import('./wire.d.ts').Update} Update */
/** @typedef {import('./wire.d.ts').Points} Points */

/** All sources, in the order in which they first come. @param {Points[][]} tally */
function labels(tally) {
  return [...new Set(tally.flat().map((source) => source.label))];
}

/** @param {Points[]} parts @param {number} sign */
function sum(parts, sign) {
  return parts.reduce((all, part) => all + Math.max(0, sign * part.points), 0);
}

/** The seats, the best first. @param {number[]} scores */
function ranked(scores) {
  return scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
}

/** Whose it is, as everywhere. @param {Update} update @param {number} seat */
function who(update, seat) {
  return h(
    'span',
    { class: 'who' },
    h('span', { class: 'badge', 'aria-hidden': 'true' }, icon(badge(update.seats[seat], seat), '')),
    h('span', null, h('b', null, update.seats[seat].name), update.seats[seat].you ? h('small', null, text('you')) : null),
  );
}

/** The parts of a bar: each with its number where there is room. @param {Points[]} parts @param {number} room */
function segments(parts, room) {
  return parts.map((part) => {
    const share = (Math.abs(part.points) / room) * 100;
    const segment = h(
      'i',
      { class: 'seg', title: part.label && `${part.label}: ${signed(part.points)}` },
      share >= ROOM ? h('b', null, signed(part.points)) : null,
    );
    segment.style.width = `${share}%`;
    return segment;
  });
}

/** What a seat got its points for, in words. @param {Points[]} parts */
function listed(parts) {
  return parts
    .filter((part) => part.label)
    .map((part) => `${part.label} ${signed(part.points)}`)
    .join(' · ');
}

/** A bar for each seat, in its colour, divided by source: what is gained stretches to the right, what is lost to the left. @param {Update} update @param {number[]} scores @param {Points[][]} tally */
export function sourceBars(update, scores, tally) {
  const parts = scores.map((score, seat) => (tally[seat]?.length ? tally[seat] : [{ label: '', points: score }]));
  const left = Math.max(0, ...parts.map((of) => sum(of, -1)));
  const room = Math.max(1, left + Math.max(0, ...parts.map((of) => sum(of, 1))));
  return h(
    'ol',
    { class: 'scorebar' },
    ranked(scores).map((seat) => {
      const lost = h(
        'span',
        { class: 'lost' },
        segments(
          parts[seat].filter((part) => part.points < 0),
          left || 1,
        ),
      );
      lost.style.width = `${(left / room) * 100}%`;
      return h(
        'li',
        { class: update.winners?.includes(seat) ? 'won' : '', 'data-side': sideOf(`seat.${seat}`, update.seats) },
        who(update, seat),
        h(
          'span',
          { class: 'barline' },
          h(
            'span',
            { class: 'barroom', 'aria-hidden': 'true' },
            left ? lost : null,
            segments(
              parts[seat].filter((part) => part.points > 0),
              room,
            ),
          ),
          h('b', { class: 'tot num' }, signed(scores[seat])),
        ),
        h('small', { class: 'sources' }, listed(parts[seat])),
      );
    }),
  );
}

/** Two sides pull at one marker: what each gained, against each other. @param {Update} update @param {number[]} scores @param {Points[][]} tally */
export function tugOfWar(update, scores, tally) {
  const gained = [0, 1].map((seat) => (tally[seat] ?? []).filter((part) => part.points > 0));
  const room = Math.max(1, ...gained.map((parts) => sum(parts, 1)));
  return h(
    'ol',
    { class: 'tug' },
    [0, 1].map((seat) =>
      h(
        'li',
        { class: update.winners?.includes(seat) ? 'won' : '', 'data-side': sideOf(`seat.${seat}`, update.seats) },
        h('span', { class: 'tug-who' }, who(update, seat), h('b', { class: 'tot num' }, scores[seat] > 0 ? signed(scores[seat]) : '')),
        h('span', { class: 'barroom', 'aria-hidden': 'true' }, segments(gained[seat], room)),
        h('small', { class: 'sources' }, listed(gained[seat])),
      ),
    ),
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
      heads([text('source'), ...seats.map((seat) => update.seats[seat].name)]),
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
