/** Which lessons were followed to their end; kept on this device. */
const PLACE = "sobremesa.learnt";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

class Learnt {
  private games = $state.raw<readonly string[]>(kept());

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

export const learnt = new Learnt();
