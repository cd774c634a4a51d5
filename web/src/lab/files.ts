/** Files that leave the workshop, and those that come in. */

/** A name that every system takes: `Mazo de Año Nuevo` and `csv` become `mazo-de-ano-nuevo.csv`. */
export function fileName(title: string, ending: string, what = ""): string {
  const plain = (words: string): string =>
    words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
  return `${[plain(title) || "sobremesa", plain(what)].filter(Boolean).join("-")}.${ending}`;
}

/** What a deck's file holds, by its name and, where that says nothing, by its first lines. */
export function kindOf(name: string, content: string): "text" | "csv" {
  if (/\.csv$/i.test(name)) return "csv";
  if (/\.toml$/i.test(name)) return "text";
  const first = content.split("\n").find((line) => line.trim() !== "" && !line.trim().startsWith("#")) ?? "";
  return /^\s*(\[|[\w.]+\s*=)/.test(first) ? "text" : "csv";
}
