/** How long bots think in V8: plays games between bots as the page's Worker does, and takes the time of every thought. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const alone = process.argv[2];
const manifest = JSON.parse(readFileSync(join(alone, "manifest.json"), "utf8"));
const modules = new URL("../web/node_modules/pyodide/pyodide.mjs", import.meta.url);
const { loadPyodide } = await import(modules.href);
const lock = { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" }, packages: {} };
const read = ({ name }) => gunzipSync(readFileSync(join(alone, name)));
const folder = mkdtempSync(join(tmpdir(), "minds-"));
const library = join(folder, "library.zip");
writeFileSync(library, read(manifest.files.library));
const python = await loadPyodide({ stdLibURL: library, lockFileContents: JSON.stringify(lock) });
rmSync(folder, { recursive: true });
// As `web/src/alone/archive.ts` reads it.
const app = read(manifest.files.app);
let at = 4 + app.readUInt32LE(0);
for (const [name, size] of JSON.parse(app.subarray(4, at).toString())) {
  const path = `/home/sobremesa/${name}`;
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, new Uint8Array(app.subarray(at, (at += size))));
}
console.log(
  python.runPython(`
import json, sys, time
sys.path.insert(0, "/home/sobremesa")
from sobremesa.alone.bot_requests import Choice, seconds_of_thought
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Settings

SEATS, MOST = {"evidencia": 2, "euphoria": 5, "codigos": 3}, 25
found = []
for name, seats in SEATS.items():
    for level in ("facil", "normal", "dificil", "experto"):
        game, took = GAMES[name](seats), []
        match = Match(game, Seed(7), [f"J{n}" for n in range(seats)])
        settings = Settings(name, seats)
        while match.to_act and len(took) < MOST:
            seat = match.to_act[0]
            view = match.view(seat)
            choice = Choice(settings, view, match.claims, level, len(took), seconds_of_thought(level))
            began = time.monotonic()
            _words, code = choice.think(game)
            if len(view.moves) > 1:
                took.append(1000 * (time.monotonic() - began))
            match.play_code(seat, code)
        found.append({"game": name, "level": level, "count": len(took), "mean": sum(took) / len(took), "worst": max(took)})
json.dumps(found)
`),
);
