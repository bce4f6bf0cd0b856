// The pages of card packs. They come with their own words and styles, when somebody first asks for one.
import { address } from '../assets.js';
import { h } from '../dom.js';
import { speakAlso } from '../words.js';
import { editorPage } from './editor.js';
import { comparePage, sharePage, testPage } from './more.js';
import { newPage, shelfPage, takePage } from './shelf.js';

/** @typedef {import('../app.js').Page} Page */

/** Which page an address means. @param {Page} page @param {string} [id] @param {string} [what] */
export async function packsPage(page, id = '', what = '') {
  document.body.classList.add('packs');
  await Promise.all([speakAlso('packs'), dress()]);
  if (!id) return shelfPage(page);
  if (id === 'new') return newPage(page);
  if (id === 'take') return takePage(page);
  if (what === 'compare') return comparePage(page, id);
  if (what === 'test') return testPage(page, id);
  if (what === 'share') return sharePage(page, id);
  return editorPage(page, id);
}

/** The styles of these pages, once. */
function dress() {
  if (document.getElementById('packs-css')) return null;
  const sheet = h('link', { id: 'packs-css', rel: 'stylesheet', href: address('/web/packs/packs.css') });
  const there = new Promise((done) => {
    sheet.addEventListener('load', done);
    sheet.addEventListener('error', done);
  });
  document.head.append(sheet);
  return there;
}
