/** The tables this device knows, with the tokens that open them; the latest first. */
import { keep, recall } from "./storage";
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
  label?: string;
  state?: "turn" | "over" | undefined; // when it was left: one's own turn, or finished
}

const MOST = 30;

export function tables(): Remembered[] {
  return recall<Remembered[]>("tables", []);
}

export function find(id: string): Remembered | undefined {
  return tables().find((table) => table.id === id);
}

export function remember(table: Remembered): void {
  keep("tables", [table, ...tables().filter((other) => other.id !== table.id)].slice(0, MOST));
}

export function forget(id: string): void {
  keep(
    "tables",
    tables().filter((table) => table.id !== id),
  );
}

export function rememberCreated(created: Created, now: number): Remembered {
  const { table, host, invite, watch, places } = created;
  const made = { id: table.id, game: table.game, host, invite, watch, places, at: now };
  remember(made);
  return made;
}

/** Every token this device has for a table. */
export function tokensOf(table: Remembered): string[] {
  const doors = [table.host, table.invite, table.watch].filter((token) => token !== undefined);
  return [...Object.values(table.places), ...doors].slice(0, 16);
}

/** The token with the widest powers, for requests that need any. */
export function bestToken(table: Remembered): string | undefined {
  return table.host ?? Object.values(table.places)[0] ?? table.watch ?? table.invite;
}

/** Put a token where its kind belongs, and nowhere else. */
export function withToken(table: Remembered, token: string, kind: TokenKind, place: number | null): Remembered {
  const { host, invite, watch, ...rest } = table;
  const doors = Object.entries({ host, invite, watch }).filter(([, other]) => other !== undefined && other !== token);
  const places = Object.fromEntries(Object.entries(table.places).filter(([, other]) => other !== token));
  if (kind === "seat") places[String(place)] = token;
  return { ...rest, ...Object.fromEntries(doors), ...(kind === "seat" ? {} : { [kind]: token }), places };
}

/** The token of a link that does not say what it is for: `#TOKEN`. */
export function bareToken(fragment: string): string | null {
  return /^#([A-Za-z0-9_-]{16,64})$/.exec(fragment)?.[1] ?? null;
}

/** Read what a link's fragment carries: `#invite=TOKEN` or `#watch=TOKEN`. */
export function fromFragment(fragment: string): { invite?: string; watch?: string } {
  const params = new URLSearchParams(fragment.replace(/^#/, ""));
  const [invite, watch] = [params.get("invite"), params.get("watch")];
  return { ...(invite ? { invite } : {}), ...(watch ? { watch } : {}) };
}

export function linkTo(id: string, kind: "invite" | "watch", token: string): string {
  return `${location.origin}/t/${id}#${kind}=${token}`;
}
