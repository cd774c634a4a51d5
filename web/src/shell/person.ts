/** The player's identity without an account: a key that this device stores. It finds their games again and opens their seats. */
import { freshKey } from "../connection/keys";

const PLACE = "sobremesa.person";
const KEY = /^[A-Za-z0-9_-]{43}$/;

class Person {
  private own = "";

  /** Made when it is first needed; without storage it lasts as long as the page. */
  get key(): string {
    if (!this.own) this.own = this.kept() || this.keep(freshKey());
    return this.own;
  }

  /** Whether the key is valid and differs from this device's. */
  isOther(key: string): boolean {
    return KEY.test(key) && key !== this.key;
  }

  take(key: string): void {
    this.own = this.keep(key);
  }

  /** From now on this device has another identity. */
  forget(): void {
    this.take(freshKey());
  }

  private kept(): string {
    try {
      const key = localStorage.getItem(PLACE) ?? "";
      return KEY.test(key) ? key : "";
    } catch {
      return "";
    }
  }

  private keep(key: string): string {
    try {
      localStorage.setItem(PLACE, key);
    } catch {
      // It lasts as long as the page.
    }
    return key;
  }
}

export const person = new Person();
