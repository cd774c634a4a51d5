/** The words of parts of the page that few load: apart from the rest, so that what everybody loads first stays small. */
import type { Language } from "../connection/connection";
import { Words } from "./words";

const texts = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

/** Those of the part, and the page's. */
const wordsOf = (part: string) => async (language: Language) =>
  new Words(language, [await texts[`../../text/${part}.${language}.ftl`]!(), await texts[`../../text/${language}.ftl`]!()]);

export const labWords = wordsOf("lab");
export const mineWords = wordsOf("mine");
export const groupWords = wordsOf("groups");
export const tournamentWords = wordsOf("tournament");
export const dailyWords = wordsOf("daily");
export const seasonWords = wordsOf("season");
