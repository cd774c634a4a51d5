/** The time, for clocks that run on the page: one tick for all of them, and none while no clock is shown. */
import { createSubscriber } from "svelte/reactivity";
import type { Situation } from "./situation";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** `performance.now()`, looked at again several times a second. */
export function now(): number {
  subscribe();
  return performance.now();
}

/** How long the window for reactions stays open, the same for everybody; null where there is none. */
export function windowLeft(at: Pick<Situation, "clocks" | "clocksAt" | "paused">): number | null {
  const told = at.clocks?.window ?? null;
  return told === null || at.paused ? told : Math.max(0, told - (now() - at.clocksAt));
}

/** Minutes and seconds, as clocks show them; days and hours where there are days. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, "0")];
  if (minutes >= 24 * 60) return `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`;
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
