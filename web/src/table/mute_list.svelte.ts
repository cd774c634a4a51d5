/** The players whose words this device does not show; others do not notice. By name, as a seat may have another player later. */
import { SvelteSet } from "svelte/reactivity";
import type { News } from "./clock.svelte";

const KEPT = "sobremesa-muted";

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class MuteList {
  private readonly names = new SvelteSet<string>(read());

  has(table: string, name: string): boolean {
    return this.names.has(`${table} ${name}`);
  }

  change(table: string, name: string, isMuted: boolean): void {
    if (isMuted) this.names.add(`${table} ${name}`);
    else this.names.delete(`${table} ${name}`);
    try {
      localStorage.setItem(KEPT, JSON.stringify([...this.names].slice(-100)));
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const muteList = new MuteList();

/** Chat and reactions go; a claim or a doubt is part of the game. */
export function isHeard(piece: News, table: string, nameOf: (seat: number) => string): boolean {
  return (piece.what !== "say" && piece.what !== "react") || !muteList.has(table, nameOf(piece.seat));
}
