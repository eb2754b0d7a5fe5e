/** How what was made travels: in the fragment of a link, compressed, or as a file that the command line reads too. */
import { RULES, type Made } from "../../kit/own";

/** What a link or a file carries. */
export interface Carried {
  game: string;
  option: string;
  name: string;
  players: number;
  document: Record<string, unknown>;
  settings: Record<string, unknown>; // the options it is played with
}

export const LONGEST_LINK = 6000; // longer ones get lost in messages
const MOST_BYTES = 200_000; // unpacked: more than any document has
const START = "#doc=";

/** Return the fragment that carries a document, or null if it would be too long for a link. */
export async function pack(
  made: Pick<Made, "game" | "option" | "name" | "players" | "document" | "settings">,
): Promise<string | null> {
  const { game, option, name, players, document, settings = {} } = made;
  const text = JSON.stringify([game, option, name, players, document, settings]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return letters.length > LONGEST_LINK ? null : START + letters;
}

/** Return what a fragment carries; null: it carries nothing that can be read. */
export async function unpack(fragment: string): Promise<Carried | null> {
  if (!fragment.startsWith(START) || fragment.length > LONGEST_LINK + START.length) return null;
  try {
    const letters = atob(fragment.slice(START.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const [game, option, name, players, document, settings = {}] = JSON.parse(await inflate(bytes)) as unknown[];
    if (![game, option, name].every((one) => typeof one === "string")) return null;
    if (!isTable(document) || !isTable(settings)) return null;
    return {
      game: game as string,
      option: option as string,
      name: (name as string).slice(0, 60),
      players: Number(players) || 2,
      document,
      settings,
    };
  } catch {
    return null;
  }
}

/** Unpack bytes, but never more than a document may have. */
async function inflate(bytes: BlobPart): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) throw new Error("too large");
    parts.push(part.value as Uint8Array<ArrayBuffer>);
  }
  return await new Blob(parts).text();
}

/** Return the text of a file for a document: TOML as the command line has it, or JSON for house rules. */
export function fileOf(made: Pick<Made, "game" | "option" | "name" | "document">): { name: string; text: string } {
  const base =
    made.name
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || made.option;
  if (made.option === RULES) {
    const text = JSON.stringify({ game: made.game, title: made.name, options: made.document }, null, 2);
    return { name: `${base}.json`, text: `${text}\n` };
  }
  const titled = "title" in made.document! ? { ...made.document, title: made.name } : made.document!;
  return { name: `${base}.toml`, text: toToml(titled) };
}

/** Write a document as TOML: its values, then its tables. Drawings keep their lines. */
export function toToml(document: Record<string, unknown>): string {
  const line = ([name, value]: [string, unknown]) => `${keyOf(name)} = ${valueOf(value)}`;
  const all = Object.entries(document);
  const values = all.filter(([, value]) => !isTable(value)).map(line);
  const tables = all
    .filter(([, value]) => isTable(value))
    .map(([name, value]) => [`\n[${keyOf(name)}]`, ...Object.entries(value as object).map(line)].join("\n"));
  return [...values, ...tables].join("\n") + "\n";
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const keyOf = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(", ")}]`;
  if (typeof value === "string" && value.includes("\n") && !value.includes("'''")) return `'''\n${value}'''`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
