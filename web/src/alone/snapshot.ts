/** A copy of Python's memory after our packages are imported and before any table exists, stored on the device
 * to make the next start quick. It holds no game. */
import { SHELF, type Manifest } from "./files";

export interface Snapshot {
  readonly memory: Uint8Array<ArrayBuffer>;
  /** Where in it the compiled libraries are known, by their paths. */
  readonly libraries: Readonly<Record<string, string>>;
}

const LIBRARIES = "x-libraries";
/** Compressed in pieces, so that requests in between do not wait. */
const PIECE = 1 << 18;

/** Another program, another library, other games or another browser make another memory. */
export function snapshotAddress(manifest: Manifest, root: string): string {
  const { wasm, library, app } = manifest.files;
  const made = [manifest.python, wasm.name, library.name, app.name, navigator.userAgent].join(" ");
  return new URL(`${root}alone/started?${new URLSearchParams({ made }).toString()}`, location.origin).href;
}

/** Null without one, and for one that does not match its checksum. */
export async function keptSnapshot(address: string): Promise<Snapshot | null> {
  try {
    const kept = await (await caches.open(SHELF)).match(address);
    if (!kept?.body) return null;
    const libraries = JSON.parse(kept.headers.get(LIBRARIES) ?? "") as Snapshot["libraries"];
    const whole = new Response(kept.body.pipeThrough(new DecompressionStream("gzip")));
    return { memory: new Uint8Array(await whole.arrayBuffer()), libraries };
  } catch {
    return null;
  }
}

/** Without room for it, or without a cache, every start is a first one. */
export async function keepSnapshot(address: string, { memory, libraries }: Snapshot): Promise<void> {
  const shelf = await caches.open(SHELF);
  const body = inPieces(memory).pipeThrough(new CompressionStream("gzip"));
  await shelf.put(address, new Response(body, { headers: { [LIBRARIES]: JSON.stringify(libraries) } }));
}

/** At once: it is large, and garbage collection may come late. */
export function giveBack(memory: Uint8Array<ArrayBuffer>): void {
  (memory.buffer as ArrayBuffer & { transfer?: (size: number) => ArrayBuffer }).transfer?.(0);
}

export async function forgetSnapshot(address: string): Promise<void> {
  await (await caches.open(SHELF)).delete(address);
}

function inPieces(memory: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((done) => setTimeout(done));
      // The Worker that has it now keeps it.
      if (!memory.length) throw new Error("moved");
      controller.enqueue(memory.subarray(at, at + PIECE));
      at += PIECE;
      if (at >= memory.length) controller.close();
    },
  });
}
