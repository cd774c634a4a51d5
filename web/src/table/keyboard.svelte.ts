/** Playing by keyboard: the focus goes to what is offered, or to the question, and never falls to the page itself; the keys
 * 1 to 9 play what is offered, in the order in which it is drawn. */

/** What can be played now, or put in order. */
export const OFFERED = "[data-move]:not(:disabled), [data-row]:not(:disabled), [data-present]:not(:disabled)";
const PLAYED = "[data-move]:not(:disabled), [data-present]:not(:disabled)";
/** Where an answer is typed. */
const ANSWER = "[data-answer]";
const QUESTION = "[data-question]";
/** By then cards have stopped moving. */
const SETTLED_MS = 420;

export interface Badge {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

export class Keyboard {
  /** The numbers beside what can be played: shown to players who use the keyboard. */
  badges = $state.raw<readonly Badge[]>([]);
  private keys = $state(false);
  /** The last thing the player did was a touch or a click: the focus is of no use. */
  private isPointed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** Call it when anything that can be played may have changed. Finding what can have the focus makes the browser lay
   * out the page, so it happens later: a touch does not wait for it. */
  changed(root: HTMLElement | null): void {
    clearTimeout(this.later);
    if (this.keys) this.keep(root);
    else if (!this.isPointed) this.later = setTimeout(() => this.keep(root));
  }

  keep(root: HTMLElement | null): void {
    if (!root) return;
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(":disabled");
    if (lost || active.matches(QUESTION)) {
      const found = root.querySelector<HTMLElement>(ANSWER) ?? [...root.querySelectorAll<HTMLElement>(OFFERED)].find((one) => !one.closest("[inert]")) ?? (lost ? root.querySelector<HTMLElement>(QUESTION) : null);
      found?.focus({ preventScroll: true });
      if (found?.matches(":focus-visible")) found.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    this.number(root);
    clearTimeout(this.timer);
    if (this.keys) this.timer = setTimeout(() => this.number(root), SETTLED_MS);
  }

  /** The element that lost the focus may be gone: a closed sheet, a removed button. */
  left(root: HTMLElement | null): void {
    if (this.keys) requestAnimationFrame(() => document.activeElement === document.body && this.keep(root));
  }

  pointed(): void {
    this.keys = false;
    this.isPointed = true;
    this.badges = [];
  }

  press(event: KeyboardEvent, root: HTMLElement | null): void {
    if (!root || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target) || document.querySelector("dialog[open]")) return;
    this.isPointed = false;
    if (!this.keys) {
      this.keys = true;
      this.number(root);
    }
    if (!/^[1-9]$/.test(event.key)) return;
    const wanted = playable(root)[Number(event.key) - 1];
    if (!wanted) return;
    event.preventDefault();
    wanted.click();
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.later);
  }

  private number(root: HTMLElement): void {
    if (!this.keys) return;
    this.badges = playable(root).map((one, n) => {
      const { left, top } = one.getBoundingClientRect();
      return { n: n + 1, x: left, y: top };
    });
  }
}

function playable(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PLAYED)].filter((one) => one.offsetParent !== null && !one.closest("[inert]")).slice(0, 9);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
