// The host's pages: rules of the house, privacy, contact.
import { get } from '../api.js';
import { fill, h } from '../dom.js';
import { text } from '../words.js';
import { prose } from './prose.js';

/** @param {import('../app.js').Page} page @param {string} name */
export async function aboutPage(page, name) {
  /** @type {import('../wire.d.ts').HousePage} */
  const found = await get(`/api/pages/${name}`);
  page.place(text(`page-${name}`));
  fill(
    page.main,
    h(
      'nav',
      { class: 'places', 'aria-label': text('host-pages') },
      ['rules', 'privacy', 'contact'].map((one) => h('a', { href: `/about/${one}`, 'aria-current': one === name ? 'page' : null }, text(`page-${one}`))),
    ),
    h('h1', null, text(`page-${name}`)),
    h(
      'section',
      { class: 'panel', lang: found.language, 'aria-label': text(`page-${name}`) },
      found.body ? prose(found.body) : h('p', { class: 'muted' }, text('page-empty')),
    ),
  );
}
