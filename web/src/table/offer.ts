/** The moves that are offered, by what they mean. */
import type { Move } from "../generated/wire";
import type { Situation } from "./situation";

type Arguments = NonNullable<Move["arguments"]>;

export function findOffered(at: Pick<Situation, "moves">, verb: string, wanted: Arguments = {}): Move | undefined {
  return at.moves.find((move) => means(move, verb, wanted));
}

/** Any move with this verb. */
export function offers(at: Pick<Situation, "moves">, verb: string): Move | undefined {
  return at.moves.find((move) => move.verb === verb);
}

export function means(move: Pick<Move, "verb" | "arguments">, verb: string, wanted: Arguments = {}): boolean {
  return move.verb === verb && Object.entries(wanted).every(([name, value]) => move.arguments?.[name] === value);
}

/** A move as one line, such as `take 2`: the value of `data-move` on the element that plays it. */
export function lineOf(move: Pick<Move, "verb" | "arguments">): string {
  return [move.verb, ...Object.values(move.arguments ?? {})].join(" ");
}
