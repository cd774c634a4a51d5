/** Checks on this device that the chance of a finished game was the one its table was bound to. */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Proof {
  /** The secret is the one whose commitment was shown before the game. */
  commits: boolean;
  /** The seed follows from the secret and from everybody's own share. */
  seeds: boolean;
}

const SECRET = /^[0-9a-f]{64}$/;
/** What this key is for, filled with zeros to the 16 bytes of BLAKE2b. */
const PERSON = utf8ToBytes("sobremesa".padEnd(16, "\0"));

/** `published` is the commitment that this device saw before the end. */
export function checked(record: string, published: string): Proof {
  const notes = new Map<string, string>();
  const entropy = [...record.matchAll(/^seat /gm)].map(() => "");
  for (const [, name, value] of record.matchAll(/^note (\w+) (.*)$/gm)) {
    if (name === "entropy") {
      const [seat, given] = value!.split(" ");
      entropy[Number(seat)] = given ?? "";
    } else notes.set(name!, value!);
  }
  const told = notes.get("secret") ?? "";
  if (!SECRET.test(told)) return { commits: false, seeds: false };
  const secret = hexToBytes(told);
  const opened = `sha256:${bytesToHex(sha256(concatBytes(utf8ToBytes("sobremesa commitment 1\0"), secret)))}`;
  const whole = ["sobremesa seed 1", notes.get("table"), notes.get("number"), ...entropy].join("\n");
  const seed = `key:${bytesToHex(blake2b(utf8ToBytes(whole), { key: secret, dkLen: 32, personalization: PERSON }))}`;
  return { commits: opened === notes.get("commitment") && opened === published, seeds: record.includes(`\nseed ${seed}\n`) };
}
