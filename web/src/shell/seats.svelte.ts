/** The seats that this device has taken: the way back in. A key is kept here and sent only to its table. */
import type { Beginnings, Drawer } from "../table/witness";

const PLACE = "sobremesa.seats";
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
}

export interface Ended {
  readonly at: number;
  readonly rivals: readonly string[];
  readonly how: "won" | "lost" | "nobody";
  /** Your points and the rival's, where two played for points. */
  readonly scores: readonly number[];
}

function readSeats(): KeptSeat[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as KeptSeat[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class KeptSeats {
  private all = $state.raw<KeptSeat[]>(readSeats());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.all = readSeats();
    });
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

  mark(table: string, over: boolean, ended: Omit<Ended, "at"> | null = null): void {
    const seat = this.of(table);
    if (seat && seat.over !== over) this.keep({ ...seat, over, ...(ended && { ended: { ...ended, at: Date.now() } }) });
  }

  forget(table: string): void {
    this.write(this.all.filter((seat) => seat.table !== table));
  }

  private write(all: KeptSeat[]): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // The seat's own link is still a way back in.
    }
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
