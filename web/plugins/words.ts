/**
 * The message catalogues as modules, so that a page needs few of them and loads little: one per language for what every
 * page says; one for what is said where something is opened now and then, such as settings or help; one per game with what is said at its tables; one with what can go wrong anywhere; one per game with why
 * something can't be done and what its coach says; one per game with its rules, its options, its set-up and what can be wrong with
 * them; one per game with what is said in its lessons; and one for each part of the page that is loaded when it is needed.
 *
 * There are many languages, so the page's first script does not list their files: it makes a file's name from language,
 * module and one hash of all catalogues.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { catalogue, languages, LOCALES, longest, names } from "./catalogues.ts";

export { languages };

const PAGE = "page"; // what every page says
const ASIDE = "aside"; // what is said in set-up, settings, menu, help and review, which are opened now and then
export const OPENED =
  /^(setup-(?!piece$)|place-kind-|file-problem$|setting-|review-|help-(?!ruling$)|coach-|place-bot$|places-|replace-|delete-|save-|watch-link|continue-elsewhere|no-entry|lessons-(of|done)$|lesson-ticked$|bot-.+-about$)/;
const CORE = "core"; // what happens in any match, which is part of every game's words, and errors, which few people see
const HELP = "-help"; // the rules and options of a game: a module by itself, for help and set-up
const ANSWERS = "-answers"; // what is said to people who try or ask: why not, and what the coach would do
const ELSEWHERE = "cli"; // never shown in a browser
const PREFIX = "virtual:words";
const PSEUDO = "en-XA"; // a language for tests: the longest text of all for every message
const loadable = [...languages, PSEUDO];

const later = names.filter((name) => ![PAGE, ELSEWHERE].includes(name));
const games = later.filter((name) => catalogue("en", name).has(`${name}-name`));
const PARTS = [HELP, ANSWERS];
const parted = PARTS.flatMap((part) =>
  games.filter((game) => said("en", game, part) !== "").map((game) => game + part),
);
const modules: readonly string[] = [PAGE, ASIDE, ...later, ...parted];

function messagesOf(language: string, name: string): Map<string, string> {
  return language === PSEUDO ? longest(name) : catalogue(language, name);
}

function written(language: string, name: string): string[] {
  return [...messagesOf(language, name).values()];
}

/** Return what the start page says about a game: its name and what it is about. */
function front(language: string, game: string): string {
  const said = written(language, game).filter((message) => /^[a-z]+-(name|about) =/.test(message));
  return said.join("\n");
}

/** Return the end of the name of the module that a message of a game is in; that of its tables has none. */
function moduleOf(message: string, game: string): string {
  const begins = (...starts: string[]) => starts.some((start) => message.startsWith(start));
  if (begins(`${game}${HELP}-`, `${game}-option-`, `${game}-setup-`, `error-${game}-`)) return HELP;
  if (begins(`${game}-refuse-`, `${game}-advice-`, `${game}-reason-`)) return ANSWERS;
  return "";
}

function said(language: string, game: string, module: string): string {
  return written(language, game)
    .filter((message) => moduleOf(message, game) === module)
    .join("\n");
}

/** Return what happens in any match. Errors about somebody are said at tables; the others are a matter of their own. */
function happening(language: string): string {
  const messages = messagesOf(language, CORE);
  const said = (key: string) => !key.startsWith("error-") || key.endsWith("-named") || messages.has(`${key}-named`);
  return [...messages]
    .filter(([key]) => said(key))
    .map(([, message]) => message)
    .join("\n");
}

/** Return what every page says, or what is said where something is opened now and then. */
function page(language: string, opened: boolean): string[] {
  return [...messagesOf(language, PAGE)].filter(([key]) => OPENED.test(key) === opened).map(([, message]) => message);
}

/** Return the words of a module. */
export function text(language: string, module: string = PAGE): string {
  if (module === PAGE) return [...page(language, false), ...games.map((game) => front(language, game))].join("\n");
  if (module === ASIDE) return page(language, true).join("\n");
  for (const part of PARTS) {
    const game = module.slice(0, -part.length);
    if (module.endsWith(part) && games.includes(game)) return said(language, game, part);
  }
  if (games.includes(module)) return `${happening(language)}\n${said(language, module, "")}`;
  return written(language, module).join("\n");
}

const asScript = (language: string, module: string): string =>
  `export default ${JSON.stringify(text(language, module))};`;

/** While somebody works on the page, every module is found by the development server. */
function listed(): string {
  const loaders = loadable.flatMap((language) =>
    modules.map((module) => `"${language}-${module}": () => import("${PREFIX}/${language}-${module}")`),
  );
  return `const loaders = { ${loaders.join(", ")} };
export const catalogue = (language, module) => loaders[language + "-" + module]();`;
}

export function words(): Plugin {
  let hash: string | null = null; // of all catalogues, when the page is built
  const fileOf = (language: string, module: string) => `${language}-${module}-${hash}.js`;
  return {
    name: "words",
    configResolved(config) {
      if (config.command !== "build") return;
      const all = languages.map((language) => modules.map((module) => text(language, module)));
      hash = createHash("sha256").update(JSON.stringify(all)).digest("base64url").slice(0, 8);
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, language, module] = /\/([a-z]+(?:-XA)?)-([\w-]+)$/.exec(id) ?? [];
      if (language && module) {
        for (const name of names) this.addWatchFile(join(LOCALES, language, `${name}.ftl`));
        return asScript(language, module);
      }
      const built = `export const catalogue = (language, module) =>
  import(/* @vite-ignore */ new URL("./" + language + "-" + module + "-${hash}.js", import.meta.url).href);`;
      return `export const languages = ${JSON.stringify(languages)};
export const modules = new Set(${JSON.stringify(modules)});
${hash === null ? listed() : built}`;
    },
    generateBundle() {
      if (hash === null) return;
      for (const language of loadable) {
        for (const module of modules) {
          const fileName = `assets/${fileOf(language, module)}`;
          this.emitFile({ type: "asset", fileName, source: asScript(language, module) });
        }
      }
    },
  };
}
