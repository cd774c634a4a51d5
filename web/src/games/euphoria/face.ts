/** Euphoria: a city at night. */
import type { Memory, Scene } from "../../generated/euphoria";
import type { Face } from "../../table/situation";
import { claims, claimWords } from "./claims";
import Ending from "./Ending.svelte";
import Table from "./Table.svelte";

export const face: Face<Scene, Memory> = { Table, Ending, claims, claimWords, draws: (at) => at.seat !== null };
