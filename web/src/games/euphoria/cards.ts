/** Recruits and artifacts: what they are called, and what can be said of them aloud. */
import type { Memory, Scene } from "../../generated/euphoria";
import type { Situation } from "../../table/situation";
import type { Words } from "../../text/words";

export type At = Situation<Scene, Memory>;
export type Side = "euphoriano" | "subterra";
export type Team = Side | "anarquista";
export type Named = Readonly<Record<Words["language"], string>>;

export interface Artifact {
  readonly id: string;
  readonly name: Named;
  readonly kind: "action" | "reaction";
  readonly copies: number;
  readonly text: Named;
}

interface Deck {
  readonly artifact: readonly Artifact[];
}

export const PLACES = [0, 1, 2] as const;

export function artifactOf(at: At, id: string): Artifact | undefined {
  return (at.deck as Deck | null)?.artifact.find((artifact) => artifact.id === id);
}

export function artifactName(at: At, id: string): string {
  return artifactOf(at, id)?.name[at.words.language] ?? id;
}

export function isLeader(recruit: string): boolean {
  return recruit.startsWith("lider_");
}

export function sideOf(recruit: string): Side | null {
  if (!recruit) return null;
  return recruit === "euphoriano" || recruit === "lider_euphoriano" ? "euphoriano" : "subterra";
}

/** EU-10, EU-11: whose side three recruits mean; null where one of them is not in sight. */
export function teamOf(recruits: readonly string[], anarchist: boolean): Team | null {
  if (anarchist) return "anarquista";
  if (recruits.some((recruit) => !recruit)) return null;
  const leader = recruits.find(isLeader);
  if (leader) return sideOf(leader);
  return recruits.filter((recruit) => sideOf(recruit) === "euphoriano").length >= 2 ? "euphoriano" : "subterra";
}

/** The letter that stands for a side where its word does not fit. */
export function letterOf(recruit: string): string {
  return sideOf(recruit) === "euphoriano" ? "E" : "S";
}

/** One recruit of a row, in words: `2, escondido`, `1, Líder Subterra, expuesto`. */
export function recruitWords(at: At, recruit: string, exposed: boolean): string {
  const state = at.words.say(exposed ? "euphoria-exposed" : "euphoria-hidden");
  return recruit ? `${at.words.say(`recruit-${recruit}`)}, ${state}` : state;
}
