/** What people should know: power-ups and their effects, and who is out or has stopped. */
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

/** Return the latest news among recent events. */
export function news(lately: readonly CardsEvents[]): readonly CardsEvents[] {
  return lately.filter((event) => NEWS.has(event.kind)).slice(-MOST);
}
