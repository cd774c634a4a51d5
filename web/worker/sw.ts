/** Keeps the page itself at hand, so that it opens without a network; tables come from the server, or from the device
 * itself (`src/alone`), which keeps its own files. */
const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELF = "sobremesa-1";
/** The files of this build, written in when it is made: so every build has a worker of its own, which is how a browser
 * learns that there is a newer one. */
const ASSETS: readonly string[] = JSON.parse("__ASSETS__") as string[];
/** Where the page lies: at the root of its server, or in any folder of any host. */
const ROOT = new URL(worker.registration.scope).pathname;
const IS_BUNDLE = worker.location.search === "?bundle";
/** The one document. A host of files need not have anything at the address of a folder. */
const PAGE = IS_BUNDLE ? `${ROOT}index.html` : ROOT;
const PAGES = /^($|index\.html$|t\/|r\/|new\/|mine$|g\/|learn\/|rules\/|device\/|lab$|lab\/)/;
/** What plays on the device, kept by it (`src/alone/files.ts`), and what the front page reads of it. */
const ALONE = /^alone\//;
/** What games this device could play is known without a network; what they are made of comes when one is played. */
const ALONE_LISTS = ["games.es.json", "games.en.json"];
const ALONE_SHELF = "sobremesa-alone";
/** What a page asks for once it has nothing better to do. */
const STOCK = "stock";
/** Old browsers alone read the other form of the fonts. */
const WORTH_KEEPING = /\.(js|css|woff2)$/;
/** The workshop is for the few who have its key, and does nothing without its server. */
const OF_WORKSHOP = /\/(LabPage|lab\.)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, `${ROOT}icon.svg`, `${ROOT}sobremesa.webmanifest`])).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(putAway().then(() => worker.clients.claim()));
});

function isAsset(path: string): boolean {
  return path.startsWith(`${ROOT}assets/`);
}

/** What this build no longer has would never be asked for again. */
async function putAway(): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (isAsset(pathname) && !ASSETS.includes(pathname.slice(ROOT.length))) await shelf.delete(request);
  }
}

worker.addEventListener("message", (event) => {
  if (event.data === STOCK) event.waitUntil(stock());
});

/** The rest of the page, one file after another, so that the lessons and the rules are there without a network. */
async function stock(): Promise<void> {
  for (const name of ALONE_LISTS) await ofDevice(new Request(`${ROOT}alone/${name}`), name).catch(() => undefined);
  for (const name of ASSETS) if (WORTH_KEEPING.test(name) && !OF_WORKSHOP.test(name)) await fromShelf(new Request(`${ROOT}${name}`)).catch(() => undefined);
}

async function fromShelf(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

/** The newest page, or the one at hand. */
async function freshPage(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put(PAGE, fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match(PAGE)) ?? Response.error();
  }
}

/** The parts of Python are kept under names that change with them. Lists are fetched again, or taken from the cache. */
async function ofDevice(request: Request, path: string): Promise<Response> {
  const shelf = await caches.open(ALONE_SHELF);
  if (!path.endsWith(".json")) {
    const kept = await shelf.match(request);
    if (kept) return kept;
  }
  try {
    const fresh = await fetch(request);
    // The large ones are stored by the page that asked for them, once they are whole.
    if (fresh.ok && /\.(json|js)$/.test(path)) await shelf.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match(request)) ?? Response.error();
  }
}

interface Told {
  title: string;
  body: string;
  link: string;
  tag: string;
}

/** A notice of the server: one for each table, the latest. */
worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(worker.registration.showNotification(told.title, { body: told.body, tag: told.tag, icon: "/icon-192.png", data: told.link }));
});

/** The table that it is about, in a page that is open already or in another. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data as string));
});

async function openTable(link: string): Promise<void> {
  const { origin, pathname } = new URL(link, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const open = await worker.clients.matchAll({ type: "window" });
  const there = open.find((page) => new URL(page.url).pathname.startsWith(pathname));
  if (there) await there.focus();
  else await worker.clients.openWindow(pathname);
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (!url.pathname.startsWith(ROOT)) return;
  const path = url.pathname.slice(ROOT.length);
  if (ALONE.test(path)) event.respondWith(ofDevice(event.request, path));
  else if (event.request.mode === "navigate" && PAGES.test(path)) event.respondWith(freshPage(event.request));
  // The names of these change with what is in them, so what is kept is never old.
  else if (isAsset(url.pathname)) event.respondWith(fromShelf(event.request));
});
