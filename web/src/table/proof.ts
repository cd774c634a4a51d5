/** Checks on this device that the chance of a finished game was the one its table was bound to. */
import { blake2b, hex, sha256, unhex } from "./hashes";

export interface Proof {
  /** The secret is the one whose commitment was shown before the game. */
  commits: boolean;
  /** The seed follows from the secret and from everybody's own share. */
  seeds: boolean;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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
  const secret = unhex(notes.get("secret") ?? "");
  const opened = `sha256:${hex(sha256(new Uint8Array([...bytes("sobremesa commitment 1\0"), ...secret])))}`;
  const whole = ["sobremesa seed 1", notes.get("table"), notes.get("number"), ...entropy].join("\n");
  const seed = `key:${hex(blake2b(bytes(whole), secret, 32, bytes("sobremesa")))}`;
  return { commits: opened === notes.get("commitment") && opened === published, seeds: record.includes(`\nseed ${seed}\n`) };
}
