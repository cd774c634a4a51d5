import { expect, it } from "vitest";
import { pressed, unpressed } from "./compression";

const RECORD = `sobremesa record 1\ngame evidencia\nseat Señorita Ñ\n\n${"0 juega g7\n1 juega e2\n".repeat(40)}end\n`;

it("carries a record in letters that a link may hold", async () => {
  const data = await pressed(RECORD);
  expect(data).toMatch(/^[\w-]+$/);
  expect(data.length).toBeLessThan(RECORD.length / 3);
  expect(await unpressed(data)).toBe(RECORD);
});

it("makes nothing of what is not pressed", async () => {
  expect(await unpressed("not a record!")).toBe("");
  expect(await unpressed("")).toBe("");
});

it("gives up on what grows without end", async () => {
  expect(await unpressed(await pressed("0".repeat(2_100_000)))).toBe("");
});
