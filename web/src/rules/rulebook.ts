/** The rules of a game in one language, as `generate.py` cut them: headings, clauses, items, paragraphs. */
import type { Language } from "../connection/connection";
import { packOf } from "../games/pack";
import { optionKey } from "../lobby/options";
import type { Words } from "../text/words";

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "item" | "clause";
  id?: string;
  text: string;
}

const books = import.meta.glob<Block[]>("../generated/*.rules.*.json", { import: "default" });

export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const built = books[`../generated/${game}.rules.${language}.json`];
  return built ? built() : ((await packOf(game)).rules[language] as Block[] | undefined) ?? [];
}

export interface Piece {
  kind: "plain" | "strong" | "em" | "code" | "clause";
  text: string;
}

/** A line of the rules with its emphasis, and with the clauses that it cites to be looked up. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d\d)\b/g)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, strong, em, code, clause] = match;
    const kind = strong ? "strong" : em ? "em" : code ? "code" : "clause";
    found.push({ kind, text: strong ?? em ?? code ?? clause ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** The same with options and their values called as the dialog of a new table calls them. The rules name them by the words
 * that are typed in a terminal: first an option, then what it can be, and at times what that means. */
export function spokenPieces(text: string, words: Words): Piece[] {
  let [option, said] = ["", ""];
  return piecesOf(text).map((piece): Piece => {
    if (piece.kind !== "code") {
      const again = `, ${said}`;
      const isSaidAgain = said !== "" && piece.text.startsWith(again);
      said = "";
      return isSaidAgain ? { ...piece, text: piece.text.slice(again.length) } : piece;
    }
    const [whole, part] = [optionKey(piece.text), optionKey(option, piece.text)];
    if (option && words.has(part)) said = words.say(part).split(":", 1)[0]!;
    else if (words.has(whole)) [option, said] = [piece.text, words.say(whole)];
    else return { kind: "plain", text: piece.text };
    return { kind: "plain", text: words.say("quoted", { text: said }) };
  });
}
