/** What can be said of a simulation from its numbers. */
import type { PlaytestSummary, RunSummary, Workshop } from "../generated/workshop";
import { printedId } from "./address";

export const isGoing = (run: Pick<RunSummary, "state">): boolean => ["waiting", "playing", "reporting"].includes(run.state);
/** There is something to read. */
export const hasReport = (run: Pick<RunSummary, "state" | "played">): boolean => (run.state === "done" || run.state === "stopped") && run.played > 0;
export const percentOf = (run: Pick<RunSummary, "played" | "games">): number => (run.games ? Math.min(100, Math.floor((100 * run.played) / run.games)) : 0);

export interface Comparable {
  readonly id: string;
  readonly kind: "run" | "playtest";
  readonly run?: RunSummary;
  readonly playtest?: PlaytestSummary;
}

/** What a run or a playtest of this game can be compared with, the latest first. */
export function comparable(workshop: Workshop, game: string, but: string): Comparable[] {
  const runs = workshop.runs.filter((run) => run.game === game && run.id !== but && hasReport(run));
  const playtests = workshop.playtests.filter((playtest) => playtest.game === game && playtest.id !== but && playtest.over > 0);
  return [
    ...[...runs].sort((a, b) => b.begun_at - a.begun_at).map((run): Comparable => ({ id: run.id, kind: "run", run })),
    ...[...playtests].sort((a, b) => b.opened_at - a.opened_at).map((playtest): Comparable => ({ id: playtest.id, kind: "playtest", playtest })),
  ];
}

/** The same simulation with the printed deck, if there is one already: done, or on its way. */
export function printedTwin(workshop: Workshop, run: RunSummary): RunSummary | undefined {
  const sameOptions = (other: RunSummary): boolean => {
    const names = new Set([...Object.keys(run.options), ...Object.keys(other.options)]);
    return [...names].every((name) => run.options[name] === other.options[name]);
  };
  const alike = (other: RunSummary): boolean =>
    other.deck === printedId(run.game) && other.seats === run.seats && other.bots.join() === run.bots.join() && other.games >= run.games && sameOptions(other);
  return workshop.runs.find((other) => alike(other) && (hasReport(other) || isGoing(other)));
}
