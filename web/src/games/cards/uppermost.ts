/** Which card lies uppermost on the discard pile: the view tells only what lies there, in no order of time. */
import type { CardsEvents } from "../../kit/wire";

/** A card that is in the air, in the event being shown, does not lie there yet. */
export function uppermost(
  past: readonly CardsEvents[],
  discard: readonly string[],
  shown: CardsEvents | null,
): string | null {
  const turned = past.findLast((one) => one !== shown && (one.kind === "turned_up" || one.kind === "wasted"));
  const card = turned && "card" in turned ? turned.card : null;
  return card !== null && discard.includes(card) ? card : (discard.at(-1) ?? null);
}
