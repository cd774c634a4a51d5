/** The files that Python in the browser is made of: fetched once, and kept. */

export interface File {
  readonly name: string;
  readonly size: number;
}

export interface Manifest {
  /** The folder of Pyodide's own files. */
  readonly python: string;
  readonly glue: readonly string[];
  readonly files: { readonly wasm: File; readonly library: File; readonly app: File };
  /** Games that were added to the bundle. */
  readonly games: (File & { readonly names: readonly string[] }) | null;
}

export interface Parts {
  readonly library: Uint8Array<ArrayBuffer>;
  readonly app: Uint8Array<ArrayBuffer>;
  readonly games: Uint8Array<ArrayBuffer> | null;
}

export const SHELF = "sobremesa-alone";
/** With a stored list of files, the page waits no longer than this for a newer one. */
const NEWS_MS = 1_500;
const LISTS = ["games.es.json", "games.en.json"];

/** Something did not arrive: no network, or the files were replaced by newer ones meanwhile. */
export class NotThere extends Error {}

/** Browsers have a cache only where the page came over a secure connection. */
async function shelfOf(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : caches.open(SHELF).catch(() => null);
}

export async function manifestAt(root: string): Promise<Manifest> {
  const shelf = await shelfOf();
  const address = `${root}alone/manifest.json`;
  const kept = await shelf?.match(address);
  try {
    const fresh = await fetch(address, { cache: "no-cache", ...(kept && { signal: AbortSignal.timeout(NEWS_MS) }) });
    if (!fresh.ok) throw new NotThere(address);
    await shelf?.put(address, fresh.clone()).catch(() => undefined);
    return (await fresh.json()) as Manifest;
  } catch {
    if (!kept) throw new NotThere(address);
    return (await kept.json()) as Manifest;
  }
}

type Sink = WritableStream<Uint8Array<ArrayBuffer>>;

/** All parts, whole; `progress` hears what share of them is there. The program streams to `program`, where
 * one is given, so that it compiles while it loads. */
export async function partsOf(manifest: Manifest, root: string, progress: (share: number) => void, program: Sink | null): Promise<Parts> {
  const { wasm, library, app } = manifest.files;
  const wanted = [wasm, library, app, ...(manifest.games ? [manifest.games] : [])];
  const total = wanted.reduce((sum, file) => sum + file.size, 0);
  let there = 0;
  const heard = (bytes: number): void => {
    there += bytes;
    progress(there / total);
  };
  const got = await Promise.all(wanted.map((file) => part(`${root}alone/${file.name}`, file.size, heard, file === wasm ? program : null)));
  return { library: got[1]!, app: got[2]!, games: got[3] ?? null };
}

/** All of it, once it is there; `sink` gets it piece by piece, as it comes. */
async function part(address: string, size: number, progress: (bytes: number) => void, sink: Sink | null): Promise<Uint8Array<ArrayBuffer>> {
  const into = sink?.getWriter();
  try {
    const whole = await partInto(address, size, progress, into);
    await into?.close();
    return whole;
  } catch (problem) {
    void into?.abort(problem).catch(() => undefined);
    throw problem;
  }
}

type Writer = WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;

async function partInto(address: string, size: number, progress: (bytes: number) => void, into: Writer | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const shelf = await shelfOf();
  const kept = await shelf?.match(address);
  if (kept) {
    const whole = new Uint8Array(await kept.arrayBuffer());
    if (whole.length === size) {
      progress(size);
      await into?.write(whole);
      return whole;
    }
  }
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NotThere(address);
  const whole = new Uint8Array(size);
  let there = 0;
  const reader = answer.body.getReader();
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    if (there + value!.length > size) throw new NotThere(address);
    whole.set(value!, there);
    there += value!.length;
    progress(value!.length);
    await into?.write(value!);
  }
  if (there !== size) throw new NotThere(address);
  // Without room on the device it is fetched again next time.
  await shelf?.put(address, new Response(whole)).catch(() => undefined);
  return whole;
}

/** Everything that is needed to play without a network, whether a game runs now or not. */
export async function keepAll(root: string, progress: (share: number) => void): Promise<void> {
  const shelf = await shelfOf();
  if (!shelf) throw new NotThere("nothing can be kept here");
  const manifest = await manifestAt(root);
  await keepSmall(manifest, root);
  await partsOf(manifest, root, progress, null);
}

/** The scripts, which a Worker imports by itself, and the lists: for the second Worker, and for the second visit. */
export async function keepSmall(manifest: Manifest, root: string): Promise<void> {
  const shelf = await shelfOf();
  for (const name of [...manifest.glue, ...LISTS]) {
    const address = `${root}alone/${name}`;
    if (!(await shelf?.match(address))) await shelf?.add(address);
  }
}

/** Whether all of it is there. */
export async function isWhole(root: string): Promise<boolean> {
  const shelf = await shelfOf();
  const kept = await shelf?.match(`${root}alone/manifest.json`);
  if (!shelf || !kept) return false;
  const manifest = (await kept.json()) as Manifest;
  const names = [...Object.values(manifest.files).map((file) => file.name), ...manifest.glue, ...LISTS];
  return (await Promise.all(names.map((name) => shelf.match(`${root}alone/${name}`)))).every(Boolean);
}

/** Deletes the files that this manifest, and `others`, replace. */
export async function putAway(manifest: Manifest, root: string, others: readonly string[]): Promise<void> {
  const shelf = await shelfOf();
  if (!shelf) return;
  const { wasm, library, app } = manifest.files;
  const wanted = [wasm, library, app, ...(manifest.games ? [manifest.games] : [])].map((file) => file.name);
  const named = new Set(["manifest.json", ...LISTS, ...wanted, ...manifest.glue].map((name) => new URL(`${root}alone/${name}`, location.origin).href));
  others.forEach((address) => named.add(address));
  for (const request of await shelf.keys()) if (!named.has(request.url)) await shelf.delete(request);
}
