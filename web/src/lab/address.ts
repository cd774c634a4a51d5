/** Where in the workshop one is. What stands after the # says more: whom a run is compared with, which card is open. */

export type LabPlace =
  | { readonly at: "shelves" }
  | { readonly at: "deck"; readonly id: string; readonly card: string }
  | { readonly at: "run"; readonly id: string; readonly against: string }
  | { readonly at: "playtest"; readonly id: string; readonly against: string; readonly shows: "" | "report" | "sheet" }
  | { readonly at: "nowhere" };

export function labPlaceOf(path: string, hash: string): LabPlace {
  const [, , kind = "", id = "", ...rest] = path.split("/").map(decodeURIComponent);
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  if (kind === "") return { at: "shelves" };
  if (!id || rest.some((part) => part !== "")) return { at: "nowhere" };
  const against = said.get("with") ?? "";
  if (kind === "deck") return { at: "deck", id, card: said.get("card") ?? "" };
  if (kind === "run") return { at: "run", id, against };
  const shows = said.get("show");
  if (kind === "playtest") return { at: "playtest", id, against, shows: shows === "sheet" || shows === "report" ? shows : "" };
  return { at: "nowhere" };
}

/** The key that a link brings along; "" for none. */
export function keyIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("key") ?? "";
}

/** The printed deck of a game is a deck too, but read-only. */
export const printedId = (game: string): string => `printed:${game}`;
export const isPrinted = (deck: string): boolean => deck.startsWith("printed:");

export const deckAt = (id: string, card = ""): string => `/lab/deck/${id}${card ? `#card=${encodeURIComponent(card)}` : ""}`;
export const runAt = (id: string, against = ""): string => `/lab/run/${id}${against ? `#with=${against}` : ""}`;
export const playtestAt = (id: string, more: { against?: string; shows?: "report" | "sheet" } = {}): string => {
  const said = new URLSearchParams({ ...(more.shows && { show: more.shows }), ...(more.against && { with: more.against }) }).toString();
  return `/lab/playtest/${id}${said ? `#${said}` : ""}`;
};
