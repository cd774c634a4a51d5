/** A sound as it is made: layers of struck bodies, filtered noise and gliding tones, added to a row of samples. It needs
 * no browser, so a sound is a pure function of its chance and can be tested as one. */

/** Samples in a second. */
export const RATE = 32000;
/** A number from 0 to 1. */
export type Chance = () => number;

/** One way in which a body rings: its frequency, how long it takes to fall to a thousandth, and how loud it is. */
export type Mode = readonly [hertz: number, seconds: number, level: number];

interface Layer {
  /** When it begins, in seconds. */
  readonly at?: number;
  readonly seconds: number;
  readonly level: number;
  /** How long it takes to swell, in seconds. */
  readonly attack?: number;
}

export interface Noise extends Layer {
  /** The middle of what is heard of the noise, in hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  /** How wide the heard band is, as a share of its middle. */
  readonly width: number;
  /** How rough it is: 0 is a breath, 1 is torn. */
  readonly grain?: number;
}

export interface Tone extends Layer {
  readonly from: number;
  readonly to?: number;
  /** How much of its overtones it has: 0 is a flute, 1 a saw. */
  readonly edge?: number;
  /** How often its loudness wavers in a second. */
  readonly waver?: number;
}

/** Nothing is swollen in less: a step from silence is a click. */
const SHORTEST_ATTACK = 0.0008;
const THOUSANDTH = Math.log(1000);
const FADE_SECONDS = 0.006;
/** In samples: how often a gliding band moves on, and how long a grain of rough noise is. */
const GRAIN = 64;

export class Take {
  readonly samples: Float32Array<ArrayBuffer>;

  constructor(
    seconds: number,
    readonly chance: Chance,
  ) {
    this.samples = new Float32Array(Math.ceil(seconds * RATE));
  }

  /** A body that is struck rings in its modes. No two strikes hit quite the same spot. */
  strike(at: number, level: number, modes: readonly Mode[]): this {
    for (const [hertz, seconds, share] of modes) {
      const loud = level * share * (0.85 + 0.3 * this.chance());
      const fall = Math.exp(-THOUSANDTH / (seconds * RATE));
      const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE) * fall;
      const fallTwice = fall * fall;
      let before = (-loud * Math.sin((2 * Math.PI * hertz) / RATE)) / fall;
      let now = 0;
      for (let n = Math.round(at * RATE); n < this.samples.length; n++) {
        this.samples[n]! += now;
        const next = turn * now - fallTwice * before;
        before = now;
        now = next;
      }
    }
    return this;
  }

  /** Noise through a band that may glide. */
  noise({ at = 0, seconds, level, attack = 0.002, from, to = from, width, grain = 0 }: Noise): this {
    const [start, count] = this.stretch(at, seconds);
    const glide = (to / from) ** (GRAIN / count);
    let [hertz, pace, held, low, band] = [from, 0, 1, 0, 0];
    for (let n = 0; n < count; n++) {
      if (n % GRAIN === 0) {
        pace = 2 * Math.sin((Math.PI * Math.min(hertz, RATE / 7)) / RATE);
        hertz *= glide;
        if (grain) held = this.chance() < grain ? this.chance() ** 3 * 2.2 : 1;
      }
      // A state-variable filter: it follows a gliding band without clicking.
      band += pace * (this.chance() * 2 - 1 - low - width * band);
      low += pace * band;
      const left = 1 - n / count;
      this.samples[start + n]! += level * held * width * band * swell(n / RATE, attack) * left * left;
    }
    return this;
  }

  tone({ at = 0, seconds, level, attack = 0.005, from, to = from, edge = 0, waver = 0 }: Tone): this {
    const [start, count] = this.stretch(at, seconds);
    const glide = (to / from) ** (1 / count);
    let hertz = from;
    let angle = 2 * Math.PI * this.chance();
    for (let n = 0; n < count; n++) {
      angle += (2 * Math.PI * hertz) / RATE;
      hertz *= glide;
      let wave = Math.sin(angle);
      if (edge) wave += edge * (Math.sin(2 * angle) / 2 + Math.sin(3 * angle) / 3 + Math.sin(5 * angle) / 5);
      if (waver) wave *= 0.65 + 0.35 * Math.sin((2 * Math.PI * waver * n) / RATE);
      const left = 1 - n / count;
      this.samples[start + n]! += level * wave * swell(n / RATE, attack) * left * Math.sqrt(left);
    }
    return this;
  }

  /** As loud as it is meant to be, and without a click at its end. */
  to(peak: number): Float32Array<ArrayBuffer> {
    const { samples } = this;
    const fade = Math.round(FADE_SECONDS * RATE);
    let loudest = 0;
    for (let n = 0; n < samples.length; n++) loudest = Math.max(loudest, Math.abs(samples[n]!));
    for (let n = 0; n < samples.length; n++) samples[n]! *= (peak / loudest) * Math.min(1, (samples.length - 1 - n) / fade);
    return samples;
  }

  /** Where a layer begins and how many samples it has. */
  private stretch(at: number, seconds: number): [start: number, count: number] {
    const start = Math.round(at * RATE);
    return [start, Math.min(Math.round(seconds * RATE), this.samples.length - start)];
  }
}

function swell(seconds: number, attack: number): number {
  return Math.min(1, seconds / Math.max(attack, SHORTEST_ATTACK));
}

/** A sound: the same body every time, never struck quite the same. */
export type Recipe = (chance: Chance) => Float32Array<ArrayBuffer>;
export type Sounds = Readonly<Record<string, Recipe>>;
