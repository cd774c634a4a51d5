/** A player's secret is shown only while a finger or a key is held down. */
const BY_VOICE = 6000;

export interface Hold {
  /** Called with true when the hold begins, with false when it ends. */
  readonly shows: (held: boolean) => void;
  /** How long a finger rests before it counts as a hold, which then does not tap. */
  readonly after?: number;
}

/** For an element that only shows, `after` is 0; for one that can also be chosen, a tap still chooses. */
export function hold(node: HTMLElement, given: Hold): { update: (next: Hold) => void; destroy: () => void } {
  let options = given;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;
  let pressed = false;

  const begin = (): void => {
    held = true;
    options.shows(true);
  };
  const press = (): void => {
    pressed = true;
    swallow = false;
    clearTimeout(timer);
    if (!options.after) return begin();
    timer = setTimeout(() => {
      swallow = true;
      begin();
    }, options.after);
  };
  const release = (): void => {
    clearTimeout(timer);
    if (held) options.shows(false);
    held = false;
  };
  const down = (event: KeyboardEvent): void => {
    if (event.repeat || (event.key !== " " && event.key !== "Enter") || options.after) return;
    event.preventDefault();
    press();
  };
  const up = (event: KeyboardEvent): void => {
    if ((event.key !== " " && event.key !== "Enter") || options.after) return;
    event.preventDefault();
    release();
    pressed = false;
  };
  const click = (event: MouseEvent): void => {
    if (swallow) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!options.after && !pressed) {
      // A screen reader or voice control cannot hold: it shows the secret for a moment.
      begin();
      timer = setTimeout(release, BY_VOICE);
    }
    swallow = pressed = false;
  };
  const menu = (event: Event): void => event.preventDefault();
  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", release],
    ["pointerleave", release],
    ["blur", release],
    ["keydown", down],
    ["keyup", up],
    ["contextmenu", menu],
  ];
  // A hold shows the secret and does not open the explanation.
  node.dataset["holds"] = "";
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (options = next),
    destroy: () => {
      release();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
