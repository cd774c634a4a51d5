/** The end of Códigos as a picture: the last dispatch on canvas, each side's codes as they lie. */
import type { Memory, Revealed, Scene } from "../../generated/codigos";
import { around, draw, FIELD, plate, rows, WHOLE, WIDTH, write, type Box, type Paper } from "../../table/poster";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, signedText, symbolsOf } from "./cards";
import { outlineOf } from "./stencils";

type At = Situation<Scene, Memory>;

const INKS = ["#4a5a17", "#7d430c", "#932417", "#1c4f74", "#58307f", "#0f5c50", "#7a2358", "#40403c"];
const [INK, RED] = ["#2a2415", "#9b1d14"];
const TURNS: Readonly<Record<string, number>> = { unordered: Math.PI / 2, turned_over: Math.PI, given_up: 0.14 };
/** A card's width and height, and how many lie in a row. */
const [WIDE, TALL, ROW] = [84, 116, 8];

function type(size: number): string {
  return `700 ${size}px "Courier Prime", "Courier New", monospace`;
}

export async function poster(at: At, paper: Paper): Promise<void> {
  await document.fonts.load(type(40)).catch(() => undefined);
  plate(paper, WHOLE, { fill: "#5f6439" });
  for (const thread of rows(WHOLE, WHOLE.tall / 6)) plate(paper, { ...thread, tall: 2 }, { fill: "rgb(0 0 0 / 0.06)" });
  const order = rankSeats(at.view);
  for (const [n, box] of rows(FIELD, order.length, 18).entries()) sheet(paper, at, order[n]!, box);
}

/** The seats by their points, the best first. */
export function rankSeats(view: Pick<Scene, "points">): number[] {
  return view.points.map((_, seat) => seat).sort((a, b) => view.points[b]! - view.points[a]!);
}

function sheet(paper: Paper, at: At, seat: number, box: Box): void {
  const wins = at.view.winners.includes(seat);
  plate(paper, box, { fill: "#f8f0d6" });
  write(paper, nameOf(at, seat), { x: box.left + 32, y: box.top + 56, font: type(44), ink: INK, most: 640 });
  write(paper, `${at.view.points[seat]}`, { x: box.left + box.wide - 36, y: box.top + 64, font: type(64), ink: wins ? "#8c1810" : INK, align: "right" });
  const codes = at.view.revealed[seat] ?? [];
  if (!codes.length) write(paper, at.words.say("codigos-no-codes"), { x: box.left + 32, y: box.top + 110, font: type(30), ink: "#5a4d30" });
  const lines = rows({ ...box, top: box.top + 72, tall: box.tall - 78 }, Math.ceil(codes.length / ROW) || 1);
  const scale = Math.min(1.25, lines[0]!.tall / (TALL + 50), WIDTH / ROW / (WIDE + 34));
  for (const [n, code] of codes.entries()) {
    const { top, tall } = lines[Math.floor(n / ROW)]!;
    around(paper, { x: 100 + (n % ROW) * 122, y: top + tall / 2 - 16 * scale, scale }, () => lying(paper, at, code));
  }
}

/** A revealed code around the middle of its card, as it was laid, and its points. */
function lying(paper: Paper, at: At, code: Revealed): void {
  const card = cardOf(at, code.card);
  if (!card) return;
  around(paper, { x: 0, y: 0, turn: TURNS[code.how] ?? 0 }, () => {
    plate(paper, { left: -WIDE / 2, top: -TALL / 2, wide: WIDE, tall: TALL }, { fill: "#eadfba", line: code.how === "given_up" ? RED : "#85744a", width: 3 });
    write(paper, `${card.medal}`, { x: -14, y: -TALL / 2 + 32, font: type(28), ink: INK, align: "center" });
    stencil(paper, at, card.symbol, -14, 14, 44);
    for (const [n, symbol] of card.code.entries()) stencil(paper, at, symbol, WIDE / 2 - 13, ((n + 0.5) / card.code.length - 0.5) * (TALL - 8), 18);
  });
  write(paper, signedText(code.points), { x: 0, y: TALL / 2 + 32, font: type(26), ink: code.points < 0 ? RED : INK, align: "center" });
}

function stencil(paper: Paper, at: At, symbol: string, x: number, y: number, size: number): void {
  const order = Math.max(0, symbolsOf(at).indexOf(symbol));
  around(paper, { x: x - size / 2, y: y - size / 2, scale: size / 48 }, () => draw(paper, outlineOf(symbol, order), { fill: INKS[order % INKS.length]!, holes: true }));
}
