import { explainer, FAR_ENOUGH, HOLD } from "../../rules/explainer.svelte";

/** Lets a card be dragged, or the cards of a line. A tap does the same in two steps, so nothing depends on it. While a card
 * is dragged it has `data-dragged`. */
export interface Drag {
  readonly enabled: boolean;
  /** Which card of a line the press is on; without it, the element itself is the card. */
  readonly cardAt?: (target: Element) => HTMLElement | null;
  /** Called while the finger moves; without it, the card follows the finger. */
  readonly over?: (card: HTMLElement, event: PointerEvent) => void;
  /** The card was let go over an element with `data-drop="<place>"`. */
  readonly drop?: (place: string) => void;
  /** The card was tapped. Only a line needs it: it gets the click of its cards. */
  readonly tap?: (card: HTMLElement) => void;
}

interface Held {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  far: boolean;
}

export function draggable(root: HTMLElement, given: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = given;
  let held: Held | null = null;

  function down(event: PointerEvent): void {
    const card = drag.cardAt ? drag.cardAt(event.target as Element) : root;
    if (held || !drag.enabled || !card || event.button !== 0) return;
    held = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, since: event.timeStamp, far: false };
    // A quick finger leaves the card before the card moves. A line captures the pointer for its cards: one that changes its
    // place leaves the document for a moment, and would lose it.
    root.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.far && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!held.far) {
      held.far = true;
      // A long press before the drag has opened an explanation, which would cover the target.
      explainer.close();
      held.card.dataset["dragged"] = "";
    }
    if (drag.over) drag.over(held.card, event);
    else held.card.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { card, far, since } = held;
    letGo(event);
    // A long press has asked what the card is, and is not a tap.
    if (!far) return event.timeStamp - since < HOLD ? drag.tap?.(card) : undefined;
    card.style.pointerEvents = "none";
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    card.style.pointerEvents = "";
    if (place) drag.drop?.(place);
    // The click that follows is the end of the drag, not a tap.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  }

  /** However a drag ends, also by an incoming call, the element loses the pointer. */
  function letGo(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    delete held.card.dataset["dragged"];
    held.card.style.translate = "";
    held = null;
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  const events = { pointerdown: down, pointermove: move, pointerup: up, lostpointercapture: letGo };
  for (const [name, action] of Object.entries(events)) root.addEventListener(name, action as EventListener);
  return {
    update: (next) => void (drag = next),
    destroy: () => {
      for (const [name, action] of Object.entries(events)) root.removeEventListener(name, action as EventListener);
    },
  };
}
