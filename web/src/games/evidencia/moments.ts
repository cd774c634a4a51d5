/** What is worth a moment in Evidencia: two cards that turn over together, and what the other one takes away. */
import type { Memory, Scene } from "../../generated/evidencia";
import type { Event } from "../../generated/wire";
import type { Moment } from "../../table/clock.svelte";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, faction, type Card } from "./cards";
import { countingOf, pyramidSymbols, sheetOf, type Criterion } from "./scoring";

type At = Situation<Scene, Memory>;

/** The middle of the table as it lay then, as this viewer saw it. */
export interface Laid {
  readonly scene: Scene;
  /** The cards that are being lifted. */
  readonly lifted: readonly string[];
  readonly landing: readonly Landing[];
}

/** A line of the sheet, while it is counted. */
export interface Counted {
  readonly criterion: number;
}

interface Landing {
  readonly card: string;
  readonly place: string;
}

const TURN = 2150;
const LIFT = 800;
const LAND = 450;
const SPECIAL = 1800;
const COUNT = 1300;

export function momentsOf(at: At, before: Scene | null): Moment<Laid | Counted>[] {
  if (!before) return [];
  const found: Moment<Laid>[] = [];
  const counts: Moment<Counted>[] = [];
  let scene = before;
  const show = (kind: string, event: Event | null, hold: number, more: Partial<Moment<Laid>> = {}): void => {
    const shows = more.shows ?? { scene, lifted: [], landing: [] };
    found.push({ kind, event, stamp: null, hold, ...more, shows, scene: shows.scene });
  };
  for (const [n, event] of at.fresh.entries()) {
    const facts = event.facts ?? {};
    switch (event.kind) {
      case "final_shown":
        scene = { ...scene, challenge: String(facts["card"]) };
        break;
      case "played": {
        const played = [String(facts["card_0"]), String(facts["card_1"])] as const;
        const hands = scene.hands.map((hand, seat) => (hand.includes(played[seat]!) ? hand.filter((card) => card !== played[seat]) : hand.slice(1))) as unknown as Scene["hands"];
        scene = { ...scene, phase: "take", played, open: [scene.challenge, ...played], winner: null, taken: "", hands };
        break;
      }
      case "won": {
        const winner = Number(facts["seat"]);
        scene = { ...scene, winner };
        const tone = at.seat === null ? "plain" : winner === at.seat ? "good" : "bad";
        show("reveal", event, TURN, { stamp: winnerStamp(at, scene, event), tone });
        break;
      }
      case "tied":
        show("reveal", event, TURN, { stamp: at.words.say("evidencia-stamp-tied") });
        break;
      case "placed":
      case "dealt_to": {
        if (at.fresh[n - 1]?.kind === event.kind) break;
        const landing = together(at.fresh.slice(n), event.kind);
        const gone = landing.map((one) => one.card);
        // The viewer's own card is seen moving already.
        if (event.kind === "placed" && facts["seat"] === at.seat) break;
        const lifted = event.kind === "placed" ? gone.slice(0, 1) : scene.open;
        show("lift", event, LIFT, { shows: { scene: { ...scene, taken: lifted[0]! }, lifted, landing } });
        const rest = event.kind === "placed" ? scene.open.filter((card) => !gone.includes(card)) : [];
        scene = { ...scene, open: rest, taken: "", zones: at.view.zones, pyramid: at.view.pyramid };
        show("land", event, LAND, { shows: { scene, lifted: [], landing } });
        break;
      }
      case "base_shown":
        scene = { ...scene, base: [1, 2, 3].map((place) => String(facts[`card_${place}`])) };
        show("base", event, SPECIAL, { stamp: specialStamp(at, "base", event) });
        break;
      case "abducted":
      case "revealed":
        scene = { ...at.view, phase: scene.phase };
        show("special", event, SPECIAL, { stamp: specialStamp(at, event.kind, event) });
        break;
      case "scored":
        for (const criterion of sheetFor(at).keys()) counts.push({ kind: "count", event, stamp: null, hold: COUNT, shows: { criterion }, sound: "thread", scene: at.view, ends: true });
    }
  }
  return [...found, ...counts];
}

/** Cards that go to their places at the same time. */
function together(events: readonly Event[], kind: string): Landing[] {
  const end = events.findIndex((event) => event.kind !== kind);
  return landings(events.slice(0, end < 0 ? events.length : end));
}

function landings(events: readonly Event[]): Landing[] {
  const placed = events.filter(({ facts }) => facts?.["place"] !== undefined);
  return placed.map(({ facts }) => ({ card: String(facts?.["card"] ?? ""), place: String(facts?.["place"]) }));
}

function winnerStamp(at: At, scene: Scene, event: Event): string {
  const winner = Number(event.facts?.["seat"]);
  const how = howOf(at, cardOf(at, scene.challenge), scene.round === 6 || event.facts?.["how"] === "closeness");
  return at.words.say("evidencia-stamp-won", { seat_is: winner === at.seat ? "you" : "other", seat: nameOf(at, winner), how });
}

/** Why it won, in two or three words. */
function howOf(at: At, challenge: Card | undefined, byCloseness: boolean): string {
  if (!challenge) return "";
  const kind = byCloseness ? "closeness" : challenge.challenge.kind.replaceAll("_", "-");
  const wanted = challenge.challenge.faction;
  return at.words.say(`evidencia-how-${kind}`, { value: challenge.value, faction: wanted ? faction(at.words, wanted) : "" });
}

function specialStamp(at: At, kind: string, event: Event): string {
  const seat = Number(event.facts?.["seat"]);
  return at.words.say(`evidencia-stamp-${kind}`, { seat_is: seat === at.seat ? "you" : "other", seat: nameOf(at, seat) });
}

/** What lies in the middle and on the other side: as the moment says, else as it is. */
export function laidCard(at: At): Laid | null {
  return at.moment?.shows && "scene" in (at.moment.shows as object) ? (at.moment.shows as Laid) : null;
}

/** Which cards earned what, at the end. */
export function sheetFor(at: Pick<At, "view" | "deck" | "options">): Criterion[] {
  const { rows, pyramid, obtained, points } = at.view;
  const cards = rows.map((row) => row.map((id) => cardOf(at, id)).filter((card): card is Card => card !== undefined)) as [Card[], Card[]];
  return sheetOf(cards, pyramidSymbols(pyramid), countingOf(at.options), obtained, points);
}

export function sceneOf(at: At): Scene {
  return laidCard(at)?.scene ?? at.view;
}

/** What has just gone to a place: the card where the eye saw it last, or the middle where chance dealt it unseen. */
export function cameFrom(at: At, place: string): string {
  const landing = at.moment ? (at.moment.kind === "land" ? (laidCard(at)?.landing ?? []) : []) : landings(at.fresh);
  const found = landing.find((one) => one.place === place);
  return found ? found.card || "middle" : "";
}
