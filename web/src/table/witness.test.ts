import { beforeEach, describe, expect, it } from "vitest";
import type { Room } from "../generated/wire";
import { commitmentTo, Witness, type Beginnings } from "./witness";

const room = (number: number, commitment: string, next = ""): Room => ({ number, commitment, next_commitment: next }) as Room;

let kept: Beginnings;
let witness: Witness;

beforeEach(() => {
  kept = {};
  witness = new Witness({ read: () => kept, write: (all) => (kept = all) });
});

describe("a witness", () => {
  it("commits as the table counts it", () => {
    // Worked out by Python's hashlib.
    expect(commitmentTo("abcd")).toBe("sha256:5e5b3f5d5242e02ad6b57206642a1535051a87ad1b9d5007d11058ee9910c95c");
  });

  it("keeps the first commitment of each game", () => {
    witness.see(room(0, "one"));
    witness.see(room(1, "another", "two"));
    witness.see(room(2, "yet another", "three"));
    expect([1, 2, 3].map((number) => witness.of(number).published)).toEqual(["one", "two", "three"]);
  });

  it("opens what it has committed to", () => {
    const own = witness.promise(1);
    const share = witness.open(1, 1, ["", own]);
    expect(commitmentTo(share)).toBe(own);
    expect(witness.of(1)).toEqual({ entropy: share, committed: ["", own] });
  });

  it("opens nothing else, and nothing twice in another company", () => {
    const own = witness.promise(1);
    expect(witness.open(1, 1, ["", "sha256:00"])).toBe("");
    expect(witness.open(1, 1, ["", own])).toBe("");
    expect(witness.open(2, 1, ["", own])).toBe("");
    expect(witness.open(1, null, ["", own])).toBe("");
  });
});
