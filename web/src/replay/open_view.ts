/** Merges the views of all seats: of each part, the view of the seat that knows most of it. */

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && !(typeof value === "string" && value.startsWith("?"));
}

function knowledge(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + knowledge(part), 0);
  if (value && typeof value === "object") return Object.values(value).reduce<number>((sum, part) => sum + knowledge(part), 0);
  return isKnown(value) ? 1 : 0;
}

export function mergeViews(views: readonly unknown[]): unknown {
  const [first, ...rest] = views;
  return rest.reduce((one, other) => both(one, other), first);
}

function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    // Lists of different lengths or orders are different things: the one that tells more is taken whole.
    if (one.length !== other.length || one.some((part) => typeof part === "string")) return knowledge(other) > knowledge(one) ? other : one;
    return one.map((part, n) => both(part, other[n]));
  }
  if (one && other && typeof one === "object" && typeof other === "object") {
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, both(part, (other as Record<string, unknown>)[name])]));
  }
  return isKnown(one) ? one : (other ?? one);
}
