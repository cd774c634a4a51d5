import { expect, it } from "vitest";
import { compress, decompress } from "./compression";

const RECORD = `sobremesa record 1\ngame evidencia\nseat Señorita Ñ\n\n${"0 juega g7\n1 juega e2\n".repeat(40)}end\n`;

it("carries a record in letters that a link may hold", async () => {
  const data = await compress(RECORD);
  expect(data).toMatch(/^[\w-]+$/);
  expect(data.length).toBeLessThan(RECORD.length / 3);
  expect(await decompress(data)).toBe(RECORD);
});

it("makes nothing of what is not pressed", async () => {
  expect(await decompress("not a record!")).toBe("");
  expect(await decompress("")).toBe("");
});

it("gives up on what grows without end", async () => {
  expect(await decompress(await compress("0".repeat(2_100_000)))).toBe("");
});
