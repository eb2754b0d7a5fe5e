/** Which card lies uppermost on the discard pile: the view tells only what lies there, in no order of time. */
import type { CardsEvents } from "../../kit/wire";

export function uppermost(past: readonly CardsEvents[], discard: readonly string[]): string | null {
  const turned = past.findLast((one) => one.kind === "turned_up" || one.kind === "wasted");
  const card = turned && "card" in turned ? turned.card : null;
  return card !== null && discard.includes(card) ? card : (discard.at(-1) ?? null);
}
