/** A recruit that was looked at opens its visor in its place for a while; moments wait behind it. */
import { untrack } from "svelte";
import type { At } from "./cards";
import { glimpsesIn, type Glimpse } from "./glimpses";

const SECRET_MS = 3000;
const SHOT_MS = 4000;

export class GlimpseTimer {
  private shown = $state.raw<readonly Glimpse[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private release: (() => void) | undefined;

  /** Call it whenever the situation changes. */
  follow(at: At): void {
    const found = glimpsesIn(at, at.fresh);
    // At the end everything lies open.
    if (at.view.phase === "over") return untrack(() => this.close());
    if (!found.length) return;
    untrack(() => {
      this.close();
      this.shown = found;
      const secret = at.fresh.some((event) => event.kind === "looked");
      if (secret) this.release = at.holdMoments();
      this.timer = setTimeout(() => this.close(), secret ? SECRET_MS : SHOT_MS);
    });
  }

  /** By place: the recruits of a seat that are in sight just now. */
  of(seat: number): readonly [string, string, string] {
    const at = (place: number): string => this.shown.find((one) => one.seat === seat && one.place === place)?.recruit ?? "";
    return [at(0), at(1), at(2)];
  }

  in(seat: number): boolean {
    return this.shown.some((one) => one.seat === seat);
  }

  close(): void {
    clearTimeout(this.timer);
    this.release?.();
    this.release = undefined;
    this.shown = [];
  }
}
