/**
 * One document for every kind of page and every language. It contains the base styles and what every page says, and names
 * the scripts that will be needed, so that they load in parallel.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";
import { ROUTES } from "../src/kit/routes.ts";
import { direction } from "../src/kit/tags.ts";
import { languages, text } from "./words.ts";

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
const ICON = join(import.meta.dirname, "../public/favicon.svg");
const TABLE = "src/pages/TablePage.svelte";

export function documents(): Plugin {
  return {
    name: "documents",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const start = withStyles(bundle).replace("/favicon.svg", () => asAddress(ICON));
      const script = fileOf(bundle, (id) => id.endsWith(TABLE));
      const table = start.replace("</head>", `<link rel="modulepreload" crossorigin href="/${script}"></head>`);
      const routes = Object.fromEntries(Object.values(ROUTES).map(({ path, document }) => [path, document]));
      this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(routes) });
      for (const language of languages) {
        for (const [kind, document] of Object.entries({ start, table })) {
          const fileName = `${kind}.${language}.html`;
          this.emitFile({ type: "asset", fileName, source: inLanguage(document, language) });
        }
      }
    },
  };
}

/** Return a picture as a data URL, so that nothing has to be requested. */
function asAddress(file: string): string {
  const picture = readFileSync(file, "utf-8").trim().replaceAll('"', "'");
  return `data:image/svg+xml,${picture.replace(/[%#<>]/g, (letter) => encodeURIComponent(letter))}`;
}

/** Take the built document out of the bundle, with its style sheet inlined. */
function withStyles(bundle: Rolldown.OutputBundle): string {
  const text = taken(bundle, "index.html");
  const [link, sheet] = STYLESHEET.exec(text) ?? [];
  if (!link || !sheet) throw new Error("the document has no style sheet");
  return text.replace(link, () => `<style>${taken(bundle, sheet).trim()}</style>`);
}

function taken(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== "asset") throw new Error(`${file} was not built`);
  delete bundle[file];
  return asset.source.toString();
}

/** Return the name of the script that contains a module. */
function fileOf(bundle: Rolldown.OutputBundle, wanted: (module: string) => boolean): string {
  const chunk = Object.values(bundle).find((one) => one.type === "chunk" && one.moduleIds.some(wanted));
  if (!chunk) throw new Error("a part of the page was not built");
  return chunk.fileName;
}

/** Write a document in a language: its words, for the script to read, and what is shown if the script doesn't load. */
function inLanguage(document: string, language: string): string {
  const words = text(language);
  const dir = direction(language) === "rtl" ? ' dir="rtl"' : "";
  const json = JSON.stringify(words).replaceAll("<", "\\u003c");
  return document
    .replace('lang="en"', () => `lang="${language}"${dir}`)
    .replace("</head>", () => `<script type="application/json" id="words" lang="${language}">${json}</script></head>`)
    .replace("<body></body>", () => `<body><p class="late">${message(language, words, "page-late")}</p></body>`);
}

function message(language: string, words: string, key: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(words));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`${language} has no words for ${key}`);
  return bundle.formatPattern(pattern);
}
