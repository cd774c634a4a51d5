/** The end of Euphoria as a picture: the city in the colour that won it, and every visor open. */
import { around, columns, draw, FIELD, HEIGHT, plate, rows, WHOLE, write, type Box, type Paper } from "../../table/poster";
import { nameOf } from "../../table/situation";
import { isLeader, PLACES, sideOf, teamOf, type At } from "./cards";
import { teamName } from "./claims";
import { HAIR, portraitOf, type Origin } from "./drawings/portraits";
import { originOf } from "./exchanges";
import { winningTeam } from "./ending";

const COLOURS = { euphoriano: "#5ee6ff", subterra: "#ffb655", anarquista: "#f2f5ff" } as const;
const PIT = "#0a0c1a";
const GOLD = "#ffe07a";
const GAP = 22;
/** How tall a seat's plate is at most. */
const MOST = 250;

function type(size: number, weight = 700): string {
  return `${weight} ${size}px "Chakra Petch", "Asap", sans-serif`;
}

export async function poster(at: At, paper: Paper): Promise<void> {
  await Promise.all([500, 700].map((weight) => document.fonts.load(type(40, weight)))).catch(() => undefined);
  city(paper, winningTeam(at));
  const { winners } = at.view;
  const seats = at.view.recruits.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || a - b);
  const count = Math.ceil(seats.length / 2);
  const tall = Math.min(FIELD.tall, count * MOST + (count - 1) * GAP);
  for (const [n, row] of rows({ ...FIELD, top: FIELD.top + (FIELD.tall - tall) / 2, tall }, count, GAP).entries()) {
    const pair = seats.slice(2 * n, 2 * n + 2);
    const spots = columns(row, 2, GAP);
    // One alone stands in the middle.
    if (pair.length === 1) spots[0] = { ...spots[0]!, left: row.left + (row.wide - spots[0]!.wide) / 2 };
    for (const [place, seat] of pair.entries()) team(paper, at, seat, spots[place]!);
  }
}

/** Night over towers and works, and the winner's colour rising from below. */
function city(paper: Paper, winner: keyof typeof COLOURS | null): void {
  const sky = paper.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#0a0d1f");
  sky.addColorStop(0.55, "#171733");
  sky.addColorStop(1, winner === "anarquista" ? "#000000" : winner ? COLOURS[winner] : "#34203a");
  paper.fillStyle = sky;
  paper.fillRect(0, 0, WHOLE.wide, WHOLE.tall);
  for (let n = 0; n < 12; n++) {
    const [wide, tall] = [70 + ((n * 37) % 50), 260 + ((n * 151) % 420)];
    const tower = { left: n * 92 - 10, top: HEIGHT - tall, wide, tall: tall + wide };
    plate(paper, tower, n < 6 ? { fill: "rgb(94 230 255 / 0.13)", corner: wide / 2 } : { fill: "rgb(255 182 85 / 0.13)" });
  }
}

function team(paper: Paper, at: At, seat: number, box: Box): void {
  const side = teamOf(at.view.recruits[seat]!, at.view.anarchists.includes(seat));
  const won = at.view.winners.includes(seat);
  const { left, top, wide, tall } = box;
  const corner = side === "euphoriano" ? 28 : 4;
  plate(paper, box, { fill: side === "anarquista" ? "#000000" : "#10132a", line: won ? GOLD : "#4d5688", width: won ? 6 : 3, corner });
  write(paper, `${won ? "★ " : ""}${nameOf(at, seat)}`, { x: left + 24, y: top + 46, font: type(34), ink: won ? GOLD : "#f2f5ff", most: wide - 230 });
  if (side) write(paper, teamName(at, side), { x: left + wide - 24, y: top + 44, font: type(28), ink: COLOURS[side], align: "right", most: 190 });
  const scale = Math.min((tall - 84) / 50, (wide - 90) / 3 / 40);
  const apart = (wide - 3 * 40 * scale) / 4;
  for (const place of PLACES) around(paper, { x: left + apart + place * (40 * scale + apart), y: top + 66, scale }, () => recruit(paper, at.view.recruits[seat]![place], originOf(at, seat, place)));
  // The light is on those who won.
  if (at.view.winners.length && !won) plate(paper, box, { fill: "rgb(10 12 26 / 0.3)", corner });
}

/** 40 by 50, behind its side's frame. */
function recruit(paper: Paper, id: string, origin: Origin): void {
  const portrait = portraitOf(id, origin);
  const side = sideOf(id);
  if (!portrait || !side) return;
  const colour = COLOURS[side];
  const frame = new Path2D(side === "subterra" ? "M9 1.200h22l7.800 8.300v31L31 48.800H9L1.200 40.500v-31z" : undefined);
  if (side === "euphoriano") frame.roundRect(1.2, 1.2, 37.6, 47.6, 12);
  draw(paper, frame, { fill: mix(colour, 0.4) });
  paper.save();
  paper.clip(frame);
  draw(paper, portrait.body, { fill: mix(colour, 0.68) });
  draw(paper, portrait.face, { fill: mix(colour, 0.45, "#ffffff") });
  draw(paper, portrait.hair, { fill: mix(colour, portrait.fair ? HAIR.fair : HAIR.dark) });
  draw(paper, portrait.line + portrait.kit, { line: PIT, width: 1.3 });
  draw(paper, portrait.glass, { fill: colour, line: PIT });
  draw(paper, portrait.shine, { line: "#ffffff", width: 1.2 });
  if (portrait.crown) draw(paper, portrait.crown, { fill: GOLD });
  paper.restore();
  draw(paper, frame, isLeader(id) ? { line: GOLD, width: 2.4 } : { line: colour, width: 1.6 });
}

/** Mixes a share of one colour with another. */
function mix(colour: string, part: number, other = PIT): string {
  const channel = (of: string, n: number): number => parseInt(of.slice(1 + 2 * n, 3 + 2 * n), 16);
  return `rgb(${[0, 1, 2].map((n) => Math.round(channel(colour, n) * part + channel(other, n) * (1 - part))).join(" ")})`;
}
