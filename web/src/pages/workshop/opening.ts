/** How work begins: something new, something kept on this device, what a link carries, or a file. */
import { Refusal } from "../../kit/api";
import { t } from "../../kit/l10n.svelte";
import { keepMade, made, RULES, type Made } from "../../kit/own";
import type { GameInfo } from "../../kit/wire";
import { check } from "./asking";
import type { Carried } from "./carrying";
import { blank } from "./work.svelte";

const LARGEST_FILE = 150_000;

/** Return the kinds of things that can be made for a game, by option; house rules come last. */
export function kindsOf(game: GameInfo): string[] {
  return [...game.options.filter((option) => option.kind === "documented").map((option) => option.name), RULES];
}

/** Return a name that nothing else has yet. */
export function newName(game: string, option: string): string {
  const kind = t(`editor-kind-${game}-${option}`);
  const taken = new Set(made(game).map((one) => one.name));
  for (let n = 1; ; n++) {
    const name = t("editor-new-name", { kind, number: n }).replace(/[\u2066-\u2069]/g, ""); // it is edited as plain text
    if (!taken.has(name)) return name;
  }
}

/** Read what a link or a file carries, as the server understands it; whatever is wrong with it is shown when it is open. */
export async function received(carried: Carried, games: readonly GameInfo[]): Promise<Made> {
  const game = games.find((one) => one.id === carried.game);
  if (!game || !kindsOf(game).includes(carried.option)) throw new Refusal("editor-unknown", {}, 0);
  const { option, name, players, document } = carried;
  const fresh = blank(game, option, name || newName(game.id, option), players);
  if (option === RULES) return { ...fresh, document: knownOptions(game, document), sound: true };
  const found = await check({ game: game.id, option, file: "shared.json", text: JSON.stringify(document) });
  return { ...fresh, marks: found.marks ?? {}, settings: knownOptions(game, carried.settings) };
}

/** Return the options that a game has; the server checks their values when they are played. */
function knownOptions(game: GameInfo, options: Record<string, unknown>): Record<string, unknown> {
  const known = new Set(game.options.filter((option) => option.kind !== "documented").map((option) => option.name));
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => known.has(name) && typeof value !== "object"),
  );
}

/** Read a file of any kind; the server finds out which one it is, trying every kind until it is readable as one. */
export async function importFile(file: File, games: readonly GameInfo[]): Promise<Made> {
  if (file.size > LARGEST_FILE) throw new Refusal("editor-too-large", { file: file.name }, 0);
  const text = await file.text();
  const name = file.name.replace(/\.(toml|json)$/i, "");
  const rules = readRules(text);
  if (rules) return received({ ...rules, name: rules.name || name, option: RULES, players: 0, settings: {} }, games);
  let best: { made: Made; problems: number } | null = null;
  for (const game of games) {
    for (const option of kindsOf(game).filter((one) => one !== RULES)) {
      const { marks = {}, problems } = await check({ game: game.id, option, file: file.name, text });
      const read = { made: { ...blank(game, option, name), marks }, problems: problems.length };
      if (Object.keys(marks).length > 0 && (!best || read.problems < best.problems)) best = read;
    }
  }
  if (!best) throw new Refusal("editor-unreadable", { file: file.name }, 0);
  return best.made;
}

/** Return the house rules in a file, if it holds some. */
function readRules(text: string): { game: string; name: string; document: Record<string, unknown> } | null {
  try {
    const { game, title, options } = JSON.parse(text) as Record<string, unknown>;
    if (typeof game !== "string" || typeof options !== "object" || options === null) return null;
    return { game, name: typeof title === "string" ? title : "", document: options as Record<string, unknown> };
  } catch {
    return null;
  }
}

/** Keep something on this device, and return its id. */
export function keptAs(one: Made): string {
  keepMade({ ...one, at: Date.now() });
  return one.id;
}
