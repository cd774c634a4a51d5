/** The moments of an update, with their stamps. Made only of what this viewer received. */
import type { Scene } from "../../generated/euphoria";
import type { Event } from "../../generated/wire";
import type { Moment, Tone } from "../../table/clock.svelte";
import { nameOf } from "../../table/situation";
import { tell } from "../../text/narrator";
import { artifactName, isLeader, type At } from "./cards";

/** What a moment draws: a line between two seats, a card in the middle, and its sentence. */
export interface Shows {
  readonly from: number | null;
  readonly to: number | null;
  readonly artifact: string;
  readonly words: string;
}

export type Shown = Moment<Shows>;

const HOLD = { charge: 1300, shot: 2200, card: 2300, answer: 2000, look: 1300, aim: 1200, swap: 1500 } as const;
/** How a reaction that lets the shot go on turns it. */
const TURNED: Readonly<Record<string, string>> = { espejo: "mirrored", guardaespaldas: "guarded" };

export function momentsOf(at: At, before: Scene | null): Shown[] {
  return at.fresh.flatMap((event) => momentOf(at, before, event) ?? []);
}

function momentOf(at: At, before: Scene | null, event: Event): Shown | null {
  const [seat, target] = [seatIn(event, "seat"), seatIn(event, "target")];
  const mine = seat === at.seat;
  const line = { from: seat, to: target === seat ? null : target, artifact: "", words: "" };
  const made = (kind: keyof typeof HOLD, stamp: string | null, shows: Shows = line, tone?: Tone): Shown => {
    const threat = !mine && shows.to !== null && shows.to === at.seat;
    return { kind, event, stamp, hold: HOLD[kind], shows, scene: kind === "shot" ? before : at.view, tone: tone ?? (threat ? "bad" : "plain"), ...(threat ? { sound: "alarm" } : {}) };
  };
  const said = (key: string, more: Record<string, string | number> = {}): string => stampText(at, key, { seat, target }, more);
  switch (event.kind) {
    case "announced": {
      const words = tell(at, event) ?? "";
      if (event.facts?.["verb"] === "use") return made("card", null, { ...line, artifact: String(event.facts["artifact"]), words });
      if (event.facts?.["verb"] === "shoot") return made("charge", said("shooting"));
      return null;
    }
    case "reacted": {
      const artifact = String(event.facts?.["artifact"]);
      // It may be the next turn by now: the reaction answers what was announced before.
      const actor = before?.turn ?? at.view.turn;
      const stamp = stampText(at, TURNED[artifact] ?? "blocked", { seat, target: actor }, { artifact: artifactName(at, artifact) });
      return made("answer", stamp, { from: seat, to: actor, artifact, words: tell(at, event) ?? "" });
    }
    case "shot":
      return made("shot", said("shot", { how: endText(at, before, target) }), line, toneOf(at, target));
    case "looked":
      return mine ? null : made("look", said("looked", { place: Number(event.facts?.["place"]) }));
    case "armed":
      return mine ? null : made("aim", said("armed"));
    case "exchanged":
      return made("swap", said("exchanged"));
    default:
      return null;
  }
}

function seatIn(event: Event, name: string): number | null {
  const seat = event.facts?.[name];
  return typeof seat === "number" ? seat : null;
}

function stampText(at: At, key: string, seats: Record<string, number | null>, more: Record<string, string | number>): string {
  const named = Object.entries(seats).flatMap(([name, seat]) =>
    seat === null ? [] : [[name, nameOf(at, seat)], [`${name}_is`, seat === at.seat ? "you" : "other"]],
  );
  return at.words.say(`euphoria-stamp-${key}`, { ...(Object.fromEntries(named) as Record<string, string>), ...more });
}

/** EU-50 to EU-52: the game is over, a Leader is in sight now, there was none, or there could not be one. */
function endText(at: At, before: Scene | null, target: number | null): string {
  if (at.view.phase === "over") return "leader";
  const leads = (scene: Scene | null): boolean => target !== null && (scene?.recruits[target] ?? []).some((one, n) => isLeader(one) && scene!.exposed[target]![n]);
  if (leads(at.view) && !leads(before)) return "found";
  return target !== null && before?.anarchists.includes(target) ? "again" : "none";
}

function toneOf(at: At, target: number | null): Tone {
  if (at.seat === null) return "plain";
  if (at.view.phase === "over") return at.view.winners.includes(at.seat) ? "good" : "bad";
  return target === at.seat ? "bad" : "plain";
}
