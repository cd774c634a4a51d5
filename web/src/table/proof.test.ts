import { describe, expect, it } from "vitest";
import { blake2b, hex, sha256 } from "./hashes";
import { checked } from "./proof";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const KEY = Uint8Array.from({ length: 32 }, (_, n) => n);

describe("the hashes", () => {
  it("are those of everybody", () => {
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hex(sha256(bytes("x".repeat(119))))).toBe("000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c");
    expect(hex(blake2b(bytes("hola\nmundo"), KEY, 32, bytes("sobremesa")))).toBe(
      "5ca32760181e0d824e8685bf39ba15626b695a93af767333e1d745e83566e9f1",
    );
    expect(hex(blake2b(bytes("x".repeat(300)), KEY, 32, bytes("sobremesa")))).toBe(
      "11130b80a4ab52794fc81e627bae6e7626a29ad4072bc119731e2ba4b095de2e",
    );
  });
});

describe("the proof of a game", () => {
  const secret = "00".repeat(32);
  const commitment = `sha256:${hex(sha256(new Uint8Array([...bytes("sobremesa commitment 1\0"), ...new Uint8Array(32)])))}`;
  const seed = hex(blake2b(bytes("sobremesa seed 1\nt\n1\nabcd\n"), new Uint8Array(32), 32, bytes("sobremesa")));
  const record = [
    "sobremesa record 1", "game evidencia", "seat Ana", "seat Bot", `seed key:${seed}`,
    "note table t", "note number 1", `note commitment ${commitment}`, `note secret ${secret}`, "note entropy 0 abcd", "", "end",
  ].join("\n");

  it("holds for an honest table", () => {
    expect(checked(record, commitment)).toEqual({ commits: true, seeds: true });
  });

  it("shows another secret than the one committed to", () => {
    expect(checked(record, "sha256:00").commits).toBe(false);
  });

  it("shows a seed that leaves out a player's share", () => {
    expect(checked(record.replace("0 abcd", "0 abce"), commitment).seeds).toBe(false);
  });
});
