/** The pages on which daily puzzles are solved: `PuzzlePage.svelte` in the folder of a game that has one. */
import type { Component } from "svelte";
import type { DailyPage } from "../generated/wire";
import type { Words } from "../text/words";

export interface PuzzleProps {
  words: Words;
  page: DailyPage;
  date: string;
  changed: (page: DailyPage) => void;
}

const PAGES = import.meta.glob<Component<PuzzleProps>>("./*/PuzzlePage.svelte", { import: "default" });

export async function puzzleOf(game: string): Promise<Component<PuzzleProps> | undefined> {
  return PAGES[`./${game}/PuzzlePage.svelte`]?.();
}
