// A sheet of cards for the printer: the browser's own print makes it.
import { button, fill, h } from '../dom.js';
import { stay } from '../router.js';
import { languages, text } from '../words.js';
import { found } from './cards.js';
import { tongue } from './data.js';
import { artist, face, mark, sourceName } from './face.js';
import { address, asked, head, ways } from './frame.js';

/** @typedef {import('./data.js').DeckCard} DeckCard */

const SIZES = /** @type {Record<string, {across: number, down: number}>} */ ({
  '63x88': { across: 3, down: 3 },
  '70x120': { across: 2, down: 2 },
  list: { across: 2, down: 6 },
});

/** @param {import('../app.js').Page} page @param {string} game */
export async function printPage(page, game) {
  const mine = await tongue(game);
  const drawn = await artist(mine);
  page.place(text('print-sheet'), mine.deck.title);
  const settings = h('aside', { class: 'lib-settings', 'aria-label': text('print-sheet') });
  const sheets = h('section', { class: 'lib-sheets', 'aria-label': text('sheets') });
  fill(page.main, await head('cards', game, text('print-sheet')), h('div', { class: 'lib-print' }, settings, sheets));
  let turn = 0;

  /** @param {Record<string, string>} changed */
  const change = async (changed) => {
    stay(address(changed));
    await draw();
  };

  const draw = async () => {
    const mineNow = ++turn;
    const size = SIZES[asked('size')] ? asked('size') : '63x88';
    const { across, down } = SIZES[size];
    const wanted = (asked('lang') || mine.language).split(',');
    const spoken = await Promise.all(wanted.map((language) => tongue(game, language)));
    if (mineNow !== turn) return;
    const one = asked('card');
    const cards = one ? mine.deck.cards.filter(({ id }) => id === one) : found(mine);
    const each = across * down;
    const pages = Array.from({ length: Math.ceil(cards.length / each) }, (_, n) => cards.slice(n * each, (n + 1) * each));
    const paper = asked('paper') === 'letter' ? 'letter' : 'a4';
    const sources = asked('sources') !== 'no';
    const called = languages();
    const onOff = (/** @type {string} */ name, /** @type {boolean} */ on) =>
      h(
        'label',
        { class: 'check' },
        h('input', { type: 'checkbox', checked: on, onchange: () => change({ [name]: on ? 'no' : '' }) }),
        h('span', null, text(`print-${name}`)),
      );
    const group = (/** @type {string} */ title, /** @type {HTMLElement} */ choice) => h('div', null, h('h2', { class: 'caps' }, title), choice);
    const choice = (/** @type {string} */ name, /** @type {[string, string][]} */ values, /** @type {string} */ chosen) =>
      group(
        text(`print-${name}`),
        ways(text(`print-${name}`), values, chosen, (value) => change({ [name]: value === values[0][0] ? '' : value })),
      );
    fill(
      settings,
      h('p', { class: 'muted' }, text('print-count', { n: cards.length, sheets: pages.length })),
      choice(
        'paper',
        [
          ['a4', 'A4'],
          ['letter', 'Letter'],
        ],
        paper,
      ),
      choice(
        'size',
        [
          ['63x88', '63 × 88 mm'],
          ['70x120', '70 × 120 mm'],
          ['list', text('print-list')],
        ],
        size,
      ),
      group(
        text('print-lang'),
        ways(
          text('print-lang'),
          [
            ...called.map(({ id, name }) => /** @type {[string, string]} */ ([id, name])),
            ...called
              .filter(({ id }) => id !== mine.language)
              .map(
                ({ id, short }) =>
                  /** @type {[string, string]} */ ([`${mine.language},${id}`, `${called.find((known) => known.id === mine.language)?.short} + ${short}`]),
              ),
          ],
          wanted.join(','),
          (value) => change({ lang: value === mine.language ? '' : value }),
        ),
      ),
      choice(
        'ink',
        [
          ['colour', text('ink-colour')],
          ['black', text('ink-black')],
          ['sparing', text('ink-sparing')],
        ],
        asked('ink') || 'colour',
      ),
      onOff('lines', asked('lines') !== 'no'),
      onOff('sources', sources),
      button(text('print-now', { n: pages.length }), () => print(), { kind: 'primary' }),
      h('p', { class: 'muted small' }, text('print-about')),
    );
    fill(
      sheets,
      pages.map((some, n) =>
        h(
          'div',
          { class: `lib-sheet ${paper} s${size} ink-${asked('ink') || 'colour'} ${asked('lines') === 'no' ? '' : 'cut'}` },
          h(
            'div',
            { class: 'lib-cells' },
            some.map((card) => cell(card)),
          ),
          h('p', { class: 'lib-margin' }, h('span', null, `Salon · ${mine.deck.title} · ${mine.deck.edition}`), h('span', null, `${n + 1} / ${pages.length}`)),
        ),
      ),
    );

    /** @param {DeckCard} card */
    function cell(card) {
      const faces = spoken.map((one) => {
        const same = one.deck.cards.find(({ id }) => id === card.id);
        return same ? face(drawn, one, same) : null;
      });
      return h(
        'div',
        { class: `lib-cell ${faces.length > 1 ? 'double' : ''}` },
        h('div', { class: 'lib-ink' }, faces),
        sources ? h('p', { class: 'lib-from' }, mark(card.source), sourceName(card.source)) : null,
      );
    }
  };
  await draw();
}
