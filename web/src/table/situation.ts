/** What a game's table is given to draw: live, in a replay and in a tutorial alike. */
import type { Component } from "svelte";
import type { Clocks, Event, Move, Outcome, Phrase } from "../generated/wire";
import type { Words } from "../text/words";

export interface SeatShown {
  readonly name: string;
  /** The level of the bot that plays here, "" for a player. */
  readonly level: string;
  /** A bot plays for a player who is away. */
  readonly away: boolean;
  /** Before the game: the player has said so; a bot always is. */
  readonly ready?: boolean;
  /** The player's connection is down. */
  readonly gone?: boolean;
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

export interface Situation<T = unknown, M = unknown> {
  readonly game: string;
  readonly view: T;
  /** Only where the table helps to remember. */
  readonly memory: M | null;
  /** The own seat; null for spectators. */
  readonly seat: number | null;
  readonly seats: readonly SeatShown[];
  readonly toAct: readonly number[];
  /** What your seat may do now; empty while it waits. */
  readonly moves: readonly Move[];
  /** What your seat is asked, as a key with facts; null while it waits. */
  readonly prompt: Phrase | null;
  /** The own move that is not shown yet, in words. */
  readonly sealed: string | null;
  /** The events that the latest update told, oldest first. */
  readonly fresh: readonly Event[];
  readonly clocks: Clocks | null;
  /** When the clocks were told, as performance.now() says it. */
  readonly clocksAt: number;
  readonly outcome: Outcome | null;
  readonly options: Readonly<Record<string, string>>;
  /** The cards that are played with: the game's cards.toml, or the table's own. */
  readonly deck: unknown;
  readonly words: Words;
  /** Whether things may move. */
  readonly motion: boolean;
  /** Nothing can be played just now: a move was sent and is not acknowledged yet, or the game is paused. */
  readonly busy: boolean;
  readonly paused?: boolean;
  /** The moves that were asked for by the hint button, best first. */
  readonly hints: readonly Hint[];
  play(code: number): void;
  /** Plays one move after the other, as long as each is accepted: what is one gesture to a person. */
  playAll(codes: readonly number[]): void;
  /** What was claimed in this game so far, oldest first. */
  readonly claimed?: readonly Claimed[];
  /** Claims something aloud; absent where nobody would hear it. */
  readonly claim?: (words: string) => void;
}

/** A game's face: all that is drawn differently from game to game. What is said is the narrator's. */
export interface Face<T = unknown, M = unknown> {
  /** The game's own table. Without one there are the moves in words. */
  readonly Table?: Component<{ at: Situation<T, M> }>;
  /** The end of a game, below the table: how the result came about. */
  readonly Ending?: Component<{ at: Situation<T, M> }>;
  /** The own table draws the moves itself; what is left over is shown as buttons. */
  readonly draws?: (at: Situation<T, M>, move: Move) => boolean;
  /** The words that can be claimed aloud; empty where the game knows no claims. */
  readonly claims?: (at: Situation<T, M>) => readonly { readonly words: string; readonly label: string }[];
  /** A claim as a person says it. */
  readonly claimWords?: (at: Situation<T, M>, words: string) => string;
}

export function nameOf(at: Pick<Situation, "seats">, seat: number): string {
  return at.seats[seat]?.name || `${seat + 1}`;
}
