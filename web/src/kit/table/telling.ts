/** Events as sentences, for the eye and for screen readers. */
import type { GameModule } from "../game";
import { has, t } from "../l10n.svelte";
import type { Event } from "../wire";
import { nameOf } from "./people";
import type { TableState } from "./tablestate";

/** The sentence that tells an event. */
export function tell(event: Event, state: TableState, game: GameModule | null): string {
  const id = state.table?.game;
  const kind = event.kind.replaceAll("_", "-");
  const [own, ownShort] = [`${id}-event-${kind}`, `${id}-short-${kind}`];
  const key = has(own) ? own : `match-event-${kind}`;
  const short = has(ownShort) ? ownShort : `match-short-${kind}`; // without its subject, to follow a name
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) params[name] = told(name, value, state, game);
  if (has(short)) {
    const sentence = t(short, params);
    return "seat" in event ? t("told-of", { name: nameOf(state, event.seat as number), sentence }) : sentence;
  }
  const sentence = t(key, params);
  const name = "seat" in event ? state.table?.places.find((one) => one.seat === event.seat)?.name : null;
  return name ? t("told-of", { name, sentence }) : sentence;
}

/** A value of an event as a sentence has it: people by their names, things by their words. */
function told(name: string, value: unknown, state: TableState, game: GameModule | null): string | number {
  const word = (one: unknown): string => {
    if (typeof one === "number") return game?.people?.includes(name) ? nameOf(state, one) : String(one);
    const key = `${state.table?.game}-word-${one}`;
    return has(key) ? t(key) : String(one);
  };
  if (Array.isArray(value)) return value.map(word).join(", ") || "–";
  return typeof value === "number" && !game?.people?.includes(name) ? value : word(value);
}
