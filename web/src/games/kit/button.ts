/** Makes a button of a face an offer: spread the result on it, `<button class="card" {...buttonFor(at, move)}>`.
 *
 * With a move, a click plays it; the button carries `data-move`, waits while the table is busy, and has `data-hinted` while
 * a hint names the move. Without a move, a click explains what the button shows. It is one element in both cases, so that
 * a picture in it is drawn once. Classes, styles and content stay the face's own.
 */
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Move } from "../../generated/wire";
import { explainer } from "../../rules/explainer.svelte";
import { lineOf } from "../../table/offer";
import type { Situation } from "../../table/situation";

export interface Offer {
  /** What a screen reader says, where the text of the button is not enough. */
  readonly label?: string;
  /** What the button shows, as in `data-explain`. */
  readonly explain?: string;
  /** Called instead of `at.play(move.code)`: for what takes a step more. */
  readonly play?: (move: Move) => void;
}

export function buttonFor(at: Situation, move: Move | undefined, { label, explain, play }: Offer = {}): HTMLButtonAttributes {
  return {
    "aria-label": label,
    "data-explain": explain,
    "data-move": move && lineOf(move),
    "data-hinted": move && at.hints[0]?.code === move.code ? "" : undefined,
    disabled: move !== undefined && at.busy,
    onclick: () => {
      if (move) (play ?? ((given) => at.play(given.code)))(move);
      else if (explain) explainer.show(at, explain);
    },
  } as HTMLButtonAttributes;
}
