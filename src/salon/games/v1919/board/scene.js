/** Uprisings as a scene: the Regions, what was announced, the die, whose Issue, the bids, the outcome. */
import { h, icon } from '../../../web/dom.js';
import { bare, issueOf, rising } from './data.js';
import { effects, noMilitary } from './issues.js';
import { cubes, el, flag, signed, stars } from './parts.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('../../../web/api.js').Line} Line */
/** @typedef {{ region: string, needed: number, said: [string, number][], left: string[], roll: number | null, modifier: number, quiet: boolean }} Check */
/** @typedef {{ nation: string, strength: number, cubes: number } | { nation: string, passes: true }} Bid */
/** @typedef {{ issue: string, owner: string, bids: Bid[], end: { winner: string | null } | null }} Auction */

/** The facts of which the scene is made. */
const STAGED = new Set(['check', 'check-quiet', 'modifier', 'uprising-nobody', 'affected', 'unsettled', 'bid', 'bid-pass', 'bid-won', 'bid-nobody']);

/** Whether a line of the log tells of an Uprising or of a bid. @param {Line} line */
export const isUprising = (line) => STAGED.has(line.fact?.kind ?? '');

/** What was told since the last Settle began, as checks and auctions. @param {TableContext} table @param {View} view */
function read(table, view) {
  /** @type {Check[]} */
  const checks = [];
  /** @type {Auction[]} */
  const auctions = [];
  /** @type {[string, number][]} */
  let said = [];
  const blank = { needed: 0, left: [], roll: null, modifier: 0, quiet: false };
  const settled = table.log.findLastIndex((line) => line.fact?.kind === 'settle');
  for (const { fact } of table.log.slice(settled + 1)) {
    const auction = auctions.at(-1);
    switch (fact?.kind) {
      case 'check-quiet':
        checks.push({ ...blank, region: bare(fact.region), said: [], quiet: true });
        break;
      case 'modifier':
        said.push([bare(fact.nation), fact.n]);
        break;
      case 'check':
        checks.push({ ...blank, region: bare(fact.region), said, roll: fact.roll, modifier: fact.modifier, needed: fact.needed });
        said = [];
        break;
      case 'unsettled':
        auctions.push({ issue: fact.issue, owner: bare(fact.nation), bids: [], end: null });
        break;
      case 'bid':
        auction?.bids.push({ nation: bare(fact.nation), strength: fact.strength, cubes: fact.cubes });
        break;
      case 'bid-pass':
        auction?.bids.push({ nation: bare(fact.nation), passes: true });
        break;
      case 'bid-won':
        if (auction) auction.end = { winner: bare(fact.nation) };
        break;
      case 'bid-nobody':
        if (auction) auction.end = { winner: null };
        break;
    }
  }
  view.checks.forEach((check, n) => checks.push({ ...blank, region: check.region, needed: check.needed, said: n ? [] : said, left: check.announcers }));
  return { checks, auctions };
}

/**
 * The scene over the Waiting Room, while there is something to decide, or when it is to be shown once more.
 * @param {TableContext} table @param {View} view @param {boolean} staged
 */
export function uprising(table, view, staged) {
  const going = rising(view);
  const { checks, auctions } = read(table, view);
  if (!going && !(staged && (checks.length || auctions.length))) return null;
  return h(
    'section',
    { class: 'v-scene', 'data-over': '', tabindex: '0', 'aria-label': table.text('board-uprising'), 'data-key': 'scene' },
    el(
      'header',
      '',
      icon('unrest', 'v-big'),
      el('h2', '', table.text(auctions.length && !checks.length ? 'board-unsettled' : 'board-uprising')),
      el('span', 'spring'),
      view.uprisings ? el('span', 'caps', table.text('board-uprisings', { n: view.uprisings })) : null,
      going
        ? null
        : h(
            'button',
            { type: 'button', class: 'tool', 'data-do': 'scene', 'aria-label': table.text('close'), title: table.text('close') },
            icon('ui-cross', ''),
          ),
    ),
    going ? stages(table, view, checks.length > 0) : null,
    checks.length
      ? el(
          'ol',
          'v-checks',
          checks.map((check, n) => checkCard(table, view, check, n)),
        )
      : null,
    el(
      'div',
      'v-auctions',
      (going ? auctions.slice(-1) : auctions).map((auction) => auctionCard(table, view, auction)),
    ),
  );
}

/** How far it has come: announcing, the die, whose Issue, the bids. @param {TableContext} table @param {View} view @param {boolean} rolled */
function stages(table, view, rolled) {
  const at = view.bidding ? 3 : view.checks.length ? (view.checks[0].announcers.length ? 0 : 1) : 2;
  return el(
    'ol',
    'v-stages',
    [0, 1, 2, 3]
      .filter((n) => rolled || n > 1)
      .map((n) => h('li', { class: n < at ? 'done' : '', 'aria-current': n === at ? 'step' : null }, table.text(`board-stage-${n}`))),
  );
}

/** @param {Check} check */
const rose = (check) => check.roll !== null && check.roll + check.modifier >= check.needed;

/** @param {TableContext} table @param {View} view @param {Check} check @param {number} n */
function checkCard(table, view, check, n) {
  const total = (check.roll ?? 0) + check.modifier;
  return h(
    'li',
    {
      class: `v-check re-${check.region} ${check.roll === null ? '' : rose(check) ? 'rose' : 'calm'}`,
      'data-key': `${n}${check.region}`,
      'data-symbol': `region.${check.region}`,
    },
    el('h3', '', icon(`re-${check.region}`), el('span', '', table.name(`region.${check.region}`))),
    check.quiet
      ? el('p', '', table.text('board-too-quiet'))
      : el(
          'p',
          'v-sum',
          el('span', 'v-needs', table.text('board-needs', { n: check.needed })),
          check.said.map(([nation, by]) => h('span', { title: table.name(`nation.${nation}`) }, flag(nation), el('b', 'num', by ? signed(by) : '0'))),
          check.left.map((nation) =>
            h('span', { class: 'v-due', title: table.text('board-to-announce', { nation: table.name(`nation.${nation}`) }) }, flag(nation), el('b', '', '?')),
          ),
        ),
    check.roll === null
      ? check.quiet
        ? null
        : el('p', 'v-verdict', icon('die-5', 'v-die waiting'), table.text('board-before-roll'))
      : el(
          'p',
          'v-verdict',
          h('span', { 'data-fly': `die:${n}${check.region}` }, icon(`die-${check.roll}`, 'v-die')),
          check.modifier ? el('b', 'num', `${signed(check.modifier)} = ${total}`) : el('b', 'num', total),
          el('strong', '', table.text(rose(check) ? 'board-rises' : 'board-calm')),
        ),
    check.quiet || check.roll !== null ? null : stakes(table, view, check.region),
  );
}

/** The Issues of a Region that somebody controls: who has most stands to lose one. @param {TableContext} table @param {View} view @param {string} region */
function stakes(table, view, region) {
  const held = view.settled.filter(({ issue }) => issueOf(issue).region === region);
  const nations = [...new Set(held.map(({ controller }) => controller))].map(
    (nation) => /** @type {const} */ ([nation, held.filter(({ controller }) => controller === nation)]),
  );
  nations.sort((a, b) => b[1].length - a[1].length);
  return el(
    'ul',
    'v-stakes',
    nations.length
      ? nations.map(([nation, issues]) =>
          h(
            'li',
            { 'data-key': nation },
            flag(nation),
            el('b', 'num', issues.length),
            el('span', '', issues.map(({ issue }) => `${table.name(issue)} ★${issueOf(issue).stars}`).join(', ')),
          ),
        )
      : el('li', '', table.text('board-nobody-there')),
  );
}

/** @param {TableContext} table @param {View} view @param {Auction} auction */
function auctionCard(table, view, auction) {
  const card = issueOf(auction.issue);
  const region = card.region ?? 'none';
  const next = auction.end ? null : view.bidding?.order[0];
  return h(
    'div',
    { class: `v-auction ${auction.end ? 'over' : ''}`, 'data-key': auction.issue },
    h(
      'div',
      { class: `v-lot re-${region}`, 'data-symbol': auction.issue },
      stars(card.stars, table.text('board-stars', { n: card.stars })),
      el('b', '', table.name(auction.issue)),
      card.no_military ? noMilitary(table) : null,
      el('small', '', flag(auction.owner), table.text('board-lost-by', { nation: table.name(`nation.${auction.owner}`) })),
    ),
    el(
      'ol',
      'v-bids',
      auction.bids.map((bid, n) => bidRow(table, bid, n, n === highest(view, auction))),
      next
        ? h('li', { class: 'next', 'data-key': 'next' }, flag(next), el('span', '', table.text('board-next-bid', { nation: table.name(`nation.${next}`) })))
        : null,
      auction.end
        ? h(
            'li',
            { class: 'end', 'data-key': 'end' },
            auction.end.winner
              ? [flag(auction.end.winner), el('b', '', table.text('board-won', { nation: table.name(`nation.${auction.end.winner}`) }))]
              : el('b', '', table.text('board-unclaimed')),
          )
        : null,
    ),
    auction.end || !view.bidding ? null : bidders(table, view, region),
    auction.end
      ? null
      : el(
          'ol',
          'v-prize',
          card.options.map((option) => el('li', '', el('b', '', table.name(option.id)), effects(table, option))),
        ),
  );
}

/** What those who are still in could bid. @param {TableContext} table @param {View} view @param {string} region */
function bidders(table, view, region) {
  return el(
    'div',
    'v-bidders',
    el('p', 'caps', table.text('board-still-in')),
    el(
      'ul',
      '',
      view.bidding?.order.map((nation) => {
        const { available, discs } = view.nations[nation];
        const here = view.regions[region]?.units[nation];
        return h(
          'li',
          { 'data-key': nation },
          flag(nation),
          el('b', '', table.name(`nation.${nation}`)),
          el('span', '', icon('cube', `v-cube ${nation}`), el('b', 'num', available)),
          el('span', '', icon('disc', `v-disc ${nation}`), el('b', 'num', discs)),
          here ? h('span', { title: table.text('board-twice-in-bids') }, icon(`re-${region}`), icon('disc', `v-disc ${nation}`), '2×') : null,
        );
      }) ?? [],
    ),
  );
}

/** The place of the highest bid. @param {View} view @param {Auction} auction */
const highest = (view, auction) => auction.bids.findLastIndex((bid) => !('passes' in bid) && bid.nation === view.bidding?.high);

/** @param {TableContext} table @param {Bid} bid @param {number} n @param {boolean} high */
function bidRow(table, bid, n, high) {
  const { nation } = bid;
  const said =
    'passes' in bid
      ? el('span', 'muted', table.text('board-passes'))
      : el(
          'span',
          'v-bid',
          bid.strength
            ? h('span', { title: table.text('board-strength-of', { n: bid.strength }) }, icon('disc', `v-disc ${nation}`), el('b', 'num', bid.strength))
            : null,
          bid.cubes ? el('span', '', cubes(nation, bid.cubes), el('b', 'num', bid.cubes)) : null,
          bid.strength || bid.cubes ? null : '–',
        );
  return h('li', { class: high ? 'high' : '', 'data-key': `${n}${nation}` }, flag(nation), said, high ? el('small', '', table.text('board-highest')) : null);
}

/**
 * What the last checks came to, on a button that opens the scene again.
 * @param {TableContext} table @param {View} view @param {boolean} staged
 */
export function lastCheck(table, view, staged) {
  const { checks, auctions } = read(table, view);
  const rolled = checks.filter((check) => check.roll !== null || check.quiet);
  if (rising(view) || !(rolled.length || auctions.length)) return null;
  const words = rolled.map(
    (check) => `${table.name(`region.${check.region}`)}: ${table.text(check.quiet ? 'board-too-quiet' : rose(check) ? 'board-rises' : 'board-calm')}`,
  );
  const label = [table.text('board-last-check'), ...words].join(' ');
  return h(
    'button',
    { type: 'button', class: 'v-again', 'data-do': 'scene', 'aria-expanded': String(staged), 'aria-label': label, title: label },
    icon('ui-play'),
    rolled.map((check) =>
      el(
        'span',
        '',
        icon(`re-${check.region}`),
        check.roll ? icon(`die-${check.roll}`, 'v-die') : null,
        check.modifier ? el('b', 'num', signed(check.modifier)) : null,
      ),
    ),
    auctions.map(({ end }) => el('span', '', icon('seal'), end?.winner ? flag(end.winner) : icon('ui-cross'))),
  );
}
