/** What is being explained now, if anything; `explanation.ts` says how to use it. */
import type { Situation } from "../table/situation";

/** A finger that rests this long on something asks what it is, in milliseconds. */
export const HOLD = 450;
/** One that has moved this far drags, and does not ask, in pixels. */
export const FAR_ENOUGH = 8;

interface Asked {
  readonly at: Situation;
  readonly what: string;
}

class Explainer {
  asked = $state.raw<Asked | null>(null);

  show(at: Situation, what: string): void {
    this.asked = { at, what };
  }

  close(): void {
    this.asked = null;
  }
}

export const explainer = new Explainer();

/** The nearest `data-explain`; "" for none, and inside an element that is held to be looked at. */
function whatOf(target: EventTarget | null): string {
  if (!(target instanceof Element) || target.closest("[data-holds]")) return "";
  return target.closest<HTMLElement>("[data-explain]")?.dataset["explain"] ?? "";
}

/** Explains every element inside that has `data-explain`: on a long press, a right click, the key "?" while it
 * has the focus, and a tap outside buttons. One listener serves the whole table. */
export function listen(root: HTMLElement, situation: () => Situation): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = { x: 0, y: 0 };

  const show = (what: string): boolean => {
    if (what) explainer.show(situation(), what);
    return what !== "";
  };
  const press = (event: PointerEvent): void => {
    held = false;
    from = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    const what = whatOf(event.target);
    if (event.button === 0 && what) timer = setTimeout(() => (held = show(what)), HOLD);
  };
  const release = (): void => clearTimeout(timer);
  // The click that ends a long press must not play a move.
  const click = (event: MouseEvent): void => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!(event.target as Element).closest("button, a, summary")) show(whatOf(event.target));
  };
  const menu = (event: Event): void => {
    const what = whatOf(event.target);
    if (!what) return;
    event.preventDefault();
    if (!held) show(what);
    held = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "?") show(whatOf(event.target));
  };

  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerdown", press, true],
    ["pointermove", (event: PointerEvent) => Math.hypot(event.clientX - from.x, event.clientY - from.y) >= FAR_ENOUGH && release(), true],
    ["pointerup", release, true],
    ["pointercancel", release, true],
    ["click", click, true],
    ["contextmenu", menu, false],
    ["keydown", key, false],
  ];
  for (const [name, listener, capture] of heard) root.addEventListener(name, listener as EventListener, capture);
  return {
    destroy: () => {
      clearTimeout(timer);
      for (const [name, listener, capture] of heard) root.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
