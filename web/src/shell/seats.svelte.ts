/** The seats that this device has taken: the way back in. A key is kept here and sent only to its table. */
import type { Beginnings, Drawer } from "../table/witness";
import { isShared } from "../alone/hands";
import { Kept } from "./kept.svelte";
import { dayOf, streak } from "./streak.svelte";
import { tally, type Faced } from "./tally.svelte";

const MOST = 40;

export interface KeptSeat {
  table: string;
  game: string;
  key: string;
  invite: string;
  name: string;
  seat: number;
  at: number;
  /** The game was seen to its end. */
  over: boolean;
  /** How the latest one went, for the list of past games. */
  ended?: Ended;
  /** How its latest games began. */
  began?: Beginnings;
  /** The playtest that the table belongs to: its players are asked what they think. */
  playtest?: string;
  /** The day whose deal is played here. */
  day?: string;
}

export interface Ended {
  readonly at: number;
  readonly rivals: readonly string[];
  readonly how: "won" | "lost" | "nobody";
  /** Your points and the rival's, where two played for points. */
  readonly scores: readonly number[];
  /** The personas that played, and which of them won. */
  readonly faced?: readonly Faced[];
}

class KeptSeats {
  private readonly kept = new Kept<KeptSeat[]>("sobremesa.seats", []);

  private get all(): KeptSeat[] {
    return this.kept.value;
  }

  of(table: string): KeptSeat | undefined {
    return this.all.find((seat) => seat.table === table);
  }

  get latest(): KeptSeat[] {
    return [...this.all].sort((a, b) => b.at - a.at);
  }

  keep(seat: KeptSeat): void {
    this.write([seat, ...this.latest.filter((other) => other.table !== seat.table)].slice(0, MOST));
  }

  /** Whether the game at the table is over. A game whose end is seen here counts once, however often its page is opened. */
  mark(table: string, over: boolean, ended: Omit<Ended, "at"> | null = null): void {
    const seat = this.of(table);
    if (!seat || (seat.over === over && (seat.ended || !ended))) return;
    const at = Date.now();
    this.keep({ ...seat, over, ended: over && ended ? { ...ended, at } : over ? undefined : seat.ended });
    // Where the device goes from hand to hand, an end is no single player's.
    if (!over || !ended || isShared(table)) return;
    tally.count(ended.how === "won", ended.faced ?? []);
    // The server counts a deal until its day is over.
    if (seat.day === dayOf(at)) streak.add(seat.day);
  }

  forget(table: string): void {
    this.write(this.all.filter((seat) => seat.table !== table));
  }

  private write(all: KeptSeat[]): void {
    this.kept.value = all;
  }
}

export const seats = new KeptSeats();

const watched = new Map<string, Beginnings>();

/** How games at a table began: kept with the seat, and without one for as long as the page is open. */
export function drawerOf(table: string): Drawer {
  return {
    read: () => seats.of(table)?.began ?? watched.get(table) ?? {},
    write: (began) => {
      const seat = seats.of(table);
      if (seat) seats.keep({ ...seat, began });
      else watched.set(table, began);
    },
  };
}
