/** The six quick reactions: what everybody can do at a real table without a word. */
import type { React } from "../generated/wire";

export type Reaction = React["reaction"];

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  surprise: "😮",
  applause: "👏",
  laughter: "😂",
  suspicion: "🤨",
  hurry: "⏳",
  mate: "🧉",
};
