/** What a game tells the page of itself before it is played: `about.ts` in its folder. Only parts of the page that load
 * late import this, so that the entry script stays small. */

/** Milliseconds that a game takes on one core: with the fewest seats that were measured, and with the most. */
export type Timing = readonly [seats: number, fewest: number, seatsThen: number, most: number];

export interface About {
  /** The number of seats at which the game is at its best. */
  readonly bestSeats: number;
  /** Options of a table that one tap opens against bots. */
  readonly quickOptions: Readonly<Record<string, string>>;
  /** How long bots take for a game, by level. */
  readonly timings: Readonly<Record<string, Timing>>;
}

const GAMES = import.meta.glob<About>("./*/about.ts", { eager: true, import: "about" });

/** Undefined for a game that has no folder here. */
export function aboutOf(game: string): About | undefined {
  return GAMES[`./${game}/about.ts`];
}
