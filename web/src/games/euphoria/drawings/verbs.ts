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
