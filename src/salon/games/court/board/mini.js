// The gallery as a small picture, for the front page: portraits, markers, favors, and the cards of each seat under them.
import { s } from '../../../web/dom.js';

const CHARACTERS = ['king', 'queen', 'cardinal', 'seneschal', 'duchess', 'spymaster', 'chamberlain'];
const STEP = 30.5; // from one niche to the next
const MOST = 9; // cards, from which on a bar is full

/** @param {{ markers: number[], favors: number[], stacks: number[] }} picture  `stacks`: seat by seat */
export function draw({ markers, favors, stacks }) {
  const seats = stacks.length / CHARACTERS.length;
  const high = 54 / seats; // of a seat's row
  const drawing = s('svg', { viewBox: '0 0 224 122' }, s('rect', { width: 224, height: 122, fill: 'light-dark(#33405c, #1b2131)' }));
  drawing.style.setProperty('--cut', '#eadfc8');
  CHARACTERS.forEach((character, n) => {
    const x = 5.5 + n * STEP;
    drawing.append(
      s('path', {
        d: `M${x} 50V20c0-9 6-15 15-15s15 6 15 15v30z`,
        fill: 'light-dark(#eadfc8, #d8cbb0)',
        stroke: '#e8d9b5',
        'stroke-width': 0.8,
      }),
      s('use', { href: `#pt-${character}`, x: x + 1.5, y: 14, width: 27, height: 34, color: '#221a10' }),
      s('rect', { x, y: 48, width: 30, height: 14, fill: '#fbf6e9' }),
      s('use', { href: '#marker', x: x + 2, y: 49.5, width: 11, height: 11 }),
      s('text', { x: x + 21, y: 59, 'text-anchor': 'middle', 'font-size': 12, 'font-weight': 700, fill: '#221a10' }, markers[n]),
      favors[n] ? s('use', { href: '#favour', x: x + 20, y: 4, width: 11, height: 11 }) : '',
    );
    for (let seat = 0; seat < seats; seat++) {
      const cards = stacks[seat * CHARACTERS.length + n];
      const wide = (Math.min(cards, MOST) / MOST) * 29;
      drawing.append(
        s('rect', {
          'data-side': `seat.${seat}`,
          x: x + 0.5,
          y: 65 + seat * high,
          width: wide,
          height: high - 2,
          fill: 'var(--side)',
          stroke: '#f3ead6',
          'stroke-width': cards ? 0.7 : 0,
        }),
      );
    }
  });
  return drawing;
}
