// The pages about people: who they are, ladders, leagues, clubs. They come with their own words and styles.
import { address } from '../assets.js';
import { fill, h } from '../dom.js';
import { speakAlso, text } from '../words.js';
import { aboutPage } from './about.js';
import { acquaintancesPage } from './acquaintances.js';
import { clubPage, clubsPage } from './clubs.js';
import { historyPage } from './history.js';
import { ladderPage } from './ladder.js';
import { leaguePage, leaguesPage, newLeaguePage } from './leagues.js';
import { peacePanels as panels } from './peace.js';
import { personPage } from './person.js';

/** @typedef {import('../app.js').Page} Page */

/** @type {[RegExp, (page: Page, ...parts: string[]) => Promise<(() => void) | void>][]} */
const PAGES = [
  [/^\/people$/, acquaintancesPage],
  [/^\/people\/(\d+)$/, personPage],
  [/^\/people\/(\d+)\/games$/, historyPage],
  [/^\/ladder$/, ladderPage],
  [/^\/leagues$/, leaguesPage],
  [/^\/leagues\/new$/, newLeaguePage],
  [/^\/leagues\/(\w+)$/, leaguePage],
  [/^\/clubs$/, clubsPage],
  [/^\/clubs\/(\w+)$/, clubPage],
  [/^\/about\/(rules|privacy|contact)$/, aboutPage],
];

/** What the host does about reports. @param {HTMLElement} room */
export async function peacePanels(room) {
  await dress();
  return panels(room);
}

/** Which page an address means. @param {Page} page */
export async function peoplePage(page) {
  document.body.classList.add('plain', 'people');
  await Promise.all([speakAlso('people'), dress()]);
  for (const [place, show] of PAGES) {
    const found = place.exec(location.pathname);
    if (found) return show(page, ...found.slice(1));
  }
  fill(page.main, h('section', { class: 'panel lone' }, h('h1', null, text('no-page'))));
}

/** The styles of these pages, once. */
function dress() {
  if (document.getElementById('people-css')) return null;
  const sheet = h('link', { id: 'people-css', rel: 'stylesheet', href: address('/web/people/people.css') });
  const there = new Promise((done) => {
    sheet.addEventListener('load', done);
    sheet.addEventListener('error', done);
  });
  document.head.append(sheet);
  return there;
}
