/** What people should know of: power-ups and what they did, and who is out or has stopped. */
import type { CardsEvents } from "../../kit/wire";

const NEWS: ReadonlySet<CardsEvents["kind"]> = new Set<CardsEvents["kind"]>([
  "turned_up",
  "wasted",
  "no_target",
  "no_ghost",
  "nothing_to_pass",
  "gave",
  "gave_unseen",
  "swapped",
  "skipping",
  "turn_skipped",
  "dictated",
  "shut_down",
  "knocked_out",
  "deck_empty",
  "reshuffled",
]);
const MOST = 2;

/** The latest news among what happened lately. */
export function news(lately: readonly CardsEvents[]): readonly CardsEvents[] {
  return lately.filter((event) => NEWS.has(event.kind)).slice(-MOST);
}
