import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed.ts";
import { documents } from "./plugins/documents.ts";
import { stylesInScripts } from "./plugins/styles.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

const PAGE = "../src/mazechase/page";
const LAST_BUILD = process.env["MAZECHASE_LAST_BUILD"] ?? PAGE; // a build elsewhere can take from here, too
// Opened by some people some of the time, and then loaded.
const ASIDE = /src\/(pages\/(Coaching|TableMenu|Places|Help|NoEntry)|kit\/Settings)/;
const LOBBY = /src\/(pages\/Lobby|kit\/parts\/(Qr|Share|Steps))/;
const GUIDE = /src\/(pages\/Guide|kit\/parts\/Coach)/;
const LESSON = /src\/(pages\/(Hint|LessonPanel|LessonGone|hinting)|kit\/parts\/[pP]ointing)/;
// What happens in the course of a match, and not in every one.
const SELDOM =
  /src\/(pages\/(Ending|GiveUp|PlayAgain|TakePlace)|kit\/parts\/(Absences|Clock|Confetti|Curtain|Requests|Result|StandIn|Sure|countdown))/;
// What a match needs once something has been played: its story, and what befell people.
const PLAYED = /src\/kit\/(parts\/(Befallen|Entries|Moves|Scrubber|Story|window)|words\/befallen)/;
// What set-up, help and workshop share.
const CHOOSING = /src\/(pages\/(choosing|OptionField|PlayerCount|Samples)|kit\/(own|saving))/;
const PICKING = /src\/kit\/PiecePicker/; // pieces, before a match
const WORKSHOP = /src\/pages\/workshop/;
const SERVER = "http://127.0.0.1:8750";

export default defineConfig({
  plugins: [words(), stylesInScripts(), svelte(), documents(), worker(), compressed(LAST_BUILD)],
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
              test: /src\/(kit\/(?!plain|parts|fencegrid|saving|own|carrying|results|words\/(against|befallen)|PiecePicker|Settings|art\/(Spinner|CharacterFace|PhraseFace))|pages\/TablePage)/,
            },
            { name: "fences", test: /src\/kit\/fencegrid\// },
            // All of a game but what is drawn beside its tables.
            {
              name: (id) => /games\/(\w+)\//.exec(id)![1]!,
              test: /src\/games\/\w+\/(?!Cover|Counted|Happening|Parting|Picture|Reckoning|Risk|Sketch|Steps|Things|Trails|later|pictures)/,
            },
            { name: "played", test: PLAYED },
            { name: "seldom", test: SELDOM },
            // What a first event brings.
            { name: (id) => `later-${/games\/(\w+)\//.exec(id)![1]!}`, test: /src\/games\/\w+\/(Happening|Trails)/ },
            { name: "guide", test: GUIDE },
            { name: "lesson", test: LESSON },
            { name: "lobby", test: LOBBY },
            { name: "choosing", test: CHOOSING },
            { name: "picking", test: PICKING },
            { name: "aside", test: ASIDE },
            { name: "workshop", test: WORKSHOP },
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
