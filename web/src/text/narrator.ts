/** Makes every prompt, label and log line of every game, from data: the twin of `kernel/narrator.py`, and a test compares
 * them line by line.
 *
 * Each fact `F` is said as `$F`, and `$F_is` tells what it is: `you`, `other` or `none` for a seat, the value itself for a
 * term, `some` or `none` for anything else. `$you` is your seat, or `none`, and `$name_0` who sits first. */
import type { Event, Move, Phrase } from "../generated/wire";
import { givenName, type Situation } from "../table/situation";
import type { Facts } from "./words";

/** How the values of a fact are said; `kernel/vocabulary.py` explains each. */
export interface FactType {
  readonly how: string;
  readonly text: string;
  readonly table: string;
  readonly fields: Readonly<Record<string, FactType>>;
  readonly back: string;
  readonly unknown: string;
  readonly of: FactType | null;
}

/** A step by name or number, or to where a fact points, `less` than it says. */
export type Step = string | number | { readonly fact: string; readonly less: number };

export interface Look {
  readonly type: FactType;
  readonly paths: readonly (readonly Step[])[];
}

export interface Vocabulary {
  readonly facts: Readonly<Record<string, FactType>>;
  readonly untold: readonly string[];
  readonly private: readonly string[];
  readonly looks: Readonly<Record<string, Readonly<Record<string, Look>>>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, readonly { readonly fact: string; readonly key: string }[]>>>>;
  /** By kind of event: all facts that it may have. */
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** The reader, and what the reader sees. */
export type Spoken = Pick<Situation, "view" | "memory" | "seat" | "seats" | "options" | "deck" | "words"> & { readonly prompt: Phrase | null };

type Values = Record<string, unknown>;

const PLAIN: FactType = { how: "plain", text: "", table: "", fields: {}, back: "", unknown: "", of: null };

/** What is asked of your seat, in a sentence; nothing if nothing is. */
export function promptOf(at: Spoken): string {
  return at.prompt ? sentence(at, `ask-${at.prompt.key}`, at.prompt.facts ?? {}) : "";
}

/** A move with the card or seat that it means here. */
export function labelOf(at: Spoken, move: Pick<Move, "verb" | "arguments">): string {
  const key = `label-${move.verb}`;
  return at.words.has(key) ? sentence(at, key, move.arguments ?? {}) : describe(at, move);
}

/** A move by itself, wherever it is made. */
export function describe(at: Spoken, move: Pick<Move, "verb" | "arguments">): string {
  return sentence(at, `move-${move.verb}`, move.arguments ?? {});
}

/** An event in a sentence; null for one that is not worth it. */
export function tell(at: Spoken, event: Pick<Event, "kind" | "facts">): string | null {
  const { untold, private: own, events } = at.words.vocabulary;
  const facts = event.facts ?? {};
  if (event.kind === "hidden" || untold.includes(event.kind)) return null;
  if (own.includes(event.kind) && facts["seat"] !== at.seat) return null;
  const names = events[event.kind];
  // A kind that this page does not know was told by a newer table.
  if (!names) return null;
  return sentence(at, `event-${event.kind}`, { ...Object.fromEntries(names.map((name) => [name, undefined])), ...facts });
}

function sentence(at: Spoken, key: string, facts: Values): string {
  const { looks, parts } = at.words.vocabulary;
  const values: Values = { ...facts };
  const types: Record<string, FactType> = Object.fromEntries(Object.keys(facts).map((name) => [name, typeOf(at, name)]));
  for (const [name, wanted] of Object.entries(looks[key] ?? {})) {
    values[name] = lookUp(at, wanted, { ...values, viewer: at.seat });
    types[name] = wanted.type;
  }
  const said: Facts = { you: at.seat ?? "none" };
  for (const seat of at.seats.keys()) said[`name_${seat}`] = givenName(at, seat);
  for (const [name, value] of Object.entries(values)) [said[name], said[`${name}_is`]] = fact(at, types[name] ?? PLAIN, value);
  for (const [name, pieces] of Object.entries(parts[key] ?? {})) {
    const chosen = pieces.filter((part) => isThere(values[part.fact])).map((part) => at.words.say(part.key, said));
    [said[name], said[`${name}_is`]] = [chosen.join(", "), chosen.length ? "some" : "none"];
  }
  return at.words.say(key, said);
}

/** A value as the game says it in a fact of one of these names, the first that it has. */
export function valueOf(at: Spoken, names: readonly string[], value: string): string {
  const name = names.find((one) => at.words.vocabulary.facts[one]) ?? "";
  return String(speak(at, typeOf(at, name), value));
}

/** The type of a fact; `card` stands for `card_1` too. */
function typeOf(at: Spoken, name: string): FactType {
  const { facts } = at.words.vocabulary;
  return facts[name] ?? facts[name.replace(/_\d+$/, "")] ?? PLAIN;
}

/** The fact as it is said, and what it is. */
function fact(at: Spoken, type: FactType, value: unknown): [string | number, string] {
  if (!isThere(value)) return ["", "none"];
  if (type.how === "seat") return [givenName(at, Number(value)), value === at.seat ? "you" : "other"];
  return [speak(at, type, value), type.how === "term" ? String(value) : "some"];
}

function speak(at: Spoken, type: FactType, value: unknown): string | number {
  switch (type.how) {
    case "list": {
      const values = Array.isArray(value) ? value : String(value).split(" ");
      return values.map((one) => speak(at, type.of ?? PLAIN, one)).join(", ");
    }
    case "flag":
      return value ? "yes" : "no";
    case "term":
      return term(at, type.text, String(value));
    case "item":
      return item(at, type, String(value));
    case "place":
      return place(at, String(value));
    case "seat":
      return givenName(at, Number(value));
    default:
      return typeof value === "number" ? value : String(value);
  }
}

function term(at: Spoken, text: string, value: string): string {
  const key = `${text}-${value}`;
  return at.words.has(key) ? at.words.say(key) : value;
}

function item(at: Spoken, type: FactType, id: string): string {
  if (type.back && id.startsWith("?")) return term(at, type.back, id.slice(1));
  const entry = step(step(at.deck, type.table) ?? [], id) as Readonly<Record<string, unknown>> | undefined;
  if (!entry) return type.unknown ? at.words.say(type.unknown) : id;
  const names = (entry["name"] ?? {}) as Readonly<Record<string, string>>;
  const name = names[at.words.language] ?? names["es"] ?? id;
  if (!type.text) return name;
  const fields = Object.entries(entry).filter(([, value]) => typeof value === "string" || typeof value === "number");
  const said: Facts = Object.fromEntries(fields.map(([field, value]) => [field, speak(at, type.fields[field] ?? PLAIN, value)]));
  return at.words.say(type.text, { ...said, name });
}

function place(at: Spoken, value: string): string {
  const [kind = "", digits = "0"] = value.split("-");
  const number = Number(digits);
  return at.words.say(`place-${kind}`, { number, owner: givenName(at, number), owner_is: number === at.seat ? "you" : "other" });
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

function lookUp(at: Spoken, wanted: Look, facts: Values): unknown {
  const roots = { scene: at.view, memory: at.memory, deck: at.deck, options: at.options, prompt: at.prompt?.facts };
  return wanted.paths.map((path) => follow(path, facts, roots)).find(isThere);
}

function follow(path: readonly Step[], facts: Values, roots: unknown): unknown {
  return path.reduce<unknown>((value, one) => {
    const to = typeof one === "object" ? facts[one.fact] : one;
    if (!isThere(value) || !isThere(to)) return undefined;
    return step(value, typeof one === "object" && typeof to === "number" ? to - one.less : (to as string | number));
  }, roots);
}

/** Into an object by name, into a list by number or by the id of an entry. */
function step(value: unknown, to: string | number): unknown {
  if (!Array.isArray(value)) return (value as Readonly<Record<string, unknown>> | null)?.[to];
  return typeof to === "number" ? value.at(to) : value.find((entry: { id?: string }) => entry.id === to);
}
