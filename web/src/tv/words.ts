/** The words of a big screen, and the page's. */
import en from "../../text/tv.en.ftl?raw";
import es from "../../text/tv.es.ftl?raw";
import type { Language } from "../connection/connection";
import { pageWords, type Words } from "../text/words";

export async function screenWords(language: Language): Promise<Words> {
  return (await pageWords(language)).with({ es, en }[language]);
}
