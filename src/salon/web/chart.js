// How the scores moved: a line for each seat over the moves, with the turning points to go to.
import { s } from './dom.js';
import { sideOf } from './named.js';
import { signed, text } from './words.js';

const [H, LEFT, RIGHT, TOP, BOTTOM] = [330, 40, 150, 34, 34];
const APART = 17; // between two names at the right
const PIN = 26; // between two letters at the top

/**
 * @param {import('./wire.d.ts').Curve} curve @param {import('./wire.d.ts').Update} update
 * @param {(move: number) => void} goTo
 */
export function chart(curve, update, goTo) {
  const W = innerWidth > 720 ? 760 : 400; // letters keep their size on a phone
  // Two seats that share a marker need one line: upwards is the second seat's, downwards the first's.
  const lines = curve.mirrored ? curve.lines.slice(1) : curve.lines;
  const all = lines.flatMap((line) => line.scores);
  const moves = lines[0].scores.length - 1;
  const most = Math.max(1, ...all.map(Math.abs));
  const [low, high] = curve.mirrored ? [-most, most] : [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ move) => LEFT + (move / Math.max(1, moves)) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ score) => H - BOTTOM - ((score - low) / (high - low)) * (H - TOP - BOTTOM);
  const name = (/** @type {number} */ seat) => update.seats[seat]?.name ?? '';
  const side = (/** @type {number} */ seat) => sideOf(`seat.${seat}`, update.seats);
  const last = (/** @type {number[]} */ scores) => scores[scores.length - 1];
  return s(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${W} ${H}`,
      role: 'group',
      'aria-label': lines.map((line) => `${name(line.seat)}: ${line.scores[0]} → ${last(line.scores)}`).join('; '),
    },
    scale(low, high, y, W, Boolean(curve.mirrored)),
    s('text', { class: 'ax', x: LEFT, y: H - 12 }, 0),
    s('text', { class: 'ax', x: W - RIGHT, y: H - 12, 'text-anchor': 'end' }, moves),
    s('text', { class: 'ax', x: (LEFT + W - RIGHT) / 2, y: H - 12, 'text-anchor': 'middle' }, text('moves')),
    pins(curve.turns, x, goTo),
    lines.map((line) => s('path', { class: 'ln', 'data-side': curve.mirrored ? null : side(line.seat), d: path(line.scores, x, y) })),
    curve.mirrored
      ? [
          s('text', { class: 'endname', 'data-side': side(1), x: W - RIGHT + 10, y: TOP + 4 }, `↑ ${clipped(name(1))} ${signed(last(curve.lines[1].scores))}`),
          s(
            'text',
            { class: 'endname', 'data-side': side(0), x: W - RIGHT + 10, y: H - BOTTOM },
            `↓ ${clipped(name(0))} ${signed(last(curve.lines[0].scores))}`,
          ),
        ]
      : ends(
          lines.map((line) => ({ label: `${clipped(name(line.seat))} ${signed(last(line.scores))}`, side: side(line.seat), at: y(last(line.scores)) })),
          W,
        ),
  );
}

/** @param {string} name */
function clipped(name) {
  return name.length > 13 ? `${name.slice(0, 12)}…` : name;
}

/** Steps, not slopes: between two moves nothing happens. @param {number[]} scores @param {(move: number) => number} x @param {(score: number) => number} y */
function path(scores, x, y) {
  let drawn = `M${x(0).toFixed(1)} ${y(scores[0]).toFixed(1)}`;
  for (let move = 1; move < scores.length; move++) {
    if (scores[move] !== scores[move - 1]) drawn += `H${x(move).toFixed(1)}V${y(scores[move]).toFixed(1)}`;
  }
  return `${drawn}H${x(scores.length - 1).toFixed(1)}`;
}

/** @param {number} low @param {number} high @param {(score: number) => number} y @param {number} W @param {boolean} mirrored */
function scale(low, high, y, W, mirrored) {
  const step = [1, 2, 5, 10, 20, 50].find((size) => (high - low) / size <= 6) ?? 100;
  const drawn = [];
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) {
    drawn.push(
      s('path', { class: score ? 'grid' : 'grid zero', d: `M${LEFT} ${y(score)}H${W - RIGHT}` }),
      s('text', { class: 'ax', x: LEFT - 8, y: y(score) + 4, 'text-anchor': 'end' }, mirrored ? Math.abs(score) : signed(score)),
    );
  }
  return drawn;
}

/** The turning points; their letters keep clear of each other. @param {{move: number}[]} turns @param {(move: number) => number} x @param {(move: number) => void} goTo */
function pins(turns, x, goTo) {
  let free = 0;
  return turns.map((turn, n) => {
    const head = Math.max(x(turn.move), free);
    free = head + PIN;
    return pin(turn, 'ABC'[n], x(turn.move), head, goTo);
  });
}

/** @param {{move: number}} turn @param {string} letter @param {number} x @param {number} head @param {(move: number) => void} goTo */
function pin(turn, letter, x, head, goTo) {
  const made = s(
    'g',
    { class: 'pin', role: 'button', tabindex: '0', 'aria-label': text('see-moment', { n: turn.move }) },
    s('path', { class: 'moment', d: `M${head} 25L${x} ${TOP}V${H - BOTTOM}` }),
    s('circle', { cx: head, cy: 13, r: 12 }),
    s('text', { x: head, y: 17.5, 'text-anchor': 'middle' }, letter),
  );
  made.addEventListener('click', () => goTo(turn.move));
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    goTo(turn.move);
  });
  return made;
}

/** The names at the ends of the lines, moved apart. @param {{label: string, side: string, at: number}[]} names @param {number} W */
function ends(names, W) {
  const placed = names.map((end) => ({ ...end, y: end.at })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < placed.length; i++) placed[i].y = Math.max(placed[i].y, placed[i - 1].y + APART);
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - (H - BOTTOM + 12));
  for (let i = placed.length - 1; i >= 0; i--) placed[i].y = Math.min(placed[i].y - over, (placed[i + 1]?.y ?? H) - APART);
  return placed.flatMap((end) => [
    s('path', { class: 'lead', d: `M${W - RIGHT} ${end.at}L${W - RIGHT + 14} ${end.y}` }),
    s('path', { class: 'ln', 'data-side': end.side, d: `M${W - RIGHT + 16} ${end.y}h16` }),
    s('text', { class: 'endname', 'data-side': end.side, x: W - RIGHT + 38, y: end.y + 4 }, end.label),
  ]);
}
