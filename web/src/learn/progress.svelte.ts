/** Which lessons were followed to their end; kept on this device. */
const PLACE = "sobremesa.learnt";

function readProgress(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

class Progress {
  private games = $state.raw<readonly string[]>(readProgress());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  keep(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.games));
    } catch {
      // A device that keeps nothing forgets the tick, and nothing else.
    }
  }
}

export const progress = new Progress();
