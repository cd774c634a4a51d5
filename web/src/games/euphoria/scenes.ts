/** The table between two updates: what each event of an update leaves behind, for a viewer who sees them one by one. */
import type { Announced, Scene } from "../../generated/euphoria";
import type { Event } from "../../generated/wire";

type Row = Scene["recruits"][number];

/** The scene after an event, made of what the event says to this viewer. What no event says stays as it was until the update is
 * over: the deck, the pile, and what others hold. */
export function sceneAfter(scene: Scene, event: Event, me: number | null): Scene {
  const { kind, facts = {} } = event;
  const number = (name: string): number => Number(facts?.[name]);
  const seat = number("seat");
  const place = number("place") - 1;
  switch (kind) {
    case "announced":
      return { ...scene, announced: announcedIn(event) };
    case "reacted":
      return closed({ ...scene, reaction: { seat, artifact: String(facts?.["artifact"]), cost: [seat, 0] } });
    case "unanswered":
      return closed(scene);
    case "exposed":
      return lay(scene, seat, place, String(facts?.["recruit"]), true);
    case "hid":
      return lay(scene, seat, place, seat === me ? scene.recruits[seat]![place]! : "", false);
    case "exchanged": {
      const [other, there] = [number("target"), number("target_place") - 1];
      const [one, two] = [scene.recruits[seat]![place]!, scene.recruits[other]![there]!];
      const [isOpen, isOtherOpen] = [scene.exposed[seat]![place]!, scene.exposed[other]![there]!];
      // A hidden recruit that changes hands is known to its new owner alone, who learns of it by another event.
      return lay(lay(scene, seat, place, isOtherOpen ? two : "", isOtherOpen), other, there, isOpen ? one : "", isOpen);
    }
    case "laid":
    case "received":
      return facts?.["recruit"] ? lay(scene, seat, place, String(facts["recruit"]), scene.exposed[seat]![place]!) : scene;
    case "mixed":
      return facts?.["recruit_1"] ? { ...scene, recruits: scene.recruits.with(seat, rowIn(event)) } : scene;
    case "armed":
      return { ...scene, lasers: scene.lasers - 1, aims: scene.aims.with(seat, number("target")) };
    case "aimed":
      return { ...scene, aims: scene.aims.with(seat, number("target")) };
    case "dropped":
      return { ...scene, lasers: scene.lasers + 1, aims: scene.aims.with(seat, null) };
    case "anarchist":
      return { ...scene, anarchists: [...scene.anarchists, seat].toSorted((one, other) => one - other) };
    case "shown":
      return { ...scene, recruits: scene.recruits.with(seat, rowIn(event)), exposed: scene.exposed.with(seat, [true, true, true]) };
    default:
      return scene;
  }
}

function rowIn({ facts }: Event): Row {
  return [String(facts?.["recruit_1"]), String(facts?.["recruit_2"]), String(facts?.["recruit_3"])];
}

function lay(scene: Scene, seat: number, place: number, recruit: string, exposed: boolean): Scene {
  const [row, flags] = [scene.recruits[seat]!.with(place, recruit) as unknown as Row, scene.exposed[seat]!.with(place, exposed)];
  return { ...scene, recruits: scene.recruits.with(seat, row), exposed: scene.exposed.with(seat, flags as unknown as Scene["exposed"][number]) };
}

/** The window is closed, and what was announced takes its effect. */
function closed(scene: Scene): Scene {
  return { ...scene, phase: "action", asked: [], answer: [] };
}

/** EU-37: all that was chosen. */
function announcedIn({ facts }: Event): Announced {
  const seat = Number(facts?.["seat"]);
  const counted = (name: string): number | null => (facts?.[name] == null ? null : Number(facts[name]));
  const placed = (whose: number | null, name: string): [number, number] | null => (counted(name) === null ? null : [whose ?? seat, counted(name)! - 1]);
  const [target, next] = [counted("target"), counted("next_target")];
  return {
    verb: String(facts?.["verb"]), artifact: String(facts?.["artifact"] ?? ""), own: placed(seat, "own_place"), target, place: placed(target, "place"),
    next_target: next, next_place: placed(next, "next_place"), aim: counted("aim"),
  };
}
