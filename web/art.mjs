/** Writes what printed cards are made of into the package: the page's drawings, its colours and its typefaces, from the files
 * that the page itself is built from. */
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { createServer } from "vite";

const HERE = import.meta.dirname;
const ART = join(HERE, "..", "src", "sobremesa", "printing", "art");
const FONTS = {
  alegreya: ["500-normal", "500-italic", "800-normal"],
  asap: ["400-normal", "400-italic", "600-normal"],
  "chakra-petch": ["500-normal", "700-normal"],
  "courier-prime": ["400-normal", "700-normal"],
};
const FACTIONS = ["gnomos", "extraterrestres", "illuminati"];
const RECRUITS = ["euphoriano", "subterra", "lider_euphoriano", "lider_subterra"];

/** The colours that a stylesheet, or the style of a component, declares for a selector, by their names. */
async function declared(file, selector, tokens = {}) {
  const source = await readFile(join(HERE, "src/games", file), "utf8");
  const start = source.split("\n").findIndex((line) => line.trim() === `${selector} {` || line.trim() === `${selector},`);
  if (start < 0) throw new Error(`${file} has no ${selector}`);
  const block = source.split("\n").slice(start).join("\n");
  const body = block.slice(block.indexOf("{") + 1, block.indexOf("}"));
  const values = [...body.matchAll(/^\s*-*([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value.replaceAll(/var\(--([\w-]+)\)/g, (_, token) => tokens[token] ?? "").match(/#[0-9a-f]{6}/g)]);
  return Object.fromEntries(values.filter(([, found]) => found).map(([name, found]) => [name, found.length > 1 ? found : found[0]]));
}

/** A WOFF file as the TrueType file inside: the same tables, inflated. */
function unpacked(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = 44 + 20 * n;
    const [offset, packed, size] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more));
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), data: packed < size ? inflateSync(data) : data };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  [count, 16 * 2 ** power, power, 16 * count - 16 * 2 ** power].forEach((value, n) => head.writeUInt16BE(value, 4 + 2 * n));
  let end = head.length;
  const bodies = tables.map(({ tag, sum, data }, n) => {
    tag.copy(head, 12 + 16 * n);
    [sum, end, data.length].forEach((value, k) => head.writeUInt32BE(value, 16 + 16 * n + 4 * k));
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

async function typefaces() {
  await mkdir(join(ART, "fonts"), { recursive: true });
  for (const [family, cuts] of Object.entries(FONTS)) {
    const folder = join(HERE, "node_modules/@fontsource", family);
    for (const cut of cuts) {
      const woff = await readFile(join(folder, "files", `${family}-latin-${cut}.woff`));
      await writeFile(join(ART, "fonts", `${family}-${cut}.ttf`), unpacked(woff));
    }
    await copyFile(join(folder, "LICENSE"), join(ART, "fonts", `${family}-LICENSE.txt`));
  }
}

const server = await createServer({
  root: HERE,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const load = (file) => server.ssrLoadModule(`/src/games/${file}`);
const each = async (names, made) => Object.fromEntries(await Promise.all(names.map(async (name) => [name, await made(name)])));

async function evidencia() {
  const [{ DRAWINGS }, { WAX, COLOURS, MARKS: pressed }, { MARKS: marks }] = await Promise.all(["drawings/index.ts", "drawings/seals.ts", "marks.ts"].map((file) => load(`evidencia/${file}`)));
  return {
    pictures: Object.fromEntries(Object.entries(DRAWINGS).map(([card, draw]) => [card, draw()])),
    wax: WAX,
    pressed,
    marks,
    front: { ...(await declared("evidencia/CardFront.svelte", ".front")), special: await declared("evidencia/CardFront.svelte", ".special") },
    stamp: await declared("evidencia/CardFront.svelte", ".stamp"),
    foot: { ...(await declared("evidencia/CardFront.svelte", ".foot")), effect: await declared("evidencia/CardFront.svelte", ".foot b") },
    seals: COLOURS,
    colours: await each(FACTIONS, (name) => declared("evidencia/Mark.svelte", `.${name}`)),
    back: await declared("evidencia/MiniCard.svelte", ".back"),
  };
}

async function euphoria() {
  const [{ GADGETS }, { FRAMES, portraitOf, VISOR }, { VERBS }] = await Promise.all(["gadgets", "portraits", "verbs"].map((file) => load(`euphoria/drawings/${file}.ts`)));
  const colours = await declared("euphoria/night.css", ".table-euphoria");
  return {
    gadgets: GADGETS,
    portraits: Object.fromEntries(RECRUITS.map((recruit) => [recruit, portraitOf(recruit, { seat: 0, place: 0 })])),
    frames: FRAMES,
    visor: VISOR,
    laser: VERBS.arm,
    colours,
    heads: { action: await declared("euphoria/Gadget.svelte", ".head", colours), reaction: await declared("euphoria/Gadget.svelte", ".reaction .head", colours) },
  };
}

async function codigos() {
  const [{ outlineOf }, { medalOf, MOST_RAYS }] = await Promise.all(["stencils.ts", "medals.ts"].map((file) => load(`codigos/${file}`)));
  const { default: deck } = await server.ssrLoadModule("/src/generated/codigos.cards.json");
  return {
    symbols: Object.fromEntries(deck.symbol.map(({ id }, n) => [id, outlineOf(id, n)])),
    shapes: Array.from({ length: 8 }, (_, n) => outlineOf("?", n)),
    joker: outlineOf("", 0),
    medals: Array.from({ length: MOST_RAYS + 1 }, (_, points) => medalOf(points)),
    colours: await declared("codigos/codigos.css", ".codigos"),
  };
}

await rm(ART, { recursive: true, force: true });
await typefaces();
await writeFile(join(ART, "art.json"), JSON.stringify({ evidencia: await evidencia(), euphoria: await euphoria(), codigos: await codigos() }));
await server.close();
