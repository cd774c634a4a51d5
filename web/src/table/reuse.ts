/** Replaces the parts of `told` that equal the known value by the known objects, so that nothing derived from an unchanged
 * part is derived again. Both are plain JSON values. */
export function reuseParts<T>(known: unknown, told: T): T {
  if (known === told) return told;
  if (typeof known !== "object" || typeof told !== "object" || known === null || told === null) return told;
  if (Array.isArray(known) !== Array.isArray(told)) return told;
  const [before, now] = [known as Record<string, unknown>, told as Record<string, unknown>];
  const names = Object.keys(now);
  let same = Object.keys(before).length === names.length;
  for (const name of names) {
    now[name] = reuseParts(before[name], now[name]);
    same &&= now[name] === before[name] && name in before;
  }
  return same ? (known as T) : told;
}
