/** The top card of the discard pile: the view lists the cards, but not in order. */
import type { CardsEvents } from "../../kit/wire";

/** Return that card; one that is still in the air is not in the past yet. */
export function uppermost(past: readonly CardsEvents[], discard: readonly string[]): string | null {
  const turned = past.findLast((one) => one.kind === "turned_up" || one.kind === "wasted");
  const card = turned && "card" in turned ? turned.card : null;
  return card !== null && discard.includes(card) ? card : (discard.at(-1) ?? null);
}
