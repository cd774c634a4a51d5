/** The recruits' faces, on a field of 40 by 50.
 *
 * A follower's face tells its side, the seat that laid it out and the place where it lay then: all viewers know these of any
 * recruit that they see. It never tells which of the alike followers it is, nor what lies beside it. */
interface Person {
  /** The face itself. */
  readonly face: string;
  /** Hair, hoods and caps. */
  readonly hair: string;
  /** The lines of the face. */
  readonly line: string;
}

interface Kit {
  /** Clothes and shoulders. */
  readonly body: string;
  /** The lines of the clothes. */
  readonly line: string;
  /** The open visor, or goggles: glass before the eyes. */
  readonly glass: string;
  /** Light on the glass. */
  readonly shine: string;
}

export interface Portrait extends Person, Omit<Kit, "line"> {
  /** The lines of the clothes. */
  readonly kit: string;
  /** Light hair. */
  readonly fair: boolean;
  /** The sign of a Leader. */
  readonly crown?: string;
}

/** How much of its side's colour is in a follower's hair. */
export const HAIR = { dark: 0.08, fair: 0.5 } as const;

const HEAD = "M11.500 20c0-6.500 3.300-10 8.500-10s8.500 3.500 8.500 10c0 7-3.700 13-8.500 13s-8.500-6-8.500-13z";
const BROAD = "M10.500 18.500 13 11h14l2.500 7.500-1 8.500-4.500 6.500h-8L11.500 27z";

const EUPHORIANS: readonly Person[] = [
  // A sleek bob.
  {
    face: HEAD,
    hair: "M8.500 30C7 16 10.500 6.500 20 6.500S33 16 31.500 30l-3.500.5c1.500-6 1.200-10 0-13.500-4.500.5-9-.5-12-3.500-1.500 3.500-4 5-4.300 6.500-.4 3 0 7 .8 10.500z",
    line: "M15 22.500h3.200M21.800 22.500H25M20 24v2.500M17.500 29.500c1.600 1 3.400 1 5 0",
  },
  // Swept-back hair.
  {
    face: HEAD,
    hair: "M11 19.500C9.500 10 13 5.500 20.500 5.500c8 0 10.500 6 8.500 14l-1.500.5c.300-3.500-.5-6-2.500-7.500-3 1-8 1-10.500-.5-1.800 2-2.700 4.500-2 7.500z",
    line: "M15 22.500h3.200M21.800 22.500H25M20 23v3.500M17 29.500h6M14 20c1-.8 2.500-1 4-.5M22 19.500c1.500-.500 3-.300 4 .5",
  },
  // A crown of curls, and earrings.
  {
    face: "M12 20.500c0-6 3-9 8-9s8 3 8 9c0 7-3.500 12.500-8 12.500s-8-5.500-8-12.500z",
    hair: "M11.500 23C7.500 22.500 6 19 8 16c-1.500-3.500 1-7 4.500-7 1.500-3 5-4 7.500-2.500 2.500-1.500 6-.500 7.500 2.500 3.500 0 6 3.500 4.500 7 2 3 .5 6.500-3.500 7 .5-3-.3-6-2-8-4 1.500-9 1.500-13 0-1.700 2-2.500 5-2 8z",
    line: "M15.200 21.800h3M21.800 21.800h3M20 24.500V27M17 29.300c2 1.700 4 1.700 6 0M10.700 26a1.100 1.100 0 1 0 .01 0M29.300 26a1.100 1.100 0 1 0 .01 0",
  },
  // A bun above a straight fringe.
  {
    face: HEAD,
    hair: "M11 22C9.500 12.500 13 8.500 20 8.500S30.500 12.500 29 22l-2-1c0-1.800-.2-3.200-.7-4.500H13.700c-.5 1.300-.7 2.700-.7 4.500zM20 1.800a3.900 3.900 0 1 0 .01 0z",
    line: "M14.800 21.500c1 .9 2.400.9 3.400 0M21.800 21.500c1 .9 2.400.9 3.400 0M20 24v2.300M17.500 29.300c1.600 1.300 3.400 1.300 5 0",
  },
];

/** What Euphorians wear in each place. */
const EUPHORIAN_KITS: readonly Kit[] = [
  // One long lens.
  {
    body: "M4 50c.5-9 6-12.500 12-13.500V31h8v5.500c6 1 11.500 4.500 12 13.500z",
    line: "M16 40c2.500 2.500 5.500 2.500 8 0",
    glass: "M11 18.500h18c1 0 1.500.8 1.300 1.800l-.5 2.200c-.3 1.500-1.300 2.300-2.800 2.300h-4.500L20 23l-2.500 1.800H13c-1.500 0-2.500-.8-2.800-2.300l-.5-2.200c-.2-1 .3-1.800 1.300-1.800z",
    shine: "M13 21.500l2-1.500M24.500 22.500l2.500-2",
  },
  // A high collar, and a visor raised to the brow.
  {
    body: "M4 50c.5-8 5-11.500 10-13l-.5-5.500L20 35l6.500-3.500L26 37c5 1.500 9.500 5 10 13z",
    line: "M20 36.500V46M13.500 32l2.500 5M26.500 32 24 37",
    glass: "M9.500 12.500c3-3.500 6.500-5 10.500-5s7.500 1.500 10.500 5l-.8 3.500c-6-2.500-13.400-2.500-19.400 0z",
    shine: "M14 12.500c1.500-1.300 3.200-2 5-2.200",
  },
  // Two round lenses.
  {
    body: "M4 50c.5-9 6-12.500 12-13.500V31h8v5.500c6 1 11.500 4.500 12 13.500z",
    line: "M12 41c5 3 11 3 16 0",
    glass: "M15.600 18a3.700 3.700 0 1 0 .01 0zM24.400 18a3.700 3.700 0 1 0 .01 0zM19 20.500h2v1.200h-2z",
    shine: "M13.800 21.500l1.600-1.600M22.600 21.500l1.600-1.600",
  },
];

const EUPHORIAN_LEADER: Portrait = {
  kit: "",
  fair: false,
  body: "M3 50c.5-8 4-11 9-13L8.500 24c4 3.500 6 7.500 7.500 10.500l4 2.500 4-2.500c1.500-3 3.500-7 7.500-10.500L28 37c5 2 8.500 5 9 13z",
  face: HEAD,
  hair: "M11.200 21C9.500 12 12.500 7.500 20 7.500s10.500 4.500 8.800 13.500l-1.500-1c0-3.500-1.300-6-3.300-7.500-1.500 1.500-6.500 1.500-8 0-2 1.500-3.300 4-3.300 7.500z",
  line: "M14.500 18.500c1.200-.8 2.600-.8 3.800 0M21.700 18.500c1.200-.8 2.600-.8 3.800 0M20 21.500v4M17 28.800c2 1.200 4 1.200 6 0M20 39v9M16 41l4 3 4-3",
  glass: "M14.500 20.500h3.600v1.900h-3.600zM21.900 20.500h3.600v1.900h-3.600z",
  shine: "M12 36.500l-2 5M28 36.500l2 5",
  crown: "M20 1.800c6 0 11 1.500 11 3.400s-5 3.400-11 3.400S9 7.100 9 5.200s5-3.400 11-3.400zm0 1.700c-4.800 0-8.500.8-8.500 1.700S15.200 6.900 20 6.900s8.500-.8 8.500-1.700-3.700-1.700-8.500-1.700z",
};

const SUBTERRANS: readonly Person[] = [
  // A cap and a beard.
  {
    face: BROAD,
    hair: "M8 16.500 10 9l5-3.500h9L30 9l2 7.500zM10.500 23.500l3 2.500 4-.5h5l4 .5 3-2.500-.8 5.500L24 35h-8l-4.700-6z",
    line: "M14.500 20.500h3.500M22 20.500h3.500M17 28.800l3-.8 3 .8M7 16.500h26",
  },
  // A headscarf.
  {
    face: BROAD,
    hair: "M9 22 8.500 13 13 6.500h12L31.500 13 31 22l2 9-4.500 3 .5-11-3-8.500H14L11 23l.5 11L7 31z",
    line: "M14 19.500h4M22 19.500h4M14 17.500l4-.800M26 17.500l-4-.8M20 22v3.500M17.500 29.500h5",
  },
  // Shaved sides and a scar.
  {
    face: BROAD,
    hair: "M15 12 16 3.500l2.500 2L20 2.500l1.500 3 2.500-2L25 12z",
    line: "M14 20.500h4M22 20.500h4M13.500 18.500l4.500.7M26.500 18.500l-4.500.7M20 21l-1 5h2M17 29.500h6M24.500 22.500l2 6M24 25.500l2.500-.7",
  },
  // A knotted bandana and a moustache.
  {
    face: BROAD,
    hair: "M9.500 16.500 11.500 9.500 16 6.500h8l4.500 3 2 7zM29.500 14l5 3-1.500 5.500-4-4.500zM13.500 29l2.500-3h8l2.500 3-4-.5-2.500-.8-2.500.8z",
    line: "M14.500 20.500h3.500M22 20.500h3.500M20 21.500l-1 3.500h2M18 31h4",
  },
];

/** What Subterrans wear in each place. */
const SUBTERRAN_KITS: readonly Kit[] = [
  // Welder's goggles.
  {
    body: "M3 50l2.500-9 9-4.500V32h11v4.500l9 4.500 2.500 9z",
    line: "M14 38.500l6 4.500 6-4.500",
    glass: "M12 18.500h6.500v4.800H13zM28 18.500h-6.500v4.800H27z",
    shine: "M13.500 22l2.500-2.500M23 22l2.500-2.500",
  },
  // A respirator over mouth and nose.
  {
    body: "M3 50l3-9.500 8.500-4V32h11v4.500l8.500 4 3 9.500z",
    line: "M20 27.500a2 2 0 1 0 .01 0M15 27h1.500M23.500 27H25M15 30h1.500M23.500 30H25",
    glass: "M14 24l6-2.500 6 2.500.5 6.500L20 34.500 13.500 30.500z",
    shine: "M11.500 24l2.500.5M28.500 24l-2.500.5",
  },
  // Goggles pushed up.
  {
    body: "M3 50l2-8 6-2 3.500-3.500V32h11v4.500L29 40l6 2 2 8z",
    line: "M11 40.500l4.500 6M29 40.500l-4.500 6",
    glass: "M11 11.500h8v5h-7.500zM29 11.500h-8v5h7.500z",
    shine: "M12.500 15l2.500-2.500",
  },
];

const SUBTERRAN_LEADER: Portrait = {
  kit: "",
  fair: false,
  body: "M2 50l2-11 8-7 3.500 2.500h9L28 32l8 7 2 11z",
  face: BROAD,
  hair: "M8 30 8.500 14 14 8h12l5.500 6 .5 16-3.500 3 .5-11-2-7.500-4-2.500h-6l-4 2.500L11 22l.5 11z",
  line: "M13.500 17.500l4.500 1.500M26.500 17.500 22 19M14.500 21h3.500M20 21l-1.200 5h2.400M16.500 29.800l3.500-1 3.500 1M12 34l8 6 8-6M20 40v9",
  glass: "M21.500 18.700h5.500v4.600h-5.500z",
  shine: "M22.700 22l2-2",
  crown: "M10.500 9.500 9 2.500l5 3L20 1l6 4.500 5-3-1.500 7z",
};

/** Where a recruit was laid out; its place is null before that. */
export interface Origin {
  readonly seat: number;
  readonly place: number | null;
}

/** A recruit that is in sight: it looks like its seat's people and wears what belongs to its place. */
export function portraitOf(recruit: string, { seat, place }: Origin): Portrait | null {
  if (recruit === "lider_euphoriano") return EUPHORIAN_LEADER;
  if (recruit === "lider_subterra") return SUBTERRAN_LEADER;
  const side = { euphoriano: [EUPHORIANS, EUPHORIAN_KITS], subterra: [SUBTERRANS, SUBTERRAN_KITS] } as const;
  if (recruit !== "euphoriano" && recruit !== "subterra") return null;
  const [people, kits] = side[recruit];
  const { body, line, glass, shine } = kits[place ?? 0]!;
  const person = people[seat % people.length]!;
  const fair = Math.floor(seat / people.length) % 2 === 1;
  return place === null ? { ...person, body, kit: "", glass: "", shine: "", fair } : { ...person, body, kit: line, glass, shine, fair };
}

/** What a recruit stands in: round glass, cut rust, an iron hatch, or torn off. */
export const FRAMES = {
  euphoriano: "M13.200 1.200h13.600a12 12 0 0 1 12 12v23.600a12 12 0 0 1-12 12h-13.600a12 12 0 0 1-12-12v-23.600a12 12 0 0 1 12-12z",
  subterra: "M9 1.200h22l7.800 8.300v31L31 48.800H9L1.200 40.500v-31z",
  closed: "M12 1.200h16L38.800 12v26L28 48.800H12L1.200 38V12z",
  torn: "M2 3.500 8 1l5 2.500L20 1l6 2 6-2 6 3-1.500 9 2 9-2 9 2 9L38 47l-6 2-6-2.500-6 2.500-6-2.500L8 49l-6.500-3L3 37l-2-9 2-9-2-8z",
} as const;

/** The closed visor: one helmet for everybody, with another seam at each place. */
export const VISOR = {
  helm: "M7 28C6.500 14.500 11 8 20 8s13.500 6.500 13 20l-2.500 10.500L26 42H14l-4.500-3.500z",
  plate: "M9.500 20.500h21l-.8 9.500-3.700 5H14l-3.700-5z",
  slats: "M10 24.500h20M10.300 28.500h19.400M12.500 32.500h15",
  seams: ["M20 8v12.500M15 38.500h10", "M14 10v10.500M26 10v10.500M17 38.500h6", "M20 8v5l-5 7.500M20 13l5 7.500M15 38.500h10"],
} as const;
