import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { documents } from "./plugins/documents.ts";
import { stylesInScripts } from "./plugins/styles.ts";
import { words } from "./plugins/words.ts";

const PAGE = "../src/mazechase/page";
// Opened by some people some of the time, and then loaded.
const ASIDE = /src\/(pages\/(Coaching|TableMenu|Places|Help|NoEntry)|kit\/Settings)/;
const LOBBY = /src\/(pages\/Lobby|kit\/parts\/(Share|Steps))/;
const GUIDE = /src\/(pages\/Guide|kit\/parts\/Coach)/;
const LESSON = /src\/(pages\/(Hint|LessonPanel|LessonGone|hinting)|kit\/parts\/pointing)/;
// What happens in the course of a match, and not in every one.
const SELDOM =
  /src\/(pages\/(Ending|GiveUp|PlayAgain|TakePlace)|kit\/parts\/(Absences|Clock|Confetti|Curtain|Moves|Requests|Result|StandIn|Sure|countdown))/;
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
            {
              name: "table",
              test: /src\/(kit\/(?!plain|parts|fencegrid|saving|Settings|art\/Spinner)|pages\/TablePage)/,
            },
            { name: "fences", test: /src\/kit\/fencegrid\// },
            // All of a game but what is drawn beside its tables.
            {
              name: (id) => /games\/(\w+)\//.exec(id)![1]!,
              test: /src\/games\/\w+\/(?!Cover|Picture|Things|pictures)/,
            },
            { name: "seldom", test: SELDOM },
            { name: "guide", test: GUIDE },
            { name: "lesson", test: LESSON },
            { name: "lobby", test: LOBBY },
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
