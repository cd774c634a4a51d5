/** The end of Códigos as a picture: the last dispatch on canvas, each side's codes as they lie. */
import type { Memory, Revealed, Scene } from "../../generated/codigos";
import { FOOT, HEIGHT, TOP, WIDTH, write, type Paper } from "../../table/poster";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, signedText, symbolsOf } from "./cards";
import { outlineOf } from "./stencils";

const INKS = ["#4a5a17", "#7d430c", "#932417", "#1c4f74", "#58307f", "#0f5c50", "#7a2358", "#40403c"];
const TURNS: Readonly<Record<string, number>> = { unordered: Math.PI / 2, turned_over: Math.PI, given_up: 0.14 };
/** A card's width and height, and how many lie in a row. */
const [WIDE, TALL, ROW] = [84, 116, 8];

function type(size: number): string {
  return `700 ${size}px "Courier Prime", "Courier New", monospace`;
}

export async function poster(at: Situation<Scene, Memory>, paper: Paper): Promise<void> {
  await document.fonts.load(type(40)).catch(() => undefined);
  canvas(paper);
  const order = rankSeats(at.view);
  const step = (FOOT - TOP) / order.length;
  for (const [n, seat] of order.entries()) sheet(paper, at, seat, TOP + n * step, step - 18);
}

/** The seats by their points, the best first. */
export function rankSeats(view: Pick<Scene, "points">): number[] {
  return view.points.map((_, seat) => seat).sort((a, b) => view.points[b]! - view.points[a]!);
}

function canvas(paper: Paper): void {
  paper.fillStyle = "#5f6439";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = "rgb(0 0 0 / 0.06)";
  for (let y = 0; y < HEIGHT; y += 6) paper.fillRect(0, y, WIDTH, 2);
}

function sheet(paper: Paper, at: Situation<Scene, Memory>, seat: number, top: number, height: number): void {
  const wins = at.view.winners.includes(seat);
  paper.fillStyle = "#f8f0d6";
  paper.fillRect(48, top, WIDTH - 96, height);
  write(paper, nameOf(at, seat), 80, top + 56, type(44), "#2a2415", "left", 640);
  write(paper, `${at.view.points[seat]}`, WIDTH - 84, top + 64, type(64), wins ? "#8c1810" : "#2a2415", "right");
  const codes = at.view.revealed[seat] ?? [];
  const rows = Math.ceil(codes.length / ROW) || 1;
  const scale = Math.min(1.25, (height - 90) / (rows * (TALL + 52)));
  for (const [n, code] of codes.entries()) {
    const [column, row] = [n % ROW, Math.floor(n / ROW)];
    lying(paper, at, code, 140 + column * 112, top + 84 + (row + 0.5) * (TALL + 46) * scale, scale);
  }
}

function lying(paper: Paper, at: Situation<Scene, Memory>, code: Revealed, x: number, y: number, scale: number): void {
  const card = cardOf(at, code.card);
  if (!card) return;
  paper.save();
  paper.translate(x, y);
  paper.scale(scale, scale);
  paper.save();
  paper.rotate(TURNS[code.how] ?? 0);
  paper.fillStyle = "#eadfba";
  paper.strokeStyle = code.how === "given_up" ? "#9b1d14" : "#85744a";
  paper.lineWidth = 3;
  paper.fillRect(-WIDE / 2, -TALL / 2, WIDE, TALL);
  paper.strokeRect(-WIDE / 2, -TALL / 2, WIDE, TALL);
  write(paper, `${card.medal}`, -14, -TALL / 2 + 32, type(28), "#2a2415", "center");
  stencil(paper, at, card.symbol, -14, 14, 44);
  for (const [n, symbol] of card.code.entries()) stencil(paper, at, symbol, WIDE / 2 - 13, ((n + 0.5) / card.code.length - 0.5) * (TALL - 8), 18);
  paper.restore();
  write(paper, signedText(code.points), 0, TALL / 2 + 32, type(26), code.points < 0 ? "#9b1d14" : "#2a2415", "center");
  paper.restore();
}

function stencil(paper: Paper, at: Situation<Scene, Memory>, symbol: string, x: number, y: number, size: number): void {
  const order = Math.max(0, symbolsOf(at).indexOf(symbol));
  paper.save();
  paper.translate(x - size / 2, y - size / 2);
  paper.scale(size / 48, size / 48);
  paper.fillStyle = INKS[order % INKS.length]!;
  paper.fill(new Path2D(outlineOf(symbol, order)), "evenodd");
  paper.restore();
}
