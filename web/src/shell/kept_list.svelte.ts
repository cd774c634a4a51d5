/** A list that stays on this device, the latest first. Without storage it lasts as long as the page. */

export class KeptList<Key extends string, Kept extends Readonly<Record<Key, string>>> {
  all = $state.raw<readonly Kept[]>([]);

  /** `key` tells one from another; of more than `most` the oldest are dropped. */
  constructor(
    private readonly place: string,
    private readonly key: Key,
    private readonly most = Infinity,
  ) {
    this.all = read<Kept>(place);
  }

  of(name: string): Kept | undefined {
    return this.all.find((one) => one[this.key] === name);
  }

  keep(kept: Kept): void {
    this.write([kept, ...this.others(kept[this.key])].slice(0, this.most));
  }

  forget(name: string): void {
    this.write(this.others(name));
  }

  private others(name: string): Kept[] {
    return this.all.filter((one) => one[this.key] !== name);
  }

  private write(all: readonly Kept[]): void {
    this.all = all;
    try {
      localStorage.setItem(this.place, JSON.stringify(all));
    } catch {
      // It lasts as long as the page.
    }
  }
}

function read<Kept>(place: string): readonly Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "[]") as Kept[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
