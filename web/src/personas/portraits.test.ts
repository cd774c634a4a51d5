import { expect, test } from "vitest";
import { PORTRAITS, portraitOf } from "./portraits";
import { PERSONAS as everybody } from "./personas";

const PERSONAS = everybody.map(({ id }) => id);

test("every persona has a face and a colour of its own", () => {
  expect(Object.keys(PORTRAITS)).toEqual(PERSONAS);
  const faces = PERSONAS.map(portraitOf);
  expect(new Set(faces.map((one) => JSON.stringify(one.drawing))).size).toBe(PERSONAS.length);
  expect(new Set(faces.map((one) => one.accent)).size).toBe(PERSONAS.length);
});

test("a player without a persona is drawn as a cup", () => {
  expect(portraitOf("unknown")).toBe(portraitOf(""));
  expect(Object.values(PORTRAITS)).not.toContain(portraitOf(""));
});
