/** The table between the scene before an update and the one after it: what lies there once an event was told. */
import type { Code, Scene } from "../../generated/codigos";
import type { Event } from "../../generated/wire";
import { cardOf, isJoker, type At } from "./cards";

const NONE: Code = { card: "", symbols: [] };
const PILE = 3;

type Dealt = Pick<At, "deck"> & Partial<Pick<At, "fresh">>;

/** Changes what one seat has. */
function at<T>(list: readonly T[], seat: number, change: (one: T) => T): T[] {
  return list.map((one, n) => (n === seat ? change(one) : one));
}

function without(cards: readonly string[], laid: readonly string[]): string[] {
  return cards.filter((id) => !laid.includes(id));
}

/** A collection lies by rising photo number, jokers last (CO-24). */
function inOrder(dealt: Dealt, cards: readonly string[]): string[] {
  const photo = (id: string): number => (isJoker(id) ? Infinity : (cardOf(dealt, id)?.photo ?? 0));
  return [...cards].sort((a, b) => photo(a) - photo(b) || a.localeCompare(b));
}

function turnsUp(events: readonly Event[], slot: number): boolean {
  return events.some(({ kind, facts }) => kind === "turned_up" && Number(facts?.["slot"]) === slot);
}

/** The scene after an event. What no event tells, such as the card that comes to light on the pile, is as in `after`. */
export function sceneAfter(dealt: Dealt, scene: Scene, { kind, facts = {} }: Event, after: Scene): Scene {
  const [seat, slot, card] = [Number(facts["seat"]), Number(facts["slot"]), String(facts["card"] ?? "")];
  const cards = String(facts["cards"] ?? "").split(" ").filter(Boolean);
  const offering = (id: string, place = slot): Pick<Scene, "offer"> => ({ offer: at(scene.offer, place - 1, () => id) as unknown as Scene["offer"] });
  const holding = (change: (held: readonly string[]) => string[]): Pick<Scene, "collections"> => ({ collections: at(scene.collections, seat, change) });
  const exposing = (code: Code): Pick<Scene, "exposed"> => ({ exposed: at(scene.exposed, seat, () => code) });
  switch (kind) {
    case "turn":
      return { ...scene, current: seat, done: 0 };
    case "took":
      // The next card of the pile is seen at once; one that comes from the deck turns up later.
      return { ...scene, ...offering(slot === PILE && !turnsUp(dealt.fresh ?? [], PILE) ? after.offer[2] : ""), ...holding((held) => inOrder(dealt, [...held, card])) };
    case "turned_up":
      return { ...scene, ...offering(card), deck: after.deck };
    case "exposed":
      return { ...scene, ...holding((held) => without(held, [card])), ...exposing({ card, symbols: [] }) };
    case "added":
      return { ...scene, phase: "act", picked: [], ...holding((held) => without(held, cards)), exposed: at(scene.exposed, seat, (code) => ({ ...code, symbols: [...code.symbols, ...cards] })) };
    case "completed":
      // A whole code was laid beside the exposed one (CO-25).
      return scene.laying ? { ...scene, picked: cards } : { ...scene, ...exposing({ card, symbols: cards }) };
    case "hid": {
      const hidden = { hidden: at(scene.hidden, seat, (row) => [...row, NONE]) };
      if (!scene.laying) return { ...scene, ...hidden, ...exposing(NONE) };
      const laid = [scene.laying, ...scene.picked];
      return { ...scene, ...hidden, ...holding((held) => without(held, laid)), phase: "act", laying: "", picked: [] };
    }
    case "discarded":
      return { ...scene, ...offering(card, PILE), ...holding((held) => without(held, [card])) };
    case "gave_up":
      return { ...scene, ...exposing(NONE), revealed: at(scene.revealed, seat, () => after.revealed[seat]!), points: at(scene.points, seat, () => after.points[seat]!), ...offering(after.offer[2], PILE) };
    case "moved_soldier":
      return { ...scene, soldier: slot };
    case "lost_joker":
      return { ...scene, ...offering(slot === PILE ? after.offer[2] : "") };
    case "reveal":
      // Nobody recites before the order was seen.
      return { ...scene, reveal: String(facts["cause"]), phase: "act", deck: after.deck, done: after.done };
    case "revealed": {
      const place = Number(facts["place"]) - 1;
      const hidden = at(scene.hidden, seat, (row) => row.filter((_, n) => n !== place));
      const points = at(scene.points, seat, (sum) => sum + Number(facts["points"]));
      return { ...scene, hidden, points, revealed: at(scene.revealed, seat, () => after.revealed[seat]!), phase: "act", said: [], chosen: null, revealer: null, ...offering(after.offer[2], PILE) };
    }
    case "mixed":
    case "set_aside":
      return { ...scene, reveal: "", set_aside: after.set_aside, reveal_in_pile: after.reveal_in_pile };
    default:
      return scene;
  }
}
