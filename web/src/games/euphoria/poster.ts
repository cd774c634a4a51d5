/** The end of Euphoria as a picture: the city in the colour that won it, and every visor open. */
import { FOOT, HEIGHT, TOP, WIDTH, write, type Paper } from "../../table/poster";
import { nameOf } from "../../table/situation";
import { isLeader, PLACES, sideOf, teamOf, type At } from "./cards";
import { teamName } from "./claims";
import { HAIR, portraitOf, type Origin } from "./drawings/portraits";
import { originOf } from "./exchanges";
import { winningTeam } from "./ending";

const COLOURS = { euphoriano: "#5ee6ff", subterra: "#ffb655", anarquista: "#f2f5ff" } as const;
const PIT = "#0a0c1a";
const GOLD = "#ffe07a";
const TYPE = '"Chakra Petch", "Asap", sans-serif';
const GAP = 22;
const EDGE = 44;

export async function poster(at: At, paper: Paper): Promise<void> {
  await Promise.all([500, 700].map((weight) => document.fonts.load(`${weight} 40px ${TYPE}`))).catch(() => undefined);
  city(paper, winningTeam(at));
  const { winners } = at.view;
  const seats = at.view.recruits.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || a - b);
  const rows = Math.ceil(seats.length / 2);
  const [wide, tall] = [(WIDTH - 2 * EDGE - GAP) / 2, Math.min(250, (FOOT - TOP - (rows - 1) * GAP) / rows)];
  const top = (TOP + FOOT - rows * tall - (rows - 1) * GAP) / 2;
  for (const [n, seat] of seats.entries()) {
    const alone = n === seats.length - 1 && n % 2 === 0;
    const left = alone ? (WIDTH - wide) / 2 : EDGE + (n % 2) * (wide + GAP);
    plate(paper, at, seat, left, top + Math.floor(n / 2) * (tall + GAP), wide, tall);
  }
}

/** Night over towers and works, and the winner's colour rising from below. */
function city(paper: Paper, winner: keyof typeof COLOURS | null): void {
  const sky = paper.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, "#0a0d1f");
  sky.addColorStop(0.55, "#171733");
  sky.addColorStop(1, winner === "anarquista" ? "#000000" : winner ? COLOURS[winner] : "#34203a");
  paper.fillStyle = sky;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  for (let n = 0; n < 12; n++) {
    const [wide, tall] = [70 + ((n * 37) % 50), 260 + ((n * 151) % 420)];
    const x = n * 92 - 10;
    paper.fillStyle = n < 6 ? "rgb(94 230 255 / 0.13)" : "rgb(255 182 85 / 0.13)";
    paper.beginPath();
    if (n < 6) paper.roundRect(x, HEIGHT - tall, wide, tall, [wide / 2, wide / 2, 0, 0]);
    else paper.rect(x, HEIGHT - tall, wide, tall);
    paper.fill();
  }
}

function plate(paper: Paper, at: At, seat: number, left: number, top: number, wide: number, tall: number): void {
  const team = teamOf(at.view.recruits[seat]!, at.view.anarchists.includes(seat));
  const won = at.view.winners.includes(seat);
  paper.save();
  paper.globalAlpha = won || !at.view.winners.length ? 1 : 0.72;
  paper.fillStyle = team === "anarquista" ? "#000000" : "#10132a";
  paper.strokeStyle = won ? GOLD : "#4d5688";
  paper.lineWidth = won ? 6 : 3;
  paper.beginPath();
  paper.roundRect(left, top, wide, tall, team === "euphoriano" ? 28 : 4);
  paper.fill();
  paper.stroke();
  write(paper, `${won ? "★ " : ""}${nameOf(at, seat)}`, left + 24, top + 46, `700 34px ${TYPE}`, won ? GOLD : "#f2f5ff", "left", wide - 230);
  if (team) write(paper, teamName(at, team), left + wide - 24, top + 44, `700 28px ${TYPE}`, COLOURS[team], "right", 190);
  const size = Math.min((tall - 84) / 50, (wide - 90) / 3 / 40);
  const apart = (wide - 3 * 40 * size) / 4;
  for (const place of PLACES) recruit(paper, at.view.recruits[seat]![place], originOf(at, seat, place), left + apart + place * (40 * size + apart), top + 66, size);
  paper.restore();
}

function recruit(paper: Paper, id: string, origin: Origin, left: number, top: number, size: number): void {
  const portrait = portraitOf(id, origin);
  const side = sideOf(id);
  if (!portrait || !side) return;
  const colour = COLOURS[side];
  paper.save();
  paper.translate(left, top);
  paper.scale(size, size);
  [paper.lineCap, paper.lineJoin] = ["round", "round"];
  const frame = new Path2D(side === "subterra" ? "M9 1.200h22l7.800 8.300v31L31 48.800H9L1.200 40.500v-31z" : undefined);
  if (side === "euphoriano") frame.roundRect(1.2, 1.2, 37.6, 47.6, 12);
  paper.fillStyle = mix(colour, 0.4);
  paper.fill(frame);
  paper.save();
  paper.clip(frame);
  const fill = (path: string, ink: string): void => {
    paper.fillStyle = ink;
    paper.fill(new Path2D(path));
  };
  const line = (path: string, ink: string, width: number): void => {
    [paper.strokeStyle, paper.lineWidth] = [ink, width];
    paper.stroke(new Path2D(path));
  };
  fill(portrait.body, mix(colour, 0.68));
  fill(portrait.face, mix(colour, 0.45, "#ffffff"));
  fill(portrait.hair, mix(colour, portrait.fair ? HAIR.fair : HAIR.dark));
  line(portrait.line + portrait.kit, PIT, 1.3);
  fill(portrait.glass, colour);
  line(portrait.glass, PIT, 1);
  line(portrait.shine, "#ffffff", 1.2);
  if (portrait.crown) fill(portrait.crown, GOLD);
  paper.restore();
  [paper.strokeStyle, paper.lineWidth] = [isLeader(id) ? GOLD : colour, isLeader(id) ? 2.4 : 1.6];
  paper.stroke(frame);
  paper.restore();
}

/** Mixes a share of one colour with another. */
function mix(colour: string, part: number, other = PIT): string {
  const channel = (of: string, n: number): number => parseInt(of.slice(1 + 2 * n, 3 + 2 * n), 16);
  return `rgb(${[0, 1, 2].map((n) => Math.round(channel(colour, n) * part + channel(other, n) * (1 - part))).join(" ")})`;
}
