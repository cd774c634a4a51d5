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

/** A claim as a sentence; what cannot be read is shown as it is. */
export function claimWords(at: At, words: string): string {
  const { say } = at.words;
  const recruit = /^recluta (\d)\.(\d) (\w+)$/.exec(words);
  if (recruit) {
    const [seat, place] = [nameOf(at, Number(recruit[1]) - 1), Number(recruit[2])];
    return say("claim-recruit", { seat, place, recruit: say(`recruit-${recruit[3]}`) });
  }
  const team = /^equipo (\d) (\w+)$/.exec(words);
  if (team) return say("claim-team", { seat: nameOf(at, Number(team[1]) - 1), side: teamName(at, team[2]!) });
  return words;
}

export function teamName(at: At, team: string): string {
  return at.words.say(`side-${team === "euphoria" ? "euphoriano" : team}`);
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
