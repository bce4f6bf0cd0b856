// The tracks: victory points, turn and round, Tension and the odds of war, the Great War status, the naval race.
import { fill, h, icon } from '../../../web/dom.js';
import { EMBLEMS, NAVIES, SHORT, SIDES, plain, printed, prints, signed } from './data.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */

const GAUGES = /** @type {const} */ ([
  ['vp', 'vp'],
  ['turn', 'turn'],
  ['tension', 'tension'],
  ['war', 'tension'],
  ['naval', 'naval'],
  ['deck', 'piles'],
]); // and the track that each opens

/** Where the VP marker stands: the track ends with victory. @param {TurmoilView} view */
const vpMarker = ({ vp }) => Math.max(-printed.victory, Math.min(printed.victory, vp));

/** @param {string} side */
export const sideIcon = (side) => icon(EMBLEMS[side], `icon tm-i-${SHORT[side]}`);

/** Who leads, in words. @param {TableContext} table */
export function standing(table) {
  const { vp } = table.view;
  if (!vp) return table.text('board-even');
  return table.text('board-leads', { side: table.words[`side-${vp > 0 ? 'liberal' : 'authoritarian'}`], n: Math.abs(vp) });
}

/** The odds of the next Crisis roll, in words. @param {TableContext} table */
export function odds(table) {
  const { crisis } = /** @type {TurmoilView} */ (table.view);
  if (crisis > 6) return table.text('board-no-war');
  return crisis === 1 ? table.text('board-sure-war') : table.text('board-war-on', { n: crisis, chance: 7 - crisis });
}

export class Tracks {
  /** @param {(track: string) => void} open */
  constructor(open) {
    this.vp = h('div', { class: 'tm-vp', 'data-lesson': 'part.score' });
    this.turn = h('section', { class: 'panel tm-panel tm-turn', 'data-lesson': 'part.round' });
    this.tension = h('section', { class: 'panel tm-panel tm-tension', 'data-lesson': 'part.tension' });
    this.naval = h('section', { class: 'panel tm-panel tm-naval' });
    // The same line twice: in the masthead, and on the board of a phone, whose masthead has no room for it.
    this.gauges = [new Gauges(open), new Gauges(open)];
    this.looks = new Map();
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    const { language } = table;
    this.keep('vp', [view.vp, language], () => this.paintVp(table, view));
    this.keep('turn', [view.turn, view.round, view.era, view.active, view.players.map((p) => p.extra), language], () => this.paintTurn(table, view));
    this.keep('tension', [view.tension, view.ceiling, view.status, view.track, view.crisis, view.war, language], () => this.paintTension(table, view));
    this.keep('naval', [view.players.map((p) => [p.navy, p.plus, p.attempts, p.limit, p.naval, p.stuck, p.alone]), view.high_water, view.owed, language], () =>
      this.paintNaval(table, view),
    );
    this.keep('gauges', [view.vp, view.turn, view.round, view.tension, view.status, view.crisis, view.deck, view.players.map((p) => p.navy), language], () => {
      for (const line of this.gauges) line.paint(table, view);
    });
  }

  /** Draw only what differs from what is drawn. @param {string} part @param {unknown[]} of @param {() => void} paint */
  keep(part, of, paint) {
    const look = JSON.stringify(of);
    if (this.looks.get(part) === look) return;
    this.looks.set(part, look);
    paint();
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  paintVp(table, view) {
    const at = vpMarker(view);
    const cells = [];
    for (let n = printed.victory; n >= -printed.victory; n -= 1) {
      const side = n > 0 ? 'l' : n < 0 ? 'a' : 'zero';
      const here = n === at;
      cells.push(
        h('span', { class: `${side} ${n % 5 === 0 ? 'five' : ''} ${Math.abs(n) === printed.victory ? 'win' : ''} ${here ? 'here' : ''}` }, Math.abs(n)),
      );
    }
    fill(
      this.vp,
      h('span', { class: 'tm-end l' }, sideIcon('liberal'), h('span', null, table.words['side-liberal'])),
      h('div', { class: 'tm-track', role: 'img', 'aria-label': `${table.text('board-vp')}: ${standing(table)}` }, cells),
      h('span', { class: 'tm-end a' }, h('span', null, table.words['side-authoritarian']), sideIcon('authoritarian')),
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  paintTurn(table, view) {
    const era = printed.eras.find((found) => found.id === view.era) ?? printed.eras[0];
    const extra = Math.max(0, view.round - era.rounds, ...view.players.map((p) => p.extra));
    const starts = new Map(printed.eras.map((found) => [found.first, found.id]));
    const steps = (/** @type {number} */ of, /** @type {number} */ now, /** @type {(n: number) => string} */ more = () => '') =>
      Array.from({ length: of }, (_, n) => h('span', { class: `${n + 1 < now ? 'past' : n + 1 === now ? 'here' : ''} ${more(n + 1)}` }, n + 1));
    const title = table.text('board-turn-round');
    this.turn.setAttribute('aria-label', title);
    fill(
      this.turn,
      h(
        'h2',
        null,
        title,
        h(
          'span',
          { class: 'tm-note' },
          `${table.words[`era-${view.era}`]} · ${table.text('board-turn')} ${view.turn} · ${view.round ? `${table.text('board-round')} ${view.round}` : table.text('board-setup')}`,
        ),
      ),
      h(
        'div',
        { class: 'tm-track', role: 'img', 'aria-label': `${table.text('board-turn')} ${view.turn} / ${printed.turns}` },
        steps(printed.turns, view.turn, (n) => (starts.has(n) && n > 1 ? 'era' : '')),
      ),
      h(
        'div',
        { class: 'tm-track', role: 'img', 'aria-label': `${table.text('board-round')} ${view.round} / ${era.rounds + extra}` },
        steps(era.rounds + extra, view.round),
      ),
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  paintTension(table, view) {
    const title = table.text('board-tension');
    this.tension.setAttribute('aria-label', `${title}, ${table.text('board-status')}`);
    const cells = Array.from({ length: printed.tension + 1 }, (_, n) =>
      h(
        'span',
        {
          class: `${n < view.tension ? 'past' : n === view.tension ? 'here' : ''} ${n === view.ceiling && n < printed.tension ? 'cap' : ''} ${n > view.ceiling ? 'over' : ''}`,
        },
        n,
      ),
    );
    const places = Array.from({ length: printed.status.length - 1 }, (_, n) => {
      const marker = view.track[n];
      if (!marker) {
        const next = n === view.track.length;
        return h('li', { class: next ? 'next' : '' }, h('b', null, plain(printed.status[n])), next ? table.text('board-open') : null);
      }
      const side = printed.alliances[marker];
      return h(
        'li',
        { class: `set ${side ? SHORT[side] : ''}`, 'data-symbol': `marker.${marker}` },
        side ? sideIcon(side) : icon('both'),
        h('span', null, table.words[`marker-${marker}`]),
      );
    });
    fill(
      this.tension,
      h(
        'h2',
        null,
        icon('flame'),
        title,
        h('b', { class: 'num' }, view.tension),
        h('span', { class: `tm-note ${view.crisis <= 6 ? 'warn' : ''}` }, odds(table)),
      ),
      h('div', { class: 'tm-track', role: 'img', 'aria-label': `${title} ${view.tension}; ${table.text('board-cap', { n: view.ceiling })}` }, cells),
      h(
        'p',
        { class: 'tm-sum' },
        table.text('board-crisis-sum', { tension: view.tension, status: signed(view.status) }),
        view.ceiling < printed.tension ? h('b', null, ` ${table.text('board-cap', { n: view.ceiling })}`) : null,
      ),
      h('h3', null, table.text('board-status'), ' ', h('b', { class: 'num' }, signed(view.status))),
      h('ol', { class: 'tm-gw', 'data-lesson': 'part.war', 'aria-label': table.text('board-status') }, places),
      h(
        'dl',
        { class: 'tm-warroll', 'aria-label': table.text('board-war-roll') },
        [1, 0].map((side) => this.warRow(table, view, side)),
      ),
    );
  }

  /** What a side would add to its war roll. @param {TableContext} table @param {TurmoilView} view @param {number} side */
  warRow(table, view, side) {
    const sources = Object.entries(view.war[side]);
    const sum = sources.reduce((total, [, n]) => total + n, 0);
    return h(
      'div',
      { class: SHORT[SIDES[side]] },
      h('dt', null, sideIcon(SIDES[side]), `${table.text('board-war-roll')} `, h('b', { class: 'num' }, signed(sum))),
      h(
        'dd',
        null,
        sources.map(([symbol, n]) => h('span', { 'data-symbol': symbol }, `${table.name(symbol)} `, h('b', null, signed(n)))),
      ),
    );
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  paintNaval(table, view) {
    const title = table.text('board-naval');
    this.naval.setAttribute('aria-label', title);
    const fleet = (/** @type {number} */ side, /** @type {number} */ n) =>
      view.players[side].navy === n
        ? h(
            'span',
            { class: `tm-fleet ${SHORT[SIDES[side]]}`, 'data-symbol': `marker.${NAVIES[side]}`, 'aria-hidden': 'true' },
            icon('ship', ''),
            view.players[side].plus ? h('em', null, '+1') : null,
          )
        : null;
    const boxes = prints.naval.map((box, n) => {
      const holder = [0, 1].find((side) => view.players[side].alone.includes(`box.${n}`));
      return h(
        'li',
        {
          class: `${box.first || box.second ? 'gives' : ''} ${box.alone ? 'power' : ''} ${holder !== undefined ? `held ${SHORT[SIDES[holder]]}` : ''} ${view.high_water === n ? 'mark' : ''}`,
          'data-symbol': `box.${n}`,
        },
        fleet(1, n),
        h(
          'button',
          {
            type: 'button',
            title: table.name(`box.${n}`),
            'aria-label': `${table.name(`box.${n}`)}: ${box.entry || '–'}`,
            onclick: () => table.card(`box.${n}`),
          },
          box.entry || '–',
        ),
        fleet(0, n),
      );
    });
    const lines = [1, 0].map((side) => {
      const player = view.players[side];
      const left = Math.max(0, player.limit - player.attempts);
      const next = prints.naval[player.navy + 1];
      return h(
        'p',
        { class: `tm-navy ${SHORT[SIDES[side]]}` },
        sideIcon(SIDES[side]),
        h('b', null, table.name(`box.${player.navy}`)),
        next ? h('span', null, ` → ${table.name(`box.${player.navy + 1}`)} `, h('b', { class: 'num' }, `${next.entry}`)) : null,
        player.naval ? h('span', { class: 'tm-tag' }, signed(player.naval)) : null,
        player.stuck ? h('span', { class: 'tm-tag warn' }, table.text(`board-stuck-${player.stuck}`)) : null,
        h('span', { class: 'tm-tag' }, next ? table.text('board-attempts', { n: left }) : table.text('board-last-box')),
        side === 1 && view.owed ? h('span', { class: 'tm-tag warn' }, table.text('board-owed', { n: view.owed })) : null,
        side === 0 && view.high_water
          ? h('span', { class: 'tm-tag', title: table.words['marker-high_water_mark'] }, `↑ ${table.name(`box.${view.high_water}`)}`)
          : null,
        player.alone.map((box) => h('button', { type: 'button', class: 'tm-tag power', onclick: () => table.card(box) }, table.name(box))),
      );
    });
    fill(this.naval, h('h2', null, icon('co-naval'), title), h('ol', { class: 'tm-race', 'aria-label': table.text('board-boxes') }, boxes), lines);
  }
}

/** One line with everything: a press on a gauge shows its track in full. */
class Gauges {
  /** @param {(track: string) => void} open */
  constructor(open) {
    this.element = h('div', { class: 'tm-gauges', role: 'group' });
    /** @type {Map<string, HTMLElement>} */
    this.parts = new Map();
    for (const [name, track] of GAUGES) {
      const part = h('button', { type: 'button', class: `tm-gauge ${name}`, 'data-track': track, 'aria-expanded': 'false', onclick: () => open(track) });
      this.parts.set(name, part);
      this.element.append(part);
    }
  }

  /** @param {string} track  that is shown in full */
  mark(track) {
    for (const part of this.parts.values()) part.setAttribute('aria-expanded', String(part.dataset.track === track));
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  paint(table, view) {
    const { text } = table;
    const leader = view.vp > 0 ? 'liberal' : view.vp < 0 ? 'authoritarian' : 'both';
    const era = printed.eras.find((found) => found.id === view.era) ?? printed.eras[0];
    const marker = h('i');
    marker.style.left = `${((printed.victory - vpMarker(view)) / (2 * printed.victory)) * 100}%`;
    const round = view.round ? text('board-gauge-round', { round: view.round, rounds: Math.max(view.round, era.rounds) }) : text('board-setup');
    this.element.setAttribute('aria-label', text('board-gauges'));
    /** @type {Record<string, [string, import('../../../web/dom.js').Child[]]>} */
    const shown = {
      vp: [
        `${text('board-vp')}: ${standing(table)}`,
        [
          sideIcon('liberal'),
          h('span', { class: 'tm-balance' }, marker),
          sideIcon('authoritarian'),
          leader === 'both' ? null : sideIcon(leader),
          h('b', null, Math.abs(view.vp)),
          h('span', { class: 'tm-unit' }, text('board-vp-short')),
        ],
      ],
      turn: [
        `${text('board-turn')} ${view.turn}, ${view.round ? `${text('board-round')} ${view.round}` : text('board-setup')}`,
        [icon('ui-clock'), h('b', null, text('board-gauge-turn', { turn: view.turn, of: printed.turns })), h('span', null, round)],
      ],
      tension: [
        `${text('board-tension')} ${view.tension}, ${odds(table)}`,
        [
          icon('flame'),
          h('span', { class: 'tm-word' }, text('board-tension')),
          h('b', null, view.tension),
          view.crisis <= 6 ? h('em', null, `${view.crisis}+`) : null,
        ],
      ],
      war: [`${text('board-status')} ${signed(view.status)}`, [h('span', null, text('board-war-short')), h('b', null, signed(view.status))]],
      naval: [
        `${text('board-naval')}: ${[1, 0].map((side) => `${table.words[`side-${SIDES[side]}`]} ${table.name(`box.${view.players[side].navy}`)}`).join(', ')}`,
        [icon('co-naval'), h('b', { class: 'l' }, view.players[1].navy), ':', h('b', { class: 'a' }, view.players[0].navy)],
      ],
      deck: [`${text('board-piles')}: ${text('board-deck')} ${view.deck}`, [h('span', null, text('board-gauge-deck', { n: view.deck }))]],
    };
    for (const [name, part] of this.parts) {
      const [label, children] = shown[name];
      part.setAttribute('aria-label', label);
      part.title = label;
      fill(part, children);
    }
  }
}
