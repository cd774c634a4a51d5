/** The messages between the page and the Worker with its tables. */

export type ToDevice =
  /** `fresh`: nothing that was kept of an earlier start is used. */
  | { type: "start"; root: string; pace: number; fresh: boolean }
  | { type: "pace"; pace: number }
  | { type: "ping" }
  | { type: "ask"; id: number; method: string; path: string; language: string; door: string; body: string }
  | { type: "line"; line: number; table: string; data: string }
  | { type: "hang-up"; line: number }
  /** A damaged table is read as far as that can be done. */
  | { type: "salvage"; table: string };

export type FromDevice =
  | { type: "progress"; share: number }
  /** `isCopy`: it started from a snapshot. */
  | { type: "ready"; isCopy: boolean }
  | { type: "pong" }
  | { type: "failed"; why: string; text: string }
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "line"; line: number; data: string }
  | { type: "closed"; line: number }
  | { type: "turn"; table: string; seat: number | null }
  /** Entries could not be kept (`full`), or can be again. */
  | { type: "kept"; table: string; isKept: boolean };

/** What comes of an event (`alone/events.py`). */
export interface Effects {
  readonly cut?: readonly { table: string; length: number }[];
  readonly keep?: readonly { table: string; first: number; entries: readonly string[]; details: string }[];
  readonly tell?: readonly { line: number; data: string }[];
  readonly answers?: readonly { id: number; status: number; text: string }[];
  readonly think?: readonly { id: number; data: string }[];
  readonly turns?: readonly { table: string; seat: number | null }[];
  readonly wake?: number | null;
}
