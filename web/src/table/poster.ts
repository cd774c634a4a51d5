/** The end of a game as a picture for a group chat: 1080 by 1350, made on the page.
 *
 * `Face.poster(at, paper)` paints the world to the edges and, between `TOP` and `FOOT`, what the game came to; the name of
 * the game, the stamp and the sentence are the same for all. Without it there is a plain ground. */
import { resultOf, stampOf } from "./log";
import type { Face, Situation } from "./situation";

export const WIDTH = 1080;
export const HEIGHT = 1350;
/** What lies between is the face's. */
export const TOP = 330;
export const FOOT = 1170;

export type Paper = CanvasRenderingContext2D;

const SERIF = '"Alegreya", Georgia, serif';
const SANS = '"Asap", system-ui, sans-serif';
const INKS = { good: "#2f5a22", bad: "#9c1f16", plain: "#45352a" } as const;

export function serif(size: number, weight = 800): string {
  return `${weight} ${size}px ${SERIF}`;
}

export function sans(size: number, weight = 500): string {
  return `${weight} ${size}px ${SANS}`;
}

/** The same game as a spectator reads it: "you" means nothing in a group chat. */
export function spectatorView(at: Situation): Situation {
  return new Proxy(at, { get: (told, name) => (name === "seat" ? null : Reflect.get(told, name, told)) });
}

export async function posterOf(seen: Situation, face: Pick<Face, "poster">): Promise<Blob> {
  const at = spectatorView(seen);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("this browser draws no pictures");
  await Promise.all([document.fonts.load(serif(64)), document.fonts.load(sans(32))]).catch(() => undefined);
  paper.fillStyle = "#efe6d5";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  await face.poster?.(at, paper);
  band(paper, 0, 128);
  write(paper, at.words.say("title"), 60, 92, serif(72), "#33241a");
  write(paper, "sobremesa", WIDTH - 60, 86, serif(40, 500), "#a03f24", "right");
  const { text, tone } = stampOf(at);
  stamp(paper, text, WIDTH / 2, 228, INKS[tone]);
  band(paper, FOOT + 30, HEIGHT - FOOT - 30);
  const lines = wrapText(paper, resultOf(at), WIDTH - 140, serif(46, 700)).slice(0, 3);
  for (const [n, line] of lines.entries()) write(paper, line, WIDTH / 2, FOOT + 110 + (n - (lines.length - 1) / 2) * 52, serif(46, 700), "#33241a", "center");
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function band(paper: Paper, top: number, height: number): void {
  paper.fillStyle = "#fbf6ea";
  paper.fillRect(0, top, WIDTH, height);
}

export function write(paper: Paper, text: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = "left", most = WIDTH): void {
  paper.font = font;
  paper.fillStyle = ink;
  paper.textAlign = align;
  paper.fillText(text, x, y, most);
}

/** A rubber stamp around its middle; after ` · ` in smaller letters. */
export function stamp(paper: Paper, text: string, x: number, y: number, ink: string): void {
  const [head = "", ...rest] = text.toUpperCase().split(" · ");
  const below = rest.join(" · ");
  paper.save();
  paper.translate(x, y);
  paper.rotate(-0.05);
  paper.font = serif(76);
  const width = Math.min(WIDTH - 120, Math.max(paper.measureText(head).width, below.length * 24) + 80);
  const height = below ? 150 : 112;
  paper.fillStyle = "#fffaf0";
  paper.strokeStyle = ink;
  paper.lineWidth = 9;
  paper.beginPath();
  paper.roundRect(-width / 2, -height / 2, width, height, 14);
  paper.fill();
  paper.stroke();
  paper.lineWidth = 3;
  paper.beginPath();
  paper.roundRect(-width / 2 - 10, -height / 2 - 10, width + 20, height + 20, 20);
  paper.stroke();
  write(paper, head, 0, below ? 12 : 26, serif(76), ink, "center", width - 40);
  if (below) write(paper, below, 0, 56, serif(40, 700), ink, "center", width - 40);
  paper.restore();
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
