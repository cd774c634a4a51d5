/** Where the page is: the address says it, and going back works. */
import { isBundle } from "../connection/alone";
import { isLayer } from "./layers";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; key: string; invite: string; playtest: string; byScreen: boolean }
  | { page: "tv"; table: string; invite: string }
  | { page: "replay"; table: string; key: string; invite: string; number: number }
  | { page: "mine"; key: string; onlyGroups: boolean }
  | { page: "new"; game: string; group: string; key: string; onScreen: boolean }
  /** A group, or with a game the season's table: the group's, or without one the whole server's. */
  | { page: "group"; group: string; key: string; game: string }
  /** Deals that many play: those of a day, or a tournament's (`SharedDeals.svelte`). */
  | { page: "shared"; path: string; hash: string }
  | { page: "learn"; game: string; back: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "lab"; path: string; hash: string }
  | { page: "device"; room: string; game: string; data: string }
  | { page: "nowhere" };

/** Secrets stand after the #, which a browser sends to no server. */
export function placeOf(path: string, hash: string): Place {
  const [, first = "", second = "", third = ""] = path.split("/");
  const secrets = new URLSearchParams(hash.replace(/^#/, ""));
  const doors = { key: secrets.get("k") ?? "", invite: secrets.get("i") ?? "" };
  const playtest = secrets.get("p") ?? "";
  if (first === "t" && second) return { page: "table", table: decodeURIComponent(second), ...doors, playtest, byScreen: secrets.has("tv") };
  if (first === "tv" && second) return { page: "tv", table: decodeURIComponent(second), invite: doors.invite };
  if (first === "r" && second) return { page: "replay", table: decodeURIComponent(second), ...doors, number: Number(secrets.get("n") ?? 0) };
  if (first === "mine" && !second) return { page: "mine", key: doors.key, onlyGroups: secrets.has("groups") };
  if (first === "new" && second) return { page: "new", game: second, group: secrets.get("g") ?? "", key: doors.key, onScreen: secrets.has("tv") };
  if (first === "g" && second) return { page: "group", group: decodeURIComponent(second), key: doors.key, game: "" };
  if (first === "season" && second) return { page: "group", group: secrets.get("g") ?? "", key: doors.key, game: second };
  if (first === "daily" || first === "tournament") return { page: "shared", path, hash };
  if (first === "learn" && second) return { page: "learn", game: second, back: wayBack(secrets.get("t") ?? "", doors.invite, playtest) };
  if (first === "rules" && second) return { page: "rules", game: second, clause: secrets.get("c") ?? "" };
  if (first === "lab") return { page: "lab", path, hash };
  // Without a server: several players at one device, its saved games, a game that came in a link.
  if (first === "device" && second) return { page: "device", room: second, game: third, data: secrets.get("d") ?? "" };
  return first === "" ? { page: "home" } : { page: "nowhere" };
}

/** From a lesson to the table that it was opened from. */
function wayBack(table: string, invite: string, playtest: string): string {
  return table ? tableLink(table, { invite, playtest }) : "/";
}

/** The address of a table, of its replay (`page: "r"`) or of it on a big screen (`page: "tv"`). It may name the game, so that
 * the link says what it leads to wherever it is passed on, the playtest that the table belongs to, and that it was read
 * off a big screen. */
export function tableLink(table: string, { page = "t", game = "", invite = "", playtest = "", byScreen = false } = {}): string {
  const secrets = new URLSearchParams({ ...(invite && { i: invite }), ...(playtest && { p: playtest }), ...(byScreen && { tv: "1" }) }).toString();
  return `/${page}/${encodeURIComponent(table)}${game ? `/${game}` : ""}${secrets ? `#${secrets}` : ""}`;
}

/** A bundle lies in some folder of some host, which knows one address: there the rest of it stands after the #. */
function here(): Place {
  if (!isBundle) return placeOf(location.pathname, location.hash);
  const [path = "", hash = ""] = location.hash.slice(1).split("#");
  return placeOf(path || "/", hash);
}

/** An address of ours as the browser has to write it. */
export function there(address: string): string {
  return isBundle ? `${location.pathname}${location.search}#${address}` : address;
}

class Router {
  place = $state<Place>(here());

  constructor() {
    // Dialogs are history steps of the same address: the page itself stays where it is.
    const look = () => {
      const place = here();
      if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(address: string, { replace = false } = {}): void {
    // What lies over the page has an entry of its own, which is left behind with it.
    const takesPlace = replace || isLayer(history.state);
    history[takesPlace ? "replaceState" : "pushState"](null, "", there(address));
    const [path, hash = ""] = address.split("#");
    this.place = placeOf(path!, hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays on the page, anything else is the browser's. */
export function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href]");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
  event.preventDefault();
  router.go(isBundle && link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.hash);
}
