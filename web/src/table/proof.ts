/** Checks on this device that the shuffle of a finished game is the one that all had committed to. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { commitmentTo, type Beginning } from "./witness";

export interface Proof {
  /** It is the game that was asked for, and its secret is the one whose commitment was shown before. */
  commits: boolean;
  /** The seed follows from the secret and the players' shares, and those match their commitments. */
  seeds: boolean;
  /** This player's own share is in it; null where this device has none. */
  own: boolean | null;
  /** The commitments are those that this device saw; null where it saw none. */
  bound: boolean | null;
}

export interface Played {
  table: string;
  number: number;
  seat: number | null;
  /** What this device kept of it. */
  began: Beginning;
}

const SECRET = /^[0-9a-f]{64}$/;
/** What this key is for, filled with zeros to the 16 bytes of BLAKE2b. */
const PERSON = utf8ToBytes("sobremesa".padEnd(16, "\0"));

export function checkRecord(record: string, { table, number, seat, began }: Played): Proof {
  const notes = new Map<string, string>();
  const seats = [...record.matchAll(/^seat /gm)];
  const bySeat = { entropy: seats.map(() => ""), committed: seats.map(() => "") };
  for (const [, name, value] of record.matchAll(/^note (\w+) (.*)$/gm)) {
    if (name === "entropy" || name === "committed") {
      const [at, given] = value!.split(" ");
      bySeat[name][Number(at)] = given ?? "";
    } else notes.set(name!, value!);
  }
  const { entropy, committed } = bySeat;
  const own = began.entropy && seat !== null ? entropy[seat] === began.entropy : null;
  const bound = began.committed ? began.committed.join() === committed.join() : null;
  const told = notes.get("secret") ?? "";
  if (!SECRET.test(told)) return { commits: false, seeds: false, own, bound };
  const secret = hexToBytes(told);
  const opened = `sha256:${bytesToHex(sha256(concatBytes(utf8ToBytes("sobremesa commitment 1\0"), secret)))}`;
  // A shared deal does not depend on the table's name.
  const whole = ["sobremesa seed 1", notes.get("deal") ?? notes.get("table"), notes.get("number"), ...entropy].join("\n");
  const seed = `key:${bytesToHex(blake2b(utf8ToBytes(whole), { key: secret, dkLen: 32, personalization: PERSON }))}`;
  const isThisGame = notes.get("table") === table && notes.get("number") === String(number);
  return {
    commits: isThisGame && opened === notes.get("commitment") && opened === began.published,
    seeds: record.includes(`\nseed ${seed}\n`) && fit(entropy, committed),
    own,
    bound,
  };
}

/** Whether every share that was opened matches its commitment. */
function fit(entropy: readonly string[], committed: readonly string[]): boolean {
  return entropy.every((given, seat) => !given || commitmentTo(given) === committed[seat]);
}
