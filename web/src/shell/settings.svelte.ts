/** What a person has chosen about the page itself; kept on this device. */
import type { Language } from "../connection/connection";
import { Kept } from "./kept.svelte";

interface Chosen {
  language: Language;
  name: string;
  theme: "auto" | "light" | "dark";
  contrast: boolean;
  motion: "auto" | "on" | "off";
  /** How long moments last. */
  pace: Pace;
  muted: boolean;
  /** How loud sounds are, in percent. */
  volume: number;
  vibration: boolean;
  /** Pass by itself in a window in which nothing can be done. */
  passes: boolean;
  /** In games of memory against bots: play with help. Null until the player has said so or not. */
  memoryAid: boolean | null;
  /** A seat's page shows the hand and its choices only: the table is on a big screen. */
  handOnly: boolean;
  /** Tables speak in sentences, and take answers by number or word. */
  byEar: boolean;
}

export type Pace = keyof typeof PACES;
export const PACES = { tranquilo: 1.5, normal: 1, rapido: 0.5 } as const;

function firstLanguage(): Language {
  // Spanish is the default; a browser that prefers English and has no Spanish gets English.
  const wishes = navigator.languages.map((wish) => wish.slice(0, 2));
  return wishes.includes("es") || !wishes.includes("en") ? "es" : "en";
}

const usual = (): Chosen => ({
  language: firstLanguage(), name: "", theme: "auto", contrast: false, motion: "auto", pace: "normal",
  muted: false, volume: 40, vibration: true, passes: false, memoryAid: null, handOnly: false, byEar: false,
});

class PageSettings {
  private readonly usual = usual();
  private readonly kept = new Kept<Partial<Chosen>>("sobremesa.settings", {});
  private still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  private night = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.still = event.matches));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.night = event.matches));
  }

  private get values(): Chosen {
    return { ...this.usual, ...this.kept.value };
  }

  get language(): Language {
    return this.values.language;
  }
  get name(): string {
    return this.values.name;
  }
  get passes(): boolean {
    return this.values.passes;
  }
  get memoryAid(): boolean | null {
    return this.values.memoryAid;
  }
  get handOnly(): boolean {
    return this.values.handOnly;
  }
  get byEar(): boolean {
    return this.values.byEar;
  }
  get theme(): Chosen["theme"] {
    return this.values.theme;
  }
  get contrast(): boolean {
    return this.values.contrast;
  }
  get motion(): Chosen["motion"] {
    return this.values.motion;
  }
  get pace(): Pace {
    return this.values.pace;
  }
  /** How many times as long as at normal pace. */
  get paceFactor(): number {
    return PACES[this.values.pace] ?? 1;
  }
  get muted(): boolean {
    return this.values.muted;
  }
  get volume(): number {
    return this.values.volume;
  }
  get vibration(): boolean {
    return this.values.vibration;
  }

  /** Whether things may move: as chosen here, else as the device says. */
  get moves(): boolean {
    return !this.byEar && (this.values.motion === "auto" ? !this.still : this.values.motion === "on");
  }
  get dark(): boolean {
    return this.values.theme === "auto" ? this.night : this.values.theme === "dark";
  }

  change(changes: Partial<Chosen>): void {
    this.kept.value = { ...this.values, ...changes };
  }
}

export const settings = new PageSettings();
