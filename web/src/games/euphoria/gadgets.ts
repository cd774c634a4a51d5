/** The drawings of the artifacts: lines on a field of 24 by 24. */
export const GADGETS: Readonly<Record<string, string>> = {
  trueque: "M4 8h13l-3.500-3.500M20 16H7l3.500 3.500",
  traslado: "M6 5.500a2.500 2.500 0 1 0 .01 0M18 5.500a2.500 2.500 0 1 0 .01 0M6 13v5.500h12V13M9.500 15.500 6 12l-3.500 3.500M21.500 15.500 18 12l-3.500 3.500",
  suero: "M9 3h6M10 3v6L5.500 18a2 2 0 0 0 1.800 3h9.400a2 2 0 0 0 1.800-3L14 9V3M8 15h8",
  escaner: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M3 12h18M12 8.500a3.500 3.500 0 1 0 .01 0",
  iman: "M5 4h4v8a3 3 0 0 0 6 0V4h4v8a7 7 0 0 1-14 0zM5 8h4M15 8h4",
  pulso: "M12 9.500a2.500 2.500 0 1 0 .01 0M7 7a7 7 0 0 0 0 10M17 7a7 7 0 0 1 0 10M4 4a11 11 0 0 0 0 16M20 4a11 11 0 0 1 0 16",
  humo: "M7 18a4 4 0 0 1-.5-8A5.500 5.500 0 0 1 17 9a4.500 4.500 0 0 1 .5 9zM8 21.500h8M6 14h5",
  marioneta: "M4 3h16M6 3v6M18 3v6M12 3v5M12 8a2.500 2.500 0 1 0 .01 0M6 9l4 5M18 9l-4 5M12 13v4l-3 4M12 17l3 4",
  lavado: "M12 4a8 8 0 1 1-7.500 5.200M4 4v5.500h5.500M12 8.500a3.500 3.500 0 1 1-3.300 2.400",
  contrabando: "M4 8h16v12H4zM9 8V5h6v3M4 13h16M12 11.500v3",
  escudo: "M12 3 20 6v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM12 7v10",
  espejo: "M8 3h8l3 8-3 8H8l-3-8zM9 22h6M9.500 12 14 7M12 14l2.500-2.700",
  guardaespaldas: "M12 3a3.500 3.500 0 1 0 .01 0M5 21v-4l3-5h8l3 5v4M12 12v9M9.500 12l2.500 4 2.500-4",
  interferencia: "M3 12h3l2-6 3 12 3-14 3 11 1.500-3H21M4 20 20 4",
  sabotaje: "M14 4.500a4.500 4.500 0 0 0-4 6.500L4 17l3 3 6-6a4.500 4.500 0 0 0 6.500-4l-3 1.500-2.500-2.500z",
};

/** What the buttons of a turn look like. */
export const VERBS: Readonly<Record<string, string>> = {
  interrogate: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 .01 0",
  arm: "M3 9h13l5 2v3H11l-1.500 5H6l1-5H3zM13 14v2",
  shoot: "M12 2v5M12 17v5M2 12h5M17 12h5M12 7.500a4.500 4.500 0 1 0 .01 0M12 11.500v1",
  hide: "M5 14C5 7.500 8 4.500 12 4.500s7 3 7 9.500l-1.500 5.500h-11zM6 11.500h12M5.500 15h13",
  discard: "M7 3h10v14H7zM4 7v14h10M12 7v6M9.500 10.500 12 13l2.500-2.500",
  give: "M4 13h5l3 2h4a1.500 1.500 0 0 1 0 3h-5M4 13v7M16 17l4-2.500M9 3h7v7H9z",
  enough: "M5 12.500 10 18 20 6",
  pass: "M6 5v14l9-7zM18 5v14",
};
