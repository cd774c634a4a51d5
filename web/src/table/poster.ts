/** The end of a game as a picture for a group chat: 1080 by 1350, made on the page.
 *
 * `Face.poster(at, paper)` paints the world to the edges and, within `FIELD`, what the game came to; the name of the game,
 * the stamp and the sentence are the same for all. Without it there is a plain ground. */
import { resultOf, stampOf } from "./log";
import type { Face, Situation } from "./situation";

export const WIDTH = 1080;
export const HEIGHT = 1350;

export type Paper = CanvasRenderingContext2D;

/** A part of the paper. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** All of it; and what is the face's. */
export const WHOLE: Box = { left: 0, top: 0, wide: WIDTH, tall: HEIGHT };
export const FIELD: Box = { left: 36, top: 330, wide: WIDTH - 72, tall: 840 };
const HEAD: Box = { ...WHOLE, tall: 128 };
const FOOT: Box = { ...WHOLE, top: 1200, tall: HEIGHT - 1200 };

const SERIF = '"Alegreya", Georgia, serif';
const SANS = '"Asap", system-ui, sans-serif';
const PALE = "#fbf6ea";
export const INK = "#33241a";
export const SOFT = "#66503f";
export const ACCENT = "#a03f24";
const INKS = { good: "#2f5a22", bad: "#9c1f16", plain: "#45352a" } as const;

export function serif(size: number, weight = 800): string {
  return `${weight} ${size}px ${SERIF}`;
}

export function sans(size: number, weight = 500): string {
  return `${weight} ${size}px ${SANS}`;
}

/** The same game as others read it, with the player by `name`: "you" means nothing in a group chat. */
export function spectatorView(at: Situation, name = ""): Situation {
  const seats = name && at.seat !== null ? at.seats.map((seat, n) => (n === at.seat ? { ...seat, name } : seat)) : at.seats;
  return new Proxy(at, { get: (told, part) => (part === "seat" ? null : part === "seats" ? seats : Reflect.get(told, part, told)) });
}

/** A picture with the house's band on top: what it is of, and where it is from. */
export async function paintPicture(title: string, paint: (paper: Paper) => void | Promise<void>): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("this browser draws no pictures");
  await Promise.all([document.fonts.load(serif(64)), document.fonts.load(sans(32))]).catch(() => undefined);
  await paint(paper);
  plate(paper, HEAD, { fill: PALE });
  write(paper, title, { x: 60, y: 90, font: serif(68), most: 640 });
  write(paper, "sobremesa", { x: WIDTH - 60, y: 68, font: serif(44, 500), ink: ACCENT, align: "right" });
  write(paper, location.host, { x: WIDTH - 60, y: 106, font: sans(26), ink: SOFT, align: "right", most: 340 });
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** The picture of a game as a spectator sees it. */
export function posterOf(at: Situation, face: Pick<Face, "poster">): Promise<Blob> {
  return paintPicture(at.words.say("title"), async (paper) => {
    plate(paper, WHOLE, { fill: "#efe6d5" });
    await face.poster?.(at, paper);
    const { text, tone } = stampOf(at);
    stamp(paper, text, WIDTH / 2, 228, INKS[tone]);
    sayBelow(paper, resultOf(at));
  });
}

/** The sentence at the foot of a picture. */
export function sayBelow(paper: Paper, text: string): void {
  plate(paper, FOOT, { fill: PALE });
  const font = serif(46, 700);
  const lines = wrapText(paper, text, WIDTH - 140, font).slice(0, 3);
  for (const [n, line] of lines.entries()) write(paper, line, { x: WIDTH / 2, y: FOOT.top + 80 + (n - (lines.length - 1) / 2) * 52, font, align: "center" });
}

/** Equal parts of a box, one below the other. */
export function rows({ left, top, wide, tall }: Box, count: number, gap = 0): Box[] {
  const each = (tall - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, n) => ({ left, top: top + n * (each + gap), wide, tall: each }));
}

/** Equal parts of a box, side by side. */
export function columns({ left, top, wide, tall }: Box, count: number, gap = 0): Box[] {
  const each = (wide - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, n) => ({ left: left + n * (each + gap), top, wide: each, tall }));
}

interface Look {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** A filled or outlined box. */
export function plate(paper: Paper, { left, top, wide, tall }: Box, look: Look & { corner?: number }): void {
  paper.beginPath();
  paper.roundRect(left, top, wide, tall, look.corner ?? 0);
  paint(paper, look);
}

/** A filled or outlined drawing; `holes` where its parts cut each other out. */
export function draw(paper: Paper, shape: string | Path2D, { holes = false, ...look }: Look & { holes?: boolean }): void {
  paint(paper, look, typeof shape === "string" ? new Path2D(shape) : shape, holes ? "evenodd" : "nonzero");
}

export function dot(paper: Paper, x: number, y: number, size: number, fill: string): void {
  paper.beginPath();
  paper.arc(x, y, size, 0, 2 * Math.PI);
  paint(paper, { fill });
}

function paint(paper: Paper, { fill, line, width = 1 }: Look, shape?: Path2D, rule: CanvasFillRule = "nonzero"): void {
  if (fill) {
    paper.fillStyle = fill;
    if (shape) paper.fill(shape, rule);
    else paper.fill();
  }
  if (line) {
    [paper.strokeStyle, paper.lineWidth] = [line, width];
    if (shape) paper.stroke(shape);
    else paper.stroke();
  }
}

/** Paints around a point, turned and scaled. */
export function around(paper: Paper, { x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }, inside: () => void): void {
  paper.save();
  paper.translate(x, y);
  paper.rotate(turn);
  paper.scale(scale, scale);
  [paper.lineCap, paper.lineJoin] = ["round", "round"];
  inside();
  paper.restore();
}

interface Line {
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  readonly font: string;
  readonly ink?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

export function write(paper: Paper, text: string, { x, y, font, ink = INK, align = "left", most = WIDTH }: Line): void {
  [paper.font, paper.fillStyle, paper.textAlign] = [font, ink, align];
  paper.fillText(text, x, y, most);
}

/** A rubber stamp around its middle; after ` · ` in smaller letters. */
export function stamp(paper: Paper, text: string, x: number, y: number, ink: string): void {
  const [head = "", ...rest] = text.toUpperCase().split(" · ");
  const below = rest.join(" · ");
  paper.font = serif(76);
  const wide = Math.min(WIDTH - 120, Math.max(paper.measureText(head).width, below.length * 24) + 80);
  const tall = below ? 150 : 112;
  const box = { left: -wide / 2, top: -tall / 2, wide, tall };
  around(paper, { x, y, turn: -0.05 }, () => {
    plate(paper, box, { fill: "#fffaf0", line: ink, width: 9, corner: 14 });
    plate(paper, { left: box.left - 10, top: box.top - 10, wide: wide + 20, tall: tall + 20 }, { line: ink, width: 3, corner: 20 });
    write(paper, head, { x: 0, y: below ? 12 : 26, font: serif(76), ink, align: "center", most: wide - 40 });
    if (below) write(paper, below, { x: 0, y: 56, font: serif(40, 700), ink, align: "center", most: wide - 40 });
  });
}

/** Breaks the text into lines of at most this width. */
export function wrapText(paper: Paper, text: string, width: number, font: string): string[] {
  paper.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && paper.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
