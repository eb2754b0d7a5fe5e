/** Events as sentences, for the eye and for screen readers. */
import type { AnyGame } from "../game";
import { capital, has, t } from "../l10n.svelte";
import { seatOf, type Event } from "../wire";
import { nameOf, whoIs } from "./people";
import type { TableState } from "../state/tablestate";

interface Telling {
  seat: number | null; // whose name it follows
  name: string | null;
  sentence: string;
}

/** Return the sentence for an event. */
export function tell(event: Event, state: TableState, game: AnyGame | null): string {
  return written(telling(event, state, game));
}

/** Return events as sentences: if somebody does several things in a row, their name is said once. */
export function tellAll(events: readonly Event[], state: TableState, game: AnyGame | null): string {
  const all: Telling[] = [];
  for (const event of events) {
    const next = telling(event, state, game);
    const last = all.at(-1);
    if (last && next.name !== null && next.seat === last.seat) last.sentence += ` ${capital(next.sentence)}`;
    else all.push(next);
  }
  return all.map(written).join(" ");
}

function telling(event: Event, state: TableState, game: AnyGame | null): Telling {
  const id = state.table?.game;
  const kind = event.kind.replaceAll("_", "-");
  const [own, ownShort] = [`${id}-event-${kind}`, `${id}-short-${kind}`];
  const key = has(own) ? own : `match-event-${kind}`;
  const usual = has(ownShort) ? ownShort : `match-short-${kind}`; // without its subject, to follow a name
  const short = toOneself(event) && has(`${usual}-own`) ? `${usual}-own` : usual;
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) params[name] = told(name, value, state, game);
  const seat = seatOf(event);
  params.who = whoIs(state, seat);
  if (has(short)) return { seat, name: seat === null ? null : nameOf(state, seat), sentence: t(short, params) };
  const name = state.table?.places.find((one) => one.seat === seat)?.name || null;
  return { seat, name, sentence: t(key, params) };
}

/** Return whether somebody did something to oneself. */
function toOneself(event: Event): boolean {
  return "whom" in event && "seat" in event && event.whom === event.seat;
}

function written({ name, sentence }: Telling): string {
  return name === null ? sentence : t("told-of", { name, sentence });
}

/** Return the word for a thing, such as a card; without one, its name in the rules. */
export function wordFor(thing: string, state: TableState): string {
  const key = `${state.table?.game}-word-${thing}`;
  return has(key) ? t(key) : thing;
}

/** Return a value of an event as it is written in a sentence: people by name, things by their words. */
function told(name: string, value: unknown, state: TableState, game: AnyGame | null): string | number {
  const word = (one: unknown): string => {
    if (typeof one === "number") return game?.people?.includes(name) ? nameOf(state, one) : String(one);
    return wordFor(String(one), state);
  };
  if (Array.isArray(value)) return value.map(word).join(", ") || "–";
  return typeof value === "number" && !game?.people?.includes(name) ? value : word(value);
}
