/**
 * Message catalogues as text, with English messages where a language has none, or one translated from an older English
 * message; mazechase/catalogues.py describes it and does the same for Python.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LOCALES = join(import.meta.dirname, "../../src/mazechase/locales");
const ENGLISH = "en";
const SOURCES = "sources.json";

export const languages: readonly string[] = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** The catalogues' names, without an ending. */
export const names: readonly string[] = readdirSync(join(LOCALES, ENGLISH))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => file.replace(/\.ftl$/, ""))
  .sort();

/** Return the messages of a catalogue as they are written, by key, without comments and blank lines. */
export function messagesIn(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const kept = lines.map((line) => line.trimEnd()).join("\n");
  const messages = kept === "" ? [] : kept.split(/\n(?=-?[a-zA-Z][\w-]* *=)/);
  return new Map(messages.map((message) => [/^-?[\w-]+/.exec(message)![0], message]));
}

/** Return a catalogue of a language: every message of the English one, translated where the translation is current. */
export function catalogue(language: string, name: string): Map<string, string> {
  const english = read(ENGLISH, name);
  if (language === ENGLISH) return english;
  const [theirs, madeFrom] = [read(language, name), sources(language)];
  const current = (key: string, message: string) => (madeFrom[key] ?? hash(message)) === hash(message);
  return new Map([...english].map(([key, message]) => [key, (current(key, message) && theirs.get(key)) || message]));
}

/** Return the longest text that any language has for each message: no page needs more room. */
export function longest(name: string): Map<string, string> {
  const all = languages.map((language) => catalogue(language, name));
  const widest = (key: string) => all.map((one) => one.get(key)!).reduce((a, b) => (width(b) > width(a) ? b : a));
  return new Map([...all[0]!.keys()].map((key) => [key, widest(key)]));
}

/** Return how wide a message is, about: its text without what is filled in; Japanese letters count twice. */
function width(message: string): number {
  const text = message.replace(/^[\w-]+ = /, "").replace(/\{[^{}]*\}/g, "").replace(/\s+/g, " "); // prettier-ignore
  return text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);
}

function read(language: string, name: string): Map<string, string> {
  const file = join(LOCALES, language, `${name}.ftl`);
  return messagesIn(existsSync(file) ? readFileSync(file, "utf-8") : "");
}

function sources(language: string): Record<string, string> {
  const file = join(LOCALES, language, SOURCES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>) : {};
}

const hash = (message: string): string => createHash("sha256").update(message).digest("hex").slice(0, 10);
