/**
 * The board of turmoil: the map of Europe and the tracks; below the question a desk that walks through what is asked,
 * and the hand. Everything is built once and then only changed where the view differs.
 *
 * The board shows the view and says which element stands for which answer (`data-action`) and which symbol
 * (`data-symbol`). What is legal, and why something is not, is the table's business.
 */
import { h, tool } from '../../../web/dom.js';
import { parted } from '../../../web/named.js';
import { SPACES, asked, asking, beside, isSpace, layout, readPrints, spacesIn } from './data.js';
import { Desk } from './desk.js';
import { Hand } from './hand.js';
import { Known } from './known.js';
import { Chart, extent } from './map.js';
import { Pan } from './pan.js';
import { Picker } from './picker.js';
import { Piles } from './piles.js';
import { Regions } from './regions.js';
import { Scenes } from './scenes.js';
import { Tracks } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

export const id = 'turmoil';

export const wide = true; // the end of the log stands on the board

/** @type {Record<string, string>} */
const TRACKS = { score: 'vp', round: 'turn', tension: 'tension', war: 'tension' }; // by the part of a lesson
const PRESSES = /** @type {const} */ (['pointerdown', 'pointerup', 'pointercancel']);

class Board {
  /** @param {HTMLElement} root @param {TableContext} table */
  constructor(root, table) {
    this.table = table;
    this.language = table.language;
    const { text } = table;
    this.chart = new Chart();
    this.pan = new Pan(this.chart.layers, text, {
      rescaled: (scale) => this.chart.rescale(scale),
      stepped: (space) => this.aim(space),
    });
    this.tracks = new Tracks((track) => this.open(track === this.element.dataset.open ? '' : track));
    this.hand = new Hand();
    this.known = new Known();
    this.hand.element.append(this.known.element);
    this.desk = new Desk();
    this.piles = new Piles();
    this.picker = new Picker();
    this.scenes = new Scenes(this.chart);
    this.regions = new Regions((region) => this.go(region));
    this.lister = tool(text('board-list'), 'ui-log', () => this.list(Boolean(this.regions.list.hidden)));
    this.lister.setAttribute('aria-expanded', 'false');
    this.pan.tools.prepend(this.lister);
    this.pan.element.append(this.scenes.element, this.regions.list);
    const [strip, line] = this.tracks.gauges;
    const column = h('div', { class: 'tm-tracks' }, this.tracks.turn, this.tracks.tension, this.tracks.naval, this.piles.element);
    for (const track of [this.tracks.vp, this.tracks.turn, this.tracks.tension, this.tracks.naval]) track.dataset.over = '';
    this.closer = tool(text('close'), 'ui-cross', () => this.open(''));
    this.closer.classList.add('tm-closer');
    this.element = h('div', { class: 'tm-board' }, line.element, this.tracks.vp, this.regions.bar, this.pan.element, column, this.closer);
    this.asked = '';
    this.sort = '';
    /** @type {string | null} */
    this.aimed = null; // a space touched once, or stepped to: its sum is shown before it is chosen
    root.replaceChildren(this.element);
    this.dock = table.hand;
    this.dock.replaceChildren(this.desk.element, this.picker.element, this.hand.element);
    table.strip.replaceChildren(strip.element);
    this.listen();
  }

  listen() {
    let [x, y] = [-1, -1];
    const over = (/** @type {Event} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event instanceof PointerEvent) {
        // A strip that opens pushes others under a pointer that rests: that is no pointing.
        if (event.clientX === x && event.clientY === y) return;
        [x, y] = [event.clientX, event.clientY];
      }
      this.point(target?.closest('[data-space]')?.getAttribute('data-space') ?? null, target?.closest('[data-card]')?.getAttribute('data-card') ?? null);
    };
    let touched = false;
    let pressed = false; // what is pressed stays where it is until it is let go
    const press = (/** @type {PointerEvent} */ event) => {
      pressed = event.type === 'pointerdown';
      if (!this.element.isConnected) for (const kind of PRESSES) removeEventListener(kind, press, true);
    };
    for (const kind of PRESSES) addEventListener(kind, press, true);
    for (const part of [this.element, this.hand.element]) {
      for (const kind of ['pointerover', 'focusin']) part.addEventListener(kind, over);
      part.addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), true);
    }
    // A finger does not hover: the first touch of a check's target shows the sum, the second one rolls.
    this.pan.frame.addEventListener(
      'click',
      (event) => {
        const space = event.target instanceof Element ? event.target.closest('[data-space].legal')?.getAttribute('data-space') : null;
        if (!touched || !space || asking(this.table.view) !== 'check' || this.aimed === space) return;
        event.stopPropagation();
        this.aim(space);
      },
      true,
    );
    this.chart.top.addEventListener('keydown', (event) => this.walk(/** @type {KeyboardEvent} */ (event)));
    const keys = (/** @type {KeyboardEvent} */ event) => {
      if (!this.element.isConnected) return removeEventListener('keydown', keys);
      if (event.key === 'Escape') {
        if (!this.regions.list.hidden) this.list(false);
        this.open('');
      }
      const writes = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key === '0' && !writes && !event.ctrlKey && !event.metaKey && !event.altKey) this.pan.fit();
    };
    addEventListener('keydown', keys);
    this.chart.top.addEventListener('focusin', (event) => {
      const space = event.target instanceof Element ? event.target.getAttribute('data-space') : null;
      const byKeys = event.target instanceof Element && event.target.matches(':focus-visible');
      if (space && !pressed && (byKeys || this.pan.isCovered(space))) this.pan.reveal(space);
    });
  }

  /** Arrows go from space to space as they lie on the map. @param {KeyboardEvent} event */
  walk(event) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    const from = event.target instanceof Element ? event.target.getAttribute('data-space') : null;
    if ((!dx && !dy) || !from) return;
    event.preventDefault();
    const here = layout.spaces[from];
    let [nearest, least] = ['', Infinity];
    for (const id of SPACES) {
      const plate = this.chart.plates.get(id)?.hit;
      if (id === from || !plate?.hasAttribute('tabindex')) continue;
      const [x, y] = [layout.spaces[id].x - here.x, layout.spaces[id].y - here.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 0 && along + 2.2 * aside < least) [nearest, least] = [id, along + 2.2 * aside];
    }
    const next = this.chart.plates.get(nearest)?.hit;
    if (next instanceof SVGElement) next.focus({ preventScroll: true });
  }

  /** What lies under the pointer. @param {string | null} space @param {string | null} card */
  point(space, card) {
    if (space !== this.chart.about) this.chart.point(this.table, space);
    if (card) this.hand.open(card);
    const told = card && this.hand.isFolded ? card : null;
    if (card && !told) return; // it is open in the hand
    if (space === this.desk.space && told === this.desk.card) return;
    this.desk.space = space;
    this.desk.card = told;
    this.desk.explain(this.table);
  }

  /** Look at a space before choosing it. @param {string} space */
  aim(space) {
    this.aimed = space;
    this.chart.aim(space);
    this.point(space, null);
  }

  /** Show a track in full, where it is not always. @param {string} track  none: the map again */
  open(track) {
    if (track) this.element.dataset.open = track;
    else delete this.element.dataset.open;
    for (const line of this.tracks.gauges) line.mark(track);
  }

  /** @param {string} region */
  go(region) {
    const view = /** @type {TurmoilView} */ (this.table.view);
    this.open('');
    this.list(false);
    const around = this.pan.frame.clientWidth > 600 ? beside(view, region) : [];
    this.pan.show(extent(region === 'independent' ? SPACES : [...spacesIn(view, region), ...around]));
  }

  /** @param {boolean} open */
  list(open) {
    if (this.regions.list.hidden === !open) return;
    this.regions.list.hidden = !open;
    this.pan.element.classList.toggle('is-listed', open);
    if (open) this.open('');
    this.lister.setAttribute('aria-expanded', String(open));
    const first = open ? (this.regions.list.querySelector('.tm-pick.legal') ?? this.regions.body) : this.lister;
    if (first instanceof HTMLElement && this.element.isConnected) first.focus({ preventScroll: !open });
  }

  /** Who plays by the list goes on there, once the table has marked what may be chosen next. */
  stay() {
    if (this.regions.list.hidden || !this.table.question) return;
    queueMicrotask(() => {
      const lost = document.activeElement === document.body || Boolean(document.activeElement?.closest('.prompt'));
      const next = this.regions.list.querySelector('.tm-pick.legal');
      if (lost && next instanceof HTMLElement) next.focus();
    });
  }

  /** Bring something into sight: a track in full, a place on the map. @param {string} symbol */
  reveal(symbol) {
    const [kind, id = ''] = symbol.split('.');
    this.open(kind === 'part' ? (TRACKS[id] ?? '') : kind === 'box' || kind === 'marker' ? 'naval' : '');
    if (kind === 'space') this.pan.reveal(id);
  }

  /** What a new question is about comes into sight. @param {TurmoilView} view @param {string[]} legal  spaces */
  turnTo(view, legal) {
    const key = JSON.stringify([asked(view), view.turn, view.round, view.active]);
    this.pan.want(legal);
    if (!this.table.question || key === this.asked) return;
    const sort = `${asking(view)} ${legal.length > 0}`;
    const isNew = sort !== this.sort;
    this.sort = sort;
    this.asked = key;
    if (isNew && legal.length) this.open('');
    this.pan.find(legal, isNew);
    if (!legal.length && view.scored) this.pan.turn(extent(spacesIn(view, view.scored)));
  }

  /** What the question is about, for whoever lays it out: the hand, other cards, places. @param {TurmoilView} view @param {string[]} legal */
  about(view, legal) {
    const hand = new Set(view.you === null ? [] : view.players[view.you].hand);
    if ([...this.table.answers.values()].some((answer) => answer.legal !== false && hand.has(answer.action))) return 'hand';
    if (!this.picker.element.hidden) return 'cards';
    return legal.length ? 'map' : '';
  }

  paint() {
    const { table } = this;
    const view = /** @type {TurmoilView} */ (table.view);
    const legal = [...table.answers.values()].filter((answer) => answer.legal !== false && isSpace(answer.action)).map((answer) => parted(answer.action)[1]);
    if (!legal.includes(this.aimed ?? '')) this.aimed = null;
    this.pan.reduced = table.reduced;
    this.chart.paint(table);
    this.pan.paint(view, new Set(legal));
    this.regions.paint(table);
    this.tracks.paint(table);
    this.hand.paint(table);
    this.known.paint(table);
    this.piles.paint(table);
    this.picker.paint(table);
    this.desk.paint(table);
    const about = this.about(view, legal);
    for (const part of [this.dock, this.dock.closest('.floor')]) part?.setAttribute('data-ask', about);
    this.dock.dataset.kind = table.question ? asking(view) : '';
    this.scenes.paint(table);
    this.turnTo(view, legal);
    this.stay();
  }
}

/** Bring something into sight. @param {HTMLElement} root @param {string} symbol */
export function reveal(root, symbol) {
  boards.get(root)?.reveal(symbol);
}

/** @type {WeakMap<HTMLElement, Board>} */
const boards = new WeakMap();

/**
 * Draw the view into an element; called again at every update.
 * @param {HTMLElement} root
 * @param {TableContext} table
 */
export function draw(root, table) {
  readPrints(table);
  let board = boards.get(root);
  if (!board || board.element.parentElement !== root || board.language !== table.language) {
    board = new Board(root, table);
    boards.set(root, board);
  }
  board.table = table;
  board.paint();
}
