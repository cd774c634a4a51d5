/** Euphoria: a city at night. */
import type { Memory, Scene } from "../../generated/euphoria";
import type { Face } from "../../table/situation";
import { claims, claimWords } from "./claims";
import { gallery } from "./gallery";
import { momentsOf } from "./moments";
import { poster } from "./poster";
import Table from "./Table.svelte";

export const face: Face<Scene, Memory> = { Table, gallery, moments: momentsOf, poster, claims, claimWords, draws: (at) => at.seat !== null, teams: ["euphoria", "subterra"] };
