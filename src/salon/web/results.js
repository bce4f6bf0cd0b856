// The end as a picture: who won, the scores, how it moved, and what decided it.
import { button, h, icon, s } from './dom.js';
import { copy } from './toast.js';
import { has, text } from './words.js';

/**
 * @typedef {Object} Archive
 * @property {string} game
 * @property {(move: number) => Promise<import('./api.js').Moment>} moment
 * @property {(symbol: string) => string} name
 * @property {(move: number) => void} goTo
 * @property {() => void} replay
 * @property {() => Promise<void>} rematch
 * @property {(after: number, until: number) => string} said  what the log says of some moves
 * @property {string} record
 */

const SAMPLES = 36; // moments that a curve is made of

/** @param {import('./api.js').Update} update @param {Archive} archive */
export function resultPanel(update, archive) {
  const winners = (update.winners ?? []).map((seat) => update.seats[seat]?.name ?? '');
  const title = winners.length ? text(winners.length > 1 ? 'winners' : 'wins', { names: new Intl.ListFormat(document.documentElement.lang).format(winners) }) : text('nobody-wins');
  const element = h(
    'div',
    { class: 'results' },
    h(
      'section',
      { class: 'verdict', 'aria-label': text('result') },
      ['', 'b', 'c', 'd'].map((corner) => icon('corner', `crn ${corner}`)),
      icon('seal', 'bigseal'),
      h('div', null, h('p', { class: 'caps' }, text('game-over')), h('h1', null, title), h('p', { class: 'lead' }, update.result ?? '')),
      h(
        'div',
        { class: 'acts' },
        update.next_table
          ? h('a', { class: 'btn primary', href: `/tables/${update.next_table}` }, icon('ui-table'), text('to-rematch'))
          : update.you !== null
            ? button(text('rematch'), () => archive.rematch(), { kind: 'primary', icon: 'ui-table' })
            : null,
        button(text('replay'), archive.replay, { icon: 'ui-play' }),
        button(text('share'), () => copy(location.origin + location.pathname), { icon: 'ui-share' }),
        h('a', { class: 'btn', href: archive.record, download: '' }, text('record')),
      ),
    ),
  );
  const scores = update.view?.result?.scores;
  if (Array.isArray(scores) && scores.length === update.seats.length) element.append(scoreBars(update, scores));
  const moved = h('section', { class: 'panel', 'aria-label': text('how-it-moved'), hidden: true });
  element.append(moved);
  drawCurves(moved, update, archive).catch(() => moved.remove());
  return element;
}

/** @param {import('./api.js').Update} update @param {number[]} scores */
function scoreBars(update, scores) {
  const low = Math.min(0, ...scores);
  const span = Math.max(1, Math.max(...scores) - low);
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return h(
    'section',
    { class: 'panel', 'aria-label': text('scores') },
    h('header', null, h('h2', null, text('scores'))),
    h(
      'ol',
      { class: 'scorebar' },
      order.map((seat) => {
        const bar = h('span', { class: `bar side-${seat}` });
        bar.style.width = `${Math.max(1, ((scores[seat] - low) / span) * 100)}%`;
        return h(
          'li',
          { class: update.winners?.includes(seat) ? 'won' : '' },
          h('span', { class: 'who' }, h('span', null, h('b', null, update.seats[seat].name), seat === update.you ? h('small', null, text('you')) : null)),
          h('span', { class: 'barline' }, h('span', { class: 'barroom' }, bar), h('b', { class: 'tot num' }, scores[seat])),
        );
      }),
    ),
  );
}

/**
 * The numbers of a view that are worth a curve: one for each seat if the players have a score, else every
 * number that belongs to one of a few things (happiness of nations, markers of characters), else the score.
 * @param {any} view @param {import('./api.js').Update} update @param {Archive} archive
 * @returns {[string, number][]}
 */
function measures(view, update, archive) {
  if (isNumbers(view?.markers)) return Object.entries(view.markers).map(([key, n]) => [archive.name(`character.${key}`), n]);
  if (view?.nations) {
    return Object.entries(view.nations)
      .filter(([, nation]) => typeof nation.happiness === 'number')
      .map(([key, nation]) => [archive.name(`nation.${key}`), nation.happiness]);
  }
  return Object.entries({ vp: view?.vp, tension: view?.tension })
    .filter(([, n]) => typeof n === 'number')
    .map(([key, n]) => [has(`field-${key}`) ? text(`field-${key}`) : key, n]);
}

/** @param {any} value @returns {value is Record<string, number>} */
function isNumbers(value) {
  return value && typeof value === 'object' && Object.values(value).every((n) => typeof n === 'number');
}

/** @param {HTMLElement} panel @param {import('./api.js').Update} update @param {Archive} archive */
async function drawCurves(panel, update, archive) {
  const count = Math.min(SAMPLES, update.move);
  if (count < 4) return;
  /** @type {Map<string, number[]>} */
  const curves = new Map();
  const moves = Array.from({ length: count + 1 }, (_, n) => Math.round((n * update.move) / count));
  for (const move of moves) {
    const view = move === update.move ? update.view : (await archive.moment(move)).view;
    for (const [name, value] of measures(view, update, archive)) {
      const known = curves.get(name);
      if (known) known.push(value);
      else curves.set(name, [value]);
    }
  }
  const lines = [...curves].filter(([, values]) => values.length === moves.length);
  if (!lines.length) return;
  const subject = update.view.nations ? 'curve-happiness' : update.view.markers ? 'curve-markers' : 'curve-tracks';
  panel.hidden = false;
  panel.append(
    h('header', null, h('h2', null, text('how-it-moved')), h('span', { class: 'spring' }), h('span', { class: 'legend' }, text(subject))),
    chart(lines, moves),
    decisive(lines, moves, archive),
  );
}

const [H, LEFT, RIGHT, TOP, BOTTOM] = [330, 40, 150, 16, 34];

/** @param {[string, number[]][]} lines @param {number[]} moves */
function chart(lines, moves) {
  const W = innerWidth > 720 ? 760 : 400; // letters keep their size on a phone
  const all = lines.flatMap(([, values]) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ n) => LEFT + (n / (moves.length - 1)) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ v) => H - BOTTOM - ((v - low) / (high - low)) * (H - TOP - BOTTOM);
  const step = [1, 2, 5, 10, 20, 50].find((size) => (high - low) / size <= 6) ?? 100;
  const grid = [];
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) {
    grid.push(s('path', { class: 'grid', d: `M${LEFT} ${y(v)}H${W - RIGHT}` }), s('text', { class: 'ax', x: LEFT - 8, y: y(v) + 4, 'text-anchor': 'end' }, v));
  }
  const ends = lines.map(([name, values], n) => ({ name, n, value: values[values.length - 1], y: y(values[values.length - 1]) })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < ends.length; i++) ends[i].y = Math.max(ends[i].y, ends[i - 1].y + 17);
  for (let i = ends.length - 1; i >= 0; i--) ends[i].y = Math.min(ends[i].y, i === ends.length - 1 ? H - BOTTOM + 12 : ends[i + 1].y - 17);
  return s(
    'svg',
    { class: 'chart', viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': lines.map(([name, values]) => `${name}: ${values[0]} → ${values[values.length - 1]}`).join('; ') },
    grid,
    s('text', { class: 'ax', x: LEFT, y: H - 12 }, 0),
    s('text', { class: 'ax', x: W - RIGHT, y: H - 12, 'text-anchor': 'end' }, moves[moves.length - 1]),
    s('text', { class: 'ax', x: (LEFT + W - RIGHT) / 2, y: H - 12, 'text-anchor': 'middle' }, text('moves')),
    lines.map(([, values], n) => s('path', { class: `ln l${n % 8}`, d: values.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('') })),
    ends.flatMap((end) => [
      s('path', { class: 'lead', d: `M${W - RIGHT} ${y(end.value)}L${W - RIGHT + 14} ${end.y}` }),
      s('path', { class: `ln l${end.n % 8}`, d: `M${W - RIGHT + 16} ${end.y}h16` }),
      s('text', { class: 'endname', x: W - RIGHT + 38, y: end.y + 4 }, `${end.name} ${end.value}`),
    ]),
  );
}

/** The moments between which most changed. @param {[string, number[]][]} lines @param {number[]} moves @param {Archive} archive */
function decisive(lines, moves, archive) {
  const change = moves.slice(1).map((move, i) => ({
    move,
    after: moves[i],
    by: lines.reduce((sum, [, values]) => sum + Math.abs(values[i + 1] - values[i]), 0),
  }));
  const most = change.filter((c) => c.by).sort((a, b) => b.by - a.by).slice(0, 3).sort((a, b) => a.move - b.move);
  return h(
    'ol',
    { class: 'moments' },
    most.map(({ move, after }, n) =>
      h(
        'li',
        null,
        h('span', { class: 'letter', 'aria-hidden': 'true' }, 'ABC'[n]),
        h(
          'div',
          null,
          h('p', null, archive.said(after, move) || text('move-of', { n: move, of: moves[moves.length - 1] })),
          h('button', { type: 'button', class: 'cl', onclick: () => archive.goTo(move) }, text('see-moment', { n: move })),
        ),
      ),
    ),
  );
}
