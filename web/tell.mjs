/** Reads games as JSON from the standard input and writes their sentences, language by language: see src/text/told.ts. */
import { text } from "node:stream/consumers";
import { createServer } from "vite";

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { told } = await server.ssrLoadModule("/src/text/told.ts");
const games = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(games.map((game) => ({ es: told(game, "es"), en: told(game, "en") }))));
await server.close();
