/**
 * Sentences from the message catalogues: Project Fluent files, one tree for page and terminal, loaded by language and by
 * file when they are needed.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { pseudo } from "./pseudo";
import { unbroken } from "./unbroken";

export type Params = Record<string, string | number>;

const FILES = import.meta.glob<string>(
  ["../../../src/mazechase/locales/*/*.ftl", "!../../../src/mazechase/locales/*/cli.ftl"],
  { import: "default" },
);
const FRONTS = import.meta.glob<string>("../../../src/mazechase/locales/*/*.ftl", {
  import: "default",
  query: "?front", // only what the start page says of a game
});
const PSEUDO = "en-XA"; // English made long and strange: what does not grow or was not taken from a catalogue shows
const WRITTEN: Record<string, (text: string) => string> = { [PSEUDO]: pseudo, cs: unbroken };
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

export const languages: readonly string[] = [...new Set(Object.keys(FILES).map((path) => path.split("/").at(-2)!))];

let bundle = $state.raw(new FluentBundle("en"));
let wished = "en";
let loaded: ReadonlySet<string> = new Set();

/** Form a message. One that is missing shows as its key. */
export function t(key: string, params?: Params): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, params, []);
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A game's name; one from outside has no messages here and is called by its id. */
export function gameName(id: string): string {
  return has(`${id}-name`) ? t(`${id}-name`) : id;
}

/** A message under the first key that there is: a game's own words, then those for all games. */
export function either(own: string, usual: string): string {
  return t(has(own) ? own : usual);
}

export function language(): string {
  return bundle.locales[0]!;
}

/** A language's own name for itself. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Choose the language: the one wished for, else the first of the browser's that there is. */
export function choose(wish: string | null, browser: readonly string[]): string {
  if (wish === PSEUDO) return PSEUDO;
  for (const tag of [...(wish ? [wish] : []), ...browser]) {
    const plain = tag.split("-")[0]!.toLowerCase();
    if (languages.includes(plain)) return plain;
  }
  return "en";
}

/** Begin in a language, with the messages of some files; `ludo?front` is the little that the start page says of ludo. */
export function begin(tag: string, files: readonly string[]): Promise<void> {
  loaded = new Set(files);
  return speak(tag);
}

/** Change the language, with all the files loaded so far, and those that come meanwhile. */
export async function speak(tag: string): Promise<void> {
  wished = tag;
  let files: ReadonlySet<string>;
  let fresh: FluentBundle;
  do {
    files = loaded;
    fresh = make(tag);
    for (const text of await Promise.all([...files].map((file) => textOf(tag, file)))) {
      fresh.addResource(new FluentResource(text), { allowOverrides: true });
    }
  } while (files !== loaded);
  if (wished !== tag) return; // another was chosen since
  bundle = fresh;
  document.documentElement.lang = tag;
  document.documentElement.dir = RIGHT_TO_LEFT.has(tag) ? "rtl" : "ltr";
}

/** Have the messages of a file at hand. */
export async function need(...files: string[]): Promise<void> {
  const missing = files.filter((file) => !loaded.has(file));
  if (missing.length === 0) return;
  await Promise.all(missing.map((file) => textOf(wished, file)));
  loaded = new Set([...loaded, ...missing]);
  await speak(wished);
}

const texts = new Map<string, Promise<string>>();

function textOf(tag: string, file: string): Promise<string> {
  const [name, front] = file.split("?");
  const path = `../../../src/mazechase/locales/${tag === PSEUDO ? "en" : tag}/${name}.ftl`;
  const load = (front ? FRONTS : FILES)[path];
  const key = `${tag} ${file}`;
  if (!texts.has(key)) texts.set(key, load ? load() : Promise.resolve("")); // a game from outside has none
  return texts.get(key)!;
}

function make(tag: string): FluentBundle {
  return new FluentBundle(tag, { transform: WRITTEN[tag] ?? ((text) => text) });
}
