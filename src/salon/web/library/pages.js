// The pages of the library. They come with their own words and styles, when somebody first asks for one.
import { fill, h, icon, loadStyles } from '../dom.js';
import { speakAlso, text } from '../words.js';
import { cardPage } from './card.js';
import { cardsPage } from './cards.js';
import { games } from './data.js';
import { examplePage } from './example.js';
import { printPage } from './print.js';
import { rulesPage } from './rules.js';

/** @typedef {import('../app.js').Page} Page */

/** Which page an address means. @param {Page} page @param {string[]} parts */
export async function libraryPage(page, ...parts) {
  document.body.classList.add('library');
  await Promise.all([speakAlso('library'), loadStyles('library')]);
  const [place, game, what = '', which = ''] = parts;
  if (!game) return shelf(page);
  if (place === 'cards') {
    if (!what) return cardsPage(page, game);
    return what === 'print' ? printPage(page, game) : cardPage(page, game, what);
  }
  return what === 'examples' && which ? examplePage(page, game, which) : rulesPage(page, game, what);
}

/** All games, each with its rules and cards. @param {Page} page */
async function shelf(page) {
  page.place(text('library'));
  const all = await games();
  fill(
    page.main,
    h('header', { class: 'lib-head' }, h('h1', null, text('library'))),
    h('p', { class: 'lib-lede' }, text('lede')),
    h('p', null, h('a', { class: 'btn', href: '/packs' }, text('packs'))),
    h(
      'div',
      { class: 'lib-shelf' },
      all.map((game) =>
        h(
          'section',
          { class: 'panel' },
          h('h2', null, icon(game.emblem), game.title),
          h('p', null, game.tagline),
          h(
            'p',
            { class: 'acts' },
            h('a', { class: 'btn primary', href: `/rules/${game.id}` }, text('rules')),
            h('a', { class: 'btn', href: `/cards/${game.id}` }, text('cards')),
          ),
        ),
      ),
    ),
  );
}
