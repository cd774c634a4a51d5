/** What a game's table is given to draw: live, in a replay and in a tutorial alike. */
import type { Component } from "svelte";
import type { Clocks, Event, Move, Outcome, Phrase, Tag } from "../generated/wire";
import type { Gallery } from "../rules/gallery";
import type { Words } from "../text/words";
import type { Moment } from "./clock.svelte";
import type { Paper } from "./poster";

export interface SeatShown {
  readonly name: string;
  /** The level of the bot that plays here, "" for a player. */
  readonly level: string;
  /** The bot's persona, "" for a player. */
  readonly regular?: string;
  /** A bot plays for a player who is away. */
  readonly away: boolean;
  /** Before the game: whether the player is ready; a bot always is. */
  readonly ready?: boolean;
  /** The player's connection is down. */
  readonly gone?: boolean;
  /** In a game: the player offers it to spectators. */
  readonly offered?: boolean;
}

export interface Hint {
  readonly code: number;
  readonly chance: number;
  readonly why: string;
}

/** Something claimed aloud at the table, in the game's own words. */
export interface Claimed {
  readonly n: number;
  readonly seat: number;
  readonly words: string;
}

/** All that a table is given to draw belongs to the frame that is shown (`clock.svelte.ts`). */
export interface Situation<T = unknown, M = unknown> {
  readonly game: string;
  readonly view: T;
  /** Only where the table helps to remember. */
  readonly memory: M | null;
  /** The viewer's seat; null for spectators. */
  readonly seat: number | null;
  readonly seats: readonly SeatShown[];
  readonly toAct: readonly number[];
  /** What your seat may do now; empty while it waits. */
  readonly moves: readonly Move[];
  /** What your seat is asked, as a key with facts; null while it waits. */
  readonly prompt: Phrase | null;
  /** The viewer's move that is not shown yet, in words. */
  readonly sealed: string | null;
  /** The events of the latest update that were told so far, oldest first. */
  readonly fresh: readonly Event[];
  /** The moment being shown; `clock.svelte.ts` says how a face draws it. */
  readonly moment: Moment | null;
  /** For a private card that is being looked at: moments wait until the returned function is called. */
  readonly holdMoments: () => () => void;
  /** The events of this game that are kept, oldest first. */
  readonly history?: readonly Event[];
  readonly clocks: Clocks | null;
  /** When the clocks arrived, by `performance.now()`. */
  readonly clocksAt: number;
  readonly outcome: Outcome | null;
  readonly options: Readonly<Record<string, string>>;
  /** The cards that are played with: the game's cards.toml, or the table's own. */
  readonly deck: unknown;
  readonly words: Words;
  /** Draw only the hand and its choices: a big screen shows the table. A face leaves out parts without
   * a choice. */
  readonly handOnly?: boolean;
  /** Whether things may move. */
  readonly motion: boolean;
  /** Nothing can be played just now: a move was sent and is not acknowledged yet, or the game is paused. */
  readonly busy: boolean;
  readonly paused?: boolean;
  /** The moves that were asked for by the hint button, best first. */
  readonly hints: readonly Hint[];
  play(code: number): void;
  /** Plays the moves of one gesture, one after the other, as long as each is accepted. */
  playAll(codes: readonly number[]): void;
  /** The cards that a lesson wants in a row, in this order. */
  readonly goal?: readonly string[];
  /** Asks to take your last move back; absent without other players. */
  readonly undo?: () => void;
  /** What was claimed in this game so far, oldest first. */
  readonly claimed?: readonly Claimed[];
  /** The claims that stand, each at the seat that made it, oldest first. */
  readonly tags?: readonly Tag[];
  /** A window for reactions is open. */
  readonly inWindow?: boolean;
  /** Claims something aloud; absent where no seat would hear it. */
  readonly claim?: (words: string) => void;
}

/** What belongs to one point in time. */
export type Picture = Pick<Situation, "view" | "memory" | "toAct" | "moves" | "prompt" | "sealed" | "outcome"> & Required<Pick<Situation, "inWindow" | "tags">>;

/** While something is shown, nothing is asked. */
export const UNASKED = { toAct: [], moves: [], prompt: null, sealed: null, inWindow: false } as const;
export const NOTHING: Picture = { ...UNASKED, view: undefined, memory: null, outcome: null, tags: [] };

type Given = Partial<Situation> & Pick<Situation, "game" | "seat" | "seats" | "deck" | "words">;

/** A table that nobody plays at: in a replay, a puzzle, the rules or a test. */
export function situationOf(given: Given): Situation {
  const none = { fresh: [], moment: null, holdMoments: () => () => undefined, clocks: null, clocksAt: 0, options: {}, motion: false, busy: false, hints: [] };
  return { ...NOTHING, ...none, play: () => undefined, playAll: () => undefined, ...given };
}

/** A game's face: all that is drawn differently from game to game. The narrator makes the sentences. */
export interface Face<T = unknown, M = unknown> {
  /** The game's own table. Without one there are the moves in words. */
  readonly Table?: Component<{ at: Situation<T, M> }>;
  /** The end of a game, below the table: how the result came about. */
  readonly Ending?: Component<{ at: Situation<T, M> }>;
  /** Whether the game's table draws this move itself; other moves become buttons. */
  readonly draws?: (at: Situation<T, M>, move: Move) => boolean;
  /** The moments of an update, in order; `before` is the view before it. */
  readonly moments?: (at: Situation<T, M>, before: T) => readonly Moment[];
  /** What a move is called here, where the game's own word for it would mislead; null for that word. */
  readonly label?: (at: Situation<T, M>, move: Move) => string | null;
  /** Paints the end for `poster.ts`: the world, and what the game came to. */
  readonly poster?: (at: Situation<T, M>, paper: Paper) => void | Promise<void>;
  /** The words that can be claimed aloud; empty where the game knows no claims. */
  readonly claims?: (at: Situation<T, M>) => readonly { readonly words: string; readonly label: string }[];
  /** A claim as its speaker says it. */
  readonly claimWords?: (at: Situation<T, M>, words: string, speaker: number | null) => string;
  /** Whether a hint can be asked for now; without this function it always can. */
  readonly advised?: (at: Situation<T, M>) => boolean;
  /** The two secret teams of a game: spectators may guess who is on which. */
  readonly teams?: readonly [string, string];
  /** The cards, for the rules and for explanations. */
  readonly gallery?: Gallery;
}

/** What the reader calls a seat: "You" at the reader's own, however it is called by others. As a label: a sentence has its
 * own words for you. */
export function nameOf(at: Pick<Situation, "seats" | "seat" | "words">, seat: number): string {
  return seat === at.seat ? at.words.say("you-name") : givenName(at, seat);
}

/** What the others at the table read at a seat. */
export function givenName(at: Pick<Situation, "seats">, seat: number): string {
  return at.seats[seat]?.name || `${seat + 1}`;
}
