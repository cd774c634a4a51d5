/** The groups whose keys this device has. */
import { KeptList } from "../../shell/kept_list.svelte";

export interface KeptGroup {
  readonly group: string;
  readonly key: string;
  readonly name: string;
  /** Founded on this device. */
  readonly isFounder: boolean;
}

export const groupStore = new KeptList<"group", KeptGroup>("sobremesa.groups", "group");
