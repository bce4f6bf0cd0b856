// The map: built once as three drawings over each other, then only changed.
import { s } from '../../../web/dom.js';
import { BOXES, SPACES, iconsOf, land, layout, neighbours, printed, regionsOf, signed } from './data.js';
import { LETTERS, ROOM, breakName, setName, wide } from './names.js';
import { FAR, box, drawGroup, edge, scalePlate, setShort, shape, signs, space } from './plates.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/** @typedef {import('./plates.js').Plate} Plate */
const { canvas } = layout;
const TALL = 75; // a plate whose name has two lines
const LOW = 60;
const POP = 360; // ms
const LETTERING = 9; // how long the name of a region may be, in its letters
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
    this.scale = 1;
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
    for (const [region, text] of this.lettering) {
      const { size } = layout.lettering[region];
      text.textContent = table.name(`region.${region}`);
      const room = LETTERING * size;
      if (wide(text.textContent, size) > room) squeeze(text, room);
      else text.removeAttribute('textLength');
    }
    ['board-cart-1', 'board-cart-2', 'board-cart-3'].forEach((key, n) => {
      if (this.title?.[n]) this.title[n].textContent = table.text(key);
    });
    for (const [id, plate] of this.plates) {
      if (id in printed.boxes) {
        const side = printed.boxes[id];
        setName(plate, breakName(table.name(`space.${id}`), plate.width - 22, LETTERS));
        plate.hit.setAttribute('aria-label', `${table.name(`space.${id}`)}, ${table.text('board-always', { side: table.words[`side-${side}`] ?? side })}`);
      } else {
        const lines = breakName(table.name(`space.${id}`), plate.width - ROOM, LETTERS);
        shape(plate, lines.length > 1 ? TALL : LOW);
        setName(plate, lines);
      }
      setShort(plate, table.words[`short-${id}`] ?? '');
      scalePlate(plate, this.scale);
      plate.look = '';
    }
  }

  /** The map is drawn at another scale. @param {number} scale */
  rescale(scale) {
    const stays = this.scale >= FAR && scale >= FAR; // what is near only grows
    this.scale = scale;
    if (stays) return;
    for (const plate of this.plates.values()) scalePlate(plate, scale);
    this.hot = '';
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
      const shown = this.scale < FAR ? plate.far : plate;
      if (plate.was.liberal !== found.liberal) pop(shown.liberal);
      if (plate.was.authoritarian !== found.authoritarian) pop(shown.authoritarian);
    }
    plate.was = found ?? null;
    for (const side of /** @type {const} */ (['liberal', 'authoritarian'])) {
      const text = found?.[side] ? String(found[side]) : '';
      plate[side].textContent = text;
      plate.far[side].textContent = text;
    }
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
      const grown = signs(this.scale);
      const reach = edge(plate, to.x - from.x, to.y - from.y, this.scale) + 14 * grown;
      const [x, y] = [from.x + ((to.x - from.x) / long) * reach, from.y + ((to.y - from.y) / long) * reach];
      this.mods.append(
        s(
          'g',
          { class: worth > 0 ? 'plus' : 'minus', transform: `translate(${x} ${y}) scale(${grown})` },
          s('circle', { r: 13 }),
          s('text', { y: 5.5 }, signed(worth)),
        ),
      );
    }
  }

  /** Ring the space that one looks at before choosing it. @param {string | null} id */
  aim(id) {
    for (const [other, plate] of this.plates) plate.halo.classList.toggle('tm-aimed', other === id);
  }

  /** Mark what counts in a scoring. @param {Map<string, string>} counted  a class for each space */
  count(counted) {
    for (const [id, plate] of this.plates) {
      plate.root.classList.toggle('tm-counted', counted.has(id));
      plate.root.classList.toggle('tm-aside', counted.size > 0 && !counted.has(id));
    }
  }
}

/** @param {SVGElement} text @param {number} room */
function squeeze(text, room) {
  text.setAttribute('textLength', String(room));
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
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

/** The middle of some spaces and how far they reach. @param {string[]} ids */
export function extent(ids) {
  const at = ids.map((id) => layout.spaces[id]);
  const [xs, ys] = [at.map((p) => p.x), at.map((p) => p.y)];
  return { left: Math.min(...xs) - 80, right: Math.max(...xs) + 80, top: Math.min(...ys) - 50, bottom: Math.max(...ys) + 50 };
}
