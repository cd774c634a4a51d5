/** Plays sounds. A browser allows a page to sound only after a touch. */
import { settings } from "../shell/settings.svelte";
import { recipeOf, soundNames } from "./sounds";
import { RATE } from "./take";

/** How far a sound's pitch strays, up or down: small enough to be the same thing, large enough never to be the same. */
const STRAY = 0.05;
const BUZZ_MS = 30;

let context: AudioContext | null = null;
const made = new Map<string, AudioBuffer>();

function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Some browsers let a page sound only from within a touch: call it on each. */
export function wake(): void {
  if (settings.muted) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** The tasks that prepare a table's sounds, one for each idle moment: done while a card travels, they would
 * hold the card up. After a touch the page may sound already; else the tasks wait for the first one. */
export function preparationsFor(game: string): (() => void)[] {
  if (settings.muted || !navigator.userActivation?.hasBeenActive) return [];
  return [wake, ...soundNames(game).map((name) => () => void bufferOf(game, name))];
}

function bufferOf(game: string, name: string): AudioBuffer | null {
  const key = `${game}:${name}`;
  const found = made.get(key);
  if (found) return found;
  const samples = recipeOf(game, name)?.(Math.random);
  if (!samples) return null;
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
  buffer.copyToChannel(samples, 0);
  made.set(key, buffer);
  return buffer;
}

/** Plays a sound of a game, or one that every table has, after `delay` seconds. */
export function playSound(game: string, name: string, delay = 0): void {
  if (settings.muted || !wasTouched()) return;
  wake();
  if (!context) return;
  const buffer = bufferOf(game, name);
  if (!buffer) return;
  const playbackRate = 1 - STRAY + 2 * STRAY * Math.random();
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate });
  source.connect(new GainNode(context, { gain: settings.volume / 100 })).connect(context.destination);
  source.start(context.currentTime + delay);
}

/** A short buzz in the hand, where there is one. */
export function buzz(): void {
  if (settings.vibration && wasTouched()) navigator.vibrate?.(BUZZ_MS);
}
