/** What was told again as it was known: the known value itself, part by part, so that whatever is derived from a part that did
 * not change is not derived again. Both are as JSON gives them. */
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
