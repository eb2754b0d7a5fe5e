/**
 * The message catalogues as modules, so that a page needs few of them: one per language for what every page says, and one
 * per game with everything that is said at its tables; and one per game with what is said in its lessons.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/mazechase/locales");
const PAGE = "page"; // what every page says
const CORE = "core"; // refusals and what happens in any match: part of every game's words, and a module by itself
const HELP = "-help"; // the rules of a game: a module by itself, since few people open it
const ELSEWHERE = "cli"; // never shown in a browser
const LESSONS = "lessons-"; // what a game's coach says, loaded with its lessons
const PREFIX = "virtual:words";

export const languages: readonly string[] = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** Return the text of a catalogue without comments and blank lines, which readers of the page never see. */
function read(language: string, file: string): string {
  const lines = readFileSync(join(LOCALES, language, `${file}.ftl`), "utf-8").split("\n");
  return lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).join("\n");
}

function gamesIn(language: string): string[] {
  const files = readdirSync(join(LOCALES, language)).map((file) => file.replace(/\.ftl$/, ""));
  return files.filter((file) => ![PAGE, CORE, ELSEWHERE].includes(file)).sort();
}

/** Return what the start page says about a game: its name and what it is about. */
function front(language: string, game: string): string {
  const messages = read(language, game).split(/\n(?=\S)/);
  return messages.filter((message) => /^[a-z]+-(name|about) =/.test(message)).join("\n");
}

/** Return the messages of a game that explain its rules, or all the others. */
function ruled(language: string, game: string, explaining: boolean): string {
  const messages = read(language, game).split(/\n(?=\S)/);
  return messages.filter((message) => message.startsWith(`${game}${HELP}-`) === explaining).join("\n");
}

/** Return what is said at the tables of a game, or what explains it; without one, what every page says. */
export function text(language: string, game?: string): string {
  if (game === CORE || game?.startsWith(LESSONS)) return read(language, game);
  if (game?.endsWith(HELP)) return ruled(language, game.slice(0, -HELP.length), true);
  if (game) return `${read(language, CORE)}\n${ruled(language, game, false)}`;
  return [read(language, PAGE), ...gamesIn(language).map((one) => front(language, one))].join("\n");
}

/** List how the catalogues of every language are loaded. */
function index(): string {
  const loader = (name: string) => `() => import(${JSON.stringify(`${PREFIX}/${name}`)})`;
  const lines = languages.map((language) => {
    const explained = gamesIn(language).filter((game) => ruled(language, game, true) !== "");
    const games = [CORE, ...gamesIn(language), ...explained.map((game) => `${game}${HELP}`)];
    const loaders = games.map((game) => `${JSON.stringify(game)}: ${loader(`${language}-${game}`)}`);
    return `${JSON.stringify(language)}: { page: ${loader(language)}, games: { ${loaders.join(", ")} } },`;
  });
  return `export const words = {\n${lines.join("\n")}\n};`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, language, game] = /\/([a-z]+)(?:-([\w-]+))?$/.exec(id) ?? [];
      if (!language) return index();
      for (const file of [PAGE, CORE, ...gamesIn(language)]) this.addWatchFile(join(LOCALES, language, `${file}.ftl`));
      return `export default ${JSON.stringify(text(language, game))};`;
    },
  };
}
