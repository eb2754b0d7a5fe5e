/**
 * Sentences from the message catalogues: Project Fluent files, the same for page and terminal. For a language the page
 * loads what every page says, and the words of a game when they are needed.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { words } from "virtual:words";
import { load } from "./loading.svelte";
import { pseudo } from "./pseudo";
import { unbroken } from "./unbroken";

export type Params = Record<string, string | number>;

const CORE = "core"; // what can go wrong, and what happens in any match
const PSEUDO = "en-XA"; // English made long and strange: it shows what can't grow or doesn't come from a catalogue
const WRITTEN: Record<string, (text: string) => string> = { [PSEUDO]: pseudo, cs: unbroken };
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export const languages: readonly string[] = Object.keys(words);

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
  return sentence.replace(/^[\u2066-\u2069]*\p{Ll}/u, (start) => start.toLocaleUpperCase(language()));
}

/** Return a language's own name for itself. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Choose the language: the requested one, or the first of the browser's that the page has. */
export function choose(wish: string | null, browser: readonly string[]): string {
  if (wish === PSEUDO) return PSEUDO;
  for (const tag of [...(wish ? [wish] : []), ...browser]) {
    const plain = tag.split("-")[0]!.toLowerCase();
    if (languages.includes(plain)) return plain;
  }
  return "en";
}

/** Change the language, with the words of all games needed so far, and of those needed meanwhile. */
export async function speak(tag: string): Promise<void> {
  wished = tag;
  let needed: ReadonlySet<string>;
  let texts: readonly string[];
  do {
    needed = games;
    texts = await Promise.all([null, ...needed].map((game) => textOf(tag, game)));
  } while (needed !== games);
  if (wished !== tag) return; // another one was chosen meanwhile
  const fresh = new FluentBundle(tag, { transform: WRITTEN[tag] ?? ((text) => text) });
  for (const text of texts) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = fresh;
  document.documentElement.lang = tag;
  document.documentElement.dir = RIGHT_TO_LEFT.has(tag) ? "rtl" : "ltr";
}

/** Return whether there are words that explain a game. */
export function hasHelp(game: string): boolean {
  return words.en?.games[`${game}-help`] !== undefined;
}

/** Load the words that explain a game and its options, and those of its tables. */
export async function needHelp(game: string): Promise<void> {
  await Promise.all([need(game), need(`${game}-help`)]);
}

/** Load the words for something that the server reports, if they aren't here: errors are rare. */
export async function needFor(message: string): Promise<void> {
  if (!has(message)) await need(CORE);
}

/** Load the words of a game, or those of errors. */
export async function need(game: string): Promise<void> {
  if (games.has(game)) return;
  await textOf(wished, game);
  games = new Set([...games, game]);
  await speak(wished);
}

const texts = new Map<string, Promise<string>>();

/** Return what every page says, or what is said at the tables of a game; an outside game has no words of its own here. */
function textOf(tag: string, game: string | null): Promise<string> {
  const key = `${tag} ${game}`;
  if (!texts.has(key)) texts.set(key, loaded(tag === PSEUDO ? "en" : tag, game));
  return texts.get(key)!;
}

async function loaded(tag: string, game: string | null): Promise<string> {
  const block = document.getElementById("words"); // the document contains the words of the browser's own language
  if (game === null && block?.lang === tag) return JSON.parse(block.textContent) as string;
  const { page, games } = words[tag]!;
  return (await load(game === null ? page : (games[game] ?? games[CORE]!))).default;
}
