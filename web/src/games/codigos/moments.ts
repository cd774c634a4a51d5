/** What is worth a moment in Códigos: a recital read off the tape, a code sealed, the order to reveal, the last card. */
import type { Memory, Scene } from "../../generated/codigos";
import type { Event } from "../../generated/wire";
import type { Moment, Tone } from "../../table/clock.svelte";
import { nameOf, type Situation } from "../../table/situation";
import { cardOf, signedText } from "./cards";
import { sceneAfter } from "./scenes";

type Told = Situation<Scene, Memory>;

/** A telegram that is read out: symbols one after the other, and the card as it comes to lie. */
export interface Telegram {
  /** Whose it is, in words. */
  readonly from: string;
  readonly symbols: readonly string[];
  /** The code card, "" where there is none to be seen. */
  readonly card: string;
  /** How the card comes to lie: `exact`, `unordered`, `turned_over`, `lost`, `given_up`, `sealed`, or "". */
  readonly how: string;
  /** The stamp that will fall on it: its place is kept free. */
  readonly stamp?: string;
}

/** Milliseconds: before the first symbol, for each symbol, and with the stamp on it. */
export const OPENS = 350;
export const TICKS = 420;
const RESTS = 1700;
const NOTICE = 1900;
const MARCH = 700;
/** The last dispatch, for each sheet. */
const TYPED = 420;

/** A telegram without symbols or card: only its stamp. */
const BARE = { from: "", symbols: [], card: "", how: "" } as const;

export function momentsOf(at: Told, before: Scene | null): Moment<Telegram, Scene>[] {
  if (!before) return [];
  const found: Moment<Telegram, Scene>[] = [];
  const say = at.words.say;
  let scene = before;
  const show = (event: Event | null, kind: string, hold: number, sound: string, more: Partial<Moment<Telegram, Scene>> = {}): void => {
    found.push({ kind, event, stamp: null, tone: "plain", hold, sound, shows: BARE, scene, ...more });
  };
  const read = (event: Event, sound: string, stamp: string, shows: Telegram, tone: Tone): void => {
    show(event, "telegram", OPENS + TICKS * shows.symbols.length + RESTS, sound, { stamp, shows, tone });
  };
  const over = at.view.phase === "over";
  // With the last card comes the last order to reveal: the card is shown first.
  let last = before.deck > 0 && at.view.deck === 0 && !over;
  const tellLast = (event: Event | null): void => {
    if (last) show(event, "notice", NOTICE, "morse", { stamp: say("codigos-stamp-last") });
    last = false;
  };
  for (const event of at.fresh) {
    const facts = event.facts ?? {};
    const mine = facts["seat"] === at.seat;
    const next = sceneAfter(at, scene, event, at.view);
    // A recital is read from the table as it stood; all else is seen with its own frame.
    if (!["revealed", "gave_up", "lost_joker"].includes(event.kind)) scene = next;
    switch (event.kind) {
      case "completed": {
        const card = String(facts["card"]);
        const shows = { from: sender(at, event), symbols: cardOf(at, card)?.code ?? [], card, how: "sealed" };
        read(event, "envelope", say("codigos-stamp-completed"), shows, mine ? "good" : "plain");
        break;
      }
      case "revealed": {
        const how = String(facts["how"]);
        const first = at.fresh.find((one) => one.kind === "shown" && one.facts?.["seat"] === facts["seat"]) ?? event;
        const shown = first.facts;
        const symbols = String(shown?.["recital"] ?? "").split(" ").filter(Boolean);
        const stamp = revealStamp(at, how, Number(facts["points"]));
        const shows = { from: sender(at, event), symbols, card: String(shown?.["card"] ?? ""), how, stamp };
        // How it went is not told in words before the stamp falls.
        const earlier = at.fresh[at.fresh.indexOf(first) - 1] ?? null;
        if (symbols.length) show(earlier, "telegram", OPENS + TICKS * symbols.length, "key", { shows });
        const tone = !mine ? "plain" : how === "lost" ? "bad" : "good";
        show(event, "telegram", symbols.length ? RESTS : OPENS + RESTS, symbols.length ? "" : "key", { stamp, shows, tone });
        break;
      }
      case "gave_up": {
        const shows = { ...BARE, from: sender(at, event), card: String(facts["card"]), how: "given_up" };
        read(event, "stamp", say("codigos-stamp-given_up"), shows, mine ? "bad" : "plain");
        break;
      }
      case "moved_soldier":
        show(event, "march", MARCH, "boots");
        break;
      case "lost_joker":
        show(event, "notice", NOTICE, "boots", { stamp: say("codigos-stamp-lost_joker"), tone: "bad" });
        break;
      case "reveal":
        tellLast(event);
        show(event, "notice", NOTICE, "bell", { stamp: say("codigos-stamp-reveal", { cause: String(facts["cause"]) }) });
        break;
    }
    scene = next;
  }
  tellLast(at.fresh.at(-1) ?? null);
  if (over && before.phase !== "over") show(null, "dispatch", TYPED * (at.view.points.length + 3), "morse", { ends: true, scene: at.view });
  return found;
}

function sender(at: Told, event: Event): string {
  const seat = Number(event.facts?.["seat"]);
  return at.words.say("codigos-telegram", { name_is: seat === at.seat ? "you" : "other", name: nameOf(at, seat) });
}

function revealStamp(at: Told, how: string, points: number): string {
  const words = at.words.say(`codigos-stamp-${how}`);
  return how === "lost" ? words : `${words} · ${signedText(points)}`;
}

/** The telegram on the table now. */
export function telegramOf(at: Told): Telegram | null {
  return at.moment && at.moment.kind !== "dispatch" && at.moment.kind !== "march" ? ((at.moment.shows as Telegram | undefined) ?? null) : null;
}
