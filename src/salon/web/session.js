// Who is here, and how they like the page.
import { RequestError, get, post } from './api.js';
import { forgetKnown } from './offline.js';
import { currentLanguage } from './words.js';

/** @type {import('./wire.d.ts').Me | null} */
let me = null;

export function whoAmI() {
  return me;
}

/** @param {import('./wire.d.ts').Me | null} found */
export function iAm(found) {
  me = found;
}

/** Ask the server who I am; a stranger is nobody. */
export async function meet() {
  // A stranger has no cookie worth asking about: the page remembers whether it ever got one.
  if (!localStorage.getItem('salon.known')) return null;
  try {
    me = await get('/api/me');
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 401)) throw error;
    leave(); // the session was ended elsewhere
  }
  return me;
}

/** Be somebody: the one I am, or a new guest. */
export async function comeIn() {
  if (!me) {
    me = await post('/api/guest', { language: currentLanguage() });
    remember();
  }
  return me;
}

/** Be nobody again. */
export function leave() {
  forgetKnown();
  localStorage.removeItem('salon.known');
  me = null;
}

export function remember() {
  localStorage.setItem('salon.known', '1');
}

/** Light, dark, or as the system has it. */
export function theme() {
  return document.documentElement.dataset.theme ?? '';
}

export function restoreTheme() {
  const kept = localStorage.getItem('salon.theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
}

export function switchTheme() {
  const dark = theme() ? theme() === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem('salon.theme', dark ? 'light' : 'dark');
}
