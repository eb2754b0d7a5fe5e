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

const bundles = new Map<string, FluentBundle>(); // by language

/** The messages of a language as they are written: reading one takes a while, so each is read when it is first said. */
interface Words {
  bundle: FluentBundle; // with those that were read
  written: ReadonlyMap<string, string>;
}
let words = $state.raw<Words>({ bundle: bundleOf("en"), written: new Map() });
let wished = "en";
let games: ReadonlySet<string> = new Set(); // whose words are needed

/** Return a message as a sentence; a missing one shows as its key. */
export function t(key: string, params?: Params): string {
  const { bundle, written } = words;
  const message = written.get(key);
  if (message === undefined) return key;
  if (!bundle.hasMessage(key)) bundle.addResource(new FluentResource(message));
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, params, []) : key;
}

export function has(key: string): boolean {
  return words.written.has(key);
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
  return words.bundle.locales[0]!;
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
  let catalogues: readonly (readonly [string, string][])[];
  do {
    needed = games;
    catalogues = await Promise.all([null, ...needed].map((game) => catalogueOf(tag, game)));
  } while (needed !== games);
  if (wished !== tag) return; // another one was chosen meanwhile
  words = { bundle: bundleOf(tag), written: new Map(catalogues.flat()) };
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
  await catalogueOf(wished, game);
  games = new Set([...games, game]);
  await speak(wished);
}

function bundleOf(tag: string): FluentBundle {
  if (!bundles.has(tag)) bundles.set(tag, new FluentBundle(tag, { transform: WRITTEN[tag] ?? withSigns }));
  return bundles.get(tag)!;
}

const catalogues = new Map<string, Promise<[string, string][]>>(); // each is loaded once

/** Return what every page says, or what is said at the tables of a game; an outside game has no words of its own here. */
function catalogueOf(tag: string, game: string | null): Promise<[string, string][]> {
  const key = `${tag} ${game}`;
  if (!catalogues.has(key)) catalogues.set(key, loaded(tag, game).then(messagesIn));
  return catalogues.get(key)!;
}

/** Return the messages of a catalogue by key; each begins on a line of its own. */
function messagesIn(text: string): [string, string][] {
  return text.split(/\n(?=[a-z])/i).map((message) => [/^[\w-]*/.exec(message)![0], message]);
}

async function loaded(tag: string, game: string | null): Promise<string> {
  const block = document.getElementById("words"); // the document contains the words of the browser's own language
  if (game === null && block?.lang === tag) return JSON.parse(block.textContent) as string;
  const module = game === null ? PAGE : modules.has(game) ? game : CORE;
  return (await load(() => catalogue(tag, module))).default;
}
