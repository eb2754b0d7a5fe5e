/**
 * Sentences from the message catalogues: Project Fluent files, the same for page and terminal. For a language the page
 * loads what every page says, and the words of a game when they are needed.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { catalogue, languages, modules } from "virtual:words";
import { load } from "./loading.svelte";
import { pseudo } from "./pseudo";
import { direction, plain } from "./tags";
import { unbroken, withSigns } from "./unbroken";

export type Params = Record<string, string | number>;

const PAGE = "page"; // what every page says
const CORE = "core"; // what can go wrong, and what happens in any match
const PSEUDO = "en-XA"; // the longest of all languages, made strange: shows what can't grow or isn't in a catalogue
const WRITTEN: Record<string, (text: string) => string> = {
  [PSEUDO]: pseudo,
  cs: unbroken,
  pl: unbroken,
  sk: unbroken,
};

export { languages };

let bundle = $state.raw(new FluentBundle("en"));
let wished = "en";
let games: ReadonlySet<string> = new Set(); // whose words are needed

/** Return a message as a sentence; a missing one shows as its key. */
export function t(key: string, params?: Params): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, params, []);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Return a game's name; an outside game has no messages here and goes by its id. */
export function gameName(id: string): string {
  return has(`${id}-name`) ? t(`${id}-name`) : id;
}

/** Return the message of the first key that exists: a game's own words, then those for all games. */
export function either(own: string, usual: string, params?: Params): string {
  return t(has(own) ? own : usual, params);
}

export function language(): string {
  return bundle.locales[0]!;
}

/** Return a sentence with a capital letter; marks of direction may come before it. */
export function capital(sentence: string): string {
  return sentence.replace(/^[¡¿\u2066-\u2069]*\p{Ll}/u, (start) => start.toUpperCase());
}

/** Return a language's own name for itself. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Choose the language: the requested one, or the first of the browser's that the page has. */
export function choose(wish: string | null, browser: readonly string[]): string {
  if (wish === PSEUDO) return PSEUDO;
  for (const tag of [...(wish ? [wish] : []), ...browser]) {
    if (languages.includes(plain(tag))) return plain(tag);
  }
  return "en";
}

/** Change the language, with the words of all games needed so far, and of those needed meanwhile. */
export async function speak(tag: string): Promise<void> {
  wished = tag;
  let needed: ReadonlySet<string>;
  let resources: readonly FluentResource[];
  do {
    needed = games;
    resources = await Promise.all([null, ...needed].map((game) => resourceOf(tag, game)));
  } while (needed !== games);
  if (wished !== tag) return; // another one was chosen meanwhile
  const fresh = new FluentBundle(tag, { transform: WRITTEN[tag] ?? withSigns });
  for (const resource of resources) fresh.addResource(resource, { allowOverrides: true });
  bundle = fresh;
  document.documentElement.lang = tag;
  document.documentElement.dir = direction(tag);
}

/** Return whether there are words that explain a game. */
export function hasHelp(game: string): boolean {
  return modules.has(`${game}-help`);
}

/** Load the words that explain a game and its options, and those of its tables. */
export async function needHelp(game: string): Promise<void> {
  await Promise.all([need(game), need(`${game}-help`)]);
}

/** Load the words for something that the server reports, if they aren't here: a game's answer, or an error. */
export async function needFor(message: string): Promise<void> {
  if (!has(message)) await needAnswers(message.split("-")[0]!);
}

/** Load what is said to people who try or ask: why something can't be done, and what the coach would do. */
export async function needAnswers(game: string): Promise<void> {
  await need(modules.has(`${game}-answers`) ? `${game}-answers` : CORE);
}

/** Load the words of a game, or those of errors. */
export async function need(game: string): Promise<void> {
  if (games.has(game)) return;
  await resourceOf(wished, game);
  games = new Set([...games, game]);
  await speak(wished);
}

const resources = new Map<string, Promise<FluentResource>>(); // each is loaded and read once

/** Return what every page says, or what is said at the tables of a game; an outside game has no words of its own here. */
function resourceOf(tag: string, game: string | null): Promise<FluentResource> {
  const key = `${tag} ${game}`;
  if (!resources.has(key)) resources.set(key, loaded(tag, game));
  return resources.get(key)!;
}

async function loaded(tag: string, game: string | null): Promise<FluentResource> {
  const block = document.getElementById("words"); // the document contains the words of the browser's own language
  if (game === null && block?.lang === tag) return new FluentResource(JSON.parse(block.textContent) as string);
  const module = game === null ? PAGE : modules.has(game) ? game : CORE;
  return new FluentResource((await load(() => catalogue(tag, module))).default);
}
