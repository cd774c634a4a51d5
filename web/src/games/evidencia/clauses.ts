/** What can be explained on this table besides cards (`data-explain`), with the clause that says more. */
export const clauses: Readonly<Record<string, string>> = {
  "criterion:final": "EV-53",
  "criterion:series": "EV-54",
  "criterion:symbol": "EV-55",
  "criterion:base": "EV-56",
  "criterion:middle": "EV-57",
  "criterion:top": "EV-58",
  "faction:gnomos": "EV-04",
  "faction:extraterrestres": "EV-04",
  "faction:illuminati": "EV-04",
  "thing:back": "EV-02",
  "thing:pyramid": "EV-50",
  "thing:zone": "EV-28",
  "thing:challenge": "EV-21",
};
