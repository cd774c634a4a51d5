/** A result of the day to pass on: a text that gives nothing of the cards away, and a picture of where one stands. */
import type { DailyDeal, DailyPuzzle } from "../../generated/wire";
import { HEIGHT, sans, serif, stamp, WIDTH, wrapText, write, type Paper } from "../../table/poster";
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
export async function pictureOf(told: Told): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("this browser draws no pictures");
  await Promise.all([document.fonts.load(serif(64)), document.fonts.load(sans(32))]).catch(() => undefined);
  cloth(paper);
  const { words, date, title, against, deal, puzzle } = told;
  const { say } = words;
  paper.fillStyle = "#fbf6ea";
  paper.fillRect(0, 0, WIDTH, 128);
  write(paper, say("daily-title"), 60, 88, serif(64), "#33241a", "left", 680);
  write(paper, "sobremesa", WIDTH - 60, 86, serif(40, 500), "#a03f24", "right");
  write(paper, title, WIDTH / 2, 250, serif(104), "#33241a", "center", WIDTH - 120);
  write(paper, date, WIDTH / 2, 312, sans(36), "#66503f", "center", WIDTH - 120);
  const good = deal.you?.won ?? false;
  // The first player of the day has no comparison yet.
  const alone = (deal.you?.players ?? 0) < 2;
  stamp(paper, outcomeOf(say, deal, puzzle), WIDTH / 2, alone ? 700 : 440, good ? "#2f5a22" : "#9c1f16");
  if (against) write(paper, say("daily-against", { names: against }), WIDTH / 2, alone ? 840 : 560, sans(36), "#33241a", "center", WIDTH - 120);
  if (!alone) columns(paper, told, 640, 1080);
  paper.fillStyle = "#fbf6ea";
  paper.fillRect(0, 1180, WIDTH, HEIGHT - 1180);
  const place = deal.you?.place && deal.you.players > 1 ? say("daily-place", { place: deal.you.place, players: deal.you.players }) : say("daily-first");
  for (const [n, line] of wrapText(paper, place, WIDTH - 140, serif(52, 700)).slice(0, 2).entries()) write(paper, line, WIDTH / 2, 1282 + n * 56, serif(52, 700), "#33241a", "center");
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Linen: threads both ways. */
function cloth(paper: Paper): void {
  paper.fillStyle = "#efe6d5";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = "rgb(120 90 50 / 0.06)";
  for (let x = 0; x < WIDTH; x += 6) paper.fillRect(x, 0, 2, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 6) paper.fillRect(0, y, WIDTH, 2);
}

function columns(paper: Paper, { words, deal, puzzle }: Told, top: number, bottom: number): void {
  const bars = barsOf(words.say, deal, puzzle);
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const wide = Math.min(180, (WIDTH - 160) / bars.length);
  const left = (WIDTH - wide * bars.length) / 2;
  for (const [n, bar] of bars.entries()) {
    const [x, height] = [left + n * wide, Math.max(4, ((bottom - top - 60) * bar.count) / most)];
    paper.fillStyle = bar.own ? "#a03f24" : "#c9b698";
    paper.fillRect(x + 3, bottom - height, wide - 6, height);
    const ink = bar.own ? "#a03f24" : "#66503f";
    if (bar.count) write(paper, `${bar.count}`, x + wide / 2, bottom - height - 12, sans(Math.min(32, wide * 0.5), bar.own ? 700 : 500), ink, "center", wide);
    write(paper, bar.label, x + wide / 2, bottom + 42, sans(Math.min(32, wide * 0.5), bar.own ? 700 : 500), ink, "center", wide - 2);
  }
}
