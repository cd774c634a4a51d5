import { describe, expect, it } from "vitest";
import type { Scene } from "../../generated/euphoria";
import { messagesOf, SITUATIONS, updateOf } from "../../faces/recorded";
import type { Event, Update, Welcome } from "../../generated/wire";
import { lyingAfter } from "./exchanges";
import { at, HIDDEN, NO_ACTION } from "./fixture";
import { sceneAfter } from "./scenes";

/** The events of a recorded game, as its viewer was told them. */
function told(situation: string): { events: readonly Event[]; view: Scene; seat: number | null } {
  const messages = messagesOf("euphoria", situation);
  const { seat } = messages.find((message) => message.type === "welcome") as Welcome;
  const { view, news } = updateOf("euphoria", situation) as Update;
  return { events: (news ?? []).flatMap((piece) => (piece.what === "happened" ? piece.events : [])), view: view as Scene, seat: seat ?? null };
}

const LASTING = SITUATIONS.filter(([game]) => game === "euphoria").map(([, situation]) => situation);

describe.each(LASTING)("in the recorded game %s", (situation) => {
  const { events, view, seat } = told(situation);
  const count = view.recruits.length;
  const nothing = Array.from({ length: count }, () => ["", "", ""] as const);
  const first = { ...at().view, recruits: nothing, exposed: nothing.map(() => HIDDEN), aims: nothing.map(() => null), anarchists: [], announced: NO_ACTION, lasers: view.lasers + view.aims.filter((aim) => aim !== null).length };

  it("the events alone lead to what lies in sight", () => {
    const last = events.reduce((scene, event) => sceneAfter(scene, event, seat), first as Scene);
    if (view.phase !== "lay") expect(last.recruits).toEqual(view.recruits);
    expect([last.aims, last.lasers, last.anarchists]).toEqual([view.aims, view.lasers, view.anarchists]);
    if (view.phase !== "over") expect(last.exposed).toEqual(view.exposed);
  });

  it("no scene between shows this viewer a recruit that it was not told", () => {
    let scene: Scene = first;
    const known = new Set<string>();
    for (const event of events) {
      scene = sceneAfter(scene, event, seat);
      for (const [name, value] of Object.entries(event.facts ?? {})) if (name.startsWith("recruit")) known.add(String(value));
      for (const recruit of scene.recruits.flat()) if (recruit) expect(known).toContain(recruit);
    }
  });

  it("faces follow the recruits that lie exposed", () => {
    if (view.phase === "over") return;
    expect(lyingAfter(events, count).map((row) => row.map(({ exposed }) => exposed))).toEqual(view.exposed);
  });
});
