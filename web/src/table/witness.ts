/** What this device stores of how games began, to check their records against. A record proves nothing by itself: its
 * author could have invented all of it. So the first word counts, and what a table says later does not replace it. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { freshEntropy } from "../connection/keys";
import type { Room } from "../generated/wire";

export interface Beginning {
  /** The table's commitment. */
  published?: string;
  /** This player's own share of the seed. */
  entropy?: string;
  /** What every seat had committed to when the shares were opened. */
  committed?: string[];
}

/** By the number of the game at its table, from 1. */
export type Beginnings = Record<number, Beginning>;

/** Where beginnings outlive the page. */
export interface Drawer {
  read(): Beginnings;
  write(all: Beginnings): void;
}

const LATEST = 3;

/** The commitment to a share before it is opened. */
export function commitmentTo(entropy: string): string {
  return `sha256:${bytesToHex(sha256(utf8ToBytes(`sobremesa entropy 1\0${entropy}`)))}`;
}

export class Witness {
  constructor(private readonly drawer: Drawer) {}

  of(number: number): Beginning {
    return this.drawer.read()[number] ?? {};
  }

  /** Commits to a share of this game's seed. */
  promise(number: number): string {
    const entropy = freshEntropy();
    this.keep(number, { ...this.of(number), entropy });
    return commitmentTo(entropy);
  }

  see(room: Room): void {
    this.publish(Math.max(1, room.number), room.commitment);
    this.publish(room.number + 1, room.next_commitment);
  }

  /** The share to open now that all have committed; "" where there is none, or not the one committed to. */
  open(number: number, seat: number | null, committed: readonly string[]): string {
    const known = this.of(number);
    if (!known.committed) this.keep(number, { ...known, committed: [...committed] });
    const { entropy = "" } = known;
    if (!entropy || seat === null) return "";
    return (known.committed ?? committed)[seat] === commitmentTo(entropy) ? entropy : "";
  }

  publish(number: number, published: string): void {
    const known = this.of(number);
    if (published && !known.published) this.keep(number, { ...known, published });
  }

  /** Only the latest games: their records are the ones that can be asked for. */
  keep(number: number, beginning: Beginning): void {
    const others = Object.entries(this.drawer.read()).filter(([other]) => Number(other) > number - LATEST);
    this.drawer.write({ ...Object.fromEntries(others), [number]: beginning });
  }
}
