/** A list that stays on this device, the latest first. */
import { Kept } from "./kept.svelte";

export class KeptList<Key extends string, One extends Readonly<Record<Key, string>>> {
  private readonly kept: Kept<readonly One[]>;

  /** `key` tells one from another; of more than `most` the oldest are dropped. */
  constructor(
    place: string,
    private readonly key: Key,
    private readonly most = Infinity,
  ) {
    this.kept = new Kept<readonly One[]>(place, []);
  }

  get all(): readonly One[] {
    return this.kept.value;
  }

  of(name: string): One | undefined {
    return this.all.find((one) => one[this.key] === name);
  }

  keep(kept: One): void {
    this.kept.value = [kept, ...this.others(kept[this.key])].slice(0, this.most);
  }

  forget(name: string): void {
    this.kept.value = this.others(name);
  }

  private others(name: string): One[] {
    return this.all.filter((one) => one[this.key] !== name);
  }
}
