import { describe, expect, it } from "vitest";
import evidencia from "../generated/evidencia.rules.es.json";
import { gameWords } from "../text/games";
import { piecesOf, rulesOf, spokenPieces } from "./rulebook";

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

  it.each(["evidencia", "euphoria", "codigos"].flatMap((game) => [[game, "es"], [game, "en"]] as const))(
    "call options as the dialog does, and nothing by the word of a file (%s, %s)",
    async (game, language) => {
      const words = await gameWords(language, game);
      const texts = (await rulesOf(game, language)).map(({ text }) => text);
      const typed = texts.flatMap(piecesOf).flatMap(({ kind, text }) => (kind === "code" && /[a-z]/.test(text) ? [text] : []));
      expect(typed.length).toBeGreaterThan(5);
      const spoken = texts.flatMap((text) => spokenPieces(text, words)).map(({ text }) => text);
      expect(spoken.filter((text) => typed.includes(text))).toEqual([]);
    },
  );

  it("say what an option can be in its own words", async () => {
    const words = await gameWords("es", "evidencia");
    const said = spokenPieces("opción `pyramid`: `in_order`, la normal, o `free`; y `4`", words).map((piece) => piece.text).join("");
    expect(said).toBe("opción «Cómo se llena la pirámide»: «en orden», la normal, o «libre»; y 4");
    const once = spokenPieces("(opción `first`: `random`, al azar, la normal)", await gameWords("es", "euphoria"));
    expect(once.map((piece) => piece.text).join("")).toBe("(opción «Quién empieza»: «al azar», la normal)");
  });
});
