// The pages about people: who they are, ladders, leagues, clubs. They come with their own words and styles.
import { fill, h, loadStyles } from '../dom.js';
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
  await loadStyles('people');
  return panels(room);
}

/** Which page an address means. @param {Page} page */
export async function peoplePage(page) {
  document.body.classList.add('plain', 'people');
  await Promise.all([speakAlso('people'), loadStyles('people')]);
  for (const [place, show] of PAGES) {
    const found = place.exec(location.pathname);
    if (found) return show(page, ...found.slice(1));
  }
  fill(page.main, h('section', { class: 'panel lone' }, h('h1', null, text('no-page'))));
}
