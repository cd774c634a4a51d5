/** Several names as one says them: "Ana, Beto y Caro". */
export function listOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
