/** A value that this device keeps under a name, and that another tab may change too. Without storage it lasts as long as the
 * page. */
export class Kept<T> {
  private now: T = $state.raw()!;

  /** `usual` is what holds while nothing is kept; what `isWhole` refuses is not read. */
  constructor(
    private readonly place: string,
    private readonly usual: T,
    private readonly isWhole: (found: unknown) => boolean = (found) => Array.isArray(found) === Array.isArray(usual),
  ) {
    this.now = this.read();
    addEventListener("storage", (event) => {
      if (event.key === place) this.now = this.read();
    });
  }

  get value(): T {
    return this.now;
  }

  set value(value: T) {
    this.now = value;
    try {
      localStorage.setItem(this.place, JSON.stringify(value));
    } catch {
      // It lasts as long as the page.
    }
  }

  private read(): T {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.place) ?? "null");
      return typeof found === "object" && found !== null && this.isWhole(found) ? (found as T) : this.usual;
    } catch {
      return this.usual;
    }
  }
}
