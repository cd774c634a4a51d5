// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { KeptList } from "./kept_list.svelte";

interface Door {
  readonly table: string;
  readonly key: string;
}

const doors = (most?: number) => new KeptList<"table", Door>("sobremesa.test", "table", most);

beforeEach(() => localStorage.clear());

test("what was kept last comes first, once, and is there when the page is opened again", () => {
  const list = doors();
  for (const [table, key] of [["a", "1"], ["b", "2"], ["a", "3"]] as const) list.keep({ table, key });
  expect(doors().all).toEqual([{ table: "a", key: "3" }, { table: "b", key: "2" }]);
  expect(doors().of("b")?.key).toBe("2");
});

test("the oldest is dropped where there are too many, and what is forgotten is gone", () => {
  const list = doors(2);
  for (const table of ["a", "b", "c"]) list.keep({ table, key: "" });
  list.forget("c");
  expect(doors().all.map(({ table }) => table)).toEqual(["b"]);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem("sobremesa.test", "{");
  expect(doors().all).toEqual([]);
});
