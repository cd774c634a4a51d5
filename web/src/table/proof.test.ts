import { describe, expect, it } from "vitest";
import { checked } from "./proof";

describe("the proof of a game", () => {
  // Worked out by Python's hashlib.
  const commitment = "sha256:e6fd40e3680b12bab1721e2e505f6de19bcf637e68d78099d0330769022a8df3";
  const seed = "4c89f83b4111abcec6182157b7cf1c113a990664be28e7e7c5c8e5079401d852";
  const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const record = [
    "sobremesa record 1", "game evidencia", "seat Ana", "seat Beto", `seed key:${seed}`, "note table t", "note number 1",
    `note commitment ${commitment}`, `note secret ${secret}`, "note entropy 0 abcd", "note entropy 1 ñandú", "", "end",
  ].join("\n");

  it("holds for an honest table", () => {
    expect(checked(record, commitment)).toEqual({ commits: true, seeds: true });
  });

  it("shows another secret than the one committed to", () => {
    expect(checked(record, "sha256:00").commits).toBe(false);
    const other = record.replace("note secret 00", "note secret 01");
    expect(checked(other, commitment)).toEqual({ commits: false, seeds: false });
  });

  it("shows a seed that leaves out a player's share", () => {
    expect(checked(record.replace("0 abcd", "0 abce"), commitment).seeds).toBe(false);
  });

  it.each(["", "00", "zz".repeat(32)])("does not hold where the secret is no secret: %j", (told) => {
    expect(checked(record.replace(secret, told), commitment)).toEqual({ commits: false, seeds: false });
  });
});
