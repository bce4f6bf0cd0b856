// Names on the map: measured, broken into two lines where they must be, and drawn together where that is not enough.
import { s } from '../../../web/dom.js';
import { printed } from './data.js';

/** @typedef {import('./plates.js').Plate} Plate */

export const LETTERS = 16.4; // of a name, in units of the map: twelve pixels at the scale at which it is shown
export const ROOM = 8; // that a name leaves at the edges of its plate

// Where a name may go on in another line: after a mark, where Japanese letters change, and in the longest
// names, which no plate holds, where one pauses in saying them.
const ENDS = /[\s/／・＝-]|[\u30a1-\u30faー](?=[0-9\u4e00-\u9fff])|サンクト|コンスタンティ|トランシル/g;

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));

/** How wide a name is. @param {string} text @param {number} size @param {'serif' | 'sans'} [face] */
export function wide(text, size, face = 'serif') {
  pen.font = `700 ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(`--${face}`) || face}`;
  return pen.measureText(text).width;
}

/** A name in one line, or in two where it can be broken. @param {string} name @param {number} room @param {number} size */
export function breakName(name, room, size) {
  if (wide(name, size) <= room) return [name];
  const breaks = [...name.matchAll(ENDS)].map((found) => (found.index ?? 0) + found[0].length);
  const best = breaks
    .map((at) => [name.slice(0, at).trim(), name.slice(at).trim()])
    .sort((a, b) => Math.max(...a.map((line) => wide(line, size))) - Math.max(...b.map((line) => wide(line, size))))[0];
  return best ?? [name];
}

/** Write a name, in letters of one size. @param {Plate} plate @param {string[]} lines */
export function setName(plate, lines) {
  const isBox = plate.id in printed.boxes;
  const room = plate.width - (isBox ? 18 : ROOM);
  const h = plate.height / 2;
  const first = isBox ? (lines.length > 1 ? 6 : 13) : -h + (lines.length > 1 ? 16 : 15.5);
  plate.name.setAttribute('font-size', String(LETTERS));
  plate.name.replaceChildren(
    ...lines.map((line, n) =>
      s('tspan', { x: 0, y: first + n * 15.5, ...(wide(line, LETTERS) > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}) }, line),
    ),
  );
}
