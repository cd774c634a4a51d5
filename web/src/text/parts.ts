/** The words of parts of the page that few visitors open: apart from the rest, so that the first load stays small. */
import type { Language } from "../connection/connection";
import { pageText, Words } from "./words";

const workshop = import.meta.glob<string>("../../text/lab.*.ftl", { query: "?raw", import: "default" });
const people = import.meta.glob<string>("../people/*/text/*.ftl", { query: "?raw", import: "default" });

/** The words of the part, and the page's. */
const wordsOf = (source: (language: Language) => Promise<string>) => async (language: Language) => new Words(language, await Promise.all([source(language), pageText(language)]));
const peopleWords = (feature: string) => wordsOf((language) => people[`../people/${feature}/text/${language}.ftl`]!());

export const labWords = wordsOf((language) => workshop[`../../text/lab.${language}.ftl`]!());
export const mineWords = peopleWords("my_games");
export const groupWords = peopleWords("groups");
export const tournamentWords = peopleWords("tournaments");
export const dailyWords = peopleWords("daily");
export const seasonWords = peopleWords("seasons");
