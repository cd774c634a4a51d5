/** The end of Evidencia as a picture: both rows on the cork, and the sheet between them. */
import type { Memory, Scene } from "../../generated/evidencia";
import { around, columns, dot, draw, FIELD, plate, rows, sans, serif, WHOLE, WIDTH, write, type Box, type Paper } from "../../table/poster";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, stockOf, type Card, type Faction } from "./cards";
import { drawingOf } from "./drawings";
import { MARKS } from "./marks";
import { sheetFor } from "./moments";

type At = Situation<Scene, Memory>;

const COLOURS: Record<Faction, string> = { gnomos: "#2f6a34", extraterrestres: "#6b3aa0", illuminati: "#8f5f0a" };
const WAX: Record<Faction, string> = { gnomos: "#2f5f30", extraterrestres: "#5b3488", illuminati: "#7d5206" };
const RED = "#a3231b";
/** A card, and a row with its label. */
const [WIDE, TALL, SIDE] = [158, 211, 275];

export function poster(at: At, paper: Paper): void {
  cork(paper);
  const order = at.seat === 1 ? [1, 0] : [0, 1];
  const tops = [FIELD.top, FIELD.top + FIELD.tall - SIDE];
  for (const [n, seat] of order.entries()) side(paper, at, seat, { ...FIELD, top: tops[n]!, tall: SIDE });
  const sheetTop = tops[0]! + SIDE + 14;
  sheet(paper, at, order, { left: 110, top: sheetTop, wide: WIDTH - 220, tall: tops[1]! - 14 - sheetTop });
}

/** Cork, with the same grains every time. */
function cork(paper: Paper): void {
  plate(paper, WHOLE, { fill: "#c89b63" });
  let state = 7;
  const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let n = 0; n < 5200; n++) {
    paper.fillStyle = n % 3 ? "rgb(70 38 10 / 0.2)" : "rgb(255 228 170 / 0.24)";
    paper.fillRect(next() * WHOLE.wide, next() * WHOLE.tall, 2 + next() * 5, 2 + next() * 3);
  }
}

function side(paper: Paper, at: At, seat: number, box: Box): void {
  plate(paper, { ...box, top: box.top - 4, tall: 54 }, { fill: "#fff3c9" });
  write(paper, nameOf(at, seat), { x: 60, y: box.top + 36, font: sans(34, 600), most: 700 });
  write(paper, `${at.view.points[seat]}`, { x: WIDTH - 60, y: box.top + 40, font: serif(52), ink: RED, align: "right" });
  for (const [place, { left, wide }] of columns(box, 6).entries()) {
    const card = cardOf(at, at.view.rows[seat]![place] ?? "");
    if (card) around(paper, { x: left + wide / 2, y: box.top + box.tall - TALL / 2, turn: ((place % 3) - 1) * 0.012 }, () => front(paper, card));
  }
}

/** A card around its middle. */
function front(paper: Paper, card: Card): void {
  const [right, top, foot] = [WIDE / 2, -TALL / 2, TALL / 2];
  [paper.shadowColor, paper.shadowBlur, paper.shadowOffsetY] = ["rgb(40 20 5 / 0.5)", 12, 5];
  plate(paper, { left: -right, top, wide: WIDE, tall: TALL }, { fill: stockOf(card), corner: 8 });
  paper.shadowColor = "transparent";
  write(paper, `${card.value}`, { x: 34 - right, y: top + 66, font: serif(64), ink: RED, align: "center" });
  for (const [n, symbol] of card.symbols.entries()) mark(paper, symbol, right - 50 - n * 44, top + 24, 42, COLOURS[symbol], "#fffaf0");
  if (!card.symbols.length) write(paper, "∅", { x: right - 30, y: top + 58, font: serif(40, 500), ink: "#6b5647", align: "center" });
  picture(paper, card, { left: -right, top: top + 84, wide: WIDE, tall: 118 });
  dot(paper, right - 28, foot - 28, 22, WAX[card.back]);
  mark(paper, card.back, right - 42, foot - 42, 28, "#fff3dd", WAX[card.back]);
  dot(paper, 0, top + 8, 9, "#b3261e");
}

/** The linocut, as wide as the card and cut off like one. */
function picture(paper: Paper, card: Card, { left, top, wide, tall }: Box): void {
  const scale = Math.max(wide / 120, tall / 90);
  paper.save();
  paper.beginPath();
  paper.rect(left, top, wide, tall);
  paper.clip();
  around(paper, { x: -60 * scale, y: top + (tall - 90 * scale) / 2, scale }, () => {
    for (const [tone, outline] of drawingOf(card.id) ?? []) draw(paper, outline, { fill: tone === "ink" ? "#231812" : card.special ? "#f7e3c0" : "#fffaf0" });
  });
  paper.restore();
}

function mark(paper: Paper, faction: Faction, x: number, y: number, size: number, ink: string, hole: string): void {
  around(paper, { x, y, scale: size / 32 }, () => {
    for (const { path, how } of MARKS[faction]) {
      if (how === "solid" || how === "hole") draw(paper, path, { fill: how === "hole" ? hole : ink });
      else draw(paper, path, { line: ink, width: how === "heavy" ? 3 : 2.6 });
    }
  });
}

/** What each criterion gave to whom, under their names. */
function sheet(paper: Paper, at: At, order: readonly number[], box: Box): void {
  const criteria = sheetFor(at);
  if (!criteria.length) return;
  plate(paper, box, { fill: "#fffaf0" });
  const [head, ...lines] = rows(box, criteria.length + 1);
  const right = (column: number): number => box.left + box.wide - 220 + column * 135;
  for (const [column, seat] of order.entries()) write(paper, nameOf(at, seat), { x: right(column), y: head!.top + 28, font: sans(26, 600), align: "center", most: 128 });
  for (const [n, { name, lines: points }] of criteria.entries()) {
    const { top, tall } = lines[n]!;
    plate(paper, { ...box, left: box.left + 24, wide: box.wide - 48, top, tall: 2 }, { fill: "#e3d3b8" });
    write(paper, at.words.say(`criterion-${name}`), { x: box.left + 30, y: top + tall / 2 + 10, font: sans(29), most: 530 });
    for (const [column, seat] of order.entries()) {
      const earned = points[seat as 0 | 1].points;
      write(paper, `${earned}`, { x: right(column), y: top + tall / 2 + 13, font: serif(38), ink: earned ? RED : "#9b8972", align: "center" });
    }
  }
}
