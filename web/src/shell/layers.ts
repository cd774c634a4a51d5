/** What lies over the page: a sheet or a dialog. Going back takes the topmost away, as a phone's own button should. */

interface Layer {
  readonly id: number;
  readonly close: () => void;
}

const open: Layer[] = [];
let count = 0;
/** Steps back that the page made, whose events are still to come. */
let ours = 0;

export function isLayer(state: unknown): state is { layer: number } {
  return typeof state === "object" && state !== null && "layer" in state;
}

addEventListener("popstate", () => {
  if (ours > 0) ours -= 1;
  else open.pop()?.close();
});

/** The layer whose entry is about to be left. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Puts a layer on top; the function that it returns takes it away, however it was closed. */
export function layer(close: () => void): () => void {
  const own: Layer = { id: ++count, close };
  open.push(own);
  // One that follows another takes over its entry: a step back takes a moment, and would take the new one away.
  if (leaving !== undefined && isLayer(history.state)) history.replaceState({ layer: own.id }, "");
  else history.pushState({ layer: own.id }, "");
  clearTimeout(leaving);
  leaving = undefined;
  return () => {
    const place = open.indexOf(own);
    if (place >= 0) open.splice(place, 1);
    // Closed by its own button: the entry goes too. After a step back, or on another page, it is no longer there.
    if (!isOn(own)) return;
    leaving = setTimeout(() => {
      leaving = undefined;
      if (!isOn(own)) return;
      ours += 1;
      history.back();
    });
  };
}

function isOn({ id }: Layer): boolean {
  return isLayer(history.state) && history.state.layer === id;
}
