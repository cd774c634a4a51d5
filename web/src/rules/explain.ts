/** What anything on a table is, in one sentence, to be asked for by whoever taps it.
 *
 *     <button data-explain="action:hide" onclick={…}>   a long press, a right click or the key "?" explains
 *     <span data-explain="card:{id}">                   a tap explains, too: for what is no button itself
 *
 * anywhere on a table (`table/Field.svelte` listens), or, in code, `explaining.show(at, "criterion:base")`. The dialog stands
 * over every page: nothing else is to be drawn.
 * For a caption alone, `explain(at, "action:hide")?.text`.
 *
 * `what` is `card:<id>` of the deck, `regular:<id>` of somebody at the table, or a key of the game's texts (`explain-<kind>-<id>`):
 *   Evidencia  criterion: final series symbol base middle top · faction: gnomos extraterrestres illuminati ·
 *              thing: back pyramid zone challenge
 *   Euphoria   action: discard give interrogate use arm shoot hide pass aim react ·
 *              thing: recruit-hidden recruit-exposed leader follower anarchist laser window deck pile
 *   Códigos    action: take expose add lay discard give_up move_soldier recite turn_over · card: comodin for a joker ·
 *              thing: soldier hidden reveal medal photo deck pile revealed symbol
 * What is not known explains nothing. */
import type { Dealt, Gallery, Told } from "./gallery";

const CLAUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  evidencia: {
    "criterion:final": "EV-53",
    "criterion:series": "EV-54",
    "criterion:symbol": "EV-55",
    "criterion:base": "EV-56",
    "criterion:middle": "EV-57",
    "criterion:top": "EV-58",
    "faction:gnomos": "EV-04",
    "faction:extraterrestres": "EV-04",
    "faction:illuminati": "EV-04",
    "thing:back": "EV-02",
    "thing:pyramid": "EV-50",
    "thing:zone": "EV-28",
    "thing:challenge": "EV-21",
  },
  euphoria: {
    "action:discard": "EU-20",
    "action:give": "EU-20",
    "action:interrogate": "EU-22",
    "action:use": "EU-23",
    "action:arm": "EU-24",
    "action:shoot": "EU-25",
    "action:hide": "EU-26",
    "action:pass": "EU-21",
    "action:aim": "EU-27",
    "action:react": "EU-37",
    "thing:recruit-hidden": "EU-05",
    "thing:recruit-exposed": "EU-50",
    "thing:leader": "EU-10",
    "thing:follower": "EU-10",
    "thing:anarchist": "EU-11",
    "thing:laser": "EU-40",
    "thing:window": "EU-38",
    "thing:deck": "EU-34",
    "thing:pile": "EU-34",
  },
  codigos: {
    "action:take": "CO-21",
    "action:expose": "CO-23",
    "action:add": "CO-24",
    "action:lay": "CO-25",
    "action:discard": "CO-27",
    "action:give_up": "CO-28",
    "action:move_soldier": "CO-29",
    "action:recite": "CO-42",
    "action:turn_over": "CO-44",
    "thing:soldier": "CO-30",
    "thing:hidden": "CO-26",
    "thing:reveal": "CO-40",
    "thing:medal": "CO-01",
    "thing:photo": "CO-01",
    "thing:deck": "CO-50",
    "thing:pile": "CO-22",
    "thing:revealed": "CO-42",
    "thing:symbol": "CO-23",
  },
};

type Asked = Dealt & { readonly game: string; readonly seats?: readonly { readonly name: string; readonly regular?: string }[] };

export function explain(at: Asked, what: string, gallery?: Gallery): Told | null {
  const [kind, id] = what.split(":", 2) as [string, string | undefined];
  if (!id) return null;
  if (kind === "card") return gallery?.told(at, id) ?? null;
  if (kind === "regular") return temperOf(at, id);
  const key = `explain-${kind}-${id}`;
  if (!at.words.has(key)) return null;
  const named = at.words.has(`${key}-name`) ? `${key}-name` : `${kind}-${id}`;
  return { title: at.words.say(named), text: at.words.say(key), clause: CLAUSES[at.game]?.[what] ?? "" };
}

/** What one of the regulars is like, and how they play. */
function temperOf(at: Asked, id: string): Told | null {
  const name = at.seats?.find((seat) => seat.regular === id)?.name;
  if (!name || !at.words.has(`temper-${id}`)) return null;
  // How they attack and what they claim shows in Euphoria alone.
  const manner = at.game === "euphoria" ? ` ${at.words.say(`manner-${id}`)}` : "";
  return { title: name, text: at.words.say(`temper-${id}`) + manner, clause: "" };
}

/** All that can be explained besides cards, for the tests. */
export function explainable(game: string): string[] {
  return Object.keys(CLAUSES[game] ?? {});
}
