import { beforeAll, expect, it, vi } from "vitest";

let placeOf: typeof import("./router.svelte").placeOf;
let tableLink: typeof import("./router.svelte").tableLink;

beforeAll(async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  ({ placeOf, tableLink } = await import("./router.svelte"));
});

it("a link to a table brings its secrets, and the playtest that it belongs to", () => {
  const link = tableLink("ab", { game: "evidencia", invite: "x-y_z", playtest: "cd34" });
  expect(link).toBe("/t/ab/evidencia#i=x-y_z&p=cd34");
  const [path, hash] = link.split("#") as [string, string];
  expect(placeOf(path, `#${hash}`)).toEqual({ page: "table", table: "ab", key: "", invite: "x-y_z", playtest: "cd34", byScreen: false });
  expect(tableLink("ab", { page: "r" })).toBe("/r/ab");
});

it("a big screen opens by the invitation alone, and its own link says where it was read", () => {
  expect(placeOf("/tv/ab", "#i=xy&k=secret")).toEqual({ page: "tv", table: "ab", invite: "xy" });
  const [path, hash] = tableLink("ab", { invite: "xy", byScreen: true }).split("#") as [string, string];
  expect(placeOf(path, hash)).toMatchObject({ page: "table", invite: "xy", byScreen: true });
});

it("a lesson leads back to the table that it was opened from, as the link to it did", () => {
  expect(placeOf("/learn/evidencia", "#t=ab&i=xy&p=cd34")).toEqual({ page: "learn", game: "evidencia", back: "/t/ab#i=xy&p=cd34" });
  expect(placeOf("/learn/evidencia", "")).toMatchObject({ back: "/" });
});

it("the workshop reads its own addresses", () => {
  expect(placeOf("/lab/deck/ab12", "#card=g7")).toEqual({ page: "lab", path: "/lab/deck/ab12", hash: "#card=g7" });
  expect(placeOf("/laboratory", "")).toEqual({ page: "nowhere" });
});
