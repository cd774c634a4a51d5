/** What can be said aloud (EU-12), in the words that `claims.py` reads, and back. */
import { nameOf } from "../../table/situation";
import { PLACES, type At } from "./cards";

export const RECRUIT_CLAIMS = ["euphoriano", "subterra", "lider_euphoriano", "lider_subterra", "lider", "seguidor"] as const;
export const TEAM_CLAIMS = ["euphoria", "subterra", "anarquista"] as const;

export function aboutRecruit(seat: number, place: number, what: string): string {
  return `recluta ${seat + 1}.${place + 1} ${what}`;
}

export function aboutTeam(seat: number, what: string): string {
  return `equipo ${seat + 1} ${what}`;
}

/** A claim as its speaker says it, to your face; what cannot be read is shown as it is. */
export function claimWords(at: At, words: string, speaker: number | null = at.seat): string {
  const { say } = at.words;
  const found = /^(?:recluta (\d)\.(\d)|equipo (\d)) (\w+)$/.exec(words);
  if (!found) return words;
  const seat = Number(found[1] ?? found[3]) - 1;
  const facts = { seat: nameOf(at, seat), about: seat === speaker ? "self" : seat === at.seat ? "you" : "other" };
  const what = found[4]!;
  if (found[2]) return say("claim-recruit", { ...facts, place: Number(found[2]), what: say(`claimed-${what}`) });
  return what === "anarquista" ? say("claim-anarchist", facts) : say("claim-team", { ...facts, side: teamName(at, what) });
}

export function teamName(at: At, team: string): string {
  return at.words.say(`side-${team === "euphoria" ? "euphoriano" : team}`);
}

/** How a side is written where there is room for one letter. */
export const LETTERS: Readonly<Record<string, string>> = { euphoria: "E", euphoriano: "E", subterra: "S", anarquista: "A" };

/** The side that a seat last claimed: a tag on the seat until its next claim. */
export function claimedTeam(at: Pick<At, "claimed">, seat: number): string {
  const own = new RegExp(`^equipo ${seat + 1} (\\w+)$`);
  return (at.claimed ?? []).findLast((claim) => claim.seat === seat && own.test(claim.words))?.words.match(own)?.[1] ?? "";
}

/** All claims, those about your seat first: what people mostly speak of. */
export function claims(at: At): { words: string; label: string }[] {
  if (at.seat === null) return [];
  const me = at.seat;
  const count = at.view.recruits.length;
  const seats = Array.from({ length: count }, (_, n) => (me + n) % count);
  const all = seats.flatMap((seat) => [
    ...TEAM_CLAIMS.map((what) => aboutTeam(seat, what)),
    ...PLACES.flatMap((place) => RECRUIT_CLAIMS.map((what) => aboutRecruit(seat, place, what))),
  ]);
  return all.map((words) => ({ words, label: claimWords(at, words) }));
}
