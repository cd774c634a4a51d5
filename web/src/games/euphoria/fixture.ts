/** A table of four for the tests of this face, as Ana sees it, who sits first. */
import type { Scene } from "../../generated/euphoria";
import deck from "../../generated/euphoria.cards.json";
import moves from "../../generated/euphoria.moves.json";
import type { Event, Move } from "../../generated/wire";
import { means } from "../../table/offer";
import { situationOf } from "../../table/situation";
import { gameWords } from "../../text/games";
import type { At } from "./cards";

export const spoken = { es: await gameWords("es", "euphoria"), en: await gameWords("en", "euphoria") };

export const NO_ACTION = { verb: "", artifact: "", own: null, target: null, place: null, next_target: null, next_place: null, aim: null };
export const HIDDEN = [false, false, false] as const;

function table(changes: Partial<Scene> = {}): Scene {
  return {
    phase: "start", turn: 0, round: 1, turns: 0, laid: [3, 3, 3, 3],
    recruits: [["euphoriano", "subterra", "lider_subterra"], ["", "", ""], ["", "", ""], ["", "", ""]],
    exposed: [HIDDEN, HIDDEN, HIDDEN, HIDDEN], hands: [["suero", "escudo"], [], [], []], hand_sizes: [2, 2, 2, 2],
    deck: 16, pile: [], lasers: 2, aims: [null, null, null, null], anarchists: [], announced: NO_ACTION, asked: [], answer: [],
    reaction: null, winners: [], clause: 0, ...changes,
  };
}

export function move(verb: string, wanted: NonNullable<Move["arguments"]> = {}): Move {
  return { code: moves.findIndex((one) => means(one as never, verb, wanted)), verb, arguments: wanted };
}

export function at(view: Partial<Scene> = {}, more: Partial<At> = {}): At {
  const seats = ["Ana", "Beto", "Caro", "Dani"].map((name) => ({ name, level: "", away: false }));
  return situationOf({ game: "euphoria", view: table(view), seat: 0, seats, toAct: [0], deck, words: spoken.es, ...more }) as At;
}

export function event(kind: string, facts: Record<string, string | number>): Event {
  return { number: 40, kind, facts };
}
