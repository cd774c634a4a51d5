/** Paper, wood, and a small bell: made by the page, off until somebody turns them on. */
import { settings } from "../shell/settings.svelte";
import type { Situation } from "../table/situation";

let context: AudioContext | null = null;
let turnWas = false;

function audio(): AudioContext {
  return (context ??= new AudioContext());
}

/** A burst of filtered noise: a card on the table is short and low, paper longer and high. */
function noise(seconds: number, frequency: number, loudness: number): void {
  const at = audio();
  const buffer = at.createBuffer(1, at.sampleRate * seconds, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency, Q: 0.8 });
  source.connect(filter).connect(new GainNode(at, { gain: loudness })).connect(at.destination);
  source.start();
}

function bell(): void {
  const at = audio();
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.12, at.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + 0.9);
  gain.connect(at.destination);
  for (const frequency of [1174.7, 1760, 2637]) {
    const tone = new OscillatorNode(at, { frequency });
    tone.connect(gain);
    tone.start();
    tone.stop(at.currentTime + 0.9);
  }
}

/** What has just happened, for the ear: call it whenever the situation changes. */
export function hear(at: Situation): void {
  const turn = at.moves.length > 0;
  const happened = at.fresh.length > 0;
  if (settings.sound) {
    if (happened) noise(at.fresh.length > 1 ? 0.12 : 0.07, at.fresh.length > 1 ? 3200 : 900, 0.25);
    if (turn && !turnWas) bell();
  }
  turnWas = turn;
}

/** To let somebody hear what was just turned on. */
export function ring(): void {
  bell();
}
