/** A table that would not fit the field is drawn smaller, so that nothing of it lies below the fold.
 *
 * A face derives its sizes from `--fit`, which is 1 where everything fits. How its lines wrap depends on names,
 * languages and cards, so the height is measured with the next frame, which lays the table out anyway. A table that
 * was drawn smaller is measured again one frame later: trying several sizes in one frame would delay it. */
const LEAST = 0.6;
const TRIES = 6;
/** The largest share of a table that scales with `--fit`; the rest is text. A step too small is followed by another. */
const SHRINKS = 0.95;
/** A little smaller than necessary, so that the next measurement is the last. */
const SPARE = 0.005;

/** How much of the table lies below the field. A travelling card counts at its destination. */
export function overflow(field: HTMLElement): number {
  const travels = field.querySelector("[data-travels]") !== null;
  if (travels) field.toggleAttribute("data-measured", true);
  const over = field.scrollHeight - field.clientHeight;
  if (travels) field.toggleAttribute("data-measured", false);
  return over;
}

/** A size that was tried, and the overflow it had. */
export interface Tried {
  readonly size: number;
  readonly over: number;
}

/** The next size to try, from the last two: they show how much the table shrinks with `--fit`. */
export function smaller(now: Tried, before: Tried | null, height: number): number {
  const gained = before ? before.over - now.over : 0;
  const slope = before && gained > 0 ? Math.min(gained / (before.size - now.size), height) : SHRINKS * height;
  return Math.max(LEAST, now.size - now.over / slope - SPARE);
}

export class Fit {
  private next = 0;
  private readonly found = new Map<string, number>();

  /** `like` names what is drawn, so that the same content needs no new measurement. */
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
