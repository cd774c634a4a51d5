/** Reads games as JSON from the standard input and writes what the page makes of them: their sentences, language by language,
 * or with `moments` as argument the moments of every viewer (`moments 0`: all with the eyes of seat 0). See src/text/playthrough.ts. */
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const [what = "sentences", eyes] = process.argv.slice(2);
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { narrate, moments } = await server.ssrLoadModule("/src/text/playthrough.ts");
const games = JSON.parse(await text(process.stdin));
const sentences = (game) => ({ es: narrate(game, "es"), en: narrate(game, "en") });
const found = await Promise.all(games.map((game) => (what === "moments" ? moments(game, eyes ? Number(eyes) : null) : sentences(game))));
process.stdout.write(JSON.stringify(found));
await server.close();
