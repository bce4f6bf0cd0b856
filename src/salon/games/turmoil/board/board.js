/**
 * The board of turmoil: the map of Europe, the tracks, the hand, the open Stability decks, and a desk that
 * walks through what is asked. Everything is built once and then only changed where the view differs.
 *
 * The board shows the view and says which element stands for which answer (`data-action`) and which symbol
 * (`data-symbol`). What is legal, and why something is not, is the table's business.
 */
import { h, tool } from '../../../web/dom.js';
import { SPACES, asked, asking, beside, layout, readPrints, spacesIn } from './data.js';
import { Desk, best } from './desk.js';
import { Hand } from './hand.js';
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

/** @type {Record<string, string>} */
const PARTS = { score: 'map', hand: 'hand' }; // in which tab a part is, if not among the tracks
const TABS = /** @type {const} */ (['map', 'hand', 'tracks', 'cards']); // on a phone

class Board {
  /** @param {HTMLElement} root @param {TableContext} table */
  constructor(root, table) {
    this.table = table;
    this.language = table.language;
    const { text } = table;
    this.chart = new Chart();
    this.pan = new Pan(this.chart.layers, text);
    this.tracks = new Tracks();
    this.hand = new Hand();
    this.desk = new Desk();
    this.piles = new Piles();
    this.picker = new Picker();
    this.scenes = new Scenes(this.chart);
    this.regions = new Regions((region) => this.go(region));
    this.lister = tool(text('board-list'), 'ui-log', () => this.list(Boolean(this.regions.list.hidden)));
    this.lister.setAttribute('aria-expanded', 'false');
    this.pan.tools.prepend(this.lister);
    this.pan.element.append(this.scenes.element, this.picker.element, this.regions.list);
    this.left = h('div', { class: 'tm-left' }, this.tracks.turn, this.tracks.tension, this.tracks.naval, this.piles.element);
    this.main = h('section', { class: 'tm-main', 'aria-label': text('board-board') }, this.tracks.vp, this.regions.bar, this.pan.element);
    this.tabs = h(
      'div',
      { class: 'tm-tabs', role: 'group', 'aria-label': text('board-tabs') },
      TABS.map((tab) => h('button', { type: 'button', 'data-tab': tab, onclick: () => this.tab(tab) }, text(`board-tab-${tab}`))),
    );
    this.element = h('div', { class: 'tm-board' }, this.tracks.status, this.tabs, this.desk.element, this.main, this.left, this.hand.element);
    this.asked = '';
    this.sort = '';
    /** @type {string | null} */
    this.aimed = null; // a space touched once: its sum is shown before it is chosen
    this.tab('map');
    root.replaceChildren(this.element);
    this.listen();
  }

  listen() {
    const over = (/** @type {Event} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('.tm-desk')) return; // what is explained there stays
      this.point(target?.closest('[data-space]')?.getAttribute('data-space') ?? null, target?.closest('[data-card]')?.getAttribute('data-card') ?? null);
    };
    for (const kind of ['pointerover', 'focusin']) this.element.addEventListener(kind, over);
    let touched = false;
    this.element.addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), true);
    // A finger does not hover: the first touch of a check's target shows the sum, the second one rolls.
    this.pan.frame.addEventListener(
      'click',
      (event) => {
        const space = event.target instanceof Element ? event.target.closest('[data-space].legal')?.getAttribute('data-space') : null;
        if (!touched || !space || asking(this.table.view) !== 'check' || this.aimed === space) return;
        event.stopPropagation();
        this.aimed = space;
        this.point(space, null);
      },
      true,
    );
    this.chart.top.addEventListener('keydown', (event) => this.walk(/** @type {KeyboardEvent} */ (event)));
    const escape = (/** @type {KeyboardEvent} */ event) => {
      if (!this.element.isConnected) removeEventListener('keydown', escape);
      else if (event.key === 'Escape' && !this.regions.list.hidden) this.list(false);
    };
    addEventListener('keydown', escape);
    this.chart.top.addEventListener('focusin', (event) => {
      const space = event.target instanceof Element ? event.target.getAttribute('data-space') : null;
      if (space && event.target instanceof Element && event.target.matches(':focus-visible')) this.pan.reveal(space);
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
    if (space === this.desk.space && card === this.desk.card) return;
    this.desk.space = space;
    this.desk.card = card;
    this.desk.explain(this.table);
  }

  /** @param {string} region */
  go(region) {
    const view = /** @type {TurmoilView} */ (this.table.view);
    this.tab('map');
    this.list(false);
    this.pan.show(extent(region === 'independent' ? SPACES : [...spacesIn(view, region), ...(innerWidth > 720 ? beside(view, region) : [])]));
  }

  /** @param {boolean} open */
  list(open) {
    this.regions.list.hidden = !open;
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

  /** On a phone: which part is shown. @param {string} name */
  tab(name) {
    this.element.dataset.tab = name;
    for (const button of this.tabs.children) button.setAttribute('aria-pressed', String(button.getAttribute('data-tab') === name));
  }

  /** Bring something into sight: on a phone the part that holds it, on the map the place itself. @param {string} symbol */
  reveal(symbol) {
    const [kind, id] = symbol.split('.');
    const place = { card: 'hand', space: 'map', region: 'map', stability: 'map', box: 'tracks', part: PARTS[id ?? ''] ?? 'tracks' }[kind ?? ''];
    if (place) this.tab(place);
    if (kind === 'space' && id) this.pan.reveal(id);
  }

  /** A new question opens the part in which it is answered. @param {TurmoilView} view @param {string[]} legal  spaces */
  turnTo(view, legal) {
    const answers = [...this.table.answers.values()].filter((answer) => answer.legal !== false);
    const key = JSON.stringify([asked(view), view.turn, view.round, view.active]);
    if (!this.table.question || key === this.asked) return;
    const sort = `${asking(view)} ${answers.some((answer) => answer.action.startsWith('space.'))}`;
    if (sort !== this.sort) {
      const hand = new Set(view.you === null ? [] : view.players[view.you].hand);
      if (answers.some((answer) => hand.has(answer.action))) this.tab('hand');
      else if (answers.some((answer) => /^(space|card|stability|mobilization|region)\./.test(answer.action))) this.tab('map');
    }
    this.sort = sort;
    this.asked = key;
    const first = asking(view) === 'check' ? best(view) : null;
    this.pan.revealOne(first ? [first] : legal);
  }

  paint() {
    const { table } = this;
    const view = /** @type {TurmoilView} */ (table.view);
    const legal = [...table.answers.values()]
      .filter((answer) => answer.legal !== false && answer.action.startsWith('space.'))
      .map((answer) => answer.action.slice(6));
    this.element.dataset.ask = table.question ? asking(view) : '';
    this.element.classList.toggle('tm-over', view.result !== null);
    if (!legal.includes(this.aimed ?? '')) this.aimed = null;
    this.pan.reduced = table.reduced;
    this.chart.paint(table);
    this.pan.paint(view, new Set(legal));
    this.regions.paint(table);
    this.tracks.paint(table);
    this.hand.paint(table);
    this.piles.paint(table);
    this.picker.paint(table);
    this.desk.paint(table);
    this.element.classList.toggle('tm-asks', this.desk.acts.childElementCount > 0);
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
