/** What runs beside the page: the tables of this device in one Worker, its bots in another, by the same script. */
import { keepSmall, manifestAt, partsOf, putAway } from "./files";
import { compile, startPython, type Ingredients, type Started } from "./python";
import { TableHost } from "./host";
import { forgetSnapshot, giveBack, keepSnapshot, keptSnapshot, snapshotAddress, type Snapshot } from "./snapshot";
import type { ToDevice } from "./talk";

export interface BotStart extends Ingredients {
  readonly role: "bots";
  /** Null: it looks for one itself. */
  snapshot: Snapshot | null;
  isKept: boolean;
}

/** Storing waits this long, so that it does not compete with a player's first moves. */
const KEEPING_MS = 3_000;

interface Scope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

const here = self as unknown as Scope;
let host: Promise<TableHost> | null = null;

here.onmessage = ({ data }: MessageEvent<ToDevice | BotStart>) => {
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
  // A missing part is the real cause of the failure.
  compiling.catch(() => undefined);
  const [kept, parts] = await Promise.all([
    keptSnapshot(address),
    partsOf(manifest, root, (share) => here.postMessage({ type: "progress", share }), program.writable),
    keepSmall(manifest, root).catch(() => undefined),
  ]);
  const ingredients: Ingredients = { root, manifest, module: await compiling, parts };
  const { python, snapshot } = await startFrom(kept, address, ingredients);
  const template: BotStart = { role: "bots", ...ingredients, snapshot, isKept: snapshot === kept };
  const found = new TableHost(python, template, here);
  found.pace(pace);
  here.postMessage({ type: "ready", isCopy: template.isKept });
  setTimeout(() => void putDown(template), KEEPING_MS);
  void putAway(manifest, root, [address]).catch(() => undefined);
  return found;
}

/** Stores its snapshot, if that was not done yet, and frees it. */
async function putDown(template: BotStart): Promise<void> {
  const { snapshot } = template;
  if (!snapshot) return;
  if (!template.isKept) await keepSnapshot(snapshotAddress(template.manifest, template.root), snapshot).catch(() => undefined);
  if (template.snapshot) giveBack(snapshot.memory);
  template.snapshot = null;
}

/** A snapshot that does not start Python counts as none. */
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
async function think(template: BotStart): Promise<void> {
  const asked: { id: number; data: string }[] = [];
  here.onmessage = ({ data }) => void asked.push(data as { id: number; data: string });
  const address = snapshotAddress(template.manifest, template.root);
  const { python } = await startFrom(template.snapshot ?? (await keptSnapshot(address)), address, template);
  setTimeout(() => void putDown(template), template.isKept ? 0 : KEEPING_MS);
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
