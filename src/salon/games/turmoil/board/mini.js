// The map as a small picture, for the front page: who controls which space, points, Tension and navies.
import { s } from '../../../web/dom.js';

const SHADES = /** @type {Record<string, string>} */ ({
  france: 'light-dark(#efd5cc, #3a2926)',
  germany: 'light-dark(#d8dcc0, #2f3425)',
  austria: 'light-dark(#f0d9b6, #3a2f1d)',
  russia: 'light-dark(#cbdfcd, #22352a)',
  balkans: 'light-dark(#decde0, #35293a)',
  independent: 'light-dark(#f4ecd9, #2a261e)',
});
const SIDES = ['authoritarian', 'liberal'];
const OFF = 3; // a space that is not on the map now; 0: nobody's, 1 and 2: a side's
const R = 27;

/** @param {string} name */
const load = async (name) => (await fetch(new URL(name, import.meta.url))).text();

/** @type {Promise<[string, string]> | null} */
let files = null;
let drawn = 0; // so that each drawing clips with a path of its own

/** @param {{ control: number[], tracks: number[] }} picture  `control`: in the order of the map */
export async function draw({ control, tracks }) {
  files ??= Promise.all([load('layout.json'), load('europe.svg')]);
  files.catch(() => {
    files = null;
  });
  const [layout, europe] = await files;
  const places = /** @type {{x: number, y: number, width: number, height: number}[]} */ (Object.values(JSON.parse(layout).spaces));
  const map = new DOMParser().parseFromString(europe, 'image/svg+xml');
  const id = `turmoil-mini-${drawn++}`;
  const coast = map.querySelector('clipPath path')?.getAttribute('d');
  const lands = [...map.querySelectorAll('.land')].map((land) => {
    const shade = SHADES[land.classList[1]];
    return s('path', { d: land.getAttribute('d'), fill: shade, stroke: shade });
  });
  const signs = control.map((who, n) => {
    if (who === OFF) return null;
    const x = places[n].x + places[n].width / 2;
    const y = places[n].y + places[n].height / 2;
    if (!who) return s('circle', { cx: x, cy: y, r: R / 2, fill: 'var(--sheet)', stroke: 'var(--ink-2)', 'stroke-width': 4 });
    const sign = { 'data-side': `side.${SIDES[who - 1]}`, fill: 'var(--side)', stroke: 'var(--ink)', 'stroke-width': 5 };
    return who === 1 ? s('rect', { ...sign, x: x - R, y: y - R, width: 2 * R, height: 2 * R }) : s('circle', { ...sign, cx: x, cy: y, r: R });
  });
  const [vp, tension, ...navies] = tracks;
  const told = [
    [vp ? (vp > 0 ? 'star' : 'crown') : 'both', Math.abs(vp)],
    ['flame', tension],
    ['ship', navies.join('–')],
  ];
  return s(
    'svg',
    { viewBox: '0 0 224 122' },
    s(
      'svg',
      { width: 178, height: 122, viewBox: '0 0 1600 1100', preserveAspectRatio: 'xMidYMid slice' },
      s('rect', { width: 1600, height: 1100, fill: 'light-dark(#dfe6df, #10181c)' }),
      s('clipPath', { id }, s('path', { d: coast })),
      s('g', { 'clip-path': `url(#${id})` }, lands),
      s('path', { d: coast, fill: 'none', stroke: 'light-dark(#4a4132, #8b7f68)', 'stroke-width': 4 }),
      signs,
    ),
    s('rect', { x: 178, width: 46, height: 122, fill: 'var(--sheet)' }),
    s('path', { d: 'M178 0v122M178 41h46M178 81h46', stroke: 'var(--rule-2)', fill: 'none' }),
    told.flatMap(([emblem, words], n) => [
      s('use', { href: `#${emblem}`, x: 193, y: 4 + n * 40.5, width: 16, height: 16, color: 'var(--ink)' }),
      s('text', { x: 201, y: 36 + n * 40.5, 'text-anchor': 'middle', 'font-size': 15, 'font-weight': 700, fill: 'var(--ink)' }, words),
    ]),
  );
}
