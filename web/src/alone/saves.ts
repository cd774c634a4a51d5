/** The games of this device, entry by entry, in IndexedDB. */
import type { TableDetails } from "../generated/wire";

/** How a table is kept; the same number as in `alone/storage.py`. */
export const FORMAT = 1;
const NAME = "sobremesa";
const VERSION = 1;

export interface Kept {
  readonly table: string;
  readonly format: number;
  readonly at: number;
  /** The table's details, as last sent. */
  readonly details: TableDetails;
}

export interface Journal {
  readonly format: number;
  readonly entries: readonly string[];
}

/** The device has no room, or stores nothing. */
export class NotKept extends Error {}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "table" });
      asked.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      asked.result.createObjectStore("aside", { keyPath: ["table", "at"] });
    };
    asked.onsuccess = () => {
      // A newer page wants to change it: this one opens it again when it needs it.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      done(asked.result);
    };
    asked.onerror = () => failed(new NotKept(String(asked.error)));
    asked.onblocked = () => failed(new NotKept("blocked"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const STORES = ["tables", "entries", "aside"];

async function within<T>(mode: IDBTransactionMode, work: (stores: (name: string) => IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
  const database = await open();
  return new Promise<T>((done, failed) => {
    let found: T | undefined;
    const transaction = database.transaction(STORES, mode, { durability: "strict" });
    transaction.oncomplete = () => done(found as T);
    transaction.onabort = () => failed(new NotKept(String(transaction.error)));
    work((name) => transaction.objectStore(name), (value) => (found = value));
  });
}

const allOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

/** Returns when they are on the disk. An entry that exists already was written by another page: then nothing is stored. */
export function keep(table: string, first: number, entries: readonly string[], details: TableDetails): Promise<void> {
  return within("readwrite", (store) => {
    entries.forEach((text, n) => store("entries").add({ table, number: first + n, text }));
    store("tables").put({ table, format: FORMAT, at: Date.now(), details } satisfies Kept);
  });
}

export function journalOf(table: string): Promise<Journal> {
  return within("readonly", (store, done) => {
    const about = store("tables").get(table);
    const found = store("entries").getAll(allOf(table));
    found.onsuccess = () => {
      const rows = found.result as { number: number; text: string }[];
      // After a gap nothing can be replayed.
      const entries = rows.map((row, n) => (row.number === n ? row.text : ""));
      done({ format: (about.result as Kept | undefined)?.format ?? FORMAT, entries });
    };
  });
}

export function keptTable(table: string): Promise<Kept | undefined> {
  return within("readonly", (store, done) => {
    const found = store("tables").get(table);
    found.onsuccess = () => done(found.result as Kept | undefined);
  });
}

/** The latest first. */
export async function allKept(): Promise<readonly Kept[]> {
  const found = await within<Kept[]>("readonly", (store, done) => {
    const all = store("tables").getAll();
    all.onsuccess = () => done(all.result as Kept[]);
  });
  return found.sort((one, other) => other.at - one.at);
}

/** What was put aside of a table. */
export function asideOf(table: string): Promise<readonly unknown[]> {
  return within("readonly", (store, done) => {
    const found = store("aside").getAll(allOf(table));
    found.onsuccess = () => done(found.result as unknown[]);
  });
}

/** What follows these entries is put aside, where it can still be saved to a file. */
export async function cut(table: string, length: number): Promise<void> {
  const { entries } = await journalOf(table);
  await within<void>("readwrite", (store) => {
    store("aside").put({ table, at: Date.now(), entries });
    store("entries").delete(IDBKeyRange.bound([table, length], [table, []]));
  });
}

export function forget(table: string): Promise<void> {
  return within("readwrite", (store) => {
    store("tables").delete(table);
    store("entries").delete(allOf(table));
    store("aside").delete(allOf(table));
  });
}
