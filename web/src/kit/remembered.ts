/** The tables this device knows, with the tokens that open them. All of them are kept, each under a key of its own. */
import { drop, keep, keysFrom, recall } from "./storage";
import type { Created, Opened } from "./wire";

export type TokenKind = Opened["opened_by"];

export interface Remembered {
  id: string;
  game: string;
  host?: string;
  invite?: string;
  watch?: string;
  places: Record<string, string>; // place -> token
  at: number;
  label?: string; // with whom
  /** How it was left: nobody had begun, it was this device's turn, it was over; or it is a saved game to look at. */
  state?: "lobby" | "turn" | "over" | "record" | undefined;
  next?: string | undefined; // whose turn it was, if it wasn't this device's
  outcome?: Outcome | undefined; // once it is over
  lesson?: string; // given there; such a table is no game to go on with, and only the latest is remembered
}

/** How a match ended, as this device remembers it. */
export type Outcome = { kind: "won" | "lost" | "nobody" } | { kind: "winner"; name: string };

const KEY = "table.";
const LESSON = "lesson";
const LIST = "tables"; // earlier pages kept the latest tables in one list

/** Return the tables, the latest first. */
export function tables(): Remembered[] {
  unpack();
  const all = keysFrom(KEY).flatMap((key) => recall<Remembered | null>(key, null) ?? []);
  return all.sort((one, other) => other.at - one.at);
}

/** Return whether a match can be continued. */
export function isRunning({ state }: Remembered): boolean {
  return state !== "over" && state !== "record";
}

export function find(id: string): Remembered | undefined {
  unpack();
  const lesson = recall<Remembered | null>(LESSON, null);
  return lesson?.id === id ? lesson : (recall<Remembered | null>(KEY + id, null) ?? undefined);
}

export function remember(table: Remembered): void {
  keep(table.lesson === undefined ? KEY + table.id : LESSON, table);
}

export function forget(id: string): void {
  unpack();
  drop(KEY + id);
}

function unpack(): void {
  const list = recall<Remembered[]>(LIST, []);
  if (list.length === 0) return;
  for (const table of list) remember(table);
  drop(LIST);
}

export function rememberCreated(created: Created, now: number): Remembered {
  const { table, host, invite, watch, places } = created;
  const lesson = table.lesson == null ? {} : { lesson: table.lesson };
  const made = { id: table.id, game: table.game, host, invite, watch, places, at: now, ...lesson };
  remember(made);
  return made;
}

/** Every token this device has for a table. */
export function tokensOf(table: Remembered): string[] {
  const doors = [table.host, table.invite, table.watch].filter((token) => token !== undefined);
  return [...Object.values(table.places), ...doors].slice(0, 16);
}

/** Return the token with the widest powers, for requests that need any. */
export function bestToken(table: Remembered): string | undefined {
  return table.host ?? Object.values(table.places)[0] ?? table.watch ?? table.invite;
}

/** Store a token under its kind, and nowhere else. */
export function withToken(table: Remembered, token: string, kind: TokenKind, place: number | null): Remembered {
  const { host, invite, watch, ...rest } = table;
  const doors = Object.entries({ host, invite, watch }).filter(([, other]) => other !== undefined && other !== token);
  const places = Object.fromEntries(Object.entries(table.places).filter(([, other]) => other !== token));
  if (kind === "seat") places[String(place)] = token;
  return { ...rest, ...Object.fromEntries(doors), ...(kind === "seat" ? {} : { [kind]: token }), places };
}

/** Return the token of a link that does not say what it is for: `#TOKEN`. */
export function bareToken(fragment: string): string | null {
  return /^#([A-Za-z0-9_-]{16,64})$/.exec(fragment)?.[1] ?? null;
}

/** Add what a link's fragment carries: `#invite=TOKEN`, `#watch=TOKEN`, or what `continuing` makes. */
export function withFragment(table: Remembered, fragment: string): Remembered {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const doors = ["invite", "watch", "host"].flatMap((kind) => (params.get(kind) ? [[kind, params.get(kind)!]] : []));
  const pairs = (params.get("places") ?? "").split(",").map((pair) => pair.split(":"));
  const places = Object.fromEntries(pairs.filter(([place, token]) => place && token));
  return { ...table, ...Object.fromEntries(doors), places: { ...table.places, ...places } };
}

/** Return the fragment with which another device plays on for this one: `#places=1:TOKEN,2:TOKEN&host=TOKEN`. */
export function continuing({ host, places }: Remembered): string {
  const pairs = Object.entries(places).map(([place, token]) => `${place}:${token}`);
  return `#places=${pairs.join(",")}${host ? `&host=${host}` : ""}`;
}

/**
 * Return the fragment for the address bar: whoever gets that address may join while places are open, and watch later.
 * It never lets anybody play for this device.
 */
export function forAddressBar({ invite, watch }: Remembered, waiting: boolean): string {
  if (invite && (waiting || !watch)) return `#invite=${invite}`;
  return watch ? `#watch=${watch}` : "";
}

/** Return a link for others; it names the game, so that a preview of the link can show its picture. */
export function linkTo(id: string, kind: "invite" | "watch", token: string, game: string): string {
  return `${location.origin}/t/${id}?game=${encodeURIComponent(game)}#${kind}=${token}`;
}
