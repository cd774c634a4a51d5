/** The log: the game's events as the narrator tells them, and what else went on at the table. */
import { tell } from "../text/narrator";
import { together } from "../text/together";
import type { News } from "./live.svelte";
import { nameOf, type Face, type Situation } from "./situation";

export interface Said {
  readonly key: string;
  readonly text: string;
  /** A heading: a new game. */
  readonly head?: boolean;
}

/** The log: everything that was told, in sentences, oldest first. */
export function logOf(at: Situation, face: Face, news: readonly News[]): Said[] {
  return news.flatMap((piece): Said[] => {
    if (piece.what === "happened") {
      return piece.events.flatMap((event) => {
        const text = tell(at, event);
        return text === null ? [] : [{ key: `${piece.n}-${event.number}`, text }];
      });
    }
    const text = passing(at, face, news, piece);
    return text === null ? [] : [{ key: `${piece.n}`, text, head: piece.what === "start" }];
  });
}

/** Something that was said aloud. */
export function isTalk(piece: News): piece is Extract<News, { what: "say" | "claim" }> {
  return piece.what === "say" || piece.what === "claim";
}

/** Who sat there when it happened: in the lobby a seat may change hands. */
export function nameThen(at: Situation, news: readonly News[], piece: { n: number; seat: number }): string {
  const sat = news.findLast((one) => one.n < piece.n && (one.what === "sit" || one.what === "seat_bot") && one.seat === piece.seat);
  return sat?.what === "sit" ? sat.name : nameOf(at, piece.seat);
}

/** Whether it was you: whoever sat there before is somebody else. */
function isYou(at: Situation, news: readonly News[], piece: { n: number; seat: number }): boolean {
  const later = news.some((one) => one.n > piece.n && (one.what === "sit" || one.what === "seat_bot") && one.seat === piece.seat);
  return piece.seat === at.seat && !later;
}

function passing(at: Situation, face: Face, news: readonly News[], piece: News): string | null {
  const { say } = at.words;
  const who = (one: { n: number; seat: number }): { name: string; name_is: string } => ({
    name: nameThen(at, news, one),
    name_is: isYou(at, news, one) ? "you" : "other",
  });
  switch (piece.what) {
    case "sit":
      return say("news-sat-down", { ...who(piece), name: piece.name });
    case "seat_bot":
      return say("news-bot-sat-down", { level: levelOf(at, piece.level) });
    case "leave":
      return say("news-stood-up", who(piece));
    case "ready":
      return say(piece.ready ? "news-got-ready" : "news-not-ready", who(piece));
    case "call_off":
      return say("news-called-off");
    case "start":
      return say("news-game-started", { number: piece.number });
    case "stand_in":
      return say(piece.out_of_time ? "news-out-of-time" : "news-stood-in", { ...who(piece), level: levelOf(at, piece.level) });
    case "return":
      return say("news-came-back", who(piece));
    case "claim":
      return say("news-asserted", { ...who(piece), words: face.claimWords?.(at, piece.words) ?? piece.words });
    case "propose":
      return say("news-suggested", { ...who(piece), what: piece.proposal });
    case "settle":
      return say(piece.agreed ? "news-agreed" : "news-declined", { what: piece.proposal });
    default:
      return null;
  }
}

export function levelOf(at: Pick<Situation, "words">, level: string): string {
  return at.words.has(`level-${level}`) ? at.words.say(`level-${level}`) : level;
}

/** Who has won and why, in a sentence. */
export function resultOf(at: Situation): string {
  const { say, language } = at.words;
  const outcome = at.outcome;
  if (!outcome) return "";
  const key = `reason-${outcome.reason.replaceAll(" ", "_")}`;
  const reason = at.words.has(key) ? say(key) : outcome.reason;
  const facts = { reason, clause: outcome.clause };
  if (outcome.winners.length === 0) return say("result-nobody", facts);
  if (at.seat !== null && outcome.winners.includes(at.seat)) {
    return outcome.winners.length === 1 ? say("result-you", facts) : say("result-with-you", { ...facts, names: others(at, outcome.winners, language) });
  }
  const names = together(outcome.winners.map((seat) => nameOf(at, seat)), language);
  return say("result-others", { ...facts, names, count: outcome.winners.length });
}

function others(at: Situation, winners: readonly number[], language: string): string {
  return together(winners.filter((seat) => seat !== at.seat).map((seat) => nameOf(at, seat)), language);
}
