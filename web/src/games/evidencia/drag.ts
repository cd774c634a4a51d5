import { explainer, FAR_ENOUGH } from "../../rules/explainer.svelte";

/** Drags a card onto a place. A tap does the same in two steps, so nothing depends on it.
 *
 * While dragged, the card follows the finger; let go over an element with `data-drop="<name>"` it calls `drop(name)`,
 * which says whether that meant something.
 */
export interface Drag {
  enabled: boolean;
  drop: (place: string) => boolean;
}

export function draggable(card: HTMLElement, given: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = given;
  let from: { x: number; y: number; id: number } | null = null;
  let dragging = false;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick finger leaves the card before the card moves: its events still belong to the card.
    card.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!dragging && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!dragging) {
      dragging = true;
      // A long press before the drag has opened an explanation, which would cover the target.
      explainer.close();
      card.classList.add("dragged");
    }
    card.style.translate = `${x}px ${y}px`;
  }

  function end(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (dragging) {
      card.style.pointerEvents = "none";
      const under = document.elementFromPoint(event.clientX, event.clientY);
      card.style.pointerEvents = "";
      const place = under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
      if (event.type === "pointerup" && place) drag.drop(place);
      // The click that follows is the end of the drag, not a tap.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    }
    from = null;
    dragging = false;
    card.classList.remove("dragged");
    card.style.translate = "";
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  const events = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end };
  for (const [name, action] of Object.entries(events)) card.addEventListener(name, action as EventListener);
  return {
    update: (next) => void (drag = next),
    destroy: () => {
      for (const [name, action] of Object.entries(events)) card.removeEventListener(name, action as EventListener);
    },
  };
}
