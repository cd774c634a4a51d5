/** A table that would not fit the field is drawn smaller, so that nothing of it lies below the fold.
 *
 * A face lets its own sizes follow from `--fit`, which is 1 where everything fits. How much its lines wrap depends on names,
 * languages and what lies there, so that is measured: when the next picture is drawn, which lays the table out anyway. What
 * was drawn smaller is looked at again with the picture after it: to try several sizes for one picture would keep it waiting. */
const LEAST = 0.6;
const TRIES = 6;
/** How much of a table follows from `--fit`, at most: the rest is words. A step too small is followed by another one. */
const SHRINKS = 0.95;
/** A little smaller than it has to be, so that the next look is the last. */
const SPARE = 0.005;

/** How much of what is drawn lies below the field. A card on its way may stick out further: where it lies is what counts. */
export function overflow(field: HTMLElement): number {
  const travels = field.querySelector("[data-travels]") !== null;
  if (travels) field.toggleAttribute("data-measured", true);
  const over = field.scrollHeight - field.clientHeight;
  if (travels) field.toggleAttribute("data-measured", false);
  return over;
}

/** A size that was tried, and how much lay below the field then. */
export interface Tried {
  readonly size: number;
  readonly over: number;
}

/** The next size to try, from the last one and the one before it: how much a table shrinks with `--fit` shows after two. */
export function smaller(now: Tried, before: Tried | null, height: number): number {
  const gained = before ? before.over - now.over : 0;
  const slope = before && gained > 0 ? Math.min(gained / (before.size - now.size), height) : SHRINKS * height;
  return Math.max(LEAST, now.size - now.over / slope - SPARE);
}

export class Fit {
  private next = 0;
  private readonly found = new Map<string, number>();

  /** `like` names what is drawn, so that the same again is not measured by trying. */
  soon(table: HTMLElement | null, like: string): void {
    cancelAnimationFrame(this.next);
    this.next = requestAnimationFrame(() => {
      const field = table?.parentElement;
      if (!table || !field) return;
      const named = `${like} ${field.clientWidth} ${field.clientHeight}`;
      this.draw(table, this.found.get(named) ?? 1);
      this.look(table, field, named, null, TRIES);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.next);
  }

  private draw(table: HTMLElement, size: number): void {
    table.style.setProperty("--fit", `${size}`);
  }

  private look(table: HTMLElement, field: HTMLElement, like: string, before: Tried | null, tries: number): void {
    const now = { size: Number(table.style.getPropertyValue("--fit")), over: overflow(field) };
    if (now.over <= 1 || now.size === LEAST) {
      this.found.set(like, now.size);
      return;
    }
    const size = smaller(now, before, field.scrollHeight);
    this.found.set(like, size);
    this.draw(table, size);
    if (tries > 1) this.next = requestAnimationFrame(() => this.look(table, field, like, now, tries - 1));
  }
}
