/** The moves that are offered, by what they mean. */
import type { MoveTold } from "../generated/wire";
import type { Situation } from "./situation";

type Arguments = NonNullable<MoveTold["arguments"]>;

export function offered(at: Pick<Situation, "moves">, verb: string, wanted: Arguments = {}): MoveTold | undefined {
  return at.moves.find((move) => means(move, verb, wanted));
}

/** Any move with this verb. */
export function offers(at: Pick<Situation, "moves">, verb: string): MoveTold | undefined {
  return at.moves.find((move) => move.verb === verb);
}

export function means(move: Pick<MoveTold, "verb" | "arguments">, verb: string, wanted: Arguments = {}): boolean {
  return move.verb === verb && Object.entries(wanted).every(([name, value]) => move.arguments?.[name] === value);
}

/** One line for a move: `take 2`. It names the thing that makes it in the page. */
export function lineOf(move: Pick<MoveTold, "verb" | "arguments">): string {
  return [move.verb, ...Object.values(move.arguments ?? {})].join(" ");
}
