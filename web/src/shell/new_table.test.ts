// @vitest-environment happy-dom
/** The name that a player sits down with. */
import { beforeEach, expect, it, vi } from "vitest";
import { pageWords } from "../text/words";
import { nameOfGuest, sit } from "./new_table";
import { settings } from "./settings.svelte";

const SEATED = { table: "t", seat: 1, key: "k", commitment: "" };
let asked: string[] = [];

/** A table at which these names are taken. */
function tableWith(...names: string[]): void {
  asked = [];
  vi.stubGlobal("fetch", (_url: string, how: { body: string }) => {
    const { name } = JSON.parse(how.body) as { name: string };
    asked.push(name);
    const [status, body] = names.includes(name) ? [409, { code: "name-taken", text: "" }] : [201, SEATED];
    return Promise.resolve({ ok: status === 201, status, json: () => Promise.resolve(body), text: () => Promise.resolve(JSON.stringify(body)) });
  });
}

beforeEach(() => settings.change({ name: "" }));

it.each([["es", "Invitado"], ["en", "Guest"]] as const)("nobody is given a person's name (%s)", async (language, guest) => {
  expect(nameOfGuest(await pageWords(language))).toBe(guest);
  settings.change({ name: "Ana" });
  expect(nameOfGuest(await pageWords(language))).toBe("Ana");
});

it("guests without a name are numbered", async () => {
  tableWith("Invitado", "Invitado 2");
  await sit("mesa", "", "evidencia", await pageWords("es"));
  expect(asked).toEqual(["Invitado", "Invitado 2", "Invitado 3"]);
});

it("a name that a player chose is not changed when it is taken", async () => {
  tableWith("Ana");
  settings.change({ name: "Ana" });
  await expect(sit("otra", "", "evidencia", await pageWords("es"))).rejects.toMatchObject({ code: "name-taken" });
  expect(asked).toEqual(["Ana"]);
});
