/** All personas of the bots, for a player who chooses one. A table names only those that sit at it. */
import everybody from "../generated/personas.json";

export interface Persona {
  readonly id: string;
  readonly name: string;
}

export const PERSONAS: readonly Persona[] = everybody;

/** The id of the persona of this name; "" for any other name. */
export function findPersona(name: string): string {
  return PERSONAS.find((persona) => persona.name === name)?.id ?? "";
}
