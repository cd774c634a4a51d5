// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { Kept } from "./kept.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("is read again where another page begins, and follows another tab", () => {
  const [one, other] = [new Kept<number[]>("place", []), new Kept<number[]>("place", [])];
  one.value = [1, 2];
  expect(new Kept<number[]>("place", []).value).toEqual([1, 2]);
  expect(other.value).toEqual([]);
  dispatchEvent(new StorageEvent("storage", { key: "place" }));
  expect(other.value).toEqual([1, 2]);
});

it("does not take what is of another form, or no JSON at all", () => {
  for (const kept of ['{"a":1}', "3", "null", "{"]) {
    localStorage.setItem("place", kept);
    expect(new Kept<number[]>("place", [7]).value).toEqual([7]);
  }
});

it("lasts as long as the page where the device keeps nothing", () => {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const kept = new Kept<number[]>("place", []);
  kept.value = [1];
  expect(kept.value).toEqual([1]);
});
