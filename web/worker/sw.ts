/** Keeps the page itself at hand, so that it opens without a network; tables always come from the server. */
const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELF = "sobremesa-1";
/** The files of this build, written in when it is made: so every build has a worker of its own, which is how a browser
 * learns that there is a newer one. */
const ASSETS: readonly string[] = JSON.parse("__ASSETS__") as string[];
const PAGES = /^\/($|t\/|r\/|new\/|learn\/|rules\/|lab$|lab\/)/;
/** What a page asks for once it has nothing better to do. */
const STOCK = "stock";
/** Old browsers alone read the other form of the fonts. */
const WORTH_KEEPING = /\.(js|css|woff2)$/;
/** The workshop is for the few who have its key, and does nothing without its server. */
const OF_WORKSHOP = /\/(LabPage|lab\.)/;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(["/", "/icon.svg", "/sobremesa.webmanifest"])).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(putAway().then(() => worker.clients.claim()));
});

/** What this build no longer has would never be asked for again. */
async function putAway(): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !ASSETS.includes(pathname.slice(1))) await shelf.delete(request);
  }
}

worker.addEventListener("message", (event) => {
  if (event.data === STOCK) event.waitUntil(stock());
});

/** The rest of the page, one file after another, so that the lessons and the rules are there without a network. */
async function stock(): Promise<void> {
  for (const name of ASSETS) if (WORTH_KEEPING.test(name) && !OF_WORKSHOP.test(name)) await fromShelf(new Request(`/${name}`)).catch(() => undefined);
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
    if (fresh.ok) await shelf.put("/", fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match("/")) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (event.request.mode === "navigate" && PAGES.test(url.pathname)) event.respondWith(freshPage(event.request));
  // The names of these change with what is in them, so what is kept is never old.
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromShelf(event.request));
});
