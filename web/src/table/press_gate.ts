/** Gives every press to the clock first: one that ends what is shown, or began before the question was there, answers
 * nothing. What is no answer stays as it is: links, tools, fields to write in, and `data-through`. */
import type { Clock } from "./clock.svelte";

const THROUGH = "nav, a[href], input, textarea, select, [contenteditable], dialog, [data-through]";
const KEYS = /^([1-9]|Enter| |Escape)$/;

export function pressGate(node: HTMLElement, clock: Clock): { update: (next: Clock) => void; destroy: () => void } {
  let current = clock;
  let pressedAt = 0;
  let isTaken = false;

  const isThrough = ({ target }: Event): boolean => target instanceof Element && target.closest(THROUGH) !== null;

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
  }

  function press(event: PointerEvent): void {
    pressedAt = event.timeStamp;
    isTaken = !isThrough(event) && current.takes(pressedAt);
  }

  function click(event: MouseEvent): void {
    // A click without a press comes from the keyboard, or from a program.
    const since = event.detail === 0 ? event.timeStamp : pressedAt;
    if ((isTaken && event.detail !== 0) || (!isThrough(event) && current.takes(since))) swallow(event);
    isTaken = false;
  }

  function key(event: KeyboardEvent): void {
    if (!KEYS.test(event.key) || event.ctrlKey || event.altKey || event.metaKey || isThrough(event) || document.querySelector("dialog[open]")) return;
    if (current.takes(event.timeStamp)) swallow(event);
  }

  node.addEventListener("pointerdown", press, true);
  node.addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  return {
    update: (next) => void (current = next),
    destroy: () => {
      node.removeEventListener("pointerdown", press, true);
      node.removeEventListener("click", click, true);
      removeEventListener("keydown", key, true);
    },
  };
}
