/** The conference: Issues and Events on the Table and in the Waiting Room, and the steps of a Settle. */
import { h, icon } from '../../../web/dom.js';
import { issueOf, own, printed, sentences } from './data.js';
import { change, counter, cube, el, flag, hit, spot, stars } from './parts.js';
import { solitaire } from './solo.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Issue} Issue */
/** @typedef {import('./data.js').Option} Option */

// The figures that a card may name: heads, and things for Events that are no person's. Whoever has none wears a top hat.
const HEADS = new Set(['keffiyeh', 'woman', 'officer', 'moustache', 'train', 'tophat']);
/** @type {Record<string, string>} */
const THINGS = { ship: 'ship', church: 'so-church', soldier: 'so-army', unrest: 'unrest', flame: 'flame' };

/** The drawing on an Event. @param {string} [figure] */
const drawing = (figure = '') => (THINGS[figure] ? icon(THINGS[figure], 'v-thing') : icon(`bust-${HEADS.has(figure) ? figure : 'tophat'}`, 'v-head'));

/** The effects of an option, as emblems. @param {TableContext} table @param {Option} option */
export function effects(table, option) {
  const unrest = Object.entries(option.unrest).map(([region, n]) =>
    change(icon('unrest'), n, `${table.text('board-unrest')}, ${table.name(`region.${region}`)} ${n}`),
  );
  const happiness = Object.entries(option.happiness).map(([nation, n]) =>
    change(flag(nation), n, `${table.text('board-happiness')}, ${table.name(`nation.${nation}`)} ${n}`),
  );
  const counters = option.counters.flatMap((either, index) => {
    const shown = either.split('|').map((name) => counter(name, table.name(`counter.${name}`)));
    return [index ? ' ' : '', ...shown.flatMap((made, n) => (n ? [el('small', '', table.text('board-or')), made] : [made]))];
  });
  const kegs = Object.entries(option.keg ?? {}).map(([region, n]) =>
    change(icon('keg'), n, `${table.text('board-keg')}, ${table.name(`region.${region}`)} ${n}`),
  );
  // What only a sentence can say stands on the card itself.
  const more = option.then?.length ? [el('small', '', `+ ${table.text('board-and-more')}`)] : [];
  const all = [...unrest, ...happiness, ...counters, ...kegs, ...more];
  return h('span', { class: 'v-fxs' }, all.length ? all : el('small', '', table.text('board-no-change')));
}

/**
 * @param {TableContext} table
 * @param {string} issue
 * @param {Option} option
 */
function optionRow(table, issue, option) {
  const name = table.name(option.id);
  const answer = table.answers.has(option.id);
  const button = answer
    ? hit(table, option.id, name)
    : h('button', { type: 'button', class: 'v-look', 'data-symbol': option.id, 'aria-describedby': 'v-if' }, name);
  return h('li', { class: 'v-option', 'data-option': option.id, 'data-issue': issue, 'data-key': option.id }, button, effects(table, option));
}

/**
 * An Issue: its sidebar, its options, its Influence and who leads.
 * @param {TableContext} table
 * @param {View} view
 * @param {Issue} shown
 * @param {'table' | 'waiting' | 'resolving' | 'drawn'} where
 * @param {boolean} open  where others are rows
 */
export function issueCard(table, view, shown, where, open) {
  const card = issueOf(shown.issue);
  const region = card.region ?? 'none';
  const where_ = card.game_end ? table.text('board-game-end') : table.name(`region.${region}`);
  const label = `${table.name(shown.issue)}, ${where_}, ${table.text('board-stars', { n: card.stars })}`;
  return h(
    'article',
    {
      class: `v-card v-issue re-${region} ${where === 'resolving' ? 'settling' : ''} ${open ? 'open' : ''}`,
      'data-key': shown.issue,
      'data-fly': shown.issue,
      'data-symbol': shown.issue,
      'aria-label': label,
    },
    spot(table, shown.issue),
    h(
      'button',
      { type: 'button', class: 'v-bar', 'data-do': 'open', 'data-issue': shown.issue, 'aria-label': label, title: label },
      stars(card.stars, ''),
      icon(`re-${region}`, 'v-em'),
      card.no_military ? noMilitary(table) : null,
    ),
    el(
      'div',
      'v-main',
      el('h3', '', hit(table, shown.issue, table.name(shown.issue))),
      el('span', 'caps v-where', where_),
      card.game_end
        ? el('p', 'v-end', icon('exhausted', 'v-big'), el('span', '', sentences(table.language, shown.issue)[0] ?? ''))
        : el(
            'ol',
            'v-options',
            card.options.map((option) => optionRow(table, shown.issue, option)),
          ),
      where === 'drawn' ? null : where === 'resolving' ? resolvingFoot(table, view) : standing(table, view, shown, where),
    ),
  );
}

/** The mark of Issues for which no Military is bid. @param {TableContext} table */
export function noMilitary(table) {
  const label = table.text('board-no-military');
  return h('span', { class: 'v-nomil', title: label, role: 'img', 'aria-label': label }, icon('no-military', ''));
}

/** @param {TableContext} table @param {View} view */
function resolvingFoot(table, view) {
  const who = view.settle?.step === 1 ? view.settle.deciders[0] : null;
  return el(
    'p',
    'v-tally',
    who ? [flag(who), el('b', '', table.text('board-chooses', { nation: table.name(`nation.${who}`) }))] : el('b', '', table.text('board-choosing')),
  );
}

/** The Influence on an Issue, what takes the lead, and who gets what if it is settled. @param {TableContext} table @param {View} view @param {Issue} shown @param {string} where */
function standing(table, view, shown, where) {
  const leads = shown.leader;
  const order = Object.entries(shown.cubes ?? {}).sort((a, b) => b[1] - a[1]);
  const rows = order.map(([nation, n]) =>
    h(
      'span',
      {
        class: `v-tal ${nation === leads ? 'lead' : ''}`,
        'data-key': nation,
        'data-fly': `tally:${shown.issue}:${nation}`,
        title: `${table.name(`nation.${nation}`)}: ${n}`,
      },
      flag(nation),
      cube(nation),
      el('b', 'num', n),
      nation === leads ? el('small', '', table.text('board-leads')) : null,
    ),
  );
  const acting = view.actor && shown.need?.[view.actor] !== undefined ? view.actor : own(view);
  const need = acting && acting !== leads ? shown.need?.[acting] : undefined;
  return el(
    'div',
    'v-foot',
    h(
      'p',
      { class: 'v-tally', 'data-tally': shown.issue },
      rows.length ? rows : el('small', 'muted', table.text('board-no-influence')),
      need !== undefined && acting
        ? h(
            'span',
            { class: 'v-need', title: table.text('board-need', { nation: table.name(`nation.${acting}`), n: need }) },
            cube(acting),
            el('b', 'num', `+${need}`),
            el('small', '', table.text('board-to-lead')),
          )
        : null,
    ),
    where === 'table' ? takes(table, shown) : null,
  );
}

/** What a settlement now would give to whom. @param {TableContext} table @param {Issue} shown */
function takes(table, shown) {
  if (!shown.winner) {
    const tied = Object.keys(shown.cubes ?? {}).length > 0;
    return el('p', 'v-takes', el('small', '', table.text(tied ? 'board-tied' : 'board-nothing-to-settle')));
  }
  const back = Object.entries(shown.back ?? {}).filter(([nation, n]) => n && nation !== shown.winner);
  return el(
    'p',
    'v-takes',
    el('small', '', table.text('board-if-settled')),
    h('b', {}, flag(shown.winner), table.text('board-takes', { nation: table.name(`nation.${shown.winner}`) })),
    back.map(([nation, n]) =>
      h('span', { title: table.text('board-back', { nation: table.name(`nation.${nation}`), n }) }, flag(nation), '↩', el('b', 'num', n), cube(nation)),
    ),
  );
}

/**
 * An Event: bust, cube, Conference and Crisis.
 * @param {TableContext} table
 * @param {View} view
 * @param {string} symbol
 * @param {boolean} onTable
 */
export function eventCard(table, view, symbol, onTable) {
  const { icon: holds, figure } = printed(symbol);
  const controller = onTable ? view.event_cube : null;
  const [crisis, conference] = sentences(table.language, symbol);
  const place = controller
    ? h(
        'span',
        { class: 'v-infl', title: table.text('board-controls', { nation: table.name(`nation.${controller}`) }) },
        cube(controller),
        flag(controller),
        el('b', '', table.text('board-decides', { nation: table.name(`nation.${controller}`) })),
      )
    : holds
      ? h('span', { class: 'v-infl empty', title: table.text('board-may-hold'), role: 'img', 'aria-label': table.text('board-may-hold') }, cube('none'))
      : null;
  return h(
    'article',
    {
      class: `v-card v-event ${onTable || table.answers.has(symbol) ? 'open' : ''}`,
      'data-key': symbol,
      'data-fly': symbol,
      'data-symbol': symbol,
      'aria-label': table.name(symbol),
    },
    spot(table, symbol),
    el('div', 'v-bust', drawing(figure)),
    el('div', 'v-text', el('h3', '', hit(table, symbol, table.name(symbol))), place, sentence(conference, 'conf'), sentence(crisis, 'crisis')),
  );
}

/** A sentence with what it is about set apart, as before a colon. @param {string | undefined} words @param {string} name */
function sentence(words, name) {
  const found = /^([^:：]+)[:：]\s*(.*)$/s.exec(words ?? '');
  return found ? el('p', name, el('b', 'caps', found[1]), el('span', '', found[2])) : el('p', name, words);
}

/** An empty place. @param {string} key @param {string} words */
function emptyPlace(key, words) {
  return h('div', { class: 'v-place', 'data-key': key }, el('span', '', words));
}

/** The five steps of a Settle, with who decides each. @param {TableContext} table @param {View} view */
function steps(table, view) {
  const at = view.settle?.step ?? 0;
  if (!at) return el('span', 'muted', table.text('board-table-hint'));
  return h(
    'ol',
    { class: 'v-steps', 'aria-label': table.text('board-steps') },
    [1, 2, 3, 4, 5].map((n) => {
      const who = view.settle?.deciders[n - 1];
      return h(
        'li',
        { class: n < at ? 'done' : '', 'aria-current': n === at ? 'step' : null, title: table.text(`board-step-${n}`) },
        el('b', 'num', n < at ? '✓' : n),
        el('span', '', table.text(`board-step-${n}`)),
        who ? flag(who) : null,
      );
    }),
  );
}

/** @param {TableContext} table @param {View} view @param {string} open  the Issue that stands open, where they are rows */
export function waitingRoom(table, view, open) {
  const offered = view.strategies.length;
  return h(
    'section',
    { class: 'v-room v-waiting', 'aria-label': table.text('board-waiting-room'), 'data-key': 'waiting' },
    el(
      'header',
      '',
      el('h2', '', table.text('board-waiting-room')),
      el('span', 'muted', table.text('board-waiting-hint')),
      el('span', 'spring'),
      pile(table, 'board-issue-deck', view.issue_deck, 'verb.deck'),
      pile(table, 'board-event-deck', view.event_deck, ''),
      offered
        ? h(
            'button',
            { type: 'button', class: 'v-pile v-link', 'data-do': 'leaf', 'data-leaf': 'strategies' },
            table.text('board-strategies-on-offer', { n: offered }),
          )
        : null,
    ),
    el(
      'div',
      'v-cards',
      view.waiting.map((shown, n) =>
        shown ? issueCard(table, view, shown, 'waiting', shown.issue === open) : emptyPlace(`waiting${n}`, table.text('board-empty')),
      ),
      view.mine ? solitaire(table, view) : null,
      el(
        'div',
        'v-events',
        view.waiting_events.map((symbol) => eventCard(table, view, symbol, false)),
        view.waiting_events.length < table.printed.waiting_events ? emptyPlace('event-waiting', table.text('board-empty')) : null,
      ),
    ),
  );
}

/** A deck and how much of it is left. @param {TableContext} table @param {string} key @param {number} n @param {string} action */
function pile(table, key, n, action) {
  return h(
    'span',
    { class: 'v-pile', 'data-deck': key },
    el('span', '', `${table.text(key)} `, el('b', 'num', n)),
    action && table.answers.has(action) ? hit(table, action, table.name(action), []) : null,
  );
}

/** @param {TableContext} table @param {View} view @param {string} open  the Issue that stands open, where they are rows */
export function theTable(table, view, open) {
  const slots = view.table.map((shown, n) => {
    if (shown) return issueCard(table, view, shown, 'table', shown.issue === open);
    if (view.resolving && view.settle?.step === 1 && view.gap === n) return issueCard(table, view, view.resolving, 'resolving', view.resolving.issue === open);
    return emptyPlace(`table${n}`, table.text('board-empty'));
  });
  const elsewhere = view.resolving && !(view.settle?.step === 1 && view.gap !== null && view.gap < view.table.length);
  return h(
    'section',
    { class: 'v-room v-table', 'aria-label': table.text('board-on-table'), 'data-key': 'table' },
    el('header', '', el('h2', '', table.text('board-on-table')), steps(table, view)),
    el(
      'div',
      elsewhere || view.drawn.length ? 'v-cards is-covered' : 'v-cards',
      slots,
      el('div', 'v-events', view.table_event ? eventCard(table, view, view.table_event, true) : emptyPlace('event-table', table.text('board-empty'))),
      elsewhere && view.resolving ? el('div', 'v-over', issueCard(table, view, view.resolving, 'resolving', view.resolving.issue === open)) : null,
      view.drawn.length
        ? h(
            'div',
            { class: 'v-over v-drawn', 'aria-label': table.text('board-drawn'), role: 'group' },
            view.drawn.map((issue) => issueCard(table, view, { issue }, 'drawn', true)),
          )
        : null,
    ),
  );
}
