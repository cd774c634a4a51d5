/** The tables that this device watches by more than a link: because it asked for a seat there, or gave one away. */
const PLACE = "sobremesa.watching";
const MOST = 20;

export interface Watched {
  table: string;
  /** What opens the door: an invitation, or the key of the seat that was given away. */
  invite: string;
  /** The key with which a seat was asked for; empty where none is. */
  asks: string;
}

function readWatched(): Watched[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Watched[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

class WatchList {
  private all = $state.raw<Watched[]>(readWatched());

  of(table: string): Watched | undefined {
    return this.all.find((one) => one.table === table);
  }

  keep(watched: Watched): void {
    this.write([watched, ...this.all.filter((one) => one.table !== watched.table)].slice(0, MOST));
  }

  forget(table: string): void {
    this.write(this.all.filter((one) => one.table !== table));
  }

  private write(all: Watched[]): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
    } catch {
      // It lasts as long as the page.
    }
  }
}

export const watchList = new WatchList();
