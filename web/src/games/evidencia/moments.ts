/** What is worth a moment in Evidencia, each with the table as it lay then: two cards that turn over together, where they go,
 * what special cards change, and the count. */
import type { Memory, Scene } from "../../generated/evidencia";
import type { Event } from "../../generated/wire";
import type { Moment } from "../../table/clock.svelte";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, cardsOf, faction, shownBack, type Card } from "./cards";
import { countingOf, pyramidSymbols, sheetOf, type Criterion } from "./scoring";

type At = Situation<Scene, Memory>;
type Shown = Moment<Lifted | Counted, Scene>;

/** The cards that are being lifted. */
export interface Lifted {
  readonly lifted: readonly string[];
}

/** The line of the sheet that is being counted; -1 while the rows are shown. */
export interface Counted {
  readonly criterion: number;
}

const TURN = 2150;
const LIFT = 800;
const LAND = 450;
const SPECIAL = 1800;
const ROWS = 1200;
const COUNT = 1300;

export function momentsOf(at: At, before: Scene | null): Shown[] {
  if (!before) return [];
  const found: Shown[] = [];
  let scene = before;
  const show = (kind: string, event: Event | null, hold: number, more: Partial<Shown> = {}): void => {
    found.push({ kind, event, stamp: null, hold, scene, ...more });
  };
  for (const [n, event] of at.fresh.entries()) {
    const earlier = scene;
    scene = sceneAfter(scene, event, at);
    switch (event.kind) {
      case "won": {
        const tone = at.seat === null ? "plain" : scene.winner === at.seat ? "good" : "bad";
        show("reveal", event, TURN, { stamp: winnerStamp(at, scene, event), tone });
        break;
      }
      case "tied":
        show("reveal", event, TURN, { stamp: at.words.say("evidencia-stamp-tied") });
        break;
      case "placed":
      case "dealt_to": {
        // Cards that go to their places at the same time are lifted with the first, and land with the last.
        if (at.fresh[n - 1]?.kind !== event.kind) {
          const lifted = event.kind === "dealt_to" ? earlier.open : [String(event.facts!["card"])];
          const isLifted = earlier.phase === "send" && lifted[0] === earlier.taken;
          // One's own card is in one's hand; one that the winner has taken is lifted already.
          if (!isLifted && event.facts!["seat"] !== at.seat) show("lift", null, LIFT, { scene: earlier, shows: { lifted } });
        }
        // Before the round is cleared away and the next challenge turns up.
        if (at.fresh[n + 1]?.kind !== event.kind && !at.view.played[0]) show("land", event, LAND);
        break;
      }
      case "base_shown":
      case "abducted":
      case "revealed":
        show(event.kind === "base_shown" ? "base" : "special", event, SPECIAL, { stamp: specialStamp(at, event) });
        break;
      case "presented":
        if (at.fresh[n + 1]?.kind === "scored") show("rows", event, ROWS, { scene: at.view, shows: { criterion: -1 }, ends: true });
        break;
      case "scored":
        for (const criterion of sheetFor(at).keys()) show("count", event, COUNT, { scene: at.view, shows: { criterion }, sound: "thread", ends: true });
    }
  }
  return found;
}

type Pair<T> = readonly [T, T];

/** The table after an event, as this viewer sees it, until the round is cleared away. */
export function sceneAfter(scene: Scene, { kind, facts = {} }: Event, at: Pick<At, "deck" | "seat">): Scene {
  const card = String(facts["card"] ?? "");
  const seat = Number(facts["seat"]);
  switch (kind) {
    case "final_shown":
      return { ...scene, challenge: card, final: "" };
    case "played": {
      const played: Pair<string> = [String(facts["card_0"]), String(facts["card_1"])];
      const hands: Pair<readonly string[]> = [without(scene.hands[0], played[0], at), without(scene.hands[1], played[1], at)];
      return { ...scene, phase: "take", chosen: null, played, open: [scene.challenge, ...played], hands };
    }
    case "won":
      return { ...scene, winner: seat };
    case "took":
      return { ...scene, phase: "send", taken: card };
    case "placed":
    case "dealt_to":
      return put({ ...scene, open: card ? scene.open.filter((one) => one !== card) : [] }, String(facts["place"]), card, String(facts["back"] ?? ""), at);
    case "base_shown":
      return { ...scene, phase: "exchange", base: [1, 2, 3].map((place) => String(facts[`card_${place}`])) };
    case "abducted":
    case "revealed":
      return exchange({ ...scene, base: [] }, kind, seat, Number(facts["slot"]) - 1, card, String(facts["back"] ?? ""), at);
  }
  return scene;
}

/** What a viewer sees of a card that lies face down: its owner looks at it when they like. */
function downOf(card: string, back: string, isOwn: boolean, at: Pick<At, "deck">): string {
  return isOwn && card ? card : `?${back || shownBack(at, card)}`;
}

function without(cards: readonly string[], card: string, at: Pick<At, "deck">): readonly string[] {
  const n = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(downOf(card, "", false, at));
  return cards.filter((_, place) => place !== n);
}

function changed(cards: readonly string[], place: number, seen: string): readonly string[] {
  return cards.map((one, n) => (n === place ? seen : one));
}

function inZone({ zones }: Scene, seat: number, zone: readonly string[]): Pair<readonly string[]> {
  return seat === 0 ? [zone, zones[1]] : [zones[0], zone];
}

function put(scene: Scene, place: string, card: string, back: string, at: Pick<At, "deck" | "seat">): Scene {
  const [where, number] = [place.split("-")[0], Number(place.split("-")[1])];
  if (where === "pyramid") return { ...scene, pyramid: changed(scene.pyramid, number - 1, downOf(card, back, false, at)) };
  return { ...scene, zones: inZone(scene, number, [...scene.zones[number]!, downOf(card, back, number === at.seat, at)]) };
}

/** EV-41, EV-42: the special card against what lies in the slot; Revelación lies face up. */
function exchange(scene: Scene, kind: "abducted" | "revealed", seat: number, slot: number, card: string, back: string, at: Pick<At, "deck" | "seat">): Scene {
  const special = [...cardsOf(at).values()].find((one) => one.special === (kind === "abducted" ? "abduccion" : "revelacion"))!;
  const isOwn = seat === at.seat;
  const zone = [...without(scene.zones[seat]!, special.id, at), downOf(card, back, isOwn, at)];
  const seen = kind === "revealed" ? special.id : downOf(special.id, "", false, at);
  const obtained = isOwn ? [...scene.obtained, card] : scene.obtained;
  return { ...scene, pyramid: changed(scene.pyramid, slot, seen), zones: inZone(scene, seat, zone), obtained };
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

function specialStamp(at: At, { kind, facts }: Event): string {
  const seat = Number(facts?.["seat"]);
  return at.words.say(`evidencia-stamp-${kind.replace("_shown", "")}`, { seat_is: seat === at.seat ? "you" : "other", seat: nameOf(at, seat) });
}

/** Which cards are being lifted. */
export function liftedOf(at: Pick<At, "moment">): readonly string[] {
  return at.moment?.kind === "lift" ? (at.moment.shows as Lifted).lifted : [];
}

/** Which cards earned what, at the end. */
export function sheetFor(at: Pick<At, "view" | "deck" | "options">): Criterion[] {
  const { rows, pyramid, obtained, points } = at.view;
  const cards = rows.map((row) => row.map((id) => cardOf(at, id)).filter((card): card is Card => card !== undefined)) as [Card[], Card[]];
  return sheetOf(cards, pyramidSymbols(pyramid), countingOf(at.options), obtained, points);
}
