/** The end of Evidencia as a picture: both rows on the cork, and the sheet between them. */
import type { Memory, Scene } from "../../generated/evidencia";
import { FOOT, HEIGHT, sans, serif, TOP, WIDTH, write, type Paper } from "../../table/poster";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, stockOf, type Card, type Faction } from "./cards";
import { sheetFor } from "./moments";
import { drawingOf } from "./drawings";
import { MARKS } from "./marks";

const COLOURS: Record<Faction, string> = { gnomos: "#2f6a34", extraterrestres: "#6b3aa0", illuminati: "#8f5f0a" };
const WAX: Record<Faction, string> = { gnomos: "#2f5f30", extraterrestres: "#5b3488", illuminati: "#7d5206" };
const CARD = 158;
const TALL = 211;

export function poster(at: Situation<Scene, Memory>, paper: Paper): void {
  cork(paper);
  const order = at.seat === 1 ? [1, 0] : [0, 1];
  const tops = [TOP, FOOT - TALL - 56];
  for (const [n, seat] of order.entries()) {
    const top = tops[n]!;
    label(paper, nameOf(at, seat), at.view.points[seat]!, top);
    for (const [place, id] of at.view.rows[seat]!.entries()) {
      const card = cardOf(at, id);
      if (card) front(paper, card, 36 + place * 170, top + 56, ((place % 3) - 1) * 0.012);
    }
  }
  sheet(paper, at, order, tops[0]! + TALL + 84, tops[1]! - 24);
}

/** Cork, with the same grains every time. */
function cork(paper: Paper): void {
  paper.fillStyle = "#c89b63";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  let state = 7;
  const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let n = 0; n < 5200; n++) {
    paper.fillStyle = n % 3 ? "rgb(70 38 10 / 0.2)" : "rgb(255 228 170 / 0.24)";
    paper.fillRect(next() * WIDTH, next() * HEIGHT, 2 + next() * 5, 2 + next() * 3);
  }
}

function label(paper: Paper, name: string, points: number, top: number): void {
  paper.fillStyle = "#fff3c9";
  paper.fillRect(36, top - 8, WIDTH - 72, 54);
  write(paper, name, 60, top + 32, sans(34, 600), "#2f2113", "left", 700);
  write(paper, `${points}`, WIDTH - 60, top + 36, serif(52), "#a3231b", "right");
}

function front(paper: Paper, card: Card, left: number, top: number, tilt: number): void {
  paper.save();
  paper.translate(left + CARD / 2, top + TALL / 2);
  paper.rotate(tilt);
  paper.shadowColor = "rgb(40 20 5 / 0.5)";
  [paper.shadowBlur, paper.shadowOffsetY] = [12, 5];
  paper.fillStyle = stockOf(card);
  paper.beginPath();
  paper.roundRect(-CARD / 2, -TALL / 2, CARD, TALL, 8);
  paper.fill();
  paper.shadowColor = "transparent";
  write(paper, `${card.value}`, -CARD / 2 + 34, -TALL / 2 + 66, serif(64), "#a3231b", "center");
  const marks = card.symbols;
  for (const [n, symbol] of marks.entries()) mark(paper, symbol, CARD / 2 - 50 - n * 44, -TALL / 2 + 24, 42, COLOURS[symbol], "#fffaf0");
  if (!marks.length) write(paper, "∅", CARD / 2 - 30, -TALL / 2 + 58, serif(40, 500), "#6b5647", "center");
  picture(paper, card);
  paper.fillStyle = WAX[card.back];
  paper.beginPath();
  paper.arc(CARD / 2 - 28, TALL / 2 - 28, 22, 0, 2 * Math.PI);
  paper.fill();
  mark(paper, card.back, CARD / 2 - 42, TALL / 2 - 42, 28, "#fff3dd", WAX[card.back]);
  paper.fillStyle = "#b3261e";
  paper.beginPath();
  paper.arc(0, -TALL / 2 + 8, 9, 0, 2 * Math.PI);
  paper.fill();
  paper.restore();
}

/** The linocut, as wide as the card and cut off like one. */
function picture(paper: Paper, card: Card): void {
  const [width, height, top] = [CARD, 118, -TALL / 2 + 84];
  paper.save();
  paper.beginPath();
  paper.rect(-width / 2, top, width, height);
  paper.clip();
  const scale = Math.max(width / 120, height / 90);
  paper.translate(-60 * scale, top + (height - 90 * scale) / 2);
  paper.scale(scale, scale);
  for (const [tone, outline] of drawingOf(card.id) ?? []) {
    paper.fillStyle = tone === "ink" ? "#231812" : card.special ? "#f7e3c0" : "#fffaf0";
    paper.fill(new Path2D(outline));
  }
  paper.restore();
}

function mark(paper: Paper, faction: Faction, x: number, y: number, size: number, ink: string, hole: string): void {
  paper.save();
  paper.translate(x, y);
  paper.scale(size / 32, size / 32);
  [paper.lineCap, paper.lineJoin] = ["round", "round"];
  for (const { path, how } of MARKS[faction]) {
    const shape = new Path2D(path);
    paper.fillStyle = how === "hole" ? hole : ink;
    paper.strokeStyle = ink;
    paper.lineWidth = how === "heavy" ? 3 : 2.6;
    if (how === "solid" || how === "hole") paper.fill(shape);
    else paper.stroke(shape);
  }
  paper.restore();
}

function sheet(paper: Paper, at: Situation<Scene, Memory>, order: readonly number[], top: number, bottom: number): void {
  const criteria = sheetFor(at);
  if (!criteria.length) return;
  paper.fillStyle = "#fffaf0";
  paper.fillRect(120, top, WIDTH - 240, bottom - top);
  const step = (bottom - top) / criteria.length;
  for (const [n, criterion] of criteria.entries()) {
    const middle = top + (n + 0.5) * step;
    write(paper, at.words.say(`criterion-${criterion.name}`), 150, middle + 11, sans(32), "#2a1c12", "left", 560);
    for (const [side, seat] of order.entries()) {
      const { points } = criterion.lines[seat as 0 | 1];
      write(paper, `${points}`, WIDTH - 290 + side * 110, middle + 15, serif(44), points ? "#a3231b" : "#9b8972", "center");
    }
    if (n === 0) continue;
    paper.fillStyle = "#e3d3b8";
    paper.fillRect(150, top + n * step, WIDTH - 300, 2);
  }
}
