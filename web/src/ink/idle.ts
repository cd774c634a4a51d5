/** What can wait until the page has nothing else to do: one piece at a time, so that a finger never waits for more than one. */
export function whenIdle(pieces: readonly (() => void)[]): () => void {
  const wait = globalThis.requestIdleCallback ?? ((done: () => void) => setTimeout(done, 200));
  const forget = globalThis.cancelIdleCallback ?? clearTimeout;
  let n = 0;
  let next = 0;
  const one = (): void => {
    pieces[n++]!();
    if (n < pieces.length) next = Number(wait(one));
  };
  if (pieces.length) next = Number(wait(one));
  return () => forget(next);
}
