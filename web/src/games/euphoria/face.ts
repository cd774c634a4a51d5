import type { Memory, Table } from "../../generated/euphoria";
import moves from "../../generated/euphoria.moves.json";
import type { Face } from "../../table/situation";
import { labelPlainly, plainFact, tellPlainly } from "../../table/telling";

export const face: Face<Table, Memory> = {
  ask: (at) => {
    const key = `ask-${at.view.phase}`;
    return at.words.say(at.words.has(key) ? key : "your-turn");
  },
  label: (at, move) => labelPlainly(at, move, moves),
  tell: (at, event) => tellPlainly(at, event, (name, value) => plainFact(at, name, value)),
};
