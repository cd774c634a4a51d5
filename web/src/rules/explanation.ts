/** Explains anything on a table in one sentence, to a player who taps it.
 *
 *     <button data-explain="action:hide" onclick={…}>   a long press, a right click or the key "?" explains
 *     <span data-explain="card:{id}">                   a tap explains, too: for elements that are not buttons
 *
 * anywhere on a table (`table/Field.svelte` listens), or, in code, `explainer.show(at, "criterion:base")`. The dialog is
 * part of every page; a table draws nothing for it.
 * For a caption alone, `explain(at, "action:hide")?.text`.
 *
 * `what` is `card:<id>` of the deck, `persona:<id>` of a bot's persona at the table, or a key of the game's texts
 * (`explain-<kind>-<id>`) that the game lists with its clause in `clauses.ts` of its folder.
 * An unknown `what` has no explanation. */
import type { Dealt, Gallery, Told } from "./gallery";

type Asked = Dealt & { readonly game: string; readonly seats?: readonly { readonly name: string; readonly regular?: string }[] };

export function explain(at: Asked, what: string, gallery?: Gallery): Told | null {
  const [kind, id] = what.split(":", 2) as [string, string | undefined];
  if (!id) return null;
  if (kind === "card") return gallery?.told(at, id) ?? null;
  if (kind === "persona") return personaOf(at, id, gallery?.showsManner ?? false);
  const key = `explain-${kind}-${id}`;
  if (!at.words.has(key)) return null;
  const named = at.words.has(`${key}-name`) ? `${key}-name` : `${kind}-${id}`;
  return { title: at.words.say(named), text: at.words.say(key), clause: gallery?.clauses[what] ?? "" };
}

/** What a bot's persona is like, and how it plays. */
function personaOf(at: Asked, id: string, showsManner: boolean): Told | null {
  const name = at.seats?.find((seat) => seat.regular === id)?.name;
  if (!name || !at.words.has(`temper-${id}`)) return null;
  const manner = showsManner ? ` ${at.words.say(`manner-${id}`)}` : "";
  return { title: name, text: at.words.say(`temper-${id}`) + manner, clause: "" };
}
