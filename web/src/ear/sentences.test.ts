// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { choiceOf } from "./answer";
import { sentencesOf } from "./sentences";

function told(html: string): string[] {
  const root = document.createElement("div");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return sentencesOf(root);
}

describe("a table in sentences", () => {
  it("tells each part that has a name in a line, with what lies there", () => {
    expect(told('<section aria-label="Tu mano"><button aria-label="Base en la luna, valor 8"><b>8</b></button><span role="img" aria-label="Rey, valor 7"></span></section>')).toEqual([
      "Tu mano: Base en la luna, valor 8; Rey, valor 7;",
    ]);
  });

  it("tells a part before the parts that lie in it", () => {
    expect(told('<section aria-label="Ana"><b>3 cartas</b><div role="group" aria-label="Zona"><i aria-label="un gnomo"></i></div></section>')).toEqual(["Ana: 3 cartas", "Zona: un gnomo;"]);
  });

  it("reads rows of a sheet one by one, and nothing that is hidden from the ear or the eye", () => {
    const rows = "<table><tbody><tr><th>Serie</th><td>2</td></tr><tr><th>Base</th><td>3</td></tr></tbody></table>";
    expect(told(`<div>${rows}<p aria-hidden="true">art</p><p style="display:none">secreto</p><style>p{}</style></div>`)).toEqual(["Serie 2", "Base 3"]);
  });
});

describe("an answer", () => {
  const choices = ["Jugar Base en la luna (8)", "Jugar Gnomo de jardín (1)", "Pasar"];

  it.each([
    ["2", 1],
    ["jugar base", 0],
    ["JARDIN", 1],
    ["pasar", 2],
    ["jugar", -1],
    ["4", -1],
    ["", -1],
    ["nada", -1],
  ] as const)("of %j means %i", (answer, place) => {
    expect(choiceOf(answer, choices)).toBe(place);
  });
});
