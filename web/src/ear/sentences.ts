/** The table in sentences: what is drawn, as it is named for screen readers, a line for each part that has a name. It is
 * made of what is on the page alone, so it can tell nothing that the page does not show. */
const CONTAINERS = "section, nav, ul, ol, table, [role=group], [role=region], [role=list]";
const LINES = "p, h1, h2, h3, h4, li, tr, dt, dd, figcaption, button, [data-card], [data-seat]";

function isHidden(element: Element): boolean {
  if (element.matches("[aria-hidden=true], [hidden], style, script, .choices")) return true;
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}

export function sentencesOf(root: Element): string[] {
  const found: string[] = [];
  const tell = (words: string): void => {
    const clean = words.replaceAll(/\s+/g, " ").replaceAll(/\s*([,;.])(?=[\s,;.]|$)/g, "$1").replaceAll(/([,;.])[,;.\s]*(?=[,;.])/g, "").trim();
    if (/[\p{L}\p{N}]/u.test(clean)) found.push(clean);
  };

  /** The words of a node, without those parts of it that are lines of their own. */
  function read(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    if (!(node instanceof Element) || isHidden(node)) return "";
    const label = node.getAttribute("aria-label") ?? "";
    const isContainer = node.matches(CONTAINERS);
    if (label && !isContainer) return ` ${label}; `;
    // A container stands before what it contains.
    const at = found.length;
    const words = [...node.childNodes].map(read).join(" ");
    if (isContainer && label) {
      const inside = found.splice(at);
      tell(`${label}: ${words}`);
      found.push(...inside);
      return "";
    }
    if (node.matches("p, h1, h2, h3, h4, tr")) {
      tell(words.replaceAll(/\s{2,}/g, " "));
      return "";
    }
    return node.matches(LINES) ? ` ${words}; ` : words;
  }

  for (const child of root.children) tell(read(child));
  return found;
}
