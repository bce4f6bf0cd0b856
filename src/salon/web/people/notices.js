// How I am told: what of, by which ways, when not; and whether this browser takes messages while no page is open.
import { get, post } from '../api.js';
import { button, field, fill, h, heads, panel } from '../dom.js';
import { worker } from '../offline.js';
import { RUNG, wishesAre } from '../ring.js';
import { whoAmI } from '../session.js';
import { say } from '../toast.js';
import { speakAlso, text } from '../words.js';

/** @typedef {import('../wire.d.ts').NoticeSettings} NoticeSettings */

const WANTED = 'salon.push'; // whose messages this browser is to take, after every log-in

/** @param {string} bare */
function bytes(bare) {
  const text = atob(bare.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Whether this browser can take messages at all. */
function able() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Let this browser take messages for whoever is logged in here. @param {string} key @returns {Promise<NoticeSettings | null>} */
async function subscribe(key) {
  if (!(await worker())) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const same = old && bare(old.options.applicationServerKey) === key;
  if (old && !same) await old.unsubscribe();
  const found = same ? old : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = found.toJSON();
  const told = await post('/api/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  localStorage.setItem(WANTED, String(whoAmI()?.id ?? ''));
  return told;
}

/** @param {ArrayBuffer | null} key */
function bare(key) {
  return btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A session that is new knows of no browser: who wanted messages here gets them on. @param {NoticeSettings} found */
async function goOn(found) {
  const wanted = localStorage.getItem(WANTED) === String(whoAmI()?.id);
  if (found.here || !wanted || !found.key || !able() || Notification.permission !== 'granted') return found;
  return (await subscribe(found.key).catch(() => null)) ?? found;
}

/** The same on any page: a password that was set anew ended the session that was asked. */
export async function goOnHere() {
  if (whoAmI()) await goOn(await get('/api/notices')).catch(() => null);
}

/** The panel about notices, beside the addresses. @returns {Promise<HTMLElement>} */
export async function noticePanel() {
  /** @type {[NoticeSettings, import('../wire.d.ts').GameInfo[], any]} */
  const [first, games] = await Promise.all([get('/api/notices'), get('/api/games'), speakAlso('people')]);
  const room = h('div', { class: 'notice-settings' });
  const draw = (/** @type {NoticeSettings} */ found) => fill(room, browserPart(found, draw), wishForm(found, games, draw));
  draw(await goOn(first));
  return panel(text('how-told'), {}, room);
}

/** @param {NoticeSettings} found @param {(found: NoticeSettings) => void} draw */
function browserPart(found, draw) {
  if (!found.ways.includes('push')) return null;
  const told = (/** @type {string} */ key) => h('p', { class: 'muted' }, text(key));
  if (!able()) return told('push-not-here');
  if (found.here)
    return h(
      'p',
      { class: 'acts' },
      h('span', null, text('push-on')),
      button(text('push-stop'), async () => {
        localStorage.removeItem(WANTED);
        const there = await navigator.serviceWorker.ready;
        await (await there.pushManager.getSubscription())?.unsubscribe();
        draw(await post('/api/push/stop'));
      }),
    );
  if (Notification.permission === 'denied') return told('push-denied');
  const begin = async () => {
    if ((await Notification.requestPermission()) !== 'granted') return draw(found);
    try {
      const now = await subscribe(found.key ?? '');
      if (now) draw(now);
      else say(text('push-not-here'), { kind: 'bad' });
    } catch {
      say(text('push-failed'), { kind: 'bad' });
    }
  };
  return h('div', null, told('push-why'), h('p', { class: 'acts' }, button(text('push-begin'), begin, { icon: 'ui-bell' })));
}

/** @param {number} minute */
const hour = (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @param {FormDataEntryValue | null} time */
function minute(time) {
  const [hours, minutes] = String(time ?? '')
    .split(':')
    .map(Number);
  return (hours || 0) * 60 + (minutes || 0);
}

/** @param {string} name @param {boolean} checked @param {string} label */
function box(name, checked, label) {
  return h('input', { type: 'checkbox', name, checked, 'aria-label': label });
}

/** Whether something can be told so. @param {string} kind @param {string} way */
const canTell = (kind, way) => way !== 'sound' || RUNG.includes(kind);

/** @param {NoticeSettings} found @param {import('../wire.d.ts').GameInfo[]} games @param {(found: NoticeSettings) => void} draw */
function wishForm(found, games, draw) {
  const { wishes, ways, kinds } = found;
  const { unwanted = [], quiet, digest } = wishes;
  const off = new Set(unwanted.map(({ kind, way }) => `${kind} ${way}`));
  const form = h(
    'form',
    { onsubmit: (/** @type {Event} */ event) => save(event) },
    h(
      'table',
      { class: 'grid-table' },
      h('caption', null, text('notice-kinds')),
      heads(['', ...ways.map((way) => text(`way-${way}`))]),
      h(
        'tbody',
        null,
        kinds.map((kind) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, text(`notice-${kind}`)),
            ways.map((way) =>
              h('td', null, canTell(kind, way) ? box(`${kind} ${way}`, !off.has(`${kind} ${way}`), `${text(`notice-${kind}`)}: ${text(`way-${way}`)}`) : null),
            ),
          ),
        ),
      ),
    ),
    h(
      'fieldset',
      { class: 'choices' },
      h('legend', { class: 'caps' }, text('notice-games')),
      games.map((game) => h('label', { class: 'check' }, box(`game ${game.id}`, !wishes.games?.includes(game.id), game.title), h('span', null, game.title))),
    ),
    h(
      'fieldset',
      { class: 'choices' },
      h('legend', { class: 'caps' }, text('quiet-hours')),
      h('label', { class: 'check quiet' }, box('quiet', Boolean(quiet), text('quiet-on')), h('span', null, text('quiet-on'))),
      field(text('quiet-from'), h('input', { type: 'time', class: 'search', name: 'from', value: hour(quiet?.start ?? 1320) })),
      field(text('quiet-to'), h('input', { type: 'time', class: 'search', name: 'to', value: hour(quiet?.end ?? 480) })),
    ),
    ways.includes('mail')
      ? field(
          text('digest'),
          h(
            'select',
            { class: 'search', name: 'digest' },
            h('option', { value: '' }, text('digest-off')),
            Array.from({ length: 24 }, (_, n) => h('option', { value: n, selected: digest === n }, text('digest-at', { hour: hour(60 * n) }))),
          ),
          text('digest-hint'),
        )
      : null,
    h(
      'p',
      { class: 'acts' },
      h('button', { class: 'btn primary', type: 'submit' }, text('save')),
      button(text('try-notices'), () => tryOut(), { icon: 'ui-bell' }),
    ),
  );
  /** @param {Event} event */
  async function save(event) {
    event.preventDefault();
    const said = new FormData(form);
    const on = (/** @type {string} */ name) => said.has(name);
    const chosen = said.get('digest');
    const next = {
      unwanted: kinds.flatMap((kind) => ways.filter((way) => canTell(kind, way) && !on(`${kind} ${way}`)).map((way) => ({ kind, way }))),
      games: games.map(({ id }) => id).filter((id) => !on(`game ${id}`)),
      quiet: on('quiet') ? { start: minute(said.get('from')), end: minute(said.get('to')) } : null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
      digest: chosen ? Number(chosen) : null,
    };
    const kept = await post('/api/notices', next);
    wishesAre(kept.wishes);
    draw(kept);
    say(text('saved'));
  }
  return form;
}

/** By every way there is. */
async function tryOut() {
  /** @type {import('../wire.d.ts').Tried} */
  const { sent = [], failed = [] } = await post('/api/notices/try');
  const named = (/** @type {string[]} */ ways) => ways.map((way) => text(`way-${way}`)).join(', ');
  if (!sent.length && !failed.length) say(text('tried-nothing'));
  if (sent.length) say(text('tried-sent', { ways: named(sent) }));
  if (failed.length) say(text('tried-failed', { ways: named(failed) }), { kind: 'bad' });
}
