// The end as a picture: who won, the score by source, how it moved, and what decided it.
import { get } from './api.js';
import { load } from './assets.js';
import { button, h, icon } from './dom.js';
import { verifyLink } from './fairness.js';
import { sideOf } from './named.js';
import { scoreTable, sourceBars, tugOfWar } from './scores.js';
import { badge } from './seats.js';
import { copy } from './toast.js';
import { text } from './words.js';

/**
 * @typedef {Object} Archive
 * @property {string} table
 * @property {(move: number) => void} goTo
 * @property {() => void} replay
 * @property {() => void} rematch
 * @property {(move: number) => string} said  what the log says of a move
 */

const LETTERS = 'ABC';

/** @param {import('./wire.d.ts').Update} update @param {Archive} archive */
export function resultPanel(update, archive) {
  const decided = h('section', { class: 'panel decided', 'aria-label': text('what-decided'), hidden: true });
  const moved = h('section', { class: 'panel', 'aria-label': text('how-it-moved'), hidden: true });
  const insight = h('div', { class: 'insight-place' });
  if (update.seats.length > 1) load('/web/insight.js').then((later) => insight.append(later.insightPanel(archive.table, update, archive.goTo)));
  const element = h('div', { class: 'results' }, verdict(update, archive), decided, sources(update), moved, insight);
  tellCourse(decided, moved, update, archive).catch(() => moved.remove());
  return element;
}

/**
 * How it went is known a moment later: the whole game is played again for it.
 * @param {HTMLElement} decided @param {HTMLElement} moved @param {import('./wire.d.ts').Update} update @param {Archive} archive
 */
async function tellCourse(decided, moved, update, archive) {
  /** @type {import('./wire.d.ts').Curve} */
  const curve = await get(`/api/tables/${archive.table}/curve`);
  const sentences = curve.decided ?? [];
  decided.hidden = !sentences.length;
  decided.append(
    h('header', null, h('h2', null, text('what-decided'))),
    h(
      'ol',
      null,
      sentences.map((said) => h('li', null, said)),
    ),
  );
  const isFlat = curve.lines.every((line) => line.scores.every((score) => score === line.scores[0]));
  if (!isFlat) drawCurve(moved, (await load('/web/chart.js')).chart(curve, update, archive.goTo), curve, update, archive);
}

/** @param {import('./wire.d.ts').Update} update @param {Archive} archive */
function verdict(update, archive) {
  const { headline = '', verdict = '' } = update.ending ?? {};
  const winner = update.winners?.length === 1 ? update.winners[0] : null;
  const lost = update.seats.length === 1 && winner === null;
  return h(
    'section',
    { class: `verdict ${lost ? 'lost' : ''}`, 'aria-label': text('result'), 'data-side': winner === null ? null : sideOf(`seat.${winner}`, update.seats) },
    ['', 'b', 'c', 'd'].map((corner) => icon('corner', `crn ${corner}`)),
    winner === null ? icon('seal', 'bigseal') : h('span', { class: 'badge big' }, icon(badge(update.seats[winner], winner), '')),
    h(
      'div',
      null,
      h('p', { class: 'caps' }, update.result || text('game-over')),
      h('h2', { class: 'headline' }, headline),
      verdict ? h('p', { class: 'lead' }, verdict) : null,
    ),
    h(
      'div',
      { class: 'acts' },
      update.next_table
        ? h('a', { class: 'btn primary', href: `/tables/${update.next_table}` }, icon('ui-table'), text('to-rematch'))
        : update.you !== null
          ? button(text('rematch'), archive.rematch, { kind: 'primary', icon: 'ui-table' })
          : null,
      button(text('replay'), archive.replay, { icon: 'ui-play' }),
      button(text('share'), () => copy(location.origin + location.pathname), { icon: 'ui-share' }),
      h('a', { class: 'btn', href: `/api/tables/${archive.table}/record`, download: '' }, text('record')),
      h('a', { class: 'btn', href: verifyLink(archive.table) }, text('fair-title')),
    ),
  );
}

/** The score by source: of a game that ended by its rules. @param {import('./wire.d.ts').Update} update */
function sources(update) {
  const scores = update.view?.result?.scores;
  if (!Array.isArray(scores) || scores.length !== update.seats.length) return null;
  const tally = update.tally ?? [];
  return h(
    'section',
    { class: 'panel', 'aria-label': text('scores') },
    h('header', null, h('h2', null, text('scores'))),
    update.ending?.mirrored ? tugOfWar(update, scores, tally) : sourceBars(update, scores, tally),
    tally.some((seat) => seat.length) ? h('details', { class: 'as-table' }, h('summary', null, text('as-table')), scoreTable(update, scores, tally)) : null,
  );
}

/** @param {HTMLElement} panel @param {Element} chart @param {import('./wire.d.ts').Curve} curve @param {import('./wire.d.ts').Update} update @param {Archive} archive */
function drawCurve(panel, chart, curve, update, archive) {
  panel.hidden = false;
  panel.append(
    h('header', null, h('h2', null, text('how-it-moved')), h('span', { class: 'spring' }), h('span', { class: 'legend' }, curve.label)),
    chart,
    h(
      'ol',
      { class: 'moments' },
      curve.turns.map((turn, n) =>
        h(
          'li',
          { 'data-side': sideOf(`seat.${turn.seat}`, update.seats) },
          h('span', { class: 'letter', 'aria-hidden': 'true' }, LETTERS[n]),
          h(
            'div',
            null,
            h('h3', null, text('gained', { name: update.seats[turn.seat]?.name ?? '', n: turn.gain })),
            h('p', null, archive.said(turn.move)),
            h('button', { type: 'button', class: 'cl', onclick: () => archive.goTo(turn.move) }, text('see-moment', { n: turn.move })),
          ),
        ),
      ),
    ),
  );
}
