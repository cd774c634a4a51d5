/** What was changed, to be taken back and made again. Typing on in one cell is one step. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the latest step changed; "" where the next change is a step of its own in any case. */
  readonly mark: string;
}

const LONGEST = 200;

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], mark: "" };
}

export function record<T>(history: History<T>, now: T, mark = ""): History<T> {
  if (mark && mark === history.mark) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-LONGEST), now, future: [], mark };
}

export function undo<T>(history: History<T>): History<T> {
  if (!history.past.length) return history;
  return { past: history.past.slice(0, -1), now: history.past.at(-1)!, future: [history.now, ...history.future], mark: "" };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future, mark: "" };
}
