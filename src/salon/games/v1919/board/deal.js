/**
 * The sheet of deals: what is offered to the one who looks or by them, and what they are putting together.
 *
 * It lies in the dock below the question at hand, which stays open meanwhile, and folds to a line.
 */
import { h, icon } from '../../../web/dom.js';
import { OFFER, issueOf, own, takesPart, talk } from './data.js';
import { chip } from './docket.js';
import { el, flag } from './parts.js';
import { named, parties, termList } from './terms.js';

/** @typedef {import('../../../web/table.js').TableContext} TableContext */
/** @typedef {import('./data.js').View} View */
/** @typedef {import('./data.js').Offer} Offer */
/** @typedef {import('./data.js').Draft} Draft */
/** @typedef {{ hand: HTMLElement, table: TableContext, view: View, next: string[], folded: boolean, sheet: string, said: string }} Dealing */

const LONGEST = 280; // letters of a note
const REPLIES = ['verb.accept', 'verb.counter', 'verb.refuse', 'verb.withdraw'];
const CLOSING = [OFFER, 'verb.cancel'];

/** The sheet, while there is something on it. @param {TableContext} table @param {View} view @param {boolean} folded */
export function dealSheet(table, view, folded) {
  if (!table.question) return null; // one looks on, or back
  const { offers, draft } = talk(table, view);
  const offer = offers.find((found) => takesPart(found, own(view)));
  if (!offer && !draft) return null;
  const title = table.text(offer ? (offer.nation === own(view) ? 'board-deal-yours' : 'board-deal-offered') : 'board-deal-new');
  const fold = table.text(folded ? 'board-unfold' : 'board-fold');
  return h(
    'section',
    { class: `v-deal panel ${folded ? 'folded' : ''} ${offer ? 'offered' : ''}`, 'aria-label': title, 'data-key': 'deal', 'data-part': 'deal' },
    el(
      'header',
      '',
      el('h2', '', icon('ui-deal'), title),
      el('span', 'spring'),
      h(
        'button',
        { type: 'button', class: 'tool', 'data-do': 'fold', 'aria-expanded': String(!folded), 'aria-controls': 'v-sheet', 'aria-label': fold, title: fold },
        icon(folded ? 'ui-plus' : 'ui-minus', ''),
      ),
    ),
    h(
      'div',
      { id: 'v-sheet', class: 'v-sheet', hidden: folded },
      offer ? offered(table, view, offer) : null,
      offer && draft ? el('h3', 'v-also', table.text('board-deal-new')) : null,
      draft ? drafted(table, view, draft) : null,
    ),
  );
}

/** An offer that waits for its answers. @param {TableContext} table @param {View} view @param {Offer} offer */
function offered(table, view, offer) {
  const replies = REPLIES.filter((action) => table.answers.has(action));
  const open = offer.partners.filter((nation) => !offer.agreed.includes(nation));
  const mine = offer.nation === own(view);
  return h(
    'div',
    { class: 'v-offer', 'data-key': 'offer' },
    parties(table, offer),
    termList(table, view, offer.terms),
    offer.note ? note(table, offer.note) : null,
    offer.partners.length > 1
      ? el(
          'p',
          'v-votes',
          offer.agreed.length
            ? el(
                'span',
                '',
                icon('ui-check'),
                table.text('board-agreed-by'),
                offer.agreed.map((nation) => named(table, nation)),
              )
            : null,
          open.length
            ? el(
                'span',
                '',
                icon('ui-clock'),
                table.text('board-to-answer'),
                open.map((nation) => named(table, nation)),
              )
            : null,
        )
      : null,
    mine ? el('p', 'v-note', table.text('board-deal-waits')) : null,
    h(
      'div',
      { class: 'v-choices v-closing', 'data-lead': true },
      replies.map((action) => chip(table, view, action)),
    ),
  );
}

/** @param {TableContext} table @param {string} words */
function note(table, words) {
  return el('p', 'v-words', el('q', '', words), el('small', '', table.text('board-note-free')));
}

/** What one is putting together: with whom and what; the next term; the words that go with it, and the way out. @param {TableContext} table @param {View} view @param {Draft} draft */
function drafted(table, view, draft) {
  const closing = CLOSING.filter((action) => table.answers.has(action));
  const offer = table.answers.get('verb.offer');
  return h(
    'div',
    { class: 'v-draft', 'data-key': 'draft' },
    el(
      'div',
      'v-so-far',
      partners(table, view, draft),
      draft.partners.length ? termList(table, view, draft.terms) : null,
      table.answers.has('verb.drop') && !draft.said.length ? el('div', 'v-choices v-small', chip(table, view, 'verb.drop')) : null,
    ),
    draft.partners.length ? adding(table, view, draft) : null,
    el(
      'div',
      'v-finish',
      draft.terms.length && !draft.said.length
        ? h(
            'label',
            { class: 'v-say', 'data-key': 'say' },
            el('span', '', table.text('board-note')),
            h('textarea', { rows: 2, maxlength: LONGEST, class: 'search', 'data-note': true, title: table.text('board-note-free') }),
          )
        : null,
      offer?.legal === false && offer.why ? el('p', 'v-cannot', offer.why) : null,
      el(
        'div',
        'v-choices v-closing',
        closing.map((action) => chip(table, view, action)),
      ),
      el('p', 'v-note', table.text('board-deal-secret')),
    ),
  );
}

/** With whom: others join, and leave, as long as there is no term. @param {TableContext} table @param {View} view @param {Draft} draft */
function partners(table, view, draft) {
  const settled = draft.terms.length > 0 || draft.said.length > 0;
  const others = view.powers.filter((nation) => nation !== null && nation !== own(view));
  return h(
    'div',
    { class: 'v-with', role: 'group', 'aria-label': table.text('board-deal-with'), 'data-lead': draft.partners.length ? null : true },
    el('span', 'caps', table.text('board-deal-with')),
    others.map((nation) => partner(table, view, String(nation), draft.partners.includes(String(nation)), settled)),
  );
}

/** @param {TableContext} table @param {View} view @param {string} nation @param {boolean} joined @param {boolean} settled */
function partner(table, view, nation, joined, settled) {
  const name = table.name(`nation.${nation}`);
  if (!joined) return settled || !table.answers.has(`deal.nation.${nation}`) ? null : chip(table, view, `deal.nation.${nation}`);
  if (settled) return named(table, nation);
  const out = table.text('board-deal-without', { nation: name });
  return h(
    'span',
    { class: 'v-chip v-in', 'data-key': nation },
    flag(nation),
    h('button', { type: 'button', class: 'v-hit', 'data-do': 'leave', 'data-nation': nation, 'aria-label': `${name}. ${out}`, title: out }, name),
    icon('ui-cross'),
  );
}

/** The next term: what it may be about, or what is still to be said of it. @param {TableContext} table @param {View} view @param {Draft} draft */
function adding(table, view, draft) {
  const { asks } = draft;
  const choices = draft.choices.map(({ about, answers }) => ({ about, answers: answers.filter((action) => table.answers.has(action)) }));
  if (!draft.said.length) {
    const groups = choices.map(({ about, answers }) => group(table, view, table.text(`board-group-${about}`), answers, 'v-kinds'));
    return groups.length ? h('div', { class: 'v-add', 'data-lead': true }, el('p', 'caps', table.text('board-deal-term')), groups) : null;
  }
  const said = draft.said.map((symbol) => table.name(symbol));
  return h(
    'div',
    { class: 'v-add', 'data-lead': true },
    el(
      'p',
      'v-half',
      said.flatMap((word, n) => (n ? [' › ', el('b', '', word)] : [el('b', '', word)])),
      ' › ',
      asks ? table.text(`board-deal-${asks}`) : null,
    ),
    choices.map(({ about, answers }) => group(table, view, about && table.name(about), answers, asks === 'many' ? 'v-amounts' : '', about)),
    table.answers.has('verb.drop') ? el('div', 'v-choices v-small', chip(table, view, 'verb.drop', table.text('board-deal-unsay'))) : null,
  );
}

/** @param {TableContext} table @param {View} view @param {string} name @param {string[]} actions @param {string} kind @param {string} [issue]  whose options they are */
function group(table, view, name, actions, kind, issue = '') {
  const region = issue && (issueOf(issue).region ?? 'none');
  return h(
    'div',
    { class: `v-group ${region ? `re-${region}` : ''}`, role: 'group', 'aria-label': name || null, 'data-key': actions[0] },
    name ? el('p', 'v-of', region ? el('span', 'v-tag', icon(`re-${region}`)) : null, name) : null,
    el(
      'div',
      `v-choices ${kind}`,
      actions.map((action) => chip(table, view, action)),
    ),
  );
}

/** A new offer unfolds the sheet, and so does a new draft. @param {Dealing} board */
export function unfold(board) {
  const { view } = board;
  const offer = view.offers.find((found) => takesPart(found, own(view)));
  const sheet = `${offer ? `${offer.nation} ${offer.partners.join(' ')}` : ''} ${view.draft ? 'draft' : ''}`;
  if (sheet !== board.sheet && sheet.trim() !== '') board.folded = false;
  board.sheet = sheet;
}

/**
 * @param {Dealing} board
 * @param {HTMLElement} found  the button that was pressed
 * @param {Event} event
 */
export function dealPress(board, found, event) {
  const { table, view } = board;
  board.next = [];
  if (found.dataset.action === 'verb.offer' && found.classList.contains('legal')) {
    event.stopPropagation(); // the note goes with it
    const field = board.hand.querySelector('[data-note]');
    const words = field instanceof HTMLTextAreaElement ? field.value.replace(/\s+/g, ' ').trim() : '';
    if (field instanceof HTMLTextAreaElement) field.value = '';
    table.choose('verb.offer', { note: words }); // an empty one says that there is none
  }
  if (found.dataset.do === 'leave' && view.draft) {
    // who is to leave was said first: all is said again without them
    const stay = view.draft.partners.filter((nation) => nation !== found.dataset.nation);
    board.next = ['verb.propose', ...stay.map((nation) => `deal.nation.${nation}`)];
    table.choose('verb.cancel');
  }
}

/** What is to be said next of a draft comes into sight, where the sheet scrolls. @param {Dealing} board */
export function showDeal(board) {
  const sheet = board.hand.querySelector('.v-sheet');
  const { draft } = board.view;
  const said = `${draft?.terms.length} ${draft?.said.join(' ')}`;
  if (said === board.said) return;
  board.said = said;
  if (!(sheet instanceof HTMLElement) || sheet.scrollHeight <= sheet.clientHeight) return;
  const half = draft?.said.length ? sheet.querySelector('.v-add') : null;
  sheet.scrollTop = half ? sheet.scrollTop + half.getBoundingClientRect().top - sheet.getBoundingClientRect().top : 0;
}

/** Say what is still to be said by itself. @param {Dealing} board */
export function followDeal(board) {
  const { table, next } = board;
  const [action] = next;
  if (!action || !table.question) return;
  const answer = table.answers.get(action);
  board.next = answer && answer.legal !== false ? next.slice(1) : [];
  if (answer && answer.legal !== false) queueMicrotask(() => table.choose(action));
}
