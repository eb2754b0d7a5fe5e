import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { documents } from "./plugins/documents.ts";
import { stylesInScripts } from "./plugins/styles.ts";
import { words } from "./plugins/words.ts";

const PAGE = "../src/mazechase/page";
// Opened by some people some of the time, and then loaded.
const ASIDE = /src\/pages\/(TableMenu|Places|Help|NoEntry)/;
const SERVER = "http://127.0.0.1:8750";

export default defineConfig({
  plugins: [words(), stylesInScripts(), svelte(), documents(), compressed()],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    rolldownOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: "allow-extension", // otherwise the entry becomes a file that only imports another
      output: {
        entryFileNames: "assets/base-[hash].js",
        codeSplitting: {
          // Few files, since each one costs a request: what the start page needs, what every table needs, and each game.
          // A top-level await anywhere would make the bundler add a file for every `import()` of a grouped module.
          groups: [
            { name: "base", tags: ["$initial"] },
            { name: "table", test: /src\/(kit\/(?!plain)|pages\/TablePage)/ },
            { name: "aside", test: ASIDE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "scripts/*.test.mjs"] },
} as Parameters<typeof defineConfig>[0]);
