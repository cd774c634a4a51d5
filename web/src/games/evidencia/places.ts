/** The cards that lie face down, each with the place to which it came. The view has a rival's zone as backs sorted by
 * name: drawn in that order, the card that sorts last would seem to be the one that came last. Here every card keeps its own
 * key wherever it goes, and a zone is in the order in which its cards came. */
import type { Memory, Scene } from "../../generated/evidencia";
import type { Situation } from "../../table/situation";
import { cardsOf, shownBack, type Faction } from "./cards";

export type At = Pick<Situation<Scene, Memory>, "view" | "history" | "deck">;

/** `from` names the elements from which it may have come, for `data-from`. */
export interface Lying {
  readonly key: string;
  readonly seen: string;
  readonly from: string;
}

interface Came {
  readonly key: string;
  /** Its id, where it was told. */
  readonly card: string;
  readonly back: Faction | null;
  place: string;
}

/** All that was put down so far, in order. */
function arrivals(at: At): Came[] {
  const came: Came[] = [];
  for (const { kind, facts = {} } of at.history ?? []) {
    if (kind === "placed" || kind === "dealt_to") {
      const card = String(facts["card"] ?? "");
      came.push({ key: `down-${came.length}`, card, back: (facts["back"] as Faction | undefined) ?? shownBack(at, card), place: String(facts["place"]) });
    } else if (kind === "abducted" || kind === "revealed") {
      const special = [...cardsOf(at).values()].find((card) => card.special === (kind === "abducted" ? "abduccion" : "revelacion"));
      const zone = `zone-${Number(facts["seat"])}`;
      const own = came.filter(({ place }) => place === zone);
      const goes = own.find(({ card }) => card === special?.id) ?? own.find(({ card, back }) => !card && back === special?.back);
      const comes = came.find(({ place }) => place === `pyramid-${Number(facts["slot"])}`);
      if (!goes || !comes) continue;
      [goes.place, comes.place] = [comes.place, zone];
      // It is the latest of its zone.
      came.push(...came.splice(came.indexOf(comes), 1));
    }
  }
  return came;
}

/** A zone of which backs are seen. A scene may be older than the news, and news may be missing: what is drawn is the scene. */
export function zoneOf(at: At, seat: number): Lying[] {
  const left = [...at.view.zones[seat]!];
  const found: Lying[] = [];
  for (const { key, card, back, place } of arrivals(at)) {
    const n = place === `zone-${seat}` ? left.findIndex((seen) => shownBack(at, seen) === back) : -1;
    if (n >= 0) found.push({ key, seen: left.splice(n, 1)[0]!, from: `${card} middle` });
  }
  return [...found, ...left.map((seen, n) => ({ key: `zone-${seat}-${n}`, seen, from: "" }))];
}

/** What lies in a slot of the pyramid. */
export function slotOf(at: At, slot: number): Lying {
  const seen = at.view.base[slot] ?? at.view.pyramid[slot] ?? "";
  const came = arrivals(at).find(({ place, back }) => place === `pyramid-${slot + 1}` && back === shownBack(at, seen));
  return came ? { key: came.key, seen, from: `${came.card} middle` } : { key: `pyramid-${slot}`, seen, from: "" };
}

/** From where one of the viewer's own cards came: it lay face down before. */
export function fromOf(at: At, card: string): string {
  return arrivals(at).find((came) => came.card === card)?.key ?? "";
}

/** Whether a seat's card of this round lies sealed. Nobody is named while something is shown: before the first question of the
 * round nobody has chosen, and what is shown after it is that the last one has. */
export function hasChosen({ view, toAct }: Pick<Situation<Scene, Memory>, "view" | "toAct">, seat: number, askedRound: number): boolean {
  if (view.phase !== "play" || view.played[0] || toAct.includes(seat)) return false;
  return toAct.length > 0 || askedRound === view.round;
}
