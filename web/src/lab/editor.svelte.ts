/** A deck that is being worked on: checked as one types, saved by itself, and never lost. */
import { Refused, type Language } from "../connection/connection";
import type { Change, Deck, DeckEdit, Problem } from "../generated/workshop";
import { LabApi, STALE } from "./api";
import { forgetDraft, keepDraft, keptDraft } from "./drafts";
import { begun, record, redo, undo, type History } from "./history";
import { isPrinted } from "./address";
import { printedCells, problemCells, same, sameRows, withCell, cardOf, type Rows, type Spot } from "./rows";

const CHECK_MS = 250;
const SAVE_MS = 700;
const AGAIN_MS = 4000;

/** `away`: the server cannot be reached, or does not take the key; it is tried again. `stale`: another page saved the deck meanwhile. */
export type Saving = "saved" | "changed" | "saving" | "away" | "stale" | "refused";

export class DeckEditor {
  name = $state("");
  saving = $state<Saving>("saved");
  /** Why the server does not save it, in its words. */
  refusal = $state("");
  problems = $state.raw<readonly Problem[]>([]);
  changes = $state.raw<readonly Change[]>([]);
  /** The deck as a table would have it; the latest that could be read. */
  content = $state.raw<Readonly<Record<string, unknown>> | null>(null);
  /** What is shown in `content` is older than what was typed. */
  isBehind = $state(false);
  /** The cell in focus. */
  spot = $state.raw<Spot>({ card: "", field: "" });
  readonly columns: Deck["columns"];
  readonly game: string;
  readonly id: string;
  readonly isPrinted: boolean;
  private history = $state.raw<History<Rows>>(begun<Rows>([]));
  private revision: number;
  private timers: { check?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> } = {};
  private checks = 0;
  private isClosed = false;
  /** What is on its way to the server. */
  private flight: Promise<boolean> | null = null;
  /** What was sent last without an answer. */
  private unanswered: Rows | null = null;

  constructor(
    deck: Deck,
    private readonly language: () => Language,
  ) {
    this.id = deck.id;
    this.game = deck.game;
    this.columns = deck.columns;
    this.isPrinted = isPrinted(deck.id);
    this.revision = deck.revision;
    this.name = deck.name;
    this.spot = { card: deck.cards.length ? cardOf(deck.cards[0]!) : "", field: "" };
    this.show(deck);
    this.history = begun<Rows>(deck.cards);
    void this.check();
    this.takeDraft();
  }

  get rows(): Rows {
    return this.history.now;
  }
  get canUndo(): boolean {
    return this.history.past.length > 0 && !this.isPrinted;
  }
  get canRedo(): boolean {
    return this.history.future.length > 0;
  }
  readonly printed = $derived.by(() => printedCells(this.changes));
  readonly wrong = $derived.by(() => problemCells(this.problems));

  write(spot: Spot, value: unknown): void {
    const before = this.rows.find((row) => cardOf(row) === spot.card)?.[spot.field];
    if (same(before, value)) return;
    this.take(withCell(this.rows, this.columns, spot, value), `${spot.card}\n${spot.field}`);
  }

  /** Rows as a whole, in one step. */
  take(rows: Rows, mark = ""): void {
    if (this.isPrinted) return;
    this.history = record(this.history, rows, mark);
    this.edited();
  }

  undo(): void {
    if (!this.canUndo) return;
    this.history = undo(this.history);
    this.edited();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.history = redo(this.history);
    this.edited();
  }

  rename(name: string): void {
    if (!name.trim() || name.trim() === this.name) return;
    this.name = name.trim();
    this.edited();
  }

  /** A file in the place of all cards. What was there can be had back. */
  async upload(file: { text: string } | { csv: string }): Promise<void> {
    await this.save();
    const deck = await this.api().editDeck(this.id, { revision: this.revision, ...file });
    this.revision = deck.revision;
    this.history = record(this.history, deck.cards);
    this.show(deck);
    this.saved();
    void this.check();
  }

  /** Another page saved the deck: keep this version, or take the other. */
  async settle(mine: boolean): Promise<void> {
    const deck = await this.api().deck(this.id);
    this.revision = deck.revision;
    const own = this.rows;
    this.history = record(this.history, deck.cards);
    if (mine) {
      this.history = record(this.history, own);
      this.saving = "changed";
      await this.save();
      return;
    }
    this.name = deck.name;
    this.show(deck);
    this.saved();
    void this.check();
  }

  /** Saves what is not saved yet, now. Whether all of it is saved then. */
  async save(): Promise<boolean> {
    while (this.flight) await this.flight;
    clearTimeout(this.timers.save);
    if (this.isPrinted || this.saving === "saved") return true;
    if (this.saving === "stale") return false;
    this.flight = this.send().finally(() => (this.flight = null));
    return (await this.flight) && (this.saving as Saving) === "saved";
  }

  private async send(): Promise<boolean> {
    const [rows, name] = [this.rows, this.name];
    const edit: DeckEdit = { revision: this.revision, name, cards: rows };
    this.saving = "saving";
    this.refusal = "";
    try {
      const deck = await this.api().editDeck(this.id, edit);
      this.revision = deck.revision;
      if (rows === this.rows && name === this.name) this.saved();
      else this.edited();
      return true;
    } catch (refused) {
      const isRefusal = refused instanceof Refused && !PASSING.includes(refused.code);
      if (refused instanceof Refused && refused.code === STALE) {
        this.saving = (await this.hadArrived()) ? "away" : "stale";
      } else this.saving = isRefusal ? "refused" : "away";
      if (refused instanceof Refused) this.refusal = refused.text;
      if (refused instanceof Refused && refused.code === "offline") this.unanswered = rows;
      if (this.saving === "away" && !this.isClosed) this.timers.save = setTimeout(() => void this.save(), AGAIN_MS);
      return false;
    }
  }

  /** The deck is gone: nothing of it is kept or saved any more. */
  discard(): void {
    clearTimeout(this.timers.save);
    this.saved();
  }

  /** Whether what the server has is what was sent from here, and only the answer was lost. */
  private async hadArrived(): Promise<boolean> {
    const deck = await this.api().deck(this.id).catch(() => null);
    if (!deck || !this.unanswered || !sameRows(deck.cards, this.unanswered)) return false;
    this.revision = deck.revision;
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timers.check);
    void this.save();
  }

  private takeDraft(): void {
    const draft = this.isPrinted ? null : keptDraft(this.id);
    if (!draft) return;
    if (sameRows(draft.cards, this.rows) && draft.name === this.name) {
      forgetDraft(this.id);
      return;
    }
    const isOld = draft.revision !== this.revision;
    this.history = record(this.history, draft.cards);
    this.name = draft.name;
    this.edited();
    if (isOld) {
      clearTimeout(this.timers.save);
      this.saving = "stale";
    }
  }

  private edited(): void {
    keepDraft(this.id, { revision: this.revision, name: this.name, cards: this.rows });
    this.isBehind = true;
    clearTimeout(this.timers.check);
    this.timers.check = setTimeout(() => void this.check(), CHECK_MS);
    if (this.saving === "stale") return;
    this.saving = "changed";
    clearTimeout(this.timers.save);
    this.timers.save = setTimeout(() => void this.save(), SAVE_MS);
  }

  private saved(): void {
    this.saving = "saved";
    this.refusal = "";
    forgetDraft(this.id);
  }

  private show(deck: Pick<Deck, "problems" | "changes">): void {
    this.problems = deck.problems;
    this.changes = deck.changes;
  }

  private async check(): Promise<void> {
    const asked = ++this.checks;
    try {
      const found = await this.api().check(this.game, this.rows, this.isPrinted ? "" : this.id);
      // A later question may be answered earlier.
      if (asked !== this.checks) return;
      this.show(found);
      if (found.content) this.content = found.content;
      this.isBehind = found.content === null;
    } catch {
      if (asked === this.checks && !this.isClosed) this.timers.check = setTimeout(() => void this.check(), AGAIN_MS);
    }
  }

  private api(): LabApi {
    return new LabApi(this.language());
  }
}

/** Not the deck's fault: tried again by itself. */
const PASSING = ["offline", "lab-key", "try-again", "too-fast", "lab-busy", "lab-too-long", "500", "502", "503", "504", "429"];
