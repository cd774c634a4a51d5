import { expect, test } from "vitest";
import deck from "../../../generated/evidencia.cards.json";
import { gameWords } from "../../../text/games";
import { DRAWINGS, drawingOf, pictureOf } from "./index";

const cards = deck.card.map((card) => card.id);

test("every card has a picture of its own, and no picture is without a card", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...cards].sort());
  expect(new Set(cards.map((card) => JSON.stringify(drawingOf(card)))).size).toBe(18);
});

test.each(["es", "en"] as const)("every picture is described, in %s", async (language) => {
  const words = await gameWords(language, "evidencia");
  const told = cards.map((card) => pictureOf(card, words));
  expect(new Set(told).size).toBe(18);
  for (const text of told) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].{30,}\.$/);
});

test("a card of another deck has none", async () => {
  expect(pictureOf("x9", await gameWords("es", "evidencia"))).toBe("");
});
