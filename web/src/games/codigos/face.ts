/** Códigos: the field telegraph. */
import type { Memory, Scene } from "../../generated/codigos";
import type { Face, Situation } from "../../table/situation";
import "./codigos.css";
import Ending from "./Ending.svelte";
import { gallery } from "./gallery";
import { helps } from "./hidden_codes";
import { momentsOf } from "./moments";
import { draws } from "./orders";
import { poster } from "./poster";
import Table from "./Table.svelte";

/** A hint would reveal what players must remember, except where the table helps to remember (CO-26). */
function canAdvise(at: Situation<Scene, Memory>): boolean {
  return helps(at) || !["choose", "recite"].includes(at.view.phase);
}

export const face: Face<Scene, Memory> = { Table, Ending, gallery, draws, advised: canAdvise, moments: momentsOf, poster };
