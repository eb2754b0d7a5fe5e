import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PAGE = "../src/mazechase/page";
const SERVER = "http://127.0.0.1:8750";

/** Compress every text file once, as small as it gets, so that the server only has to send it. */
function precompress(): Plugin {
  let folder = PAGE;
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * Ship catalogues without comments and blank lines: readers of the page never see them. Of a game's catalogue asked for
 * with `?front` only what the start page says of it is left: its name and what it is about.
 */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    transform(source, id) {
      const [file, query] = id.split("?");
      if (!file!.endsWith(".ftl")) return null;
      let lines = source.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
      if (query?.includes("front")) {
        const messages = lines.join("\n").split(/\n(?=\S)/);
        lines = messages.filter((message) => /^[a-z]+-(name|about) =/.test(message));
      }
      return { code: `export default ${JSON.stringify(lines.join("\n"))};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [catalogues(), svelte(), precompress()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the start page needs comes in one piece: on a slow line every further file costs more than its bytes.
      output: {
        codeSplitting: {
          groups: [
            { name: (id) => `front-${id.split("/").at(-2)}`, test: /\/(page\.ftl|[a-z]+\.ftl\?front)/ },
            {
              name: "base",
              test: /node_modules|src\/(kit\/(?!table\/|plain\/|art\/(Card|Die|Fruit|Spinner))|pages\/(Start|Chase|GameCard|RecentTables)|games\/[^/]+\/Cover|App)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
