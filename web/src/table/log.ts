/** The log: the game's events as the narrator tells them, and what else went on at the table. */
import type { Event } from "../generated/wire";
import type { Ended } from "../shell/seats.svelte";
import { tell } from "../text/narrator";
import { listOf } from "../text/list";
import type { News, Tone } from "./clock.svelte";
import { givenName, nameOf, type Face, type Situation } from "./situation";

export interface Said {
  readonly key: string;
  readonly text: string;
  /** A heading: a new game, or how it ended. */
  readonly head?: boolean;
  /** Who did it, if it was a seat, and what the reader calls it. */
  readonly seat?: number;
  readonly name?: string;
  /** The round that begins with it. */
  readonly round?: number;
}

const told = new WeakMap<Event, { words: Situation["words"]; seats: Situation["seats"]; text: string | null }>();

/** Lines are cached while the same players sit there: an update narrates only its new events. */
function toldOnce(at: Situation, event: Event): string | null {
  const known = told.get(event);
  if (known?.words === at.words && known.seats === at.seats) return known.text;
  const text = tell(at, event);
  told.set(event, { words: at.words, seats: at.seats, text });
  return text;
}

/** An event as a line of the log; none where there is nothing to say. */
export function lineOf(at: Situation, event: Event, key: string): Said[] {
  const text = toldOnce(at, event);
  if (text === null) return [];
  const { seat, round } = event.facts ?? {};
  return [{ key, text, ...(typeof seat === "number" && { seat, name: nameOf(at, seat) }), ...(typeof round === "number" && { round }) }];
}

/** How the game ended, as its last line. */
export function lastLine(at: Situation): Said[] {
  return at.outcome ? [{ key: "result", text: resultOf(at), head: true }] : [];
}

/** The log: everything that was told, in sentences, oldest first. */
export function logOf(at: Situation, face: Face, news: readonly News[]): Said[] {
  const lines = news.flatMap((piece): Said[] => {
    if (piece.what === "happened") return piece.events.flatMap((event) => lineOf(at, event, `${piece.n}-${event.number}`));
    const text = passing(at, face, news, piece);
    return text === null ? [] : [{ key: `${piece.n}`, text, head: piece.what === "start" }];
  });
  return [...lines, ...lastLine(at)];
}

export interface Chapter {
  /** The round; null for what comes before the first, and for a heading. */
  readonly round: number | null;
  readonly lines: readonly Said[];
}

/** The lines round by round: a round is folded away when the next begins. */
export function chapters(lines: readonly Said[]): Chapter[] {
  const found: { round: number | null; lines: Said[] }[] = [];
  let round: number | null = null;
  for (const line of lines) {
    if (line.head) round = null;
    const begins = line.round !== undefined && line.round !== round;
    if (begins) round = line.round!;
    if (!found.length || begins || line.head || found.at(-1)!.round !== round) found.push({ round, lines: [] });
    found.at(-1)!.lines.push(line);
  }
  return found;
}

/** Who sat there when it happened: a seat may change hands, before a game and in it. */
export function nameThen(at: Situation, news: readonly News[], piece: { n: number; seat: number }): string {
  if (isYou(at, news, piece)) return nameOf(at, piece.seat);
  const given = news.find((one) => one.n > piece.n && one.what === "change_seat" && one.seat === piece.seat);
  if (given?.what === "change_seat") return given.was;
  const sat = news.findLast((one) => one.n < piece.n && isSitting(one) && one.seat === piece.seat);
  return sat?.what === "sit" ? sat.name : givenName(at, piece.seat);
}

function isSitting(piece: News): piece is Extract<News, { what: "sit" | "seat_bot" | "change_seat" }> {
  return piece.what === "sit" || piece.what === "seat_bot" || piece.what === "change_seat";
}

/** Whether it was you: an earlier player of your seat was not. */
function isYou(at: Situation, news: readonly News[], piece: { n: number; seat: number }): boolean {
  const later = news.some((one) => one.n > piece.n && isSitting(one) && one.seat === piece.seat);
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
      return say("news-bot-sat-down", { level: levelOf(at, piece.level), name: piece.name ?? "" });
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
      return say("news-asserted", { ...who(piece), words: face.claimWords?.(at, piece.words, piece.seat) ?? piece.words });
    case "doubt":
      return say("news-doubted", { ...who(piece), of: nameOf(at, piece.of), of_is: piece.of === at.seat ? "you" : "other" });
    case "propose":
      return say("news-suggested", { ...who(piece), what: piece.proposal });
    case "settle":
      return say(piece.agreed ? "news-agreed" : "news-declined", { what: piece.proposal });
    case "offer":
      return say(piece.offered ? "news-offered" : "news-not-offered", who(piece));
    case "take_over": {
      const asks = piece.seat === null ? { name: piece.name, name_is: "other" } : who({ n: piece.n, seat: piece.seat });
      const of = who({ n: piece.n, seat: piece.of });
      const kind = piece.level ? "bot" : piece.name ? "person" : "missed";
      return say("news-asked-seat", { ...asks, kind, of: of.name, of_is: of.name_is });
    }
    case "change_seat":
      return say("news-changed-seat", { name: piece.name, was: piece.was, name_is: isYou(at, news, piece) ? "you" : "other" });
    case "remain":
      return say("news-declined");
    default:
      return null;
  }
}

export function levelOf(at: Pick<Situation, "words">, level: string): string {
  return at.words.has(`level-${level}`) ? at.words.say(`level-${level}`) : level;
}

/** The end in the words of a rubber stamp, and for whom it is good news. */
export function stampOf(at: Situation): { text: string; tone: Tone } {
  const { say } = at.words;
  const outcome = at.outcome;
  if (!outcome) return { text: "", tone: "plain" };
  const names = listOf(outcome.winners.map((seat) => nameOf(at, seat)), at.words.language);
  const won = at.seat !== null && outcome.winners.includes(at.seat);
  const kind = outcome.winners.length === 0 ? "nobody" : at.seat === null ? "others" : won ? (outcome.winners.length > 1 ? "shared" : "won") : "lost";
  const head = say(`stamp-${kind}`, { names, count: outcome.winners.length });
  // Equal points do not say why: a game may name what decided.
  const by = `${at.game}-stamp-by-${outcome.reason.replaceAll(" ", "_")}`;
  const parts = [scoreOf(at), at.words.has(by) ? say(by) : ""].filter(Boolean).join(", ");
  return { text: parts ? `${head} · ${parts}` : head, tone: at.seat === null || !outcome.winners.length ? "plain" : won ? "good" : "bad" };
}

/** The points, where the game counts any: one's own first, or the winner's. */
function scoreOf(at: Situation): string {
  const scores = at.outcome?.scores ?? [];
  if (!scores.some((points) => points > 1)) return "";
  const first = at.seat ?? at.outcome?.winners[0] ?? 0;
  if (scores.length === 2) return at.words.say("stamp-score", { mine: scores[first]!, theirs: scores[1 - first]! });
  return at.words.say("stamp-points", { points: scores[first]! });
}

/** What the device stores of how a game went for your seat. */
export function endedOf(at: Situation): Omit<Ended, "at"> | null {
  const outcome = at.outcome;
  if (!outcome || at.seat === null) return null;
  const how = !outcome.winners.length ? "nobody" : outcome.winners.includes(at.seat) ? "won" : "lost";
  const [mine, theirs] = [outcome.scores[at.seat]!, outcome.scores[1 - at.seat]!];
  const scores = outcome.scores.length === 2 && Math.max(mine, theirs) > 1 ? [mine, theirs] : [];
  const faced = at.seats.flatMap(({ regular }, seat) => (regular && seat !== at.seat ? [{ persona: regular, won: outcome.winners.includes(seat) }] : []));
  return { faced, rivals: at.seats.map((_, seat) => nameOf(at, seat)).filter((_, seat) => seat !== at.seat), how, scores };
}

/** Who has won and why, in a sentence. */
export function resultOf(at: Situation): string {
  const { say, language } = at.words;
  const outcome = at.outcome;
  if (!outcome) return "";
  const key = `reason-${outcome.reason.replaceAll(" ", "_")}`;
  const reason = at.words.has(key) ? say(key) : outcome.reason;
  const facts = { reason };
  if (outcome.winners.length === 0) return say("result-nobody", facts);
  if (at.seat !== null && outcome.winners.includes(at.seat)) {
    return outcome.winners.length === 1 ? say("result-you", facts) : say("result-with-you", { ...facts, names: others(at, outcome.winners, language) });
  }
  const names = listOf(outcome.winners.map((seat) => nameOf(at, seat)), language);
  return say("result-others", { ...facts, names, count: outcome.winners.length });
}

function others(at: Situation, winners: readonly number[], language: string): string {
  return listOf(winners.filter((seat) => seat !== at.seat).map((seat) => nameOf(at, seat)), language);
}
