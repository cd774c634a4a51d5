/** What runs beside the page: the tables of this device in one Worker, its bots' minds in another, by the same script. */
import { keepSmall, manifestAt, partsOf, putAway } from "./files";
import { compile, startPython, type Ingredients, type Started } from "./python";
import { TableHost } from "./host";
import { forgetSnapshot, giveBack, keepSnapshot, keptSnapshot, snapshotAddress, type Snapshot } from "./snapshot";
import type { ToDevice } from "./talk";

export interface Mind extends Ingredients {
  readonly role: "mind";
  /** Null: it looks for one itself. */
  snapshot: Snapshot | null;
  isKept: boolean;
}

/** Until then whoever sits down has other things to wait for. */
const KEEPING_MS = 3_000;

interface Scope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

const here = self as unknown as Scope;
let host: Promise<TableHost> | null = null;

here.onmessage = ({ data }: MessageEvent<ToDevice | Mind>) => {
  if ("role" in data) return void think(data);
  if (data.type === "start") {
    host = start(data.root, data.pace, data.fresh);
    host.catch((problem: unknown) => here.postMessage({ type: "failed", why: problem instanceof Error ? problem.constructor.name : "", text: String(problem) }));
    return;
  }
  if (data.type === "ping") return here.postMessage({ type: "pong" });
  void host?.then((found) => found.hear(data));
};

/** `fresh`: what was started from a snapshot before did not live, and starts from nothing. */
async function start(root: string, pace: number, fresh: boolean): Promise<TableHost> {
  const manifest = await manifestAt(root);
  const address = snapshotAddress(manifest, root);
  if (fresh) await forgetSnapshot(address).catch(() => undefined);
  const program = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const compiling = compile(program.readable);
  // Where a part did not come, that is what went wrong.
  compiling.catch(() => undefined);
  const [kept, parts] = await Promise.all([
    keptSnapshot(address),
    partsOf(manifest, root, (share) => here.postMessage({ type: "progress", share }), program.writable),
    keepSmall(manifest, root).catch(() => undefined),
  ]);
  const ingredients: Ingredients = { root, manifest, module: await compiling, parts };
  const { python, snapshot } = await startFrom(kept, address, ingredients);
  const mind: Mind = { role: "mind", ...ingredients, snapshot, isKept: snapshot === kept };
  const found = new TableHost(python, mind, here);
  found.pace(pace);
  here.postMessage({ type: "ready", isCopy: mind.isKept });
  setTimeout(() => void putDown(mind), KEEPING_MS);
  void putAway(manifest, root, [address]).catch(() => undefined);
  return found;
}

/** Its snapshot is kept, if it is not yet, by whoever has it, and given back. */
async function putDown(mind: Mind): Promise<void> {
  const { snapshot } = mind;
  if (!snapshot) return;
  if (!mind.isKept) await keepSnapshot(snapshotAddress(mind.manifest, mind.root), snapshot).catch(() => undefined);
  if (mind.snapshot) giveBack(snapshot.memory);
  mind.snapshot = null;
}

/** What was kept may not fit after all: then nothing was. */
async function startFrom(kept: Snapshot | null, address: string, ingredients: Ingredients): Promise<Started> {
  if (!kept) return startPython(ingredients, null);
  try {
    return await startPython(ingredients, kept);
  } catch (problem) {
    console.info(problem);
    await forgetSnapshot(address);
    return startPython(ingredients, null);
  }
}

/** One question after the other, in the order in which they came. */
async function think(mind: Mind): Promise<void> {
  const asked: { id: number; data: string }[] = [];
  here.onmessage = ({ data }) => void asked.push(data as { id: number; data: string });
  const address = snapshotAddress(mind.manifest, mind.root);
  const { python } = await startFrom(mind.snapshot ?? (await keptSnapshot(address)), address, mind);
  setTimeout(() => void putDown(mind), mind.isKept ? 0 : KEEPING_MS);
  const { answer } = python.pyimport("sobremesa.alone.bot_worker") as { answer: (data: string) => string };
  const reply = ({ id, data }: { id: number; data: string }): void => {
    let found = "";
    try {
      found = answer(data);
    } catch (problem) {
      console.error(problem);
    }
    here.postMessage({ id, data: found });
  };
  here.postMessage("awake");
  asked.forEach(reply);
  here.onmessage = ({ data }) => reply(data as { id: number; data: string });
}
