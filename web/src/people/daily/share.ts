/** A result of the day to pass on: a text that gives nothing of the cards away, and a picture of where one stands. */
import type { DailyDeal, DailyPuzzle } from "../../generated/wire";
import { ACCENT, columns, paintPicture, plate, rows, sans, sayBelow, serif, SOFT, stamp, WHOLE, WIDTH, write, type Box, type Paper } from "../../table/poster";
import type { Words } from "../../text/words";
import { barsOf, boxText, boxesOf, outcomeOf } from "./figures";

export interface Told {
  readonly words: Words;
  /** The day as one reads it. */
  readonly date: string;
  /** The game's name, or the puzzle's. */
  readonly title: string;
  readonly against: string;
  readonly deal: DailyDeal;
  readonly puzzle: DailyPuzzle | null;
}

export function textOf({ words, date, title, against, deal, puzzle }: Told, address: string): string {
  const { say } = words;
  const how = [outcomeOf(say, deal, puzzle, "daily-text"), against && say("daily-text-against", { names: against })].filter(Boolean).join(" ");
  const place = deal.you && deal.you.place && deal.you.players > 1 ? ` (${say("daily-text-place", { place: deal.you.place, players: deal.you.players })})` : "";
  return [`Sobremesa · ${say("daily-title")} · ${date}`, `${title}: ${how}${place}`, boxText(boxesOf(deal)), address].join("\n");
}

/** The same on a tablecloth, with how everybody did. */
export function pictureOf(told: Told): Promise<Blob> {
  const { words, date, title, against, deal, puzzle } = told;
  const { say } = words;
  return paintPicture(say("daily-title"), (paper) => {
    cloth(paper);
    const middle = { x: WIDTH / 2, align: "center", most: WIDTH - 120 } as const;
    write(paper, title, { ...middle, y: 250, font: serif(104) });
    write(paper, date, { ...middle, y: 312, font: sans(36), ink: SOFT });
    // The first player of the day has no comparison yet.
    const alone = (deal.you?.players ?? 0) < 2;
    stamp(paper, outcomeOf(say, deal, puzzle), WIDTH / 2, alone ? 700 : 440, deal.you?.won ? "#2f5a22" : "#9c1f16");
    if (against) write(paper, say("daily-against", { names: against }), { ...middle, y: alone ? 840 : 560, font: sans(36) });
    if (!alone) bars(paper, told, { left: 80, top: 640, wide: WIDTH - 160, tall: 440 });
    sayBelow(paper, deal.you?.place && deal.you.players > 1 ? say("daily-place", { place: deal.you.place, players: deal.you.players }) : say("daily-first"));
  });
}

/** Linen: threads both ways. */
function cloth(paper: Paper): void {
  plate(paper, WHOLE, { fill: "#efe6d5" });
  const thread = { fill: "rgb(120 90 50 / 0.06)" };
  for (const box of columns(WHOLE, WHOLE.wide / 6)) plate(paper, { ...box, wide: 2 }, thread);
  for (const box of rows(WHOLE, WHOLE.tall / 6)) plate(paper, { ...box, tall: 2 }, thread);
}

function bars(paper: Paper, { words, deal, puzzle }: Told, box: Box): void {
  const found = barsOf(words.say, deal, puzzle);
  const most = Math.max(1, ...found.map((bar) => bar.count));
  const wide = Math.min(180, box.wide / found.length);
  const foot = box.top + box.tall;
  const spots = columns({ ...box, left: (WIDTH - wide * found.length) / 2, wide: wide * found.length }, found.length);
  for (const [n, bar] of found.entries()) {
    const tall = Math.max(4, ((box.tall - 60) * bar.count) / most);
    plate(paper, { left: spots[n]!.left + 3, top: foot - tall, wide: wide - 6, tall }, { fill: bar.own ? ACCENT : "#c9b698" });
    const line = { x: spots[n]!.left + wide / 2, font: sans(Math.min(32, wide * 0.5), bar.own ? 700 : 500), ink: bar.own ? ACCENT : SOFT, align: "center", most: wide - 2 } as const;
    if (bar.count) write(paper, `${bar.count}`, { ...line, y: foot - tall - 12 });
    write(paper, bar.label, { ...line, y: foot + 42 });
  }
}
