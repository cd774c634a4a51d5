/** An answer typed or spoken: the number of a choice, or the beginning of its words, in any case and without accents. */
const plain = (words: string): string => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

/** The place of the choice that is meant; -1 for none or for several. */
export function choiceOf(answer: string, choices: readonly string[]): number {
  const wanted = plain(answer);
  if (/^\d+$/.test(wanted)) {
    const number = Number(wanted);
    if (number >= 1 && number <= choices.length) return number - 1;
  }
  if (!wanted) return -1;
  const words = choices.map(plain);
  for (const fits of [(one: string) => one === wanted, (one: string) => one.startsWith(wanted), (one: string) => ` ${one} `.includes(` ${wanted} `)]) {
    const found = words.flatMap((one, n) => (fits(one) ? [n] : []));
    if (found.length) return found.length === 1 ? found[0]! : -1;
  }
  return -1;
}
