/** Códigos: the field telegraph. */
import type { Memory, Scene } from "../../generated/codigos";
import type { Face, Situation } from "../../table/situation";
import "./codigos.css";
import Ending from "./Ending.svelte";
import { gallery } from "./gallery";
import { momentsOf } from "./moments";
import { draws } from "./orders";
import { poster } from "./poster";
import Table from "./Table.svelte";

/** During a reveal a hint would say the code (CO-26). With help, peeking says it. */
function canAdvise(at: Situation<Scene, Memory>): boolean {
  return !["choose", "recite"].includes(at.view.phase);
}

export const face: Face<Scene, Memory> = { Table, Ending, gallery, draws, advised: canAdvise, moments: momentsOf, poster };
