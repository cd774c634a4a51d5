/** What everybody knew, as it arrives: one seat after the other, beside the replay that is already open. */
import { why, type Language } from "../../connection/connection";
import type { LookBack } from "../../generated/wire";
import { lookBack, type Door } from "./api";

export type Beliefs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A seat's eyes, or "open" for all cards open. */
export type Eyes = string;

/** What a seat is believed to have, by topic: `recruit 2.1` is of seat 2, its place 1. */
export interface Topic {
  readonly key: string;
  readonly word: string;
  readonly seat: number;
  readonly place: number | null;
}

export function topicOf(key: string): Topic | null {
  const found = /^(.+) (\d+)(?:\.(\d+))?$/.exec(key);
  return found && { key, word: found[1]!, seat: Number(found[2]), place: found[3] === undefined ? null : Number(found[3]) };
}

/** Everything believed at a step: what changed in it and before. */
export function beliefsAt(told: LookBack, step: number): Beliefs {
  return Object.assign({}, ...told.steps.slice(0, step + 1).map((one) => one.beliefs ?? {})) as Beliefs;
}

/** What was possible once and is not any more: each value that an earlier step had. */
export function ruledOut(told: LookBack, step: number, topic: string): string[] {
  const all = told.steps.slice(0, step + 1).flatMap((one) => Object.keys(one.beliefs?.[topic] ?? {}));
  const now = beliefsAt(told, step)[topic] ?? {};
  return [...new Set(all)].filter((value) => !(value in now)).sort();
}

export class LookBacks {
  told = $state.raw<Readonly<Record<Eyes, LookBack>>>({});
  problem = $state("");
  isAsking = $state(false);

  constructor(
    private readonly language: Language,
    private readonly door: Door,
    readonly seats: number,
  ) {}

  /** How many of the seats' beliefs, and of the open view, have arrived. */
  get done(): number {
    return Object.keys(this.told).length;
  }
  get all(): number {
    return this.seats + 1;
  }

  /** Asks for all of it, beginning with the eyes that look now. What came before a refusal stays. */
  async ask(first: Eyes): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    this.problem = "";
    const order = [first, "open", ...Array.from({ length: this.seats }, (_, seat) => String(seat))];
    try {
      for (const eyes of new Set(order)) {
        if (this.told[eyes]) continue;
        const found = await lookBack(this.language, this.door, eyes === "open" ? null : Number(eyes));
        this.told = { ...this.told, [eyes]: found };
      }
    } catch (refused) {
      this.problem = why(refused, "offline");
    }
    this.isAsking = false;
  }
}
