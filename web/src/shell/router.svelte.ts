/** Where the page is: the address says it, and going back works. */
import { isLayer } from "./layers";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; key: string; invite: string; playtest: string }
  | { page: "replay"; table: string; key: string; invite: string }
  | { page: "new"; game: string }
  | { page: "learn"; game: string; back: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "lab"; path: string; hash: string }
  | { page: "nowhere" };

/** Secrets stand after the #, which a browser sends to no server. */
export function placeOf(path: string, hash: string): Place {
  const [, first = "", second = ""] = path.split("/");
  const secrets = new URLSearchParams(hash.replace(/^#/, ""));
  const doors = { key: secrets.get("k") ?? "", invite: secrets.get("i") ?? "" };
  const playtest = secrets.get("p") ?? "";
  if (first === "t" && second) return { page: "table", table: decodeURIComponent(second), ...doors, playtest };
  if (first === "r" && second) return { page: "replay", table: decodeURIComponent(second), ...doors };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "learn" && second) return { page: "learn", game: second, back: wayBack(secrets.get("t") ?? "", doors.invite, playtest) };
  if (first === "rules" && second) return { page: "rules", game: second, clause: secrets.get("c") ?? "" };
  if (first === "lab") return { page: "lab", path, hash };
  return first === "" ? { page: "home" } : { page: "nowhere" };
}

/** From a lesson to the table that it was opened from. */
function wayBack(table: string, invite: string, playtest: string): string {
  return table ? tableLink(table, { invite, playtest }) : "/";
}

/** The address of a table, or of its replay (`page: "r"`). It may name the game, so that the link says what it leads to
 * wherever it is passed on, and the playtest that the table belongs to. */
export function tableLink(table: string, { page = "t", game = "", invite = "", playtest = "" } = {}): string {
  const secrets = new URLSearchParams({ ...(invite && { i: invite }), ...(playtest && { p: playtest }) }).toString();
  return `/${page}/${encodeURIComponent(table)}${game ? `/${game}` : ""}${secrets ? `#${secrets}` : ""}`;
}

class Router {
  place = $state<Place>(placeOf(location.pathname, location.hash));

  constructor() {
    // Whatever lies over the page comes and goes by steps of the same address: the page itself stays where it is.
    const look = () => {
      const place = placeOf(location.pathname, location.hash);
      if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(address: string, { replace = false } = {}): void {
    // What lies over the page has an entry of its own, which is left behind with it.
    const takesPlace = replace || isLayer(history.state);
    history[takesPlace ? "replaceState" : "pushState"](null, "", address);
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
  router.go(link.pathname + link.hash);
}
