/** An action takes two taps: the first says what it does and costs, the second plays it. */
import type { Move } from "../../generated/wire";
import { nameOf } from "../../table/situation";
import { artifactOf, type At } from "./cards";

export class FirstTap {
  private code = $state<number | null>(null);
  private asked = $state("");

  /** The move that was tapped once, as long as the question is the same. */
  of(at: At): Move | null {
    return this.asked === questionOf(at) ? (at.moves.find((move) => move.code === this.code) ?? null) : null;
  }

  tap(at: At, move: Move): void {
    const again = this.of(at)?.code === move.code;
    this.code = again ? null : move.code;
    this.asked = questionOf(at);
    if (again) at.play(move.code);
  }

  forget(): void {
    this.code = null;
  }
}

function questionOf(at: At): string {
  return `${at.view.turns} ${at.view.phase} ${at.moves.map((move) => move.code).join(" ")}`;
}

/** What it does and what it costs, in one line. */
export function explainMove(at: At, move: Move): string {
  const { say, language } = at.words;
  const artifact = artifactOf(at, String(move.arguments?.["artifact"] ?? ""));
  if (artifact) return say("euphoria-explain-use", { name: artifact.name[language], text: artifact.text[language] });
  const aim = at.seat === null ? null : (at.view.aims[at.seat] ?? null);
  const bare = move.verb === "discard" && at.seat !== null && !at.view.hand_sizes[at.seat];
  return say(`euphoria-explain-${bare ? "draw" : move.verb}`, { target: aim === null ? "" : nameOf(at, aim) });
}
