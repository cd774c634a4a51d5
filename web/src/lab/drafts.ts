/** What was typed and is not saved yet, kept on this device: a closed page or a server that is away loses nothing. */
import type { Rows } from "./rows";

export interface Draft {
  readonly revision: number;
  readonly name: string;
  readonly cards: Rows;
}

const place = (deck: string): string => `sobremesa.lab-draft.${deck}`;

export function keepDraft(deck: string, draft: Draft): void {
  try {
    localStorage.setItem(place(deck), JSON.stringify(draft));
  } catch {
    // Then it is lost with the page; while the page is open it is saved all the same.
  }
}

export function keptDraft(deck: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(place(deck)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function forgetDraft(deck: string): void {
  try {
    localStorage.removeItem(place(deck));
  } catch {
    // There was none.
  }
}
