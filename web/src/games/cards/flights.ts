/** Which cards fly while an event is shown, from where to where. */
import type { CardsEvents } from "../../kit/wire";

export interface Flight {
  from: string;
  to: string;
  card: string | null; // null: only its back is visible
  turns: boolean; // from its back to its face
  count: number;
}

/** Return the name of the spot of a seat's cards; the viewer's own are in the hand below the table. */
export function spot(seat: number, me: number | null): string {
  return seat === me ? "hand" : `seat-${seat}`;
}

export function flights(event: CardsEvents | null, me: number | null, sizes: readonly number[]): Flight[] {
  switch (event?.kind) {
    case "drew":
      return [{ from: "deck", to: spot(event.seat, me), card: event.card, turns: true, count: 1 }];
    case "drew_unseen":
      return [{ from: "deck", to: spot(event.seat, me), card: null, turns: false, count: 1 }];
    case "turned_up":
    case "wasted":
      return [{ from: "deck", to: "discard", card: event.card, turns: true, count: 1 }];
    case "gave":
    case "passed":
      return [{ from: spot(event.seat, me), to: spot(event.to, me), card: event.card, turns: false, count: 1 }];
    case "gave_unseen":
    case "passed_unseen":
      return [{ from: spot(event.seat, me), to: spot(event.to, me), card: null, turns: false, count: 1 }];
    case "swapped": {
      const whole = (from: number, to: number): Flight[] => {
        const count = Math.min(4, sizes[from - 1] ?? 0);
        return count > 0 ? [{ from: spot(from, me), to: spot(to, me), card: null, turns: false, count }] : [];
      };
      return [...whole(event.one, event.other), ...whole(event.other, event.one)];
    }
    default:
      return [];
  }
}
