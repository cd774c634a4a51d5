import { describe, expect, it, vi } from "vitest";
import type { Move } from "../../generated/wire";
import { explainer } from "../../rules/explainer.svelte";
import type { Situation } from "../../table/situation";
import { buttonFor } from "./button";

const take: Move = { code: 4, verb: "take", arguments: { place: 2 } } as never;
const at = (more: object = {}): Situation => ({ busy: false, hints: [], play: vi.fn(), ...more }) as never;
const click = (button: ReturnType<typeof buttonFor>) => button.onclick!({} as never);

describe("a button with a move", () => {
  it("plays it, or does what it was given instead", () => {
    const table = at();
    expect(buttonFor(table, take)).toMatchObject({ "data-move": "take 2", disabled: false });
    click(buttonFor(table, take));
    expect(table.play).toHaveBeenCalledWith(4);
    const play = vi.fn();
    click(buttonFor(table, take, { play }));
    expect(play).toHaveBeenCalledWith(take);
    expect(table.play).toHaveBeenCalledTimes(1);
  });

  it("waits while the table is busy", () => {
    expect(buttonFor(at({ busy: true }), take)).toMatchObject({ disabled: true });
  });

  it("is marked while it is the best move of a hint", () => {
    const [best, other] = [{ code: 4, chance: 0, why: "" }, { code: 5, chance: 0, why: "" }];
    expect(buttonFor(at({ hints: [best, other] }), take)["data-hinted" as never]).toBe("");
    expect(buttonFor(at({ hints: [other, best] }), take)["data-hinted" as never]).toBeUndefined();
  });
});

describe("a button without a move", () => {
  it("explains what it shows, also while the table is busy", () => {
    const table = at({ busy: true });
    const button = buttonFor(table, undefined, { explain: "card:g1", label: "Gnomo" });
    expect(button).toMatchObject({ "aria-label": "Gnomo", "data-explain": "card:g1", "data-move": undefined, disabled: false });
    click(button);
    expect(explainer.asked).toEqual({ at: table, what: "card:g1" });
  });
});
