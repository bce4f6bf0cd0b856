// Scenes beside the map: a scoring counted step by step on the map, and the Great War.
import { fill, h, heads, icon, tool } from '../../../web/dom.js';
import { LEVELS, SHIELDS, SHORT, SIDES, beside, isSpace, printed, signed, spacesIn } from './data.js';
import { kind, newsRow, sideOf } from './news.js';
import { sideIcon } from './tracks.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('../../../web/api.js').Line} Line */
/** @typedef {import('./data.js').TurmoilView} TurmoilView */
/** @typedef {import('./map.js').Chart} Chart */
/** @typedef {{ region: string, sides: Line[] }} Scored  a region and its two sentences, by side */

const STEP = 380; // ms from one thing counted to the next
const STEPS = ['level', 'battlegrounds', 'independents', 'total'];

export class Scenes {
  /** @param {Chart} chart */
  constructor(chart) {
    this.chart = chart;
    this.element = h('section', { class: 'tm-scene panel', 'data-over': '', hidden: true });
    this.seen = -1;
    /** @type {Scored[]} */
    this.scored = [];
    /** @type {Line[]} */
    this.lines = []; // of the scene
    this.at = 0; // the region shown
    this.stage = STEPS.length;
    this.timer = 0;
    this.look = '';
    this.folded = false;
    this.asks = false; // for spaces, which may lie under the scene
  }

  /** @param {TableContext} table */
  paint(table) {
    const view = /** @type {TurmoilView} */ (table.view);
    this.table = table;
    const { log } = table;
    const fresh = table.events.length ? table.events : table.again;
    const jumped = log.length !== this.seen && !table.previous;
    if (this.seen >= 0 && (jumped || table.again.length)) this.close();
    if (fresh.length) this.hear(table, view, log, fresh);
    this.seen = log.length;
    const war = Boolean(view.blocs.germany);
    const asks = Boolean(table.question) && [...table.answers.keys()].some(isSpace);
    if (asks !== this.asks) {
      this.asks = asks;
      this.folded = asks;
    }
    const key = JSON.stringify([
      war,
      this.scored.map((found) => found.region),
      this.at,
      this.stage,
      log.length,
      view.scored,
      view.waiting,
      view.winner,
      table.language,
      this.folded,
      asks,
    ]);
    if (key === this.look) return;
    this.look = key;
    this.draw(table, view);
  }

  /** What is new: a scoring begins, goes on, or is over. @param {TableContext} table @param {TurmoilView} view @param {Line[]} log @param {Line[]} fresh */
  hear(table, view, log, fresh) {
    const war = fresh.findLastIndex((line) => kind(line) === 'outbreak');
    const scores = fresh.slice(war + 1).filter((line) => kind(line) === 'score');
    if (scores.length) {
      this.scored = [];
      for (const line of scores) {
        const region = String(line.fact?.region).split('.')[1];
        let found = this.scored.find((other) => other.region === region);
        if (!found) this.scored.push((found = { region, sides: [] }));
        found.sides[sideOf(line) === 'liberal' ? 1 : 0] = line;
      }
      const start = log.findLastIndex((line) => kind(line) === 'scoring');
      this.lines = this.scored.length > 1 || start < 0 ? fresh : log.slice(start);
      this.run(table);
      return;
    }
    if (fresh.some((line) => kind(line) === 'scoring') || view.scored) {
      this.stop();
      this.scored = [];
      this.lines = log.slice(
        Math.max(
          0,
          log.findLastIndex((line) => kind(line) === 'scoring'),
        ),
      );
    } else if (fresh.some((line) => kind(line) === 'play' || kind(line) === 'outbreak')) {
      this.close(); // the game has gone on
    }
  }

  /** Count step by step. @param {TableContext} table */
  run(table) {
    this.stop();
    this.at = 0;
    this.stage = table.reduced ? STEPS.length : -this.reveals.length;
    if (table.reduced) return;
    this.timer = window.setInterval(() => {
      this.stage += 1;
      if (this.stage > STEPS.length) {
        if (this.at + 1 < this.scored.length) {
          this.at += 1;
          this.stage = 0;
        } else {
          this.stop();
          this.stage = STEPS.length;
        }
      }
      if (!this.element.isConnected) return this.stop();
      if (this.table) this.draw(this.table, this.table.view);
    }, STEP);
  }

  /** The Stability cards revealed in this scene. */
  get reveals() {
    return this.lines.filter((line) => kind(line) === 'stability');
  }

  stop() {
    window.clearInterval(this.timer);
    this.timer = 0;
  }

  close() {
    this.stop();
    this.scored = [];
    this.lines = [];
    this.stage = STEPS.length;
    this.look = ''; // what is told once more looks like before, and is drawn all the same
    this.chart.count(new Map());
    this.element.hidden = !this.table?.view.blocs.germany;
    if (this.table) this.draw(this.table, this.table.view);
  }

  /** @param {TableContext} table @param {TurmoilView} view */
  draw(table, view) {
    const war = Boolean(view.blocs.germany);
    const scoring = this.scored.length > 0 || this.reveals.length > 0;
    this.element.hidden = !war && !scoring;
    if (this.element.hidden) return;
    const found = this.scored[this.at];
    const region = found?.region ?? view.scored ?? String(this.lines[0]?.fact?.region ?? '').split('.')[1];
    const title = scoring ? table.text('board-scene-scoring', { region: table.words[`region-${region}`] ?? '' }) : table.text('board-great-war');
    this.element.setAttribute('aria-label', title);
    this.element.classList.toggle('war', war);
    const foldable = this.asks || (war && !scoring);
    const folded = this.folded && foldable;
    this.element.classList.toggle('folded', folded);
    fill(
      this.element,
      h(
        'header',
        null,
        h('h2', null, scoring && region ? icon(SHIELDS[region], 'tm-shieldlet') : icon('flame'), title),
        h('span', { class: 'spring' }),
        scoring && this.scored.length ? tool(table.text('board-again'), 'ui-play', () => this.run(table)) : null,
        foldable
          ? tool(table.text('board-fold'), this.folded ? 'ui-plus' : 'ui-minus', () => {
              this.folded = !this.folded;
              this.draw(table, view);
            })
          : tool(table.text('close'), 'ui-cross', () => this.close()),
      ),
      folded
        ? null
        : h(
            'div',
            { class: 'tm-scene-body' },
            this.reveals.length ? this.reveal(table) : null,
            found ? this.sum(table, view, found) : null,
            scoring ? null : this.war(table, view),
          ),
    );
    this.chart.count(
      found && ((this.timer && this.stage >= 0) || this.hovered)
        ? this.counted(view, region, this.hovered ?? STEPS[Math.max(0, Math.min(this.stage, 2))])
        : new Map(),
    );
  }

  /** The spaces that a row of the sum counts. @param {TurmoilView} view @param {string} region @param {string} step */
  counted(view, region, step) {
    const held = (/** @type {string[]} */ ids) => ids.filter((id) => view.spaces[id]?.control);
    const inside = held(spacesIn(view, region));
    const chosen =
      step === 'level'
        ? inside
        : step === 'battlegrounds'
          ? inside.filter((id) => printed.spaces[id].battleground)
          : step === 'independents'
            ? held(beside(view, region))
            : [...inside, ...held(beside(view, region))];
    return new Map(chosen.map((id) => [id, step]));
  }

  /** The Stability cards, one after the other. @param {TableContext} table */
  reveal(table) {
    const idle = new Set(this.lines.filter((line) => kind(line) === 'no-effect').map((line) => line.fact?.card));
    return h(
      'ol',
      { class: 'tm-reveal' },
      this.reveals.map((line, n, all) =>
        h(
          'li',
          { class: `${SHORT[sideOf(line)]} ${idle.has(line.fact?.card) ? 'idle' : ''} ${this.stage < n - all.length ? 'later' : ''}` },
          sideIcon(sideOf(line)),
          h(
            'button',
            { type: 'button', class: 'tm-linkish', 'data-symbol': line.fact?.card, onclick: () => table.card(line.fact?.card) },
            table.name(line.fact?.card),
          ),
          idle.has(line.fact?.card) ? h('small', null, table.text('board-idle')) : null,
        ),
      ),
    );
  }

  /** A scoring as a sum. @param {TableContext} table @param {TurmoilView} view @param {Scored} found */
  sum(table, view, found) {
    const [authoritarian, liberal] = found.sides.map((line) => /** @type {Record<string, any>} */ (line?.fact ?? {}));
    const both = [liberal, authoritarian];
    const level = (/** @type {Record<string, any>} */ score) => table.words[`level-${String(score.level ?? 'level.none').split('.')[1]}`];
    const cells = (/** @type {string} */ step) =>
      both.map((score) =>
        h('td', { class: 'num' }, step === 'level' ? [h('b', null, score.points ?? 0), h('small', null, ` ${level(score)}`)] : h('b', null, score[step] ?? 0)),
      );
    const net = (liberal.total ?? 0) - (authoritarian.total ?? 0);
    const light = (/** @type {string | undefined} */ step) => () => {
      if (this.timer) return;
      this.hovered = step;
      this.chart.count(step ? this.counted(view, found.region, step) : new Map());
    };
    const crisis = this.lines.filter((line) => kind(line) === 'crisis').slice(-1);
    return [
      this.scored.length > 1
        ? h(
            'div',
            { class: 'tm-scene-tabs' },
            this.scored.map((other, n) =>
              h(
                'button',
                {
                  type: 'button',
                  'aria-pressed': String(n === this.at),
                  'aria-label': table.words[`region-${other.region}`],
                  onclick: () => {
                    this.stop();
                    this.at = n;
                    this.stage = STEPS.length;
                    this.draw(table, view);
                  },
                },
                icon(SHIELDS[other.region], 'tm-shieldlet'),
              ),
            ),
          )
        : null,
      h(
        'table',
        { class: 'tm-score' },
        heads(['', ...['liberal', 'authoritarian'].map((side) => [sideIcon(side), h('span', null, table.words[`side-${side}`])])]),
        h(
          'tbody',
          null,
          STEPS.map((step, n) =>
            h(
              'tr',
              {
                class: `${n === this.stage ? 'now' : ''} ${n > this.stage ? 'later' : ''} ${step}`,
                onpointerenter: light(step),
                onpointerleave: light(undefined),
                onfocusin: light(step),
                onfocusout: light(undefined),
              },
              h('th', { scope: 'row' }, h('button', { type: 'button', class: 'tm-linkish' }, table.text(`board-count-${step}`))),
              cells(step),
            ),
          ),
        ),
      ),
      h(
        'p',
        { class: `tm-net ${this.stage < STEPS.length - 1 ? 'later' : ''}` },
        net
          ? [sideIcon(net > 0 ? 'liberal' : 'authoritarian'), h('b', null, ` ${signed(Math.abs(net))} ${table.text('board-vp-short')}`)]
          : table.text('board-no-change'),
      ),
      crisis.length
        ? h(
            'ol',
            { class: `tm-crisis ${this.stage < STEPS.length ? 'later' : ''}` },
            crisis.map((line) => newsRow(table, line)),
          )
        : null,
    ]
      .filter(Boolean)
      .flat();
  }

  /** Who fights, what each side adds, how the dice fell. @param {TableContext} table @param {TurmoilView} view */
  war(table, view) {
    const start = table.log.findLastIndex((line) => kind(line) === 'outbreak');
    const lines = table.log.slice(Math.max(0, start));
    const rolls = lines.filter((line) => ['war-roll', 'war-won', 'war-lost'].includes(kind(line)));
    const after = lines.filter((line) => ['war-region', 'loss', 'gain', 'plan', 'no-effect', 'joins'].includes(kind(line)));
    const scores = lines.filter((line) => kind(line) === 'score');
    return [
      h(
        'div',
        { class: 'tm-blocs' },
        [1, 0].map((side) =>
          h(
            'div',
            { class: SHORT[SIDES[side]] },
            h(
              'h3',
              null,
              sideIcon(SIDES[side]),
              table.text(`board-bloc-${side ? 'entente' : 'central'}`),
              h('b', { class: 'num' }, signed(Object.values(view.war[side]).reduce((a, b) => a + b, 0))),
            ),
            h(
              'p',
              null,
              Object.entries(view.blocs)
                .filter(([, bloc]) => bloc === (side ? 'entente' : 'central'))
                .map(([nation]) => h('span', { class: 'tm-tag' }, table.words[`nation-${nation}`])),
            ),
            h(
              'p',
              { class: 'tm-sum' },
              Object.entries(view.war[side]).map(([symbol, n]) => h('span', { 'data-symbol': symbol }, `${table.name(symbol)} ${signed(n)}  `)),
            ),
          ),
        ),
      ),
      rolls.length
        ? h(
            'ol',
            { class: 'tm-news' },
            rolls.map((line) => newsRow(table, line)),
          )
        : null,
      view.waiting.length
        ? h('p', { class: 'tm-sum' }, `${table.text('board-waiting')}: ${view.waiting.map((region) => table.words[`region-${region}`]).join(', ')}`)
        : null,
      after.length
        ? h(
            'ol',
            { class: 'tm-news tm-losses' },
            after.map((line) => newsRow(table, line)),
          )
        : null,
      scores.length
        ? h(
            'ul',
            { class: 'tm-finals' },
            scores.map((line) =>
              h(
                'li',
                null,
                icon(SHIELDS[String(line.fact?.region).split('.')[1]], 'tm-shieldlet'),
                sideIcon(sideOf(line)),
                h('b', { class: 'num' }, line.fact?.total),
                h('small', null, ` ${table.words[`level-${LEVELS.find((name) => line.fact?.level === `level.${name}`) ?? 'none'}`]}`),
              ),
            ),
          )
        : null,
    ]
      .filter(Boolean)
      .flat();
  }
}
