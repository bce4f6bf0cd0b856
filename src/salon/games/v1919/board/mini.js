// The conference as a small picture, for the front page: the Issues on the Table with their cubes, and Unrest by Region.
import { s } from '../../../web/dom.js';

const POWERS = ['uk', 'france', 'usa', 'italy'];
const REGIONS = ['europe', 'balkans', 'middle_east', 'africa', 'pacific'];
const SHADES = ['#4a5a78', '#79523a', '#84600f', '#3d6a48', '#21697a', '#5c4a7a']; // the last: of no Region
const FIELDS = 2 + POWERS.length; // of an Issue
const FEW = 5; // cubes that are drawn one by one

/** @param {number} x @param {number} y @param {string | number} words @param {Record<string, string | number>} [more] */
const number = (x, y, words, more = {}) => s('text', { x, y, 'text-anchor': 'middle', 'font-size': 13, 'font-weight': 700, fill: '#fff', ...more }, words);

/** An Issue: Region (or -1), stars, cubes of each power. @param {number[]} issue @param {number} left */
function issue([region, stars, ...cubes], left) {
  const shade = SHADES.at(region);
  const there = cubes.map((n, power) => ({ n, power })).filter(({ n }) => n);
  const rows = there.flatMap(({ n, power }, row) => {
    const y = 5 + row * 14;
    const cube = (/** @type {number} */ at) =>
      s('rect', {
        'data-side': `nation.${POWERS[power]}`,
        x: 47 + at * 10.5,
        y: y + 1.5,
        width: 8,
        height: 8,
        fill: 'var(--side)',
        stroke: '#221a10',
        'stroke-width': 0.8,
      });
    return [
      s('use', { href: `#flag-${POWERS[power]}`, x: 27, y, width: 16.5, height: 11 }),
      ...(n > FEW ? [cube(0), number(65, y + 10, n, { fill: '#221a10' })] : Array.from({ length: n }, (_, at) => cube(at))),
    ];
  });
  return s(
    'g',
    { transform: `translate(${left} 9)` },
    s('rect', { width: 100, height: 62, rx: 3, fill: '#fbf6e9', stroke: '#7b694a' }),
    s('path', { d: 'M3 0h20v62H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z', fill: shade }),
    s('use', { href: '#star', x: 7, y: 4, width: 9, height: 9, color: '#f7cf6a' }),
    number(11.5, 27, stars),
    s('use', { href: `#re-${REGIONS[region] ?? 'none'}`, x: 4, y: 40, width: 15, height: 15, color: '#fff' }),
    rows,
  );
}

/** @param {{ table: number[], unrest: number[], kegs: number[] }} picture */
export function draw({ table, unrest, kegs }) {
  const issues = Array.from({ length: table.length / FIELDS }, (_, n) => table.slice(n * FIELDS, (n + 1) * FIELDS));
  const drawing = s(
    'svg',
    { viewBox: '0 0 224 122' },
    s('rect', { width: 224, height: 122, fill: 'light-dark(#3d5446, #1c2a22)' }),
    s('rect', { x: 3.5, y: 3.5, width: 217, height: 115, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.25 }),
    issues.map((each, n) => issue(each, 9 + n * 106)),
    REGIONS.map((region, n) =>
      s(
        'g',
        { transform: `translate(${9 + n * 41.5} 78)` },
        s('rect', { width: 39, height: 35, rx: 2, fill: SHADES[n] }),
        s('use', { href: `#re-${region}`, x: 4, y: 4, width: 15, height: 15, color: '#fff' }),
        number(29, 17, unrest[n]),
        Array.from({ length: kegs[n] }, (_, at) => s('use', { href: '#keg', x: 3 + at * 11, y: 22, width: 10, height: 10, color: '#f3ead6' })),
      ),
    ),
  );
  drawing.style.setProperty('--cut', '#2b3a31');
  return drawing;
}
