import { expect, it } from "vitest";
import { doorOf } from "./door";

it("a big screen has no key, so that it is shown what a spectator is", () => {
  expect(doorOf("ab", "xy")).toEqual({ table: "ab", key: "", invite: "xy" });
});
