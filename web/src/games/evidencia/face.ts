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

/** The moves that are a card or a place on the table. What is left are words: to use a special card, or not; and the
 * pyramid, where its place is chosen afterwards. */
function draws(at: Situation<Scene, Memory>, move: Move): boolean {
  if (move.verb === "to_pyramid") return at.options["pyramid"] !== "free";
  return move.verb !== "decline" && move.verb !== "reveal_base";
}

/** A seat that is asked for a special card it does not have gives nothing up, and the label says so. */
function label(at: Situation<Scene, Memory>, move: Move): string | null {
  if (move.verb !== "decline") return null;
  const key = `evidencia-decline-${at.prompt?.key}`;
  return at.words.has(key) ? at.words.say(key) : null;
}

export const face: Face<Scene, Memory> = { Table, Ending, gallery, draws, label, moments: momentsOf, poster };
