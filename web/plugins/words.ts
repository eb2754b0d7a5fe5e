/**
 * The message catalogues as modules, so that a page needs few of them and loads little: one per language for what every
 * page says; one per game with what is said at its tables; one with what can go wrong anywhere; one per game with its
 * rules, its options and what can be wrong with them; and one per game with what is said in its lessons.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/mazechase/locales");
const PAGE = "page"; // what every page says
const CORE = "core"; // what happens in any match, which is part of every game's words, and errors, which few people see
const HELP = "-help"; // the rules and options of a game: a module by itself, for help and set-up
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
  return messagesOf(language, game)
    .filter((message) => /^[a-z]+-(name|about) =/.test(message))
    .join("\n");
}

const messagesOf = (language: string, file: string): string[] => read(language, file).split(/\n(?=[\w-]+ =)/);

/** Return whether a message of a game belongs to its rules and options, and not to its tables. */
function explains(message: string, game: string): boolean {
  return [`${game}${HELP}-`, `${game}-option-`, `error-${game}-`].some((start) => message.startsWith(start));
}

function ruled(language: string, game: string, explaining: boolean): string {
  return messagesOf(language, game)
    .filter((message) => explains(message, game) === explaining)
    .join("\n");
}

/** Return what happens in any match. Errors about somebody are said at tables; the others are a matter of their own. */
function happening(language: string): string {
  const messages = messagesOf(language, CORE);
  const keys = new Set(messages.map((message) => message.split(" ", 1)[0]!));
  const said = (key: string) => !key.startsWith("error-") || key.endsWith("-named") || keys.has(`${key}-named`);
  return messages.filter((message) => said(message.split(" ", 1)[0]!)).join("\n");
}

/** Return what is said at the tables of a game, or what explains it; without one, what every page says. */
export function text(language: string, game?: string): string {
  if (game === CORE || game?.startsWith(LESSONS)) return read(language, game);
  if (game?.endsWith(HELP)) return ruled(language, game.slice(0, -HELP.length), true);
  if (game) return `${happening(language)}\n${ruled(language, game, false)}`;
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
