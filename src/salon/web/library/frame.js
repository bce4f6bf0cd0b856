// The frame of the library's pages: which game, cards or rules, and the keys that work on all of them.
import { h, icon } from '../dom.js';
import { packSaid, text } from '../words.js';
import { games, tableShown } from './data.js';

/** The address with other values; an empty one is left out. @param {Record<string, string>} changed @param {string} [path] */
export function address(changed, path = location.pathname) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changed)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const said = query.toString().replaceAll('%2C', ',');
  return path + (said ? `?${said}` : '');
}

/** What the address asks for. @param {string} name */
export const asked = (name) => new URLSearchParams(location.search).get(name) ?? '';

/** The head of a page: its title, cards or rules, and the games. @param {'cards' | 'rules'} part @param {string} game @param {string} title */
export async function head(part, game, title) {
  const [shelf, table] = await Promise.all([games(), tableShown()]);
  const pack = table?.game === game ? table.pack : null;
  const kept = pack ? `?table=${table?.id}` : '';
  return h(
    'header',
    { class: 'lib-head' },
    title ? h('h1', null, title) : null, // a page of the rules has it in its text
    h('span', { class: 'spring' }),
    links(text('library'), [
      [`/cards/${game}${kept}`, text('cards'), part === 'cards'],
      [`/rules/${game}${kept}`, text('rules'), part === 'rules'],
    ]),
    links(
      text('games'),
      shelf.map((found) => [`/${part}/${found.id}`, found.title, found.id === game, found.emblem]),
    ),
    pack ? h('p', { class: 'small pack-line' }, packSaid(pack)) : null,
  );
}

/** Links of which one is where we are. @param {string} label @param {[string, string, boolean, string?][]} places */
export function links(label, places) {
  return h(
    'nav',
    { class: 'lib-links', 'aria-label': label },
    places.map(([href, words, here, emblem]) => h('a', { href, 'aria-current': here ? 'true' : null }, emblem ? icon(emblem) : null, h('span', null, words))),
  );
}

/**
 * One of several ways.
 * @param {string} label @param {[string, string][]} ways  value and words @param {string} chosen @param {(value: string) => void} choose
 */
export function ways(label, ways, chosen, choose) {
  return h(
    'div',
    { class: 'lib-links', role: 'group', 'aria-label': label },
    ways.map(([value, words]) => h('button', { type: 'button', 'aria-pressed': String(value === chosen), onclick: () => choose(value) }, words)),
  );
}

/** A field for searching, to which `/` leads. @param {string} label @param {string} value @param {(value: string) => void} search */
export function searchField(label, value, search) {
  const field = h('input', {
    type: 'search',
    class: 'search',
    value,
    placeholder: label,
    'aria-label': label,
    'aria-keyshortcuts': '/',
    oninput: () => search(field.value),
  });
  return h('div', { class: 'lib-search' }, field, h('kbd', { 'aria-hidden': 'true' }, '/'));
}

/** Whether keys are typed somewhere. @param {KeyboardEvent} event */
export function isTyping(event) {
  const target = event.target;
  const takes = target instanceof HTMLInputElement && target.type !== 'checkbox';
  return takes || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey;
}

/** Keys of a page, until it is left. @param {(event: KeyboardEvent) => void} press @returns {() => void} */
export function keys(press) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    if (isTyping(event)) return;
    if (event.key === '/') {
      const field = document.querySelector('.lib-search input');
      if (field instanceof HTMLElement) {
        event.preventDefault();
        field.focus();
      }
      return;
    }
    press(event);
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}
