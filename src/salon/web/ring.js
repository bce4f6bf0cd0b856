// Whether a sound is wanted of something: by kind and game, and not in quiet hours, as for all other notices.
import { get } from './api.js';
import { chime, isLoud } from './chime.js';
import { whoAmI } from './session.js';

/** @typedef {import('./wire.d.ts').NoticeWishes} NoticeWishes */

export const RUNG = ['turn', 'asked']; // the kinds of notices that a page can tell by a sound

/** @type {{of: number, wishes: Promise<NoticeWishes>} | null} */
let known = null;

/** What I want is another thing now. @param {NoticeWishes} wishes */
export function wishesAre(wishes) {
  known = { of: whoAmI()?.id ?? 0, wishes: Promise.resolve(wishes) };
}

/** A sound for something that is asked of me now, if I want one. @param {'turn' | 'asked'} kind @param {string} game */
export async function ring(kind, game) {
  const me = whoAmI();
  if (!isLoud() || !me) return;
  if (known?.of !== me.id) {
    /** @type {Promise<import('./wire.d.ts').NoticeSettings>} */
    const told = get('/api/notices');
    known = { of: me.id, wishes: told.then(({ wishes }) => wishes) };
  }
  /** @type {NoticeWishes} */
  const wishes = await known.wishes.catch(() => ({}));
  if (isWanted(wishes, kind, game) && !isQuiet(wishes, new Date())) chime();
}

/** @param {NoticeWishes} wishes @param {string} kind @param {string} game */
function isWanted({ unwanted = [], games = [] }, kind, game) {
  return !games.includes(game) && !unwanted.some((one) => one.kind === kind && one.way === 'sound');
}

/** @param {NoticeWishes} wishes @param {Date} now */
function isQuiet({ quiet, zone }, now) {
  if (!quiet || quiet.start === quiet.end) return false;
  const told = now.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone ?? 'UTC' });
  const [hours, minutes] = told.split(':').map(Number);
  const minute = 60 * (hours ?? 0) + (minutes ?? 0);
  return quiet.start > quiet.end ? minute >= quiet.start || minute < quiet.end : minute >= quiet.start && minute < quiet.end;
}
