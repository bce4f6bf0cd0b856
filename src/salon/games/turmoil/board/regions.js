// The regions: a bar that says how each stands and leads to it, and the list of all spaces for who plays by keys.
import { fill, h, icon } from '../../../web/dom.js';
import { LEVELS, REGIONS, SHIELDS, SHORT, SIDES, SPACES, iconsOf, printed, regionsOf, signed, spacesIn } from './data.js';
import { clear } from './hand.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/** @typedef {{ row: HTMLElement, name: HTMLElement, groups: HTMLElement, liberal: HTMLElement, authoritarian: HTMLElement, control: HTMLElement, odds: HTMLElement, look: string }} Row */

/** What a side would get in a region now. @param {import('./data.js').Standing} found */
export const worth = (found) => found[1] + found[2] + found[3];

export class Regions {
  /** @param {(region: string) => void} go */
  constructor(go) {
    this.go = go;
    this.bar = h('nav', { class: 'tm-regions' });
    /** @type {Map<string, HTMLElement>} */
    this.chips = new Map();
    for (const region of REGIONS) {
      const chip = h('button', { type: 'button', class: `tm-region ${region}`, 'data-symbol': `region.${region}`, 'data-action': `region.${region}` });
      chip.addEventListener('click', () => {
        if (!chip.classList.contains('legal')) this.go(region);
      });
      this.chips.set(region, chip);
      this.bar.append(chip);
    }
    /** @type {Map<string, Row>} */
    this.rows = new Map();
    /** @type {Map<string, HTMLElement>} */
    this.heads = new Map();
    this.body = h('div', { class: 'tm-list-body', tabindex: '-1' });
    this.list = h('section', { class: 'tm-list', hidden: true }, this.body);
    this.language = '';
    this.looks = new Map();
    this.build();
  }

  build() {
    for (const region of REGIONS) {
      const head = h('h3', null);
      const table = h('table', { class: 'tm-table' });
      const body = h('tbody');
      this.heads.set(region, head);
      for (const id of SPACES.filter((space) => printed.spaces[space].region === region)) {
        const cell = (/** @type {string} */ name) => h('td', { class: name });
        const name = h('button', { type: 'button', class: 'tm-pick', 'data-action': `space.${id}`, 'data-symbol': `space.${id}`, 'data-space': id });
        const row = {
          name,
          groups: cell('g'),
          liberal: cell('l num'),
          authoritarian: cell('a num'),
          control: cell('c'),
          odds: cell('o num'),
          row: h('tr'),
          look: '',
        };
        row.row.append(
          h('th', { scope: 'row' }, name),
          h('td', { class: 'num' }, printed.spaces[id].stability),
          row.groups,
          row.liberal,
          row.authoritarian,
          row.control,
          row.odds,
        );
        body.append(row.row);
        this.rows.set(id, row);
      }
      table.append(h('thead'), body);
      this.body.append(h('section', { class: 'tm-list-region' }, head, table));
    }
    this.list.addEventListener('keydown', (event) => this.move(event));
  }

  /** Up and down between the spaces. @param {KeyboardEvent} event */
  move(event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = [...this.list.querySelectorAll('button.tm-pick')];
    const at = all.indexOf(/** @type {Element} */ (document.activeElement));
    if (!step || at < 0) return;
    const next = all[at + step];
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    if (this.language !== table.language) this.letter(table);
    for (const region of REGIONS) this.paintChip(table, view, region);
    for (const id of SPACES) this.paintRow(table, view, id);
  }

  /** @param {TableContext} table */
  letter(table) {
    this.language = table.language;
    this.looks.clear();
    this.bar.setAttribute('aria-label', table.text('board-regions'));
    this.list.setAttribute('aria-label', table.text('board-list'));
    const word = (/** @type {string} */ key) => table.words[key] ?? key;
    for (const [region, head] of this.heads) {
      fill(head, icon(SHIELDS[region], 'tm-shieldlet'), word(`region-${region}`));
      const side = (/** @type {string} */ name) => [sideIcon(name), h('span', { class: 'vh' }, word(`side-${name}`))];
      const columns = [word('table-stability'), word('table-icons'), side('liberal'), side('authoritarian'), word('table-control'), ''];
      const top = head.parentElement?.querySelector('thead');
      if (top)
        fill(
          top,
          h(
            'tr',
            null,
            h('th', { scope: 'col' }, word('table-space')),
            columns.map((column) => (column ? h('th', { scope: 'col' }, column) : h('td'))),
          ),
        );
    }
    for (const [id, row] of this.rows) {
      row.look = '';
      row.name.textContent = table.name(`space.${id}`);
    }
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {string} region */
  paintChip(table, view, region) {
    const chip = /** @type {HTMLElement} */ (this.chips.get(region));
    clear(chip);
    const found = view.standings[region];
    const ids = spacesIn(view, region);
    const held = SIDES.map((side) => ids.filter((id) => view.spaces[id].control === side).length);
    const look = JSON.stringify([found, held, view.scored === region, view.waiting.includes(region)]);
    const name = table.words[`region-${region}`];
    const net = found ? worth(found[1]) - worth(found[0]) : 0;
    const leader = net > 0 ? 'liberal' : 'authoritarian';
    const said = found
      ? [1, 0].map((side) => `${table.words[`side-${SIDES[side]}`]}: ${table.words[`level-${LEVELS[found[side][0]]}`]} ${worth(found[side])}`)
      : [1, 0].map((side) => `${table.words[`side-${SIDES[side]}`]}: ${held[side]}`);
    chip.title = `${found ? table.text('board-if-scored') : table.text('board-controlled-spaces')}\n${said.join('\n')}`;
    if (this.looks.get(region) === look) return;
    this.looks.set(region, look);
    chip.classList.toggle('now', view.scored === region || view.waiting.includes(region));
    const bar = h('span', { class: 'tm-bar' }, h('i', { class: 'l' }), h('i', { class: 'a' }));
    [1, 0].forEach((side, n) => {
      const part = bar.children[n];
      if (part instanceof HTMLElement) part.style.width = `${(held[side] / Math.max(1, ids.length)) * 100}%`;
    });
    fill(
      chip,
      icon(SHIELDS[region], 'tm-shieldlet'),
      h('span', { class: 'vh' }, name),
      h('span', { class: 'tm-region-name', 'aria-hidden': 'true' }, table.words[`short-${region}`]),
      h(
        'b',
        {
          class: `num ${found && net ? SHORT[leader] : ''}`,
          'data-text': found ? (net ? signed(Math.abs(net)) : '±0') : `${held[1]} : ${held[0]}`,
          'aria-hidden': 'true',
        },
        found && net ? sideIcon(leader) : null,
      ),
      bar,
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view @param {string} id */
  paintRow(table, view, id) {
    const row = /** @type {Row} */ (this.rows.get(id));
    clear(row.name);
    const found = view.spaces[id];
    const check = view.checks[id];
    const odds = check ? (check.needs > 6 ? '×' : `${check.needs}+`) : view.prices[id] ? String(view.prices[id]) : '';
    const groups = iconsOf(view, id);
    const look = JSON.stringify([found, odds, groups]);
    if (row.look === look) return;
    row.look = look;
    row.row.className = found ? (found.control ? SHORT[found.control] : '') : 'gone';
    const field = printed.spaces[id].battleground ? [icon('battle', 'icon'), h('span', { class: 'vh' }, table.text('board-battleground'))] : [];
    fill(
      row.groups,
      groups.flatMap((group) => [icon(`so-${group}`, 'icon'), h('span', { class: 'vh' }, `${table.words[`icon-${group}`]} `)]),
      field,
    );
    row.liberal.textContent = String(found?.liberal ?? '');
    row.authoritarian.textContent = String(found?.authoritarian ?? '');
    fill(
      row.control,
      found ? (found.control ? [sideIcon(found.control), h('span', { class: 'vh' }, table.words[`side-${found.control}`])] : '·') : table.text('board-gone'),
    );
    row.odds.textContent = odds;
    row.row.title = regionsOf(view, id)
      .map((region) => table.words[`region-${region}`])
      .join(', ');
  }
}
