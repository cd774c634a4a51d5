import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const page = "../src/sobremesa/server/page";
const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

/** Every text file twice more, as small as it gets: the server sends what the browser can read. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async closeBundle() {
      for (const entry of await readdir(page, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(content));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Tells the service worker which files this build has. */
function shelved(): Plugin {
  return {
    name: "shelved",
    apply: "build",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the build has no service worker");
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      if (!worker.code.includes("__ASSETS__")) throw new Error("the service worker has no place for the names of the files");
      worker.code = worker.code.replace("__ASSETS__", JSON.stringify(names).replaceAll('"', '\\"'));
    },
  };
}

/** Scripts and styles find each other from where they lie, in any folder. The one document is served at every address of
 * ours, so it names them from the root; a bundle, which has one address, is given its own (`sobremesa bundle`). */
function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), rooted(), shelved(), compressed()],
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/alone-worker-[hash].js" } } },
  // Tests run the browser's half of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: page,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      // The service worker stands at the root, under one name: that is how browsers find a newer one.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
}));
