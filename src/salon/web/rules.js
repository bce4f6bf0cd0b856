// The rules beside the board: every clause, searchable; and the details of cards.
import { getOnce } from './api.js';
import { button, fill, h, icon, tool } from './dom.js';
import { summaryPage } from './summary.js';
import { show } from './toast.js';
import { maybe, maybeOf, packSaid, text } from './words.js';

/** The rules of a game, a part of the panel beside its board: play goes on while they are open. */
export class RulesDrawer {
  /** @param {Dealt} dealt @param {{show: () => void, close: () => void}} panel */
  constructor(dealt, panel) {
    this.game = dealt.game;
    this.dealt = dealt;
    this.panel = panel;
    /** @type {import('./wire.d.ts').ClauseInfo[]} */
    this.clauses = [];
    /** @type {import('./summary.js').Block[]} */
    this.summary = [];
    /** @type {Element | null} */
    this.before = null;
    this.search = h('input', {
      type: 'search',
      class: 'search',
      placeholder: text('search-rules'),
      'aria-label': text('search-rules'),
      oninput: () => this.list(),
    });
    this.count = h('p', { class: 'muted small', role: 'status' });
    this.body = h('div', { class: 'drawer-body', tabindex: '0', 'aria-label': text('rules') });
    this.element = h(
      'section',
      {
        class: 'drawer',
        'aria-label': text('rules'),
        onkeydown: (/** @type {KeyboardEvent} */ e) => {
          if (e.key === 'Escape') panel.close();
        },
      },
      h(
        'header',
        null,
        h('h2', null, text('rules')),
        h('span', { class: 'spring' }),
        h('a', { href: rulesPage(dealt), target: '_blank', rel: 'noopener' }, text('as-a-page')),
        tool(text('close'), 'ui-cross', () => panel.close()),
      ),
      dealt.pack ? h('p', { class: 'small' }, packSaid(dealt.pack)) : null,
      this.search,
      this.count,
      this.body,
    );
  }

  /** Open the rules, at a clause if one is named. @param {string} [clause] */
  async open(clause = '') {
    this.before = document.activeElement;
    this.panel.show();
    if (!this.clauses.length) fill(this.body, h('p', { class: 'muted' }, '…'));
    if (!this.clauses.length) {
      [this.clauses, this.summary] = await Promise.all([getOnce(`/api/games/${this.game}/rules`), getOnce(`/api/games/${this.game}/summary`)]);
    }
    this.search.value = '';
    if (clause || !this.summary.length) this.list();
    else this.sheet();
    const found = clause && this.body.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
    if (found instanceof HTMLElement) {
      found.classList.add('found');
      found.scrollIntoView({ block: 'start' });
      found.focus({ preventScroll: true });
    } else {
      this.body.scrollTop = 0;
      this.search.focus();
    }
  }

  /** All on one page; the clauses are one click further. */
  sheet() {
    this.count.textContent = '';
    const more = () => {
      this.list();
      this.body.scrollTop = 0;
      this.body.focus();
    };
    fill(this.body, summaryPage(this.summary), button(text('all-clauses'), more, { icon: 'ui-rules' }));
  }

  /** The panel was closed: the focus goes back to where it was. */
  closed() {
    // A hidden box would keep the keys to itself for a while.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (this.before instanceof HTMLElement && this.before.isConnected) this.before.focus();
  }

  list() {
    const wanted = this.search.value.trim().toLocaleLowerCase();
    const back = this.summary.length && !wanted ? [button(text('on-one-page'), () => this.sheet(), { kind: 'quiet' })] : [];
    const fits = this.clauses.filter((c) => !wanted || `${c.id} ${c.section} ${c.title} ${c.text}`.toLocaleLowerCase().includes(wanted));
    this.count.textContent = wanted ? text('found-clauses', { n: fits.length }) : '';
    let section = '';
    /** @type {HTMLElement[]} */
    const shown = [...back];
    for (const clause of fits) {
      if (clause.section !== section) shown.push(h('h3', null, (section = clause.section)));
      shown.push(
        h(
          'article',
          { class: 'clause', tabindex: '-1', 'data-clause': clause.id },
          h('b', null, clause.title),
          h('p', null, clause.text),
          h('code', null, h('a', { href: `${rulesPage(this.dealt)}#${clause.id}`, target: '_blank', rel: 'noopener' }, clause.id)),
        ),
      );
    }
    fill(this.body, shown);
  }
}

/**
 * The card a symbol stands for: itself, or the kind it is one copy of.
 * @param {import('./wire.d.ts').CardInfo[]} cards @param {string} symbol
 */
export function findCard(cards, symbol) {
  const kind = symbol.split('.')[1];
  return (
    cards.find((card) => card.id === symbol) ??
    cards.find((card) => symbol.startsWith(`${card.id}.`)) ??
    (symbol.startsWith('card.') ? cards.find((card) => card.id.split('.')[1] === kind) : undefined)
  );
}

/** What cards are read from: the game, or a table with cards of its own. @typedef {{game: string, id?: string, pack?: import('./wire.d.ts').TablePack | null}} Dealt */

/** Where the cards of a table are said. @param {Dealt} dealt */
export const cardsOf = ({ game, id, pack }) => (pack ? `/api/tables/${id}` : `/api/games/${game}`);

/** Their page. @param {Dealt} dealt @param {string} [card] */
export const cardPage = ({ game, id, pack }, card) => `/cards/${game}${card ? `/${card}` : ''}${pack ? `?table=${id}` : ''}`;

/** The rules of a table as a page. @param {Dealt} dealt */
const rulesPage = ({ game, id, pack }) => `/rules/${game}${pack ? `?table=${id}` : ''}`;

/** Show a card: what it says and where that comes from. @param {Dealt} dealt @param {string} symbol @param {string} name */
export async function showCard(dealt, symbol, name) {
  const card = findCard(await getOnce(`${cardsOf(dealt)}/cards`), symbol);
  if (!card) return;
  show(
    name || card.name,
    card.facts.length
      ? h(
          'ul',
          { class: 'card-facts' },
          card.facts.map((fact) => h('li', null, fact)),
        )
      : null,
    h(
      'div',
      { class: 'card-text' },
      card.effect.map((sentence) => h('p', null, sentence)),
    ),
    h('p', null, h('a', { href: cardPage(dealt, card.id), target: '_blank', rel: 'noopener' }, text('as-a-page'))),
    h(
      'p',
      { class: 'provenance' },
      icon('quill'),
      `${text('provenance')}: ${maybe(`source-${card.source}`) || card.source}`,
      card.known?.length ? ` (${card.known.map((part) => maybeOf(`known-${part}`) || part).join(', ')})` : '',
    ),
  );
}
