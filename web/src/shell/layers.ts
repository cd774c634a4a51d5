/** What lies over the page: a sheet or a dialog. Going back takes the topmost away, as a phone's own button should. */

interface Layer {
  readonly id: number;
  readonly close: () => void;
}

const open: Layer[] = [];
let count = 0;
/** Steps back that were made here, and are still to be heard of. */
let ours = 0;

export function isLayer(state: unknown): state is { layer: number } {
  return typeof state === "object" && state !== null && "layer" in state;
}

addEventListener("popstate", () => {
  if (ours > 0) ours -= 1;
  else open.pop()?.close();
});

/** Puts a layer on top; the function that it returns takes it away, however it was closed. */
export function layer(close: () => void): () => void {
  const own: Layer = { id: ++count, close };
  open.push(own);
  history.pushState({ layer: own.id }, "");
  return () => {
    const place = open.indexOf(own);
    if (place >= 0) open.splice(place, 1);
    // Closed by its own button: the entry goes too. After a step back, or on another page, it is no longer there.
    if (isLayer(history.state) && history.state.layer === own.id) {
      ours += 1;
      history.back();
    }
  };
}
