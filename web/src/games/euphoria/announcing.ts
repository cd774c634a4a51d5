/** The action under way, as everybody hears it announced. */
import type { Announced } from "../../generated/euphoria";
import type { Event } from "../../generated/wire";
import { nameOf } from "../../table/situation";
import { artifactName, type At } from "./cards";

/** The event's facts as the view would show them. */
export function announcedIn(event: Event): Announced {
  const number = (name: string): number => Number(event.facts?.[name] ?? -1);
  const seat = (name: string): number | null => (number(name) >= 0 ? number(name) : null);
  const place = (whose: string, which: string): [number, number] | null => (number(which) > 0 ? [number(whose), number(which) - 1] : null);
  return {
    verb: String(event.facts?.["verb"] ?? ""),
    artifact: String(event.facts?.["artifact"] ?? ""),
    own: place("seat", "own_place"),
    target: seat("target"),
    place: place("target", "place"),
    next_target: seat("next_target"),
    next_place: place("next_target", "next_place"),
    aim: seat("aim"),
  };
}

/** An action in a sentence, as far as it is chosen. */
export function tellAnnounced(at: At, seat: number, action: Announced): string {
  const { say } = at.words;
  const name = (of: number | null): string => (of === null ? "…" : nameOf(at, of));
  const objects: string[] = [];
  if (action.own) objects.push(say("announced-own", { place: action.own[1] + 1 }));
  for (const [target, place] of [[action.target, action.place], [action.next_target, action.next_place]] as const) {
    if (target === null) continue;
    objects.push(place ? say("announced-place", { place: place[1] + 1, seat: name(target) }) : name(target));
  }
  if (action.aim !== null && action.verb === "use") objects.push(say("announced-aim", { seat: name(action.aim) }));
  const told = say("event-announced", {
    verb: action.verb,
    seat: name(seat),
    artifact: action.artifact ? artifactName(at, action.artifact) : "",
    target: name(action.target),
    aim: name(action.aim),
    objects: objects.length ? `: ${objects.join(", ")}` : "",
  });
  // Who is still choosing has not come to the end of the sentence.
  return told.replace(/…\.$/, "…");
}
