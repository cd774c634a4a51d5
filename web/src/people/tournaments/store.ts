/** The tournaments that this device knows: the way back in. */
import { KeptList } from "../../shell/kept_list.svelte";

export interface KeptTournament {
  readonly tournament: string;
  readonly key: string;
  readonly name: string;
}

export const tournamentStore = new KeptList<"tournament", KeptTournament>("sobremesa.tournaments", "tournament", 20);
