/** The groups whose keys this device has. */
const PLACE = "sobremesa.groups";

export interface KeptGroup {
  readonly group: string;
  readonly key: string;
  readonly name: string;
  /** Founded on this device. */
  readonly isFounder: boolean;
}

function readGroups(): KeptGroup[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as KeptGroup[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class GroupStore {
  all = $state.raw<readonly KeptGroup[]>(readGroups());

  of(group: string): KeptGroup | undefined {
    return this.all.find((one) => one.group === group);
  }

  keep(group: KeptGroup): void {
    this.write([group, ...this.all.filter((one) => one.group !== group.group)]);
  }

  forget(group: string): void {
    this.write(this.all.filter((one) => one.group !== group));
  }

  private write(all: readonly KeptGroup[]): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // The group's own link is still a way back in.
    }
  }
}

export const groupStore = new GroupStore();
