import { describe, expect, it } from "vitest";
import type { TableDetails } from "../generated/wire";
import { ago, runningGame } from "./game_status";
import type { KeptSeat } from "./seats.svelte";

const KEPT: KeptSeat = { table: "t", game: "evidencia", key: "k", invite: "", name: "Ana", seat: 0, at: 0, over: false };

function details(status: string, to_act: number[], ...others: { name: string; level: string; away: boolean }[]): TableDetails {
  const seats = [{ name: "Ana", level: "", away: false }, ...others];
  return { summary: { status, opened_at: 0 }, room: { seats }, to_act } as unknown as TableDetails;
}

const BETO = { name: "Beto", level: "", away: false };
const BOT = { name: "", level: "normal", away: false };

describe("a running game", () => {
  it("says whose turn it is", () => {
    expect(runningGame(KEPT, details("playing", [0], BETO))).toMatchObject({ isYours: true, waitedFor: [], others: ["Beto"] });
    expect(runningGame(KEPT, details("playing", [1], BETO))).toMatchObject({ isYours: false, waitedFor: ["Beto"] });
  });

  it("is against bots where only bots sit, and not where a bot stands in for a player", () => {
    expect(runningGame(KEPT, details("playing", [0], BOT, BOT)).againstBots).toBe(true);
    expect(runningGame(KEPT, details("playing", [0], { ...BETO, level: "normal", away: true })).againstBots).toBe(false);
    expect(runningGame(KEPT, null).againstBots).toBe(false);
  });

  it("names a bot that plays against you, as it names a friend", () => {
    expect(runningGame(KEPT, details("playing", [0], { ...BOT, name: "Nélida" })).others).toEqual(["Nélida"]);
  });

  it("asks nothing of a seat before it starts", () => {
    expect(runningGame(KEPT, details("waiting", [], BETO))).toMatchObject({ isYours: false, waitedFor: [] });
  });
});

it("tells how long ago in the largest unit that fits", () => {
  const minute = 60_000;
  expect([0, 59_999, minute, 59 * minute, 60 * minute, 49 * 60 * minute].map((then) => ago(0, then))).toEqual([
    { unit: "now", count: 0 },
    { unit: "now", count: 0 },
    { unit: "minute", count: 1 },
    { unit: "minute", count: 59 },
    { unit: "hour", count: 1 },
    { unit: "day", count: 2 },
  ]);
});
