// A place as it is drawn: near with all that is printed on it, far with a short name that stays legible at any scale.
import { s } from '../../../web/dom.js';
import { EMBLEMS, SHORT, layout, printed } from './data.js';
import { wide } from './names.js';

export const FAR = 0.74; // below this scale a place shows its far look
export const FARTHEST = 0.48; // and below this one no stability
const NAME = 12.2; // px of a short name, at any scale
const WIDE = 124; // of a far plate, in units of the map: no two of them overlap
const HIGH = 62;
const ROOM = 118;
const BADGE = { letters: 17, px: 12.5 }; // of the small round signs: in units when near, in pixels when far

/**
 * @typedef {object} Far  a place seen from afar
 * @property {SVGElement} root
 * @property {SVGElement} name
 * @property {SVGElement} liberal
 * @property {SVGElement} authoritarian
 * @property {SVGElement[]} shield  with the stability on it
 * @property {number} width  of the name, in pixels
 */
/**
 * @typedef {object} Plate  a space as it is drawn
 * @property {string} id
 * @property {SVGElement} root
 * @property {SVGElement} near
 * @property {Far} far
 * @property {SVGElement} hit  what is pressed and spoken of: it has no text of its own
 * @property {SVGElement} name
 * @property {SVGElement} liberal
 * @property {SVGElement} authoritarian
 * @property {SVGElement} group
 * @property {SVGElement} badge
 * @property {SVGElement} badgeText
 * @property {SVGElement} mark  what an event has left there
 * @property {SVGElement} halo
 * @property {string} look  what was drawn last, to leave alone what stays
 * @property {{liberal: number, authoritarian: number} | null} was  the support that was drawn
 * @property {number} width
 * @property {number} height
 */

/** @param {string} id @returns {Plate} */
export function space(id) {
  const { x, y, width } = layout.spaces[id];
  const fact = printed.spaces[id];
  const use = (/** @type {string} */ name, /** @type {string} */ href) => s('use', { class: name, href });
  const name = s('text', { class: 'tm-name' });
  const liberal = s('text', { class: 'tm-sup tm-sup-l' });
  const authoritarian = s('text', { class: 'tm-sup tm-sup-a' });
  const group = s('g', { class: 'tm-group' });
  const badgeText = s('text', { y: 6 });
  const badge = s('g', { class: 'tm-badge off' }, s('rect', { x: -16, y: -14, width: 32, height: 28, rx: 14 }), badgeText);
  const mark = s(
    'g',
    { class: 'tm-mark' },
    s('use', { class: 'tm-m-annexed', href: '#sh-austria', x: -3, y: -5, width: 22, height: 25 }),
    s('path', { class: 'tm-m-hand', d: 'M2 12V5a2 2 0 0 1 4 0V2a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0v3a2 2 0 0 1 3.500 0v7a7 7 0 0 1-14 2z' }),
    s('path', { class: 'tm-m-frozen', d: 'M9 0v18M1 4.500l16 9M17 4.500l-16 9' }),
  );
  const hit = s('rect', { class: 'tm-hit', rx: 4, 'data-space': id, 'data-symbol': `space.${id}`, 'data-action': `space.${id}` });
  const near = s(
    'g',
    { class: 'tm-near' },
    fact.battleground ? s('rect', { class: 'tm-double' }) : null,
    s('rect', { class: 'tm-plate', rx: 3 }),
    s('path', { class: 'tm-band' }),
    s('rect', { class: 'tm-cell-l', height: 36 }),
    s('rect', { class: 'tm-cell-a', height: 36 }),
    use('tm-star', `#${EMBLEMS.liberal}`),
    use('tm-crown', `#${EMBLEMS.authoritarian}`),
    name,
    liberal,
    authoritarian,
    group,
    use('tm-shield', '#shield-plain'),
    s('text', { class: 'tm-stability' }, fact.stability),
    s('path', { class: 'tm-cross' }),
    fact.battleground ? s('g', { class: 'tm-rosette' }, s('circle', { r: 10 }), s('use', { href: '#battle', x: -7, y: -7, width: 14, height: 14 })) : null,
  );
  const far = farSpace(fact.stability, fact.battleground);
  const lock = s('g', { class: 'tm-lock' }, s('use', { href: '#ui-lock', x: -9, y: -9, width: 18, height: 18 }));
  const root = s('g', { class: 'tm-space', transform: `translate(${x} ${y})` }, near, far.root, lock, mark, badge, hit);
  const halo = s('rect', { class: 'tm-halo', rx: 9 });
  return { id, root, near, far, hit, name, liberal, authoritarian, group, badge, badgeText, mark, halo, look: '', was: null, width, height: 0 };
}

/** @param {string} id @returns {Plate} */
export function box(id) {
  const { x, y, width, height } = layout.spaces[id];
  const [w, h] = [width / 2, height / 2];
  const path = (/** @type {number} */ d) =>
    `M${-w + 14 + d * 0.4} ${-h + d}H${w - 14 - d * 0.4}L${w - d} ${-h + 14 + d * 0.4}V${h - 14 - d * 0.4}L${w - 14 - d * 0.4} ${h - d}H${-w + 14 + d * 0.4}L${-w + d} ${h - 14 - d * 0.4}V${-h + 14 + d * 0.4}z`;
  const side = printed.boxes[id];
  const name = s('text', { class: 'tm-name' });
  const hit = s('path', { class: 'tm-hit', d: path(0), 'data-space': id, 'data-symbol': `space.${id}`, role: 'img' });
  const near = s(
    'g',
    { class: 'tm-near' },
    s('path', { class: 'tm-boxframe', d: path(0) }),
    s('path', { class: 'tm-boxline', d: path(5) }),
    s('use', { href: `#${EMBLEMS[side]}`, x: -8, y: -h + 8, width: 16, height: 16 }),
    name,
  );
  const far = farBox();
  const root = s('g', { class: `tm-space tm-box tm-${SHORT[side]}`, transform: `translate(${x} ${y})` }, near, far.root, hit);
  const empty = s('g');
  return {
    id,
    root,
    near,
    far,
    hit,
    name,
    liberal: empty,
    authoritarian: empty,
    group: empty,
    badge: empty,
    badgeText: empty,
    mark: empty,
    halo: s('g'),
    look: '',
    was: null,
    width,
    height,
  };
}

/** Give a plate its height and put its parts where they belong. @param {Plate} plate @param {number} height */
export function shape(plate, height) {
  if (plate.height === height) return;
  plate.height = height;
  const { near, width } = plate;
  const [w, h] = [width / 2, height / 2];
  const floor = h - 38.5; // the upper edge of the cells
  const at = (/** @type {string} */ part, /** @type {Record<string, number | string>} */ where) => {
    const found = near.querySelector(part);
    for (const [name, value] of Object.entries(where)) found?.setAttribute(name, String(value));
  };
  at('.tm-plate', { x: -w, y: -h, width, height });
  at('.tm-double', { x: -w - 3.5, y: -h - 3.5, width: width + 7, height: height + 7, rx: 5 });
  at('.tm-band', { d: `M${-w + 1.25} ${-h + 3}q0-1.750 1.750-1.750h${width - 6}q1.750 0 1.750 1.750v${height - 43}h${-width + 2.5}z` });
  at('.tm-cell-l', { x: -w + 2.5, y: floor, width: w - 18.5 });
  at('.tm-cell-a', { x: 16, y: floor, width: w - 18.5 });
  at('.tm-star', { x: -w + 4, y: floor + 1.5, width: 10, height: 10 });
  at('.tm-crown', { x: w - 14, y: floor + 1.5, width: 10, height: 10 });
  at('.tm-sup-l', { x: -(w + 14) / 2 + 1, y: floor + 27 });
  at('.tm-sup-a', { x: (w + 14) / 2 - 1, y: floor + 27 });
  at('.tm-shield', { x: -11, y: h - 23, width: 22, height: 22 });
  at('.tm-stability', { y: h - 7.5 });
  at('.tm-rosette', { transform: `translate(${w + 3} ${-h - 3})` });
  at('.tm-cross', { d: `M${-w} ${-h}L${w} ${h}M${w} ${-h}L${-w} ${h}` });
}

/** @param {Element} element @param {Record<string, number | string>} where */
function put(element, where) {
  for (const [name, value] of Object.entries(where)) element.setAttribute(name, typeof value === 'number' ? String(Math.round(value * 100) / 100) : value);
}

/** @param {number} stability @param {boolean} battleground @returns {Far} */
function farSpace(stability, battleground) {
  const [w, h] = [WIDE / 2, HIGH / 2];
  const name = s('text', { class: 'tm-name' });
  const liberal = s('text', { class: 'tm-sup tm-sup-l', x: -33 });
  const authoritarian = s('text', { class: 'tm-sup tm-sup-a', x: 33 });
  const shield = [s('use', { class: 'tm-shield', href: '#shield-plain' }), s('text', { class: 'tm-stability' }, stability)];
  const root = s(
    'g',
    { class: 'tm-far', 'aria-hidden': 'true' },
    s('rect', { class: 'tm-plate', x: -w, y: -h, width: WIDE, height: HIGH, rx: 3 }),
    s('rect', { class: 'tm-band', x: -w + 1, y: -h + 1, width: WIDE - 2 }),
    s('rect', { class: 'tm-cell-l', x: -w + 1, width: w - 1 }),
    s('rect', { class: 'tm-cell-a', x: 0, width: w - 1 }),
    battleground ? s('rect', { class: 'tm-heavy', x: -w, y: -h, width: WIDE, height: HIGH, rx: 3 }) : null,
    name,
    liberal,
    authoritarian,
    shield,
    s('path', { class: 'tm-cross', d: `M${-w} ${-h}L${w} ${h}M${w} ${-h}L${-w} ${h}` }),
  );
  return { root, name, liberal, authoritarian, shield, width: 0 };
}

/** @returns {Far} */
function farBox() {
  const name = s('text', { class: 'tm-name' });
  const frame = s('rect', { class: 'tm-boxframe', x: -WIDE / 2, y: -26, width: WIDE, height: 52, rx: 18 });
  const empty = s('g');
  return { root: s('g', { class: 'tm-far', 'aria-hidden': 'true' }, frame, name), name, liberal: empty, authoritarian: empty, shield: [], width: 0 };
}

/** The short name. @param {Plate} plate @param {string} name */
export function setShort(plate, name) {
  plate.far.name.textContent = name;
  plate.far.width = wide(name, NAME, 'sans');
}

/** Draw a place for a scale of the map. @param {Plate} plate @param {number} scale */
export function scalePlate(plate, scale) {
  const isFar = scale < FAR;
  const [w, h] = isFar ? [WIDE / 2, (plate.id in printed.boxes ? 52 : HIGH) / 2] : [plate.width / 2, plate.height / 2];
  if (plate.hit.localName === 'rect') put(plate.hit, { x: -w - 2, y: -h - 2, width: 2 * w + 4, height: 2 * h + 4 });
  const { x, y } = layout.spaces[plate.id];
  const halo = isFar ? 5 : 8;
  put(plate.halo, { x: x - w - halo, y: y - h - halo, width: 2 * (w + halo), height: 2 * (h + halo) });
  const grown = signs(scale);
  const lock = plate.root.querySelector('.tm-lock');
  if (lock) put(lock, { transform: `translate(${-w - 2} ${-h - 2}) scale(${grown})` });
  put(plate.mark, { transform: `translate(${-w - 12} ${h - 14}) scale(${grown})` });
  put(plate.badge, { transform: `translate(${isFar ? w + 3 : w - 10} ${h + 4}) scale(${grown})` });
  if (isFar) scaleFar(plate, scale);
}

/** How much larger the small signs are drawn, seen from afar. @param {number} scale */
export const signs = (scale) => (scale < FAR ? Math.round((BADGE.px / BADGE.letters / scale) * 1000) / 1000 : 1);

/** Letters and figures keep their size on the screen; the name is drawn together where it is too long. @param {Plate} plate @param {number} scale */
function scaleFar(plate, scale) {
  const { far } = plate;
  const letters = NAME / scale;
  const isBox = plate.id in printed.boxes;
  const band = Math.max(31, letters * 1.22);
  put(far.name, { 'font-size': letters, y: isBox ? letters * 0.36 : -HIGH / 2 + band * 0.5 + letters * 0.37 });
  if (far.width / scale > ROOM) put(far.name, { textLength: ROOM, lengthAdjust: 'spacingAndGlyphs' });
  else far.name.removeAttribute('textLength');
  if (isBox) return;
  const figures = (scale < FARTHEST ? 11.5 : Math.max(12, Math.min(15, 27 * scale))) / scale;
  const middle = band / 2; // of what the name leaves
  for (const cell of far.root.querySelectorAll('.tm-band')) put(cell, { height: band - 1 });
  for (const cell of far.root.querySelectorAll('.tm-cell-l, .tm-cell-a')) put(cell, { y: -HIGH / 2 + band, height: HIGH - band - 1 });
  for (const text of [far.liberal, far.authoritarian]) put(text, { 'font-size': figures, y: middle + figures * 0.36 });
  const [shield, number] = far.shield;
  const size = Math.min(19 / scale, HIGH - band + 3);
  put(shield, { x: -size / 2, y: middle - size / 2, width: size, height: size });
  put(number, { 'font-size': 11.5 / scale, y: middle + (11.5 * 0.3) / scale });
}

/** The social groups, between the numbers. @param {Plate} plate @param {string[]} icons */
export function drawGroup(plate, icons) {
  const key = icons.join(' ');
  if (plate.group.getAttribute('data-key') === `${key} ${plate.height}`) return;
  plate.group.setAttribute('data-key', `${key} ${plate.height}`);
  const y = plate.height / 2 - 38;
  const step = icons.length > 1 ? 15 : 0;
  plate.group.replaceChildren(
    ...icons.map((icon, n) => s('use', { href: `#so-${icon}`, x: -8 + (n - (icons.length - 1) / 2) * step, y, width: 16, height: 16 })),
  );
}

/** How far the edge of a plate is in a direction. @param {Plate} plate @param {number} dx @param {number} dy @param {number} scale */
export function edge(plate, dx, dy, scale) {
  const long = Math.hypot(dx, dy);
  const [w, h] = scale < FAR ? [WIDE / 2, HIGH / 2] : [plate.width / 2, plate.height / 2];
  return Math.min(w / Math.max(1e-6, Math.abs(dx / long)), h / Math.max(1e-6, Math.abs(dy / long)));
}
