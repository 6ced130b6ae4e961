// Runs beside the pages of a customer who has signed in on this device, so that the wallet opens without a network. It
// keeps the shell, the page that says there is no network, and assets, whose names are hashes of what is in them.
// Answers of the API are none of its business: they pass by it. It also shows what the server tells this device, which was
// encrypted for it alone. The build fills in what stands in capitals (write-service-worker.ts).

/** As much of a worker's own world as is used here; the compiler is told of pages, not of workers. */
interface Worker {
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Lasting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { notification: Notification }) => void,
  ): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Lasting) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Tab {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, ports?: readonly MessagePort[]): void;
}
interface Lasting {
  waitUntil(until: Promise<unknown>): void;
}
/** Where the browser can be told beforehand, it need not ask the worker about each request. */
interface Installing extends Lasting {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}
interface Route {
  condition: { urlPattern: { pathname: string } };
  source: 'network' | 'cache';
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const BUILD: string;
declare const PUBLIC_PAGES: readonly string[];
declare const SHELL_PAGES: readonly string[];
declare const FIRST_FILES: readonly string[];

const worker = self as unknown as Worker;
const cacheName = `wura-${BUILD}`;
const shell = '/__spa-fallback.html';
const noNetwork = { en: '/offline', fr: '/fr/offline', es: '/es/offline' };

worker.addEventListener('install', event => {
  event.waitUntil(keepFirst().then(() => worker.skipWaiting()));
  event.waitUntil(tellRoutes(event));
});
worker.addEventListener('activate', event => event.waitUntil(dropOld().then(() => worker.clients.claim())));

/** A page tells what it loaded before there was a worker to see it. */
worker.addEventListener('message', event => {
  const assets = (Array.isArray(event.data) ? event.data : []).filter(
    each => typeof each === 'string' && isAsset(each),
  );
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(assets)));
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isAsset(pathname)) event.respondWith(cachedFirst(request));
  else if (request.mode === 'navigate' && !/^\/(?:api|console)(?:\/|$)/.test(pathname)) {
    event.respondWith(openPageAt(event, pathname));
  }
});

worker.addEventListener('push', event => event.waitUntil(show(event.data?.json())));

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** The browser changed where it hears: a page that is open tells the server, and one that is opened later does then. */
worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(tellTabs({ push: 'changed' })));

/** Told twice under one name, a notice takes its own place. */
async function show(told: unknown): Promise<void> {
  const { title, text, link, tag } = told as { title: string; text: string; link: string | null; tag: string };
  const icon = '/icon-192.png';
  await worker.registration.showNotification(title, { body: text, tag, icon, badge: icon, data: link });
}

/** In a tab that is open already, so that the customer need not sign in twice; the page itself leads there without loading anew. */
async function openPage(link: unknown): Promise<void> {
  // A page of ours and nothing else: two slashes would begin another host.
  const path = typeof link === 'string' && /^\/[^/\\]/.test(link) ? link : '/wallet';
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The console at the same address is other people's.
  const ours = tabs.filter(({ url }) => !/^\/console(?:\/|$)/.test(new URL(url).pathname));
  const tab =
    ours.find(({ focused }) => focused) ?? ours.find(({ url }) => new URL(url).pathname.startsWith('/wallet'));
  if (!tab) return void (await worker.clients.openWindow(path));
  // Where no window may be brought to the front, it is led there all the same.
  const focused = await tab.focus().catch(() => tab);
  // A page that is signed out, or still loading, does not answer.
  if (!(await isTaken(focused, path))) await focused.navigate(path);
}

function isTaken(tab: Tab, path: string): Promise<boolean> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    tab.postMessage({ push: 'open', path }, [port2]);
    setTimeout(() => resolve(false), 500);
  });
}

async function tellTabs(message: object): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage(message, []);
}

function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}

async function keepFirst(): Promise<void> {
  const cache = await caches.open(cacheName);
  const pages = [shell, ...Object.values(noNetwork)];
  await cache.addAll(pages);
  const texts = await Promise.all(pages.map(async page => (await cache.match(page))?.text() ?? ''));
  await cache.addAll([...new Set(texts.flatMap(text => text.match(/\/assets\/[\w.-]+/g) ?? []))]);
}

/** The API is asked, and what the wallet begins with is taken from what is kept, without waiting for this worker to wake. */
async function tellRoutes(event: Installing): Promise<void> {
  const asked: Route = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' };
  const kept = FIRST_FILES.map((pathname): Route => ({ condition: { urlPattern: { pathname } }, source: 'cache' }));
  // A browser that knows no such routes, or not these, asks this worker each time.
  await event.addRoutes?.([asked, ...kept]).catch(() => undefined);
}

/** The build before this one is kept: a page that is still open may ask for its parts. */
async function dropOld(): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith('wura-') && name !== cacheName);
  await Promise.all(names.slice(0, -1).map(name => caches.delete(name)));
}

async function cachedFirst(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/**
 * A screen of the application is the same page for every customer, and opens from what is kept: a third of a second sooner on a
 * slow network. A page that is asked for anew is asked of the network, which is how the application leaves a build whose
 * parts have gone. The browser looks for another build of this worker by itself whenever a page is opened.
 */
async function openPageAt(event: Fetching, pathname: string): Promise<Response> {
  const { request } = event;
  if (request.cache === 'default' && SHELL_PAGES.includes(pathname.replace(/\/$/, ''))) {
    const cache = await caches.open(cacheName);
    const known = await cache.match(shell);
    if (known) {
      event.waitUntil(renewShell(cache));
      return known;
    }
  }
  return fetch(request).catch(() => withoutNetwork(pathname));
}

/** What the page may do is said beside it, and may have changed since. Another page altogether comes with its own worker. */
async function renewShell(cache: Cache): Promise<void> {
  const [known, fresh] = await Promise.all([cache.match(shell), fetch(shell).catch(() => undefined)]);
  if (fresh?.ok && (await fresh.clone().text()) === (await known?.text())) await cache.put(shell, fresh);
}

/** A screen of the application draws itself; a public page cannot, and says why. */
async function withoutNetwork(pathname: string): Promise<Response> {
  const plain = pathname.replace(/^\/(?:fr|es)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  const page = PUBLIC_PAGES.includes(plain) ? noNetwork[await languageOfReader(pathname)] : shell;
  return (await (await caches.open(cacheName)).match(page)) ?? Response.error();
}

async function languageOfReader(pathname: string): Promise<keyof typeof noNetwork> {
  const chosen = 'cookieStore' in self ? (await cookieStore.get('language'))?.value : undefined;
  const wish = /^\/(fr|es)(?:\/|$)/.exec(pathname)?.[1] ?? chosen ?? navigator.language.split('-')[0];
  return wish === 'fr' || wish === 'es' ? wish : 'en';
}
