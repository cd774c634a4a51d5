/** Euphoria's artifacts, for the rules and for explanations. */
import type { Dealt, Gallery } from "../../rules/gallery";
import { type Artifact } from "./cards";
import { clauses } from "./clauses";
import GalleryCard from "./GalleryCard.svelte";
import "./night.css";

const artifacts = (at: Dealt): readonly Artifact[] => (at.deck as { artifact: readonly Artifact[] }).artifact;

export const gallery: Gallery = {
  Card: GalleryCard,
  cards: (at) => artifacts(at).flatMap(({ id, copies }) => (copies ? [{ id, copies }] : [])),
  told: (at, id) => {
    const artifact = artifacts(at).find((one) => one.id === id);
    const { language } = at.words;
    const clause = artifact?.kind === "reaction" ? "EU-37" : "EU-31";
    const cost = at.words.say(`explain-cost-${artifact?.kind ?? "action"}`);
    return { title: artifact?.name[language] ?? id, text: `${artifact?.text[language] ?? ""} ${cost}`.trim(), clause };
  },
  anatomy: (at) => ({ id: artifacts(at)[0]!.id, spots: [[100, 14], [100, 48], [100, 88]] }),
  clauses,
  showsManner: true,
};
