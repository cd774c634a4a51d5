import { describe, expect, it } from "vitest";
import evidencia from "../generated/evidencia.rules.es.json";
import { piecesOf } from "./rulebook";

describe("the rules", () => {
  it("cut a line at its emphasis and at the clauses it cites", () => {
    expect(piecesOf("Del **reverso**, *así*, `free` (EV-20).")).toEqual([
      { kind: "plain", text: "Del " },
      { kind: "strong", text: "reverso" },
      { kind: "plain", text: ", " },
      { kind: "em", text: "así" },
      { kind: "plain", text: ", " },
      { kind: "code", text: "free" },
      { kind: "plain", text: " (" },
      { kind: "clause", text: "EV-20" },
      { kind: "plain", text: ")." },
    ]);
  });

  it("hold every clause of the game", () => {
    const clauses = evidencia.filter((block) => block.kind === "clause");
    expect(clauses).toHaveLength(34);
    expect(clauses.every((block) => /^EV-\d\d$/.test(block.id ?? "") && block.text)).toBe(true);
  });
});
