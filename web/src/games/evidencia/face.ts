/** Evidencia: a board of evidence, pinned and tied with thread. */
import type { Memory, Scene } from "../../generated/evidencia";
import type { Move } from "../../generated/wire";
import type { Face, Situation } from "../../table/situation";
import "./board.css";
import Ending from "./Ending.svelte";
import { gallery } from "./gallery";
import { momentsOf } from "./moments";
import { poster } from "./poster";
import Table from "./Table.svelte";

/** What is a question more than a place: it is asked in words, with what each answer means. */
const WORDS = ["to_pyramid", "to_zone", "decline", "reveal_base"];

/** The moves that are a card or a place on the table. */
function draws(_at: Situation<Scene, Memory>, move: Move): boolean {
  return !WORDS.includes(move.verb);
}

/** Where a card goes, with what that means. A seat that is asked for a special card it does not have gives nothing up, and
 * the label says so. */
function label(at: Situation<Scene, Memory>, move: Move): string | null {
  if (move.verb === "to_pyramid" || move.verb === "to_zone") return at.words.say(`evidencia-${move.verb.replace("_", "-")}`);
  if (move.verb !== "decline") return null;
  const key = `evidencia-decline-${at.prompt?.key}`;
  return at.words.has(key) ? at.words.say(key) : null;
}

export const face: Face<Scene, Memory> = { Table, Ending, gallery, draws, label, moments: momentsOf, poster };
