// The map: built once as three drawings over each other, then only changed.
import { s } from '../../../web/dom.js';
import { BOXES, EMBLEMS, SHORT, SPACES, iconsOf, land, layout, neighbours, printed, regionsOf, signed } from './data.js';
import { LETTERS, ROOM, breakName, setName } from './names.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/**
 * @typedef {object} Plate  a space as it is drawn
 * @property {string} id
 * @property {SVGElement} root
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

const { canvas } = layout;
const TALL = 75; // a plate whose name has two lines
const LOW = 60;
const POP = 360; // ms
const FEW = 8; // changes at once that are shown as such

/** @param {string} kind @param {Record<string, string>} more */
const sheet = (kind, more = {}) => s('svg', { class: `tm-layer ${kind}`, viewBox: `0 0 ${canvas.width} ${canvas.height}`, focusable: 'false', ...more });

export class Chart {
  constructor() {
    this.base = sheet('tm-base', { 'aria-hidden': 'true' });
    this.halos = sheet('tm-halos', { 'aria-hidden': 'true' });
    this.lit = ''; // the spaces that can be chosen
    this.top = sheet('tm-top', { role: 'group' });
    this.mods = s('g', { class: 'tm-mods', 'aria-hidden': 'true' });
    /** @type {Map<string, Plate>} */
    this.plates = new Map();
    /** @type {Map<string, SVGElement>} */
    this.links = new Map();
    /** @type {Map<string, SVGElement>} */
    this.lettering = new Map();
    this.language = '';
    /** @type {string | null} */
    this.about = null;
    this.hot = '';
    this.build();
  }

  get layers() {
    return [this.base, this.halos, this.top];
  }

  build() {
    const drawing = land();
    this.base.append(...drawing.children);
    const words = s('g', { class: 'tm-lettering' });
    for (const [region, at] of Object.entries(layout.lettering)) {
      const text = s('text', { class: `tm-r-${region}`, x: at.x, y: at.y, 'font-size': at.size, transform: `rotate(${at.rotate} ${at.x} ${at.y})` });
      this.lettering.set(region, text);
      words.append(text);
    }
    this.title = [
      s('text', { x: 89, y: 40, class: 'tm-cart-1' }),
      s('text', { x: 89, y: 62, class: 'tm-cart-2' }),
      s('text', { x: 89, y: 90, class: 'tm-cart-3' }),
    ];
    const cartouche = s(
      'g',
      { class: 'tm-cartouche', transform: 'translate(18 18)' },
      s('path', { class: 'tm-scroll', d: 'M8 0h160q10 0 10 10v92q0 10-10 10h-160q-8 0-8-10v-92q0-10 8-10z' }),
      s('path', { class: 'tm-scroll-line', d: 'M6 6h166v100h-166z' }),
      this.title,
    );
    const deco = [
      ['compass', 372, 62, 96, 96],
      ['ship', 36, 386, 62, 26],
      ['ship', 415, 196, 44, 18],
      ['ship', 968, 1074, 50, 20],
    ].map(([id, x, y, width, height]) => s('use', { class: 'tm-deco', href: `#${id}`, x, y, width, height }));
    const at = layout.spaces;
    const casing = printed.links.map(([a, b]) => `M${at[a].x} ${at[a].y}L${at[b].x} ${at[b].y}`).join('');
    const lines = s('g', { class: 'tm-links' });
    for (const [a, b] of printed.links) {
      const line = s('line', { x1: at[a].x, y1: at[a].y, x2: at[b].x, y2: at[b].y });
      this.links.set(`${a} ${b}`, line);
      this.links.set(`${b} ${a}`, line);
      lines.append(line);
    }
    this.base.append(words, cartouche, ...deco, s('path', { class: 'tm-casing', d: casing }), lines);
    for (const id of [...SPACES, ...BOXES]) {
      const plate = id in printed.boxes ? box(id) : space(id);
      this.plates.set(id, plate);
      this.top.append(plate.root);
      this.halos.append(plate.halo);
    }
    this.top.append(this.mods);
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    if (this.language !== table.language) this.letter(table);
    // Motion is for a few changes; who jumps through the game sees only where it led.
    const differ = SPACES.filter(
      (id) => view.spaces[id]?.liberal !== this.plates.get(id)?.was?.liberal || view.spaces[id]?.authoritarian !== this.plates.get(id)?.was?.authoritarian,
    );
    const moving = !table.reduced && differ.length <= FEW;
    for (const id of SPACES) this.paintSpace(table, view, id, moving);
    this.point(table, this.about);
    this.breathe(table);
  }

  /** Other spaces than before can be chosen: they draw the eye, and then glow steadily. @param {TableContext} table */
  breathe(table) {
    const lit = SPACES.filter((id) => (table.answers.get(`space.${id}`) ?? { legal: false }).legal !== false).join(' ');
    if (lit && lit !== this.lit && !table.reduced) {
      this.halos.animate({ opacity: [1, 0.62, 1] }, { duration: 2400, iterations: 2, easing: 'ease-in-out' });
    }
    this.lit = lit;
  }

  /** All that is written, in the language of now. @param {TableContext} table */
  letter(table) {
    this.language = table.language;
    this.top.setAttribute('aria-label', table.text('board-map'));
    for (const [region, text] of this.lettering) text.textContent = table.name(`region.${region}`);
    ['board-cart-1', 'board-cart-2', 'board-cart-3'].forEach((key, n) => {
      if (this.title?.[n]) this.title[n].textContent = table.text(key);
    });
    for (const [id, plate] of this.plates) {
      if (id in printed.boxes) {
        const side = printed.boxes[id];
        setName(plate, breakName(table.name(`space.${id}`), plate.width - 26, 14.5), 14.5);
        plate.hit.setAttribute('aria-label', `${table.name(`space.${id}`)}, ${table.text('board-always', { side: table.words[`side-${side}`] ?? side })}`);
      } else {
        const lines = breakName(table.name(`space.${id}`), plate.width - ROOM, LETTERS);
        shape(plate, lines.length > 1 ? TALL : LOW);
        setName(plate, lines, LETTERS);
      }
      plate.look = '';
    }
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {string} id @param {boolean} moving */
  paintSpace(table, view, id, moving) {
    const plate = /** @type {Plate} */ (this.plates.get(id));
    const found = view.spaces[id];
    const symbol = `space.${id}`;
    const answer = table.answers.get(symbol);
    const legal = answer?.legal !== false && answer !== undefined;
    const check = view.checks[id];
    const price = legal ? view.prices[id] : undefined;
    const placed = view.used.filter((other) => other === id).length;
    const badge = check ? (check.needs > 6 ? '×' : `${check.needs}+`) : price !== undefined ? `${price}` : '';
    const marks = [view.black_hand === id ? 'hand' : '', view.frozen.includes(id) ? 'frozen' : '', regionsOf(view, id).length > 1 ? 'annexed' : ''].filter(
      Boolean,
    );
    const shut = view.map.closed.includes(id);
    const look = JSON.stringify([found, legal, answer?.legal, badge, placed, marks, shut, table.view.changes]);
    // The shell takes its marks off and puts them on again; what it leaves is a plain picture.
    const { root, hit } = plate;
    if (hit.hasAttribute('data-shell')) {
      hit.removeAttribute('data-shell');
      hit.classList.remove('legal', 'closed', 'chosen');
      for (const name of ['tabindex', 'aria-disabled']) hit.removeAttribute(name);
      plate.look = '';
    }
    if (plate.look === look) return;
    plate.look = look;
    root.classList.toggle('tm-gone', !found);
    root.classList.toggle('tm-shut', shut);
    root.classList.toggle('tm-l', found?.control === 'liberal');
    root.classList.toggle('tm-a', found?.control === 'authoritarian');
    root.classList.toggle('tm-sure', badge !== '' && check?.needs === 1);
    root.classList.toggle('tm-hopeless', check !== undefined && check.needs > 6);
    root.classList.toggle('tm-dear', price !== undefined && price > 1);
    if (moving && found && plate.was) {
      if (plate.was.liberal !== found.liberal) pop(plate.liberal);
      if (plate.was.authoritarian !== found.authoritarian) pop(plate.authoritarian);
    }
    plate.was = found ?? null;
    plate.liberal.textContent = found?.liberal ? String(found.liberal) : '';
    plate.authoritarian.textContent = found?.authoritarian ? String(found.authoritarian) : '';
    plate.halo.setAttribute('class', `tm-halo ${legal ? 'on' : ''} ${placed ? 'used' : ''}`);
    plate.badge.setAttribute('class', `tm-badge ${badge || placed ? '' : 'off'} ${placed && !badge ? 'placed' : ''}`);
    plate.badgeText.textContent = badge || (placed ? `+${placed}` : '');
    drawGroup(plate, iconsOf(view, id));
    plate.mark.setAttribute('class', `tm-mark ${marks.join(' ')}`);
    hit.setAttribute('role', 'img');
    hit.setAttribute('aria-label', describe(table, view, id));
  }

  /** Light the links of a space and what each neighbour adds to a check there. @param {TableContext} table @param {string | null} id */
  point(table, id) {
    this.about = id;
    const view = /** @type {TurmoilView} */ (table.view);
    const check = id ? view.checks[id] : undefined;
    const around = id && (id in view.spaces || id in printed.boxes) ? neighbours(id) : [];
    const hot = JSON.stringify([id, check, around.map((n) => view.spaces[n]?.control)]);
    if (hot === this.hot) return;
    this.hot = hot;
    for (const line of this.base.querySelectorAll('.tm-links .hot')) line.classList.remove('hot');
    this.mods.replaceChildren();
    if (!id) return;
    const from = layout.spaces[id];
    for (const other of around) {
      this.links.get(`${id} ${other}`)?.classList.add('hot');
      const worth = check?.beside[other];
      if (!worth) continue;
      const to = layout.spaces[other];
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      const plate = /** @type {Plate} */ (this.plates.get(id));
      const reach = edge(plate, to.x - from.x, to.y - from.y) + 14;
      const [x, y] = [from.x + ((to.x - from.x) / long) * reach, from.y + ((to.y - from.y) / long) * reach];
      this.mods.append(
        s('g', { class: worth > 0 ? 'plus' : 'minus', transform: `translate(${x} ${y})` }, s('circle', { r: 12 }), s('text', { y: 5 }, signed(worth))),
      );
    }
  }

  /** Mark what counts in a scoring. @param {Map<string, string>} counted  a class for each space */
  count(counted) {
    for (const [id, plate] of this.plates) {
      plate.root.classList.toggle('tm-counted', counted.has(id));
      plate.root.classList.toggle('tm-aside', counted.size > 0 && !counted.has(id));
    }
  }
}

/** A number that has changed shows it. @param {SVGElement} number */
function pop(number) {
  number.animate(
    [
      { transform: 'scale(2.4)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: POP, easing: 'ease-out' },
  );
}

/** How far the edge of a plate is in a direction. @param {Plate} plate @param {number} dx @param {number} dy */
function edge(plate, dx, dy) {
  const long = Math.hypot(dx, dy);
  return Math.min(plate.width / 2 / Math.max(1e-6, Math.abs(dx / long)), plate.height / 2 / Math.max(1e-6, Math.abs(dy / long)));
}

/** A space in words, for who does not see it. @param {TableContext} table @param {TurmoilView} view @param {string} id */
export function describe(table, view, id) {
  const space = printed.spaces[id];
  const found = view.spaces[id];
  const word = (/** @type {string} */ key) => table.words[key] ?? key;
  const regions = regionsOf(view, id)
    .map((region) => word(`region-${region}`))
    .join(', ');
  if (!found) return `${table.name(`space.${id}`)}: ${table.text('board-gone')}`;
  const parts = [
    `${table.name(`space.${id}`)}, ${regions}`,
    `${word('side-liberal')} ${found.liberal}`,
    `${word('side-authoritarian')} ${found.authoritarian}`,
    found.control ? table.text('board-controlled', { side: word(`side-${found.control}`) }) : table.text('board-uncontrolled'),
    `${table.text('board-stability')} ${space.stability}`,
    ...iconsOf(view, id).map((icon) => word(`icon-${icon}`)),
    ...(space.battleground ? [table.text('board-battleground')] : []),
    ...(view.map.closed.includes(id) ? [table.text('board-closed')] : []),
    ...(view.black_hand === id ? [word('marker-black_hand')] : []),
  ];
  return parts.join(', ');
}

/** @param {string} id @returns {Plate} */
function space(id) {
  const { x, y, width } = layout.spaces[id];
  const fact = printed.spaces[id];
  const use = (/** @type {string} */ name, /** @type {string} */ href) => s('use', { class: name, href });
  const name = s('text', { class: 'tm-name' });
  const liberal = s('text', { class: 'tm-sup tm-sup-l' });
  const authoritarian = s('text', { class: 'tm-sup tm-sup-a' });
  const group = s('g', { class: 'tm-group' });
  const badgeText = s('text', { y: 6 });
  const badge = s('g', { class: 'tm-badge off' }, s('rect', { x: -19, y: -14, width: 38, height: 28, rx: 14 }), badgeText);
  const mark = s(
    'g',
    { class: 'tm-mark' },
    s('use', { class: 'tm-m-annexed', href: '#sh-austria', x: -3, y: -5, width: 22, height: 25 }),
    s('path', { class: 'tm-m-hand', d: 'M2 12V5a2 2 0 0 1 4 0V2a2 2 0 0 1 4 0v2a2 2 0 0 1 4 0v3a2 2 0 0 1 3.500 0v7a7 7 0 0 1-14 2z' }),
    s('path', { class: 'tm-m-frozen', d: 'M9 0v18M1 4.500l16 9M17 4.500l-16 9' }),
  );
  const hit = s('rect', { class: 'tm-hit', rx: 4, 'data-space': id, 'data-symbol': `space.${id}`, 'data-action': `space.${id}` });
  const root = s(
    'g',
    { class: 'tm-space', transform: `translate(${x} ${y})` },
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
    s('g', { class: 'tm-lock' }, s('use', { href: '#ui-lock', x: -9, y: -9, width: 18, height: 18 })),
    mark,
    badge,
    hit,
  );
  const halo = s('rect', { class: 'tm-halo', rx: 9 });
  return { id, root, hit, name, liberal, authoritarian, group, badge, badgeText, mark, halo, look: '', was: null, width, height: 0 };
}

/** @param {string} id @returns {Plate} */
function box(id) {
  const { x, y, width, height } = layout.spaces[id];
  const [w, h] = [width / 2, height / 2];
  const path = (/** @type {number} */ d) =>
    `M${-w + 14 + d * 0.4} ${-h + d}H${w - 14 - d * 0.4}L${w - d} ${-h + 14 + d * 0.4}V${h - 14 - d * 0.4}L${w - 14 - d * 0.4} ${h - d}H${-w + 14 + d * 0.4}L${-w + d} ${h - 14 - d * 0.4}V${-h + 14 + d * 0.4}z`;
  const side = printed.boxes[id];
  const name = s('text', { class: 'tm-name' });
  const hit = s('path', { class: 'tm-hit', d: path(0), 'data-space': id, 'data-symbol': `space.${id}`, role: 'img' });
  const root = s(
    'g',
    { class: `tm-space tm-box tm-${SHORT[side]}`, transform: `translate(${x} ${y})` },
    s('path', { class: 'tm-boxframe', d: path(0) }),
    s('path', { class: 'tm-boxline', d: path(5) }),
    s('use', { href: `#${EMBLEMS[side]}`, x: -8, y: -h + 8, width: 16, height: 16 }),
    name,
    hit,
  );
  const empty = s('g');
  return {
    id,
    root,
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
function shape(plate, height) {
  if (plate.height === height) return;
  plate.height = height;
  const { root, width } = plate;
  const [w, h] = [width / 2, height / 2];
  const floor = h - 38.5; // the upper edge of the cells
  const at = (/** @type {string} */ part, /** @type {Record<string, number | string>} */ where) => {
    const found = root.querySelector(part);
    for (const [name, value] of Object.entries(where)) found?.setAttribute(name, String(value));
  };
  at('.tm-plate', { x: -w, y: -h, width, height });
  at('.tm-hit', { x: -w - 2, y: -h - 2, width: width + 4, height: height + 4 });
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
  at('.tm-lock', { transform: `translate(${-w - 2} ${-h - 2})` });
  at('.tm-mark', { transform: `translate(${-w - 12} ${h - 14})` });
  at('.tm-badge', { transform: `translate(${w - 12} ${h + 4})` });
  at('.tm-cross', { d: `M${-w} ${-h}L${w} ${h}M${w} ${-h}L${-w} ${h}` });
  const { x, y } = layout.spaces[plate.id];
  for (const [name, value] of Object.entries({ x: x - w - 8, y: y - h - 8, width: width + 16, height: height + 16 })) {
    plate.halo.setAttribute(name, String(value));
  }
}

/** The social groups, between the numbers. @param {Plate} plate @param {string[]} icons */
function drawGroup(plate, icons) {
  const key = icons.join(' ');
  if (plate.group.getAttribute('data-key') === `${key} ${plate.height}`) return;
  plate.group.setAttribute('data-key', `${key} ${plate.height}`);
  const y = plate.height / 2 - 38;
  const step = icons.length > 1 ? 15 : 0;
  plate.group.replaceChildren(
    ...icons.map((icon, n) => s('use', { href: `#so-${icon}`, x: -8 + (n - (icons.length - 1) / 2) * step, y, width: 16, height: 16 })),
  );
}

/** The middle of some spaces and how far they reach. @param {string[]} ids */
export function extent(ids) {
  const at = ids.map((id) => layout.spaces[id]);
  const [xs, ys] = [at.map((p) => p.x), at.map((p) => p.y)];
  return { left: Math.min(...xs) - 80, right: Math.max(...xs) + 80, top: Math.min(...ys) - 50, bottom: Math.max(...ys) + 50 };
}
