import { expect, test } from "vitest";
import { PORTRAITS, portraitOf } from "./portraits";
import { REGULARS as everybody } from "./personas";

const REGULARS = everybody.map(({ id }) => id);

test("every regular has a face and a colour of their own", () => {
  expect(Object.keys(PORTRAITS)).toEqual(REGULARS);
  const faces = REGULARS.map(portraitOf);
  expect(new Set(faces.map((one) => JSON.stringify(one.drawing))).size).toBe(REGULARS.length);
  expect(new Set(faces.map((one) => one.accent)).size).toBe(REGULARS.length);
});

test("whoever is no regular is drawn as a cup", () => {
  expect(portraitOf("somebody")).toBe(portraitOf(""));
  expect(Object.values(PORTRAITS)).not.toContain(portraitOf(""));
});
