/** What is said at a table: who said what, as bubbles at the speaker for a moment, and which claims stand. */
import { getContext, setContext } from "svelte";
import type { Tag } from "../generated/wire";
import type { News } from "./clock.svelte";
import type { LiveTable } from "./live.svelte";
import { isHeard } from "./mute_list.svelte";
import type { Reaction } from "./reactions";
import { nameOf, type Face } from "./situation";

export type Spoken = Extract<News, { what: "say" | "claim" | "react" | "doubt" | "remark" }>;

export interface Bubble {
  readonly n: number;
  readonly seat: number;
  readonly what: Spoken["what"];
  readonly text: string;
  /** Drawn instead of the text. */
  readonly reaction: Reaction | null;
}

export interface ShownTag {
  readonly n: number;
  readonly text: string;
  /** Who called it a lie. */
  readonly doubters: readonly string[];
  readonly mayDoubt: boolean;
}

/** How long a bubble stands, and how much longer for each letter past a few words. */
export const BUBBLE_MS = 4000;
const LETTER_MS = 40;
const FEW = 40;

export function isSpoken(piece: News): piece is Spoken {
  return ["say", "claim", "react", "doubt", "remark"].includes(piece.what);
}

/** A claim in the words of its speaker: each persona has its own way of saying things. */
function claimText(at: LiveTable, face: Face, piece: { readonly n: number; readonly seat: number; readonly words: string }): string {
  const words = face.claimWords?.(at, piece.words, piece.seat) ?? piece.words;
  const key = `claim-by-${at.seats[piece.seat]?.regular}-${1 + (piece.n % 2)}`;
  return at.words.has(key) ? at.words.say(key, { words }) : words;
}

/** What was said, as it is read. */
export function spokenWords(at: LiveTable, face: Face, piece: Spoken): string {
  switch (piece.what) {
    case "say":
      return piece.text;
    case "claim":
      return claimText(at, face, piece);
    case "react":
      return at.words.say(`reaction-${piece.reaction}`);
    case "doubt":
      return at.words.say("doubt-said", { name: nameOf(at, piece.of), name_is: piece.of === at.seat ? "you" : "other" });
    case "remark": {
      const key = `remark-${at.seats[piece.seat]?.regular}-${piece.mood}-${piece.line}`;
      return at.words.has(key) ? at.words.say(key) : "…";
    }
  }
}

export class TableTalk {
  bubbles = $state.raw<readonly Bubble[]>([]);
  private heard: number;
  /** By bubble. */
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly live: LiveTable,
    private readonly face: () => Face,
  ) {
    // Talk from before this page was opened is in the list, without bubbles.
    this.heard = live.news.at(-1)?.n ?? 0;
  }

  /** Takes in what is new; each bubble goes by itself. A seat has one with words and one with a gesture: the next of its kind
   * takes its place. */
  listen(news: readonly News[]): void {
    const fresh = news.filter((piece) => piece.n > this.heard).filter(isSpoken).filter((piece) => this.hears(piece));
    this.heard = news.at(-1)?.n ?? this.heard;
    for (const piece of fresh) this.show(piece);
  }

  private hears(piece: Spoken): boolean {
    return isHeard(piece, this.live.credentials?.table ?? "", (seat) => this.live.seats[seat]?.name ?? "");
  }

  /** The words of a seat, and its gesture beside them. */
  of(seat: number): readonly Bubble[] {
    const own = this.bubbles.filter((bubble) => bubble.seat === seat);
    return [...own.filter((bubble) => !bubble.reaction), ...own.filter((bubble) => bubble.reaction)];
  }

  /** Takes a bubble away before its time. */
  dismiss(n: number): void {
    clearTimeout(this.timers.get(n));
    this.timers.delete(n);
    this.bubbles = this.bubbles.filter((bubble) => bubble.n !== n);
  }

  tagsOf(seat: number): ShownTag[] {
    const live = this.live;
    return live.tags.filter((tag) => tag.seat === seat).map((tag) => this.shown(tag));
  }

  doubt(claim: number): void {
    void this.live.ask({ type: "doubt", claim });
  }

  silence(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private shown(tag: Tag): ShownTag {
    const { live } = this;
    return {
      n: tag.n,
      text: this.face().claimWords?.(live, tag.words, tag.seat) ?? tag.words,
      doubters: tag.doubts.map((seat) => nameOf(live, seat)),
      mayDoubt: live.seat !== null && live.seat !== tag.seat && !tag.doubts.includes(live.seat) && live.isPlaying,
    };
  }

  private show(piece: Spoken): void {
    const text = spokenWords(this.live, this.face(), piece);
    const bubble: Bubble = { n: piece.n, seat: piece.seat, what: piece.what, text, reaction: piece.what === "react" ? piece.reaction : null };
    const last = this.bubbles.find((other) => other.seat === piece.seat && !other.reaction === !bubble.reaction);
    if (last) this.dismiss(last.n);
    this.bubbles = [...this.bubbles, bubble];
    this.timers.set(bubble.n, setTimeout(() => this.dismiss(bubble.n), BUBBLE_MS + LETTER_MS * Math.max(0, text.length - FEW)));
  }
}

const TALK = Symbol("talk");

export function setTalk(talk: TableTalk): TableTalk {
  return setContext(TALK, talk);
}

/** The talk of the table that is on the screen; none in lessons and replays. */
export function talkHere(): TableTalk | undefined {
  return getContext<TableTalk | undefined>(TALK);
}
