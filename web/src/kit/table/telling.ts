/** Events as sentences, for the eye and for screen readers. */
import type { GameModule } from "../game";
import { has, language, t } from "../l10n.svelte";
import type { Event } from "../wire";
import { nameOf } from "./people";
import type { TableState } from "./tablestate";

interface Telling {
  seat: number | null; // whose name it follows
  name: string | null;
  sentence: string;
}

/** The sentence that tells an event. */
export function tell(event: Event, state: TableState, game: GameModule | null): string {
  return written(telling(event, state, game));
}

/** Events as sentences, one after the other: of what one person does in a row, the name is said once. */
export function tellAll(events: readonly Event[], state: TableState, game: GameModule | null): string {
  const all: Telling[] = [];
  for (const event of events) {
    const next = telling(event, state, game);
    const last = all.at(-1);
    if (last && next.name !== null && next.seat === last.seat) last.sentence += ` ${capital(next.sentence)}`;
    else all.push(next);
  }
  return all.map(written).join(" ");
}

function telling(event: Event, state: TableState, game: GameModule | null): Telling {
  const id = state.table?.game;
  const kind = event.kind.replaceAll("_", "-");
  const [own, ownShort] = [`${id}-event-${kind}`, `${id}-short-${kind}`];
  const key = has(own) ? own : `match-event-${kind}`;
  const short = has(ownShort) ? ownShort : `match-short-${kind}`; // without its subject, to follow a name
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) params[name] = told(name, value, state, game);
  const seat = "seat" in event ? (event.seat as number) : null;
  if (has(short)) return { seat, name: seat === null ? null : nameOf(state, seat), sentence: t(short, params) };
  const name = state.table?.places.find((one) => one.seat === seat)?.name || null;
  return { seat, name, sentence: t(key, params) };
}

function written({ name, sentence }: Telling): string {
  return name === null ? sentence : t("told-of", { name, sentence });
}

/** A sentence that followed a name, behind a full stop; marks of direction may come before its first letter. */
function capital(sentence: string): string {
  return sentence.replace(/^[\u2066-\u2069]*\p{Ll}/u, (start) => start.toLocaleUpperCase(language()));
}

/** A thing by its word, such as a card; what has none is called as the rules call it. */
export function wordFor(thing: string, state: TableState): string {
  const key = `${state.table?.game}-word-${thing}`;
  return has(key) ? t(key) : thing;
}

/** A value of an event as a sentence has it: people by their names, things by their words. */
function told(name: string, value: unknown, state: TableState, game: GameModule | null): string | number {
  const word = (one: unknown): string => {
    if (typeof one === "number") return game?.people?.includes(name) ? nameOf(state, one) : String(one);
    return wordFor(String(one), state);
  };
  if (Array.isArray(value)) return value.map(word).join(", ") || "–";
  return typeof value === "number" && !game?.people?.includes(name) ? value : word(value);
}
