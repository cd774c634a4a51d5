/** How a game ended, from what lies open then: whose shot it was, whom it hit, and which side it made win. */
import { nameOf } from "../../table/situation";
import { isLeader, teamOf, type At, type Team } from "./cards";

export interface Fatal {
  readonly seat: number;
  readonly target: number;
}

/** EU-60: the shot that ended the game, after what a reaction made of it; null where no shot did. */
export function fatalShot({ view }: Pick<At, "view">): Fatal | null {
  const { announced, reaction, turn } = view;
  if (view.phase !== "over" || announced.verb !== "shoot" || announced.target === null) return null;
  if (reaction?.artifact === "espejo") return { seat: reaction.seat, target: turn };
  if (reaction?.artifact === "guardaespaldas") return { seat: turn, target: reaction.seat };
  return { seat: turn, target: announced.target };
}

/** The side that won, where one did: its colour floods the city. */
export function winningTeam({ view }: Pick<At, "view">): Team | null {
  const [first] = view.winners;
  return first === undefined ? null : teamOf(view.recruits[first]!, view.anarchists.includes(first));
}

/** Who shot whom and what it meant, in one sentence. */
export function ending(at: At): string {
  const { say } = at.words;
  const reason = at.outcome?.reason ?? "";
  const told = at.words.has(`reason-${reason}`) ? say(`reason-${reason}`) : reason;
  const fatal = fatalShot(at);
  const leader = fatal && at.view.recruits[fatal.target]!.find(isLeader);
  const named = (seat: number): string => nameOf(at, seat);
  const is = (seat: number): string => (seat === at.seat ? "you" : "other");
  if (fatal && leader) {
    const { seat, target } = fatal;
    return say("euphoria-end-shot", {
      seat: named(seat), seat_is: is(seat), target: named(target), target_is: is(target), leader: say(`recruit-${leader}`), wins: reason,
    });
  }
  // EU-61, EU-62: by what one seat holds.
  const [holder] = at.view.winners;
  if (holder !== undefined && at.words.has(`euphoria-end-${reason}`)) return say(`euphoria-end-${reason}`, { seat: named(holder), seat_is: is(holder) });
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}
