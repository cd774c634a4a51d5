/** What a game's table is given to draw: live, in a replay and in a tutorial alike. */
import type { Component } from "svelte";
import type { Clocks, Event, Move, Outcome, Phrase, Tag } from "../generated/wire";
import type { Gallery } from "../rules/gallery";
import type { Words } from "../text/words";
import type { Moment } from "./moments.svelte";
import type { Paper } from "./poster";

export interface SeatShown {
  readonly name: string;
  /** The level of the bot that plays here, "" for a player. */
  readonly level: string;
  /** The bot's persona, "" for a player. */
  readonly regular?: string;
  /** A bot plays for a player who is away. */
  readonly away: boolean;
  /** Before the game: the player has said so; a bot always is. */
  readonly ready?: boolean;
  /** The player's connection is down. */
  readonly gone?: boolean;
  /** In a game: the player would give it to somebody who watches. */
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
  /** What is being shown with weight just now; `moments.svelte.ts` says how a face draws it. */
  readonly moment: Moment | null;
  /** Something private is looked at: moments wait until the function that it returns is called. */
  readonly holdMoments: () => () => void;
  /** The events of this game that are kept, oldest first. */
  readonly history?: readonly Event[];
  readonly clocks: Clocks | null;
  /** When the clocks were told, as performance.now() says it. */
  readonly clocksAt: number;
  readonly outcome: Outcome | null;
  readonly options: Readonly<Record<string, string>>;
  /** The cards that are played with: the game's cards.toml, or the table's own. */
  readonly deck: unknown;
  readonly words: Words;
  /** Only the hand and what is chosen are drawn: the table is in sight elsewhere. A face leaves out what nothing can be
   * chosen from. */
  readonly handOnly?: boolean;
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
  /** The cards that a lesson wants in a row, in this order. */
  readonly goal?: readonly string[];
  /** Asks to take the own last move back; absent where there is nobody to ask. */
  readonly undo?: () => void;
  /** What was claimed in this game so far, oldest first. */
  readonly claimed?: readonly Claimed[];
  /** The claims that stand, each at the seat that made it, oldest first. */
  readonly tags?: readonly Tag[];
  /** A window for reactions is open. */
  readonly inWindow?: boolean;
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
  /** What an update told that is worth a moment, in order; `before` is the view before it. */
  readonly moments?: (at: Situation<T, M>, before: T | null) => readonly Moment[];
  /** What a move is called here, where the game's own word for it would mislead; null for that word. */
  readonly label?: (at: Situation<T, M>, move: Move) => string | null;
  /** Paints the end for `poster.ts`: the world, and what the game came to. */
  readonly poster?: (at: Situation<T, M>, paper: Paper) => void | Promise<void>;
  /** The words that can be claimed aloud; empty where the game knows no claims. */
  readonly claims?: (at: Situation<T, M>) => readonly { readonly words: string; readonly label: string }[];
  /** A claim as its speaker says it. */
  readonly claimWords?: (at: Situation<T, M>, words: string, speaker: number | null) => string;
  /** Whether advice can be asked for now; it always can where this is not told. */
  readonly advised?: (at: Situation<T, M>) => boolean;
  /** The two teams that seats may be on without showing it: watchers may guess which. */
  readonly teams?: readonly [string, string];
  /** The cards, for the rules and for whoever taps one. */
  readonly gallery?: Gallery;
}

export function nameOf(at: Pick<Situation, "seats">, seat: number): string {
  return at.seats[seat]?.name || `${seat + 1}`;
}
