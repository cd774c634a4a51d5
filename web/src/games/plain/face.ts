/** The face of a game that has none of its own. */
import type { Face } from "../../table/situation";
import { momentsOf } from "./moments";
import PlainTable from "./PlainTable.svelte";
import { draws, type SmallScene } from "./scene";

export const face: Face<SmallScene> = { Table: PlainTable, draws, moments: momentsOf };
