/** A card travels from where it was to where it goes.
 *
 * An element with `data-card="<key>"` is followed from one drawing of the table to the next. An element that was not
 * there before may say where it comes from: `data-from="<key> <key>"` names elements that were, and the first of them
 * that was drawn is its start. Where two change places, `data-start="<key>"` goes before an element's own key: it names
 * the place, and says nothing about the card. The table is in its new state at once; nothing waits for the animation.
 */
const DURATION = 300;
let count = 0;

export interface Spot {
  left: number;
  top: number;
  width: number;
}

function spots(table: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const card of table.querySelectorAll<HTMLElement>("[data-card]")) {
    const { left, top, width } = card.getBoundingClientRect();
    if (width) found.set(card.dataset["card"]!, { left, top, width });
  }
  return found;
}

function startOf(card: HTMLElement, was: ReadonlyMap<string, Spot>): Spot | undefined {
  const { card: own, start: other = "", from = "" } = card.dataset;
  return [other, own!, ...from.split(" ")].map((key) => was.get(key)).find(Boolean);
}

/** How far a card is from where it was, on what carries it; null where it has not moved. */
export function wayOf(card: HTMLElement, was: ReadonlyMap<string, Spot>): { x: number; y: number; scale: number } | null {
  const start = startOf(card, was);
  if (!start) return null;
  const end = card.getBoundingClientRect();
  if (!end.width) return null;
  // A card that lies on another one goes along with it: only what is left is its own way.
  const under = card.parentElement?.closest<HTMLElement>("[data-card]");
  const base = under && under.getBoundingClientRect();
  const began = (under && startOf(under, was)) || base;
  const grown = base?.width && began ? began.width / base.width : 1;
  const x = began && base ? (start.left - began.left) / grown - (end.left - base.left) : start.left - end.left;
  const y = began && base ? (start.top - began.top) / grown - (end.top - base.top) : start.top - end.top;
  const scale = start.width / end.width / grown;
  return Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02 ? null : { x, y, scale };
}

/** Runs a task before the next frame, where the browser supports it; returns a function that cancels it. */
function early(work: () => void): () => void {
  const { scheduler } = globalThis as { scheduler?: { postTask(work: () => void, more: object): Promise<void> } };
  if (!scheduler) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const end = new AbortController();
  void scheduler.postTask(work, { priority: "user-blocking", signal: end.signal }).catch(() => undefined);
  return () => end.abort();
}

/** Call `before` when the table is about to change and `after` when it has.
 *
 * The change is measured with the next frame, which lays the table out anyway: an update
 * from the table does not wait for it. Several changes before one frame are one movement. */
export class Travel {
  private was: Map<string, Spot> | null = null;
  private next = 0;
  private early: (() => void) | undefined;

  before(table: HTMLElement | null, moves: boolean): void {
    if (!table || !moves || document.hidden) this.stop();
    else if (!this.next) this.was = spots(table);
  }

  after(table: HTMLElement | null): void {
    if (!this.was || this.next) return;
    // The layout happens before the frame where there is time, so that neither step is long.
    this.early = early(() => table?.getBoundingClientRect());
    this.next = requestAnimationFrame(() => {
      const was = this.was;
      this.stop();
      if (was && table) go(table, was);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.next);
    this.early?.();
    this.next = 0;
    this.was = null;
  }
}

function go(table: HTMLElement, was: ReadonlyMap<string, Spot>): void {
  const ways = [...table.querySelectorAll<HTMLElement>("[data-card]")].map((card) => ({ card, way: wayOf(card, was) }));
  // All are measured before the first one moves: each start would force a new layout.
  for (const { card, way } of ways) {
    if (!way) continue;
    // Only the transform is animated: other properties would be computed again for every frame.
    const travel = card.animate([{ transform: `translate(${way.x}px, ${way.y}px) scale(${way.scale})` }, { transform: "none" }], {
      duration: DURATION,
      easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
    });
    const mine = `${++count}`;
    card.dataset["travels"] = mine;
    travel.onfinish = travel.oncancel = () => card.dataset["travels"] === mine && delete card.dataset["travels"];
  }
}
