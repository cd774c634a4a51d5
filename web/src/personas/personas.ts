/** Who the regulars are. A table names whoever sits at it; here is everybody, for whoever chooses. */
import everybody from "../generated/regulars.json";

export interface Regular {
  readonly id: string;
  readonly name: string;
}

export const REGULARS: readonly Regular[] = everybody;

/** The id of the regular of this name; "" for anybody else. */
export function regularCalled(name: string): string {
  return REGULARS.find((regular) => regular.name === name)?.id ?? "";
}
