/** Python in a Worker, with our packages in it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { loadPyodide, PyodideConfig, PyodideInterface } from "pyodide";
import type { Manifest, Parts } from "./files";
import { unpack } from "./archive";
import { giveBack, type Snapshot } from "./snapshot";

const HOME = "/home/sobremesa";
const GAMES = "/home/games";
const LIBRARY = "library.zip";
/** Settings that Pyodide would read from its own files. */
const LOCK = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" }, packages: {} };

/** Compiles the program while it loads, once for both Workers. */
export function compile(program: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<WebAssembly.Module> {
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(program.pipeThrough(new DecompressionStream("gzip")), { headers }));
}

/** What it takes to start Python. */
export interface Ingredients {
  readonly root: string;
  readonly manifest: Manifest;
  readonly module: WebAssembly.Module;
  readonly parts: Parts;
}

export interface Started {
  readonly python: PyodideInterface;
  /** As it was before its first event; the one that was given, or a new one. */
  readonly snapshot: Snapshot;
}

/** The parts of Emscripten's module that a snapshot with compiled libraries needs. */
interface Emscripten {
  readonly FS: PyodideInterface["FS"];
  readonly HEAP8: Int8Array;
  readonly LDSO: { readonly loadedLibsByHandle: Record<string, { name: string }> };
  readonly preloadedWasm: Record<string, object>;
  growMemory(size: number): number | undefined;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadWebAssemblyModule(data: Uint8Array, flags: object, name: string, scope: object): Promise<object>;
  newDSO(name: string, handle: number, exports: object): object;
}

interface EmscriptenSettings {
  preRun: readonly ((module: Emscripten) => void)[];
}

type Factory = (settings: EmscriptenSettings) => Promise<Emscripten>;

/** Options that Pyodide's types leave out. */
interface Config extends Omit<PyodideConfig, "createPyodideModule"> {
  createPyodideModule: Factory;
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array | undefined;
}

/** From a snapshot, or, much more slowly, from nothing. */
export async function startPython({ root, manifest, module, parts }: Ingredients, snapshot: Snapshot | null): Promise<Started> {
  const index = new URL(`${root}alone/${manifest.python}`, location.origin).href;
  const [{ loadPyodide: load }, { default: make }, app, library] = await Promise.all([
    import(/* @vite-ignore */ `${index}pyodide.js`) as Promise<{ loadPyodide: typeof loadPyodide }>,
    import(/* @vite-ignore */ `${index}pyodide.asm.js`) as Promise<{ default: Factory }>,
    unpack(parts.app),
    whole(parts.library),
  ]);
  const restore = handOut(module, library);
  try {
    const config: Config = {
      indexURL: index,
      stdLibURL: `${index}${LIBRARY}`,
      lockFileContents: JSON.stringify(LOCK),
      env: { HOME, SOBREMESA_PURE: "0" },
      createPyodideModule: (settings) => prepare(make, settings, app, snapshot),
      ...(snapshot ? { _loadSnapshot: snapshot.memory } : { _makeSnapshot: true }),
    };
    const python = await load(config as unknown as PyodideConfig);
    const found = snapshot ?? importAll(python);
    // Otherwise Pyodide keeps it in memory.
    (python as unknown as { _api: { config: Config } })._api.config._loadSnapshot = undefined;
    if (parts.games) python.unpackArchive(parts.games, "zip", { extractDir: GAMES });
    // The page's own objects are not in the snapshot.
    python.registerJsModule("sobremesa_page", { learn, say });
    python.pyimport("sobremesa.alone.start").wake(parts.games ? GAMES : "");
    return { python, snapshot: found };
  } finally {
    restore();
  }
}

/** All of ours is imported, and its memory copied. */
function importAll(python: PyodideInterface): Snapshot {
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  python.pyimport("sobremesa.alone.start").begin();
  const { LDSO } = (python as unknown as { _module: Emscripten })._module;
  const libraries = Object.entries(LDSO.loadedLibsByHandle).filter(([handle]) => handle !== "0");
  const { makeMemorySnapshot } = python as unknown as { makeMemorySnapshot: () => Uint8Array<ArrayBuffer> };
  return { memory: makeMemorySnapshot(), libraries: Object.fromEntries(libraries.map(([handle, { name }]) => [handle, name])) };
}

/** Compiled libraries lie in memory where the linker puts them. They are linked before Python begins, always in the same
 * order: so they lie where they lay when the snapshot was made. */
async function prepare(make: Factory, settings: EmscriptenSettings, app: ReadonlyMap<string, Uint8Array>, snapshot: Snapshot | null): Promise<Emscripten> {
  const link = (module: Emscripten): void => {
    for (const [name, data] of app) {
      const path = `${HOME}/${name}`;
      module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      // Not copied: no other code changes it.
      module.FS.writeFile(path, data, { canOwn: true });
    }
    module.addRunDependency("libraries");
    void linkLibraries(module, app).then(() => module.removeRunDependency("libraries"));
  };
  settings.preRun = [...settings.preRun, link];
  const module = await make(settings);
  if (snapshot) {
    // Pyodide would not: its own snapshots are as large as a memory is at first.
    if (module.HEAP8.length < heapOf(snapshot)) module.growMemory(heapOf(snapshot));
    for (const [handle, path] of Object.entries(snapshot.libraries)) module.newDSO(path, Number(handle), module.preloadedWasm[path]!);
  }
  return module;
}

async function linkLibraries(module: Emscripten, app: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [name, data] of app) {
    const path = `${HOME}/${name}`;
    if (name.endsWith(".so")) module.preloadedWasm[path] = await module.loadWebAssemblyModule(data, { loadAsync: true, nodelete: true, allowUndefined: true }, path, {});
  }
}

/** The second word of a snapshot says where the memory begins in it. */
function heapOf({ memory }: Snapshot): number {
  return memory.length - new DataView(memory.buffer, memory.byteOffset).getUint32(4, true);
}

async function whole(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(data).body!.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Pyodide fetches its program and its library by itself; it is handed what is here already, the program compiled. */
function handOut(module: WebAssembly.Module, library: Uint8Array<ArrayBuffer>): () => void {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.endsWith(LIBRARY)) return Promise.resolve(new Response(library));
    return address.endsWith(".wasm") ? Promise.resolve(new Response()) : fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    giveBack(library);
  };
}

const bundles: FluentBundle[] = [];

/** A file of texts, by the number that it is asked under. */
function learn(locale: string, source: string): number {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundles.push(bundle) - 1;
}

/** What Python cannot say by itself: the texts that choose their words (`alone/start.py`). */
function say(number: number, key: string, facts: string): string {
  const bundle = bundles[number]!;
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return JSON.stringify({ problem: `no text ${key}` });
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, JSON.parse(facts) as Record<string, string | number>, problems);
  return JSON.stringify(problems.length ? { problem: problems[0]!.message } : { text });
}
