// The pages of card packs. They come with their own words and styles, when somebody first asks for one.
import { loadStyles } from '../dom.js';
import { speakAlso } from '../words.js';
import { editorPage } from './editor.js';
import { comparePage, sharePage, testPage } from './more.js';
import { newPage, shelfPage, takePage } from './shelf.js';

/** @typedef {import('../app.js').Page} Page */

/** Which page an address means. @param {Page} page @param {string} [id] @param {string} [what] */
export async function packsPage(page, id = '', what = '') {
  document.body.classList.add('packs');
  await Promise.all([speakAlso('packs'), loadStyles('packs')]);
  if (!id) return shelfPage(page);
  if (id === 'new') return newPage(page);
  if (id === 'take') return takePage(page);
  if (what === 'compare') return comparePage(page, id);
  if (what === 'test') return testPage(page, id);
  if (what === 'share') return sharePage(page, id);
  return editorPage(page, id);
}
