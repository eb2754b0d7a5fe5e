// Checks the direction of the page's imports: `npm run check` runs it. A module may import its own folder and lower
// layers, and no module may import itself by way of others. Folders of one layer don't know each other. Games send only
// actions that the server listed: their type is `Token`, and no game may claim that a text of its own is one.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** The layers from the ground up, each with its folders and files. A file belongs to the longest name that fits. */
export const LAYERS = [
  ["wire.gen.ts", "kit", "kit/art", "kit/style"], // types, language, storage, HTTP, buttons, pictures
  ["kit/grid"],
  ["kit/fencegrid"],
  ["kit/link", "kit/state", "kit/playback"],
  ["kit/game.ts"], // what a game brings
  ["kit/plain", "games/*"],
  ["kit/games.ts"], // which games there are
  ["kit/words"],
  ["kit/table"],
  ["kit/parts"],
  ["pages", "pages/admin", "pages/company"],
  ["pages/workshop"],
  ["."], // App.svelte and what starts it
];
const SHARED = 0; // the ground is one room

/** Return the layer of a module and the name it is listed under. */
function placeOf(module) {
  const folder = dirname(module);
  for (const [layer, names] of LAYERS.entries()) if (names.includes(module)) return { layer, name: module };
  for (const [layer, names] of LAYERS.entries()) {
    const name = names.includes(folder) ? folder : names.includes(`${dirname(folder)}/*`) ? folder : null;
    if (name !== null) return { layer, name };
  }
  return null;
}

/** Return a sentence for every import against the direction, given the imports of every module. */
export function wrongImports(modules) {
  const wrong = [];
  for (const [module, imports] of modules) {
    const here = placeOf(module);
    if (!here) wrong.push(`${module} is in no layer`);
    for (const other of imports) {
      const there = placeOf(other);
      if (!here || !there) continue;
      const beside = here.layer === there.layer && here.name !== there.name && here.layer !== SHARED;
      if (there.layer > here.layer || beside) wrong.push(`${module} may not import ${other}`);
    }
  }
  return wrong;
}

/** Return the modules of a circle of imports, or null. */
export function circleIn(modules) {
  const done = new Set();
  const walk = (module, path) => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const other of modules.get(module) ?? []) {
      const circle = walk(other, [...path, module]);
      if (circle) return circle;
    }
    done.add(module);
    return null;
  };
  for (const module of modules.keys()) {
    const circle = walk(module, []);
    if (circle) return circle;
  }
  return null;
}

// What is loaded later, by `import()`, is left out: pages and games are.
const IMPORT = /(?:^|\s)(?:import|export)\s[^"';]*?from\s*"(\.{1,2}\/[^"]+)"|(?:^|\s)import\s*"(\.{1,2}\/[^"]+)"/g;
const ENDINGS = ["", ".ts", ".svelte", "/index.ts"];

/** Return a sentence for every game that makes an action's text itself, given the text of every module. */
export function forgedActions(texts) {
  const forged = /\bas\s+(?:unknown\s+as\s+)?(?:readonly\s+)?(?:Token|Listed)/;
  return [...texts]
    .filter(([module, text]) => module.startsWith("games/") && forged.test(text))
    .map(([module]) => `${module} may not make an action's text itself`);
}

/** Read every module under a folder, tests aside. */
function readTexts(root) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(names.map((name) => [name, readFileSync(join(root, name), "utf-8")]));
}

/** Return the imports of every module. */
function importsIn(texts) {
  const known = new Set(texts.keys());
  return new Map(
    [...texts].map(([name, text]) => {
      const found = [...text.matchAll(IMPORT)].flatMap(([, from, bare]) => {
        const path = normalize(join(dirname(name), from ?? bare));
        return ENDINGS.map((ending) => path + ending).find((file) => known.has(file)) ?? [];
      });
      return [name, found];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const texts = readTexts(join(import.meta.dirname, "../src"));
  const modules = importsIn(texts);
  const circle = circleIn(modules);
  const wrong = [
    ...wrongImports(modules),
    ...(circle ? [`imports go round: ${circle.join(" → ")}`] : []),
    ...forgedActions(texts),
  ];
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exit(1);
}
