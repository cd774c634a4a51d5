/** The whole page in a document without a browser: the test stands in for the server, with messages of a real table. */
import { flushSync, mount, unmount } from "svelte";
import { onTestFinished, vi } from "vitest";
import type { Language } from "../connection/connection";
import type { FromTable, ToTable } from "../generated/wire";

export type Told = readonly FromTable[];
/** What a table answers to what the page sends. */
export type Answer = (message: ToTable) => Told;
/** What the server answers at an address: a value as JSON, undefined for "there is no such thing". */
export type Served = (path: string, body: unknown) => unknown;

/** One page, until the test has finished. */
export class Page {
  readonly sent: ToTable[] = [];
  private line: FakeSocket | null = null;

  constructor(private readonly answer: Answer) {}

  dial(line: FakeSocket): void {
    this.line = line;
  }

  hear(message: ToTable): void {
    this.sent.push(message);
    this.tell(this.answer(message));
  }

  /** The table says something of its own accord. */
  tell(told: Told): void {
    for (const message of told) this.line?.onmessage?.({ data: JSON.stringify(message) });
  }

  all(selector: string): HTMLElement[] {
    flushSync();
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  /** Waits for an element: the page loads its parts as it needs them. */
  async find(selector: string, text: RegExp | string = ""): Promise<HTMLElement> {
    return vi.waitFor(() => {
      const found = this.all(selector).find((one) => (typeof text === "string" ? textOf(one).includes(text) : text.test(textOf(one))));
      if (!found) throw new Error(`no ${selector} ${text} on the page: ${textOf(document.body).slice(0, 600)}`);
      return found;
    }, { timeout: 10_000, interval: 5 });
  }

  async click(selector: string, text: RegExp | string = ""): Promise<void> {
    const found = await this.find(selector, text);
    if (found.matches(":disabled")) throw new Error(`${selector} is disabled`);
    found.click();
    flushSync();
  }

  async gone(selector: string): Promise<void> {
    await vi.waitFor(() => {
      if (this.all(selector).length) throw new Error(`there is still a ${selector}`);
    }, { timeout: 10_000, interval: 5 });
  }
}

/** The text that a reader sees there, in one line. */
export function textOf(element: Element): string {
  return (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    page!.dial(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string): void {
    page!.hear(JSON.parse(data) as ToTable);
  }

  close(): void {}
}

let page: Page | null = null;

function respond(value: unknown): Response {
  const body = value === undefined ? { error: { code: "no-such-table", text: "" } } : value;
  return { ok: value !== undefined, status: value === undefined ? 404 : 200, json: () => Promise.resolve(body), text: () => Promise.resolve(JSON.stringify(body)) } as Response;
}

/** Opens the page at an address. A missing text fails the test. */
export async function openPage(path: string, language: Language, { answer = () => [], serve = () => undefined }: { answer?: Answer; serve?: Served } = {}): Promise<Page> {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (url: string, how?: { body?: string }) => Promise.resolve(respond(serve(new URL(url, location.href).pathname, how?.body ? JSON.parse(how.body) : null))));
  const complained: string[] = [];
  for (const how of ["warn", "error"] as const) vi.spyOn(console, how).mockImplementation((...said) => void complained.push(said.map(String).join(" ")));
  const [{ settings }, { router }, { default: App }] = await Promise.all([import("../shell/settings.svelte"), import("../shell/router.svelte"), import("../shell/App.svelte")]);
  localStorage.clear();
  settings.change({ language, motion: "off", muted: true, memoryAid: null });
  page = new Page(answer);
  router.go(path);
  document.body.innerHTML = "";
  const app = mount(App, { target: document.body });
  onTestFinished(async () => {
    await unmount(app);
    if (complained.length) throw new Error(complained.join("\n"));
  });
  return page;
}
