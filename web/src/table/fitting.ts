/** A table that would not fit the field is drawn smaller, so that nothing of it lies below the fold.
 *
 * A face lets its own sizes follow from `--fit`, which is 1 where everything fits. How much its lines wrap depends on names,
 * languages and what lies there, so that is measured: when the next picture is drawn, which lays the table out anyway. */
const LEAST = 0.6;
const TRIES = 6;
/** How much of a table follows from `--fit`, at most: the rest is words. A step too small is followed by another one. */
const SHRINKS = 0.95;

/** How much of what is drawn lies below the field. A card on its way may stick out further: where it lies is what counts. */
export function overflow(field: HTMLElement): number {
  field.toggleAttribute("data-measured", true);
  const over = field.scrollHeight - field.clientHeight;
  field.toggleAttribute("data-measured", false);
  return over;
}

export class Fitting {
  private next = 0;
  private readonly found = new Map<string, number>();

  /** `like` names what is drawn, so that the same again is not measured by trying. */
  soon(table: HTMLElement | null, like: string): void {
    cancelAnimationFrame(this.next);
    this.next = requestAnimationFrame(() => {
      const field = table?.parentElement;
      if (table && field) this.fit(table, field, `${like} ${field.clientWidth} ${field.clientHeight}`);
    });
  }

  stop(): void {
    cancelAnimationFrame(this.next);
  }

  private fit(table: HTMLElement, field: HTMLElement, like: string): void {
    let size = this.found.get(like) ?? 1;
    table.style.setProperty("--fit", `${size}`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const over = overflow(field);
      if (over <= 1 || size === LEAST) break;
      size = Math.max(LEAST, size - over / (SHRINKS * field.scrollHeight) - 0.005);
      table.style.setProperty("--fit", `${size}`);
    }
    this.found.set(like, size);
  }
}
