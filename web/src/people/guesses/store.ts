/** What this device guessed at a table, to show it again: the server reveals no guess before the end, not even to its author. */

export interface KeptGuess {
  readonly sides: readonly number[];
  readonly watcher: string;
}

const place = (table: string, number: number): string => `sobremesa.guess.${table}.${number}`;

export function readGuess(table: string, number: number): KeptGuess | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table, number)) ?? "null") as KeptGuess | null;
  } catch {
    return null;
  }
}

export function keepGuess(table: string, number: number, guess: KeptGuess): void {
  try {
    sessionStorage.setItem(place(table, number), JSON.stringify(guess));
  } catch {
    // The server has it all the same.
  }
}
