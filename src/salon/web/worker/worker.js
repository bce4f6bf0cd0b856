// Works while no page is open: it shows messages, and opens the house without a line, with what it last knew.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const FILES = 'salon-files'; // the page and what it is made of: an address of an edition names its content
const KNOWN = 'salon-known'; // what the house answered last, for whoever is logged in here
const SHELL = '/';
const MOST = 300; // answers that are kept
const KEEP = /^\/api\/(me|health|games|tables|packs|people|ladder|contests|clubs|wishes|notices|pages)(\/|$)/;
const PASSING = /\/(forecast|why|record|invitations|moments?)(\/|$)/; // of no use later
const KEPT_AT = 'x-salon-kept';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(api|mail|metrics|v|web|games)\b/.test(pathname)) event.respondWith(shell(event));
  } else if (pathname.startsWith('/v/')) {
    event.respondWith(file(request));
  } else if (KEEP.test(pathname) && !PASSING.test(pathname)) {
    event.respondWith(answer(request));
  }
});

/** The page to begin with: as it is now, or without a line as it was. @param {FetchEvent} event */
async function shell(event) {
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    if (fresh.ok) event.waitUntil(keepShell(fresh.clone()));
    if (fresh.status < 500) return fresh;
    return (await caches.match(SHELL)) ?? fresh;
  } catch (error) {
    const kept = await caches.match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** Files of an edition that is no more are dropped with the one after the next. @param {Response} fresh */
async function keepShell(fresh) {
  const files = await caches.open(FILES);
  const before = await files.match(SHELL);
  const [now, then] = await Promise.all([edition(fresh.clone()), before ? edition(before) : '']);
  await files.put(SHELL, fresh);
  if (now === then) return;
  for (const { url } of await files.keys()) {
    const found = /^\/v\/(\w+)\//.exec(new URL(url).pathname);
    if (found && found[1] !== now && found[1] !== then) await files.delete(url);
  }
}

/** @param {Response} page */
async function edition(page) {
  return /\/v\/(\w+)\//.exec(await page.text())?.[1] ?? '';
}

/** A file at an address that stands for its content. @param {Request} request */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await files.put(request, fresh.clone());
  return fresh;
}

/** What the house says now, or said last. @param {Request} request */
async function answer(request) {
  const { pathname } = new URL(request.url);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.status === 200) await keep(request, fresh.clone());
    else if (fresh.status === 401 && pathname === '/api/me') await caches.delete(KNOWN);
    return fresh;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: KNOWN, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** @param {Request} request @param {Response} fresh */
async function keep(request, fresh) {
  const headers = new Headers({ 'content-type': fresh.headers.get('content-type') ?? '', [KEPT_AT]: String(Date.now()) });
  const known = await caches.open(KNOWN);
  await known.put(request, new Response(await fresh.blob(), { headers }));
  const all = await known.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await known.delete(old);
}

worker.addEventListener('message', (event) => {
  if (event.data.type === 'keep') event.waitUntil(keepAll(event.data.addresses));
  if (event.data.type === 'forget') event.waitUntil(caches.delete(KNOWN));
});

/** What a page was made of before this worker could see it; the browser has it still. @param {string[]} addresses */
async function keepAll(addresses) {
  const files = await caches.open(FILES);
  const page = await fetch(SHELL);
  if (page.ok) await keepShell(page);
  for (const address of addresses) {
    if (new URL(address).pathname.startsWith('/v/')) {
      if (!(await files.match(address, { ignoreVary: true }))) await files.add(address).catch(() => null);
    } else {
      await answer(new Request(address)).catch(() => null);
    }
  }
}

worker.addEventListener('push', (event) => {
  /** @type {{title: string, body: string, url: string, tag: string, lang: string}} */
  const said = event.data?.json() ?? { title: 'Salon', body: '', url: '/', tag: 'salon', lang: 'en' };
  const { title, body, url, tag, lang } = said;
  const how = { body, tag, lang, icon: '/web/icon-192.png', badge: '/web/icon-badge.png', data: { url }, renotify: true };
  event.waitUntil(worker.registration.showNotification(title, how));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data?.url ?? '/', worker.location.origin).href));
});

/** Where the page is open already, else in one that is, else in a new one. @param {string} address */
async function show(address) {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = open.find(({ url }) => url.split('#')[0] === address);
  if (same) return same.focus();
  const any = open[0];
  if (any) {
    const moved = await any.navigate(address).catch(() => null);
    if (moved) return moved.focus();
  }
  return worker.clients.openWindow(address);
}
