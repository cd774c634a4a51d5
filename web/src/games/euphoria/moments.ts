/** The moments of an update, with their stamps. Made only of what this viewer received. */
import type { Scene } from "../../generated/euphoria";
import type { Event } from "../../generated/wire";
import type { Moment, Tone } from "../../table/clock.svelte";
import { nameOf } from "../../table/situation";
import { tell } from "../../text/narrator";
import { artifactName, isLeader, type At } from "./cards";
import { winningTeam } from "./ending";
import { sceneAfter } from "./scenes";

/** What a moment draws: a line between two seats, a card in the middle, and its sentence. */
export interface Shows {
  readonly from: number | null;
  readonly to: number | null;
  readonly artifact: string;
  readonly words: string;
}

export type Shown = Moment<Shows, Scene>;

/** `peek` is a look of one's own; `opened` is who was shot, with three open visors; `visor` is a seat at the end, and `side` who won. */
const HOLD = { charge: 1300, shot: 1200, opened: 2400, card: 2300, answer: 2000, look: 1300, peek: 2600, aim: 1200, swap: 1500, visor: 420, side: 2200 } as const;
type Kind = keyof typeof HOLD;
/** How a reaction that lets the shot go on turns it. */
const TURNED: Readonly<Record<string, string>> = { espejo: "mirrored", guardaespaldas: "guarded" };

export function momentsOf(at: At, before: Scene | null): Shown[] {
  if (!before) return [];
  const made: Shown[] = [];
  let scene = before;
  /** Whom a shot hit that did not end the game: all three visors open (EU-51). */
  let hit: number | null = null;
  for (const event of at.fresh) {
    scene = sceneAfter(scene, event, at.seat);
    if (event.kind === "shot" && !isOver(at)) hit = seatIn(event, "target");
    const opens = event.kind === "exposed" && hit !== null && seatIn(event, "seat") === hit && event.facts?.["place"] === 3;
    const moment = opens ? openedBy(at, before, scene, event, hit!) : momentOf(at, scene, event);
    if (moment) made.push({ scene, ...moment });
  }
  if (isOver(at)) made.push(sideOf(at));
  return made;
}

function isOver(at: At): boolean {
  return at.view.phase === "over";
}

function line(from: number | null, to: number | null): Shows {
  return { from, to: to === from ? null : to, artifact: "", words: "" };
}

function make(at: At, kind: Kind, event: Event | null, stamp: string | null, shows: Shows, tone?: Tone): Shown {
  const threat = shows.from !== at.seat && shows.to !== null && shows.to === at.seat;
  return { kind, event, stamp, hold: HOLD[kind], shows, tone: tone ?? (threat ? "bad" : "plain"), ...(threat && kind !== "shot" ? { sound: "alarm" } : {}) };
}

function momentOf(at: At, scene: Scene, event: Event): Shown | null {
  const [seat, target] = [seatIn(event, "seat"), seatIn(event, "target")];
  const mine = seat === at.seat;
  const made = (kind: Kind, stamp: string | null, shows = line(seat, target), tone?: Tone): Shown => make(at, kind, event, stamp, shows, tone);
  const said = (key: string, more: Record<string, string | number> = {}): string => stampText(at, key, { seat, target }, more);
  switch (event.kind) {
    case "announced": {
      const words = tell(at, event) ?? "";
      if (event.facts?.["verb"] === "use") return made("card", null, { ...line(seat, target), artifact: String(event.facts["artifact"]), words });
      if (event.facts?.["verb"] === "shoot") return made("charge", said("shooting"));
      return null;
    }
    case "reacted": {
      const artifact = String(event.facts?.["artifact"]);
      const stamp = stampText(at, TURNED[artifact] ?? "blocked", { seat, target: scene.turn }, { artifact: artifactName(at, artifact) });
      return made("answer", stamp, { from: seat, to: scene.turn, artifact, words: tell(at, event) ?? "" });
    }
    case "shot":
      return made("shot", isOver(at) ? said("shot", { how: "leader" }) : null, line(seat, target), toneOf(at, target));
    case "looked": {
      const place = Number(event.facts?.["place"]);
      const recruit = event.facts?.["recruit"];
      if (!mine || !recruit) return made("look", said("looked", { place }));
      return made("peek", said("peeked", { place, recruit: at.words.say(`recruit-${recruit}`) }));
    }
    case "armed":
      return mine ? null : made("aim", said("armed"));
    case "exchanged":
      return made("swap", said("exchanged"));
    case "shown":
      return made("visor", null, line(null, null));
    default:
      return null;
  }
}

/** EU-50 to EU-52: a Leader is in sight now, there was none, or there could not be one. */
function openedBy(at: At, before: Scene, scene: Scene, event: Event, target: number): Shown {
  const leads = (in_: Scene): boolean => in_.recruits[target]!.some((one, n) => isLeader(one) && in_.exposed[target]![n]);
  const how = leads(scene) && !leads(before) ? "found" : before.anarchists.includes(target) ? "again" : "none";
  return make(at, "opened", event, stampText(at, "shot", { target }, { how }), line(null, null), target === at.seat ? "bad" : "plain");
}

/** All visors are open: whose game it was. */
function sideOf(at: At): Shown {
  const tellsTo = at.fresh.at(-1);
  const [winner] = at.view.winners;
  // EU-61, EU-62: by what one seat holds.
  const isAlone = winner !== undefined && at.view.clause !== 60;
  const side = isAlone ? stampText(at, "won-alone", { seat: winner }, {}) : stampText(at, `won-${winningTeam(at) ?? "nobody"}`, {}, {});
  return { ...make(at, "side", null, side, line(null, null), toneOf(at, null)), ...(tellsTo ? { tellsTo } : {}), scene: at.view, ends: true };
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

function toneOf(at: At, target: number | null): Tone {
  if (at.seat === null) return "plain";
  if (isOver(at)) return at.view.winners.includes(at.seat) ? "good" : "bad";
  return target === at.seat ? "bad" : "plain";
}
