// The house without a line: a worker keeps what was last known and shows messages; what is shown from it says so.
import { load } from './assets.js';
import { h } from './dom.js';
import { text, when } from './words.js';

const HALL = 'salon.hall'; // the front page as it was told last
const WANTED = 'salon.push'; // whose messages this browser is to take: see `people/notices.js`
const LOOKED = 'salon.push.looked';
const SOON = 4000; // ms after which what a page shows is kept

/** Says from when what is shown is, while it is not from now. */
export const bar = h('p', { class: 'offline-bar', role: 'status', hidden: true });

/** Something was answered: now, or from what was kept at that time. @param {number} at  ms; 0 for now */
export function heard(at) {
  if (!at === bar.hidden) return;
  bar.hidden = !at;
  bar.textContent = at ? text('as-of', { when: when(at / 1000) }) : '';
}

/** The worker that goes on while no page is open, if there can be one here. @returns {Promise<ServiceWorkerRegistration | null>} */
export async function worker() {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.register('/sw.js').catch(() => null)) ?? null;
}

/** Let the house be opened without a line from now on. It waits until the page has all it needs. */
export function serve() {
  const idle = window.requestIdleCallback ?? setTimeout;
  const begin = () =>
    idle(async () => {
      if (!(await worker())) return;
      const there = await navigator.serviceWorker.ready;
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      if (localStorage.getItem(WANTED) && !sessionStorage.getItem(LOOKED)) {
        sessionStorage.setItem(LOOKED, '1');
        load('/web/people/notices.js').then(
          ({ goOnHere }) => goOnHere(),
          () => null,
        );
      }
      there.active?.postMessage({ type: 'keep', addresses: addresses.filter((name) => name.startsWith(location.origin) && /\/(v|api)\//.test(name)) });
    });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** What was known is somebody's: it goes with them. */
export function forgetKnown() {
  localStorage.removeItem(HALL);
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}

/** Keep what the front page shows. @param {object} shown */
export function keepHall(shown) {
  localStorage.setItem(HALL, JSON.stringify({ ...shown, at: Date.now() }));
}

/** The front page as it was; null if nothing was kept. @returns {any} */
export function keptHall() {
  return JSON.parse(localStorage.getItem(HALL) ?? 'null');
}

/** A table as it stood when one last looked at it. */
export class Kept {
  /** @param {import('./table.js').Table} table @param {(path: string) => Promise<any>} get */
  constructor(table, get) {
    this.table = table;
    this.read = () => get(`/api/tables/${table.id}/view`);
    this.hide = () => document.hidden && this.keep();
    this.timer = setTimeout(() => this.keep(), SOON);
    document.addEventListener('visibilitychange', this.hide);
  }

  /** The worker keeps what it sees answered. */
  keep() {
    if (navigator.serviceWorker?.controller && this.table.online) this.read().catch(() => null);
  }

  /** Without a line from the beginning: as it was. */
  async recall() {
    if (this.table.update || !navigator.serviceWorker?.controller) return;
    const found = await this.read().catch(() => null);
    if (found && !this.table.update) this.table.hear(found);
  }

  leave() {
    this.keep();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.hide);
  }
}
