/** The tournaments that this device knows: the way back in. */
const PLACE = "sobremesa.tournaments";
const MOST = 20;

export interface KeptTournament {
  readonly tournament: string;
  readonly key: string;
  readonly name: string;
}

function readTournaments(): KeptTournament[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as KeptTournament[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class TournamentStore {
  all = $state.raw<readonly KeptTournament[]>(readTournaments());

  of(tournament: string): KeptTournament | undefined {
    return this.all.find((one) => one.tournament === tournament);
  }

  keep(tournament: KeptTournament): void {
    this.all = [tournament, ...this.all.filter((one) => one.tournament !== tournament.tournament)].slice(0, MOST);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.all));
    } catch {
      // It lasts as long as the page.
    }
  }
}

export const tournamentStore = new TournamentStore();
