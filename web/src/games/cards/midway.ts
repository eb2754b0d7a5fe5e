/** The table in the middle of a ply: what has happened so far has, and a card on its way is in neither hand. */
import type { CardsEvents, CardsView } from "../../kit/wire";

type Hands = CardsView["hands"];

function put<T>(row: readonly T[], seat: number, value: T): T[] {
  return row.map((old, n) => (n === seat - 1 ? value : old));
}

function without(hands: Hands, seat: number, card: string | null): Hands {
  const hand = hands[seat - 1];
  if (!hand || card === null) return hands;
  const at = hand.indexOf(card);
  return at < 0 ? hands : put(hands, seat, [...hand.slice(0, at), ...hand.slice(at + 1)]);
}

function withCard(hands: Hands, seat: number, card: string | null): Hands {
  const hand = hands[seat - 1];
  return hand && card !== null ? put(hands, seat, [...hand, card]) : hands;
}

function more(view: CardsView, seat: number, by: number): number[] {
  return put(view.sizes, seat, view.sizes[seat - 1]! + by);
}

const cardOf = (event: object): string | null => ("card" in event ? (event.card as string) : null);

/** The view after one event more; `arrived` is false while it is being shown. */
function after(view: CardsView, event: CardsEvents, arrived: boolean, end: CardsView): CardsView {
  switch (event.kind) {
    case "drew":
    case "drew_unseen": {
      const drawn = { ...view, deck: view.deck - 1 };
      if (!arrived) return drawn;
      return { ...drawn, sizes: more(view, event.seat, 1), hands: withCard(view.hands, event.seat, cardOf(event)) };
    }
    case "turned_up":
    case "wasted":
      return { ...view, deck: view.deck - 1, discard: arrived ? [...view.discard, event.card] : view.discard };
    case "gave":
    case "gave_unseen":
    case "passed":
    case "passed_unseen": {
      const card = cardOf(event);
      const left = { ...view, sizes: more(view, event.seat, -1), hands: without(view.hands, event.seat, card) };
      if (!arrived) return left;
      return { ...left, sizes: more(left, event.to, 1), hands: withCard(left.hands, event.to, card) };
    }
    case "swapped": {
      const [one, other] = [view.sizes[event.one - 1]!, view.sizes[event.other - 1]!];
      const sizes = put(put(view.sizes, event.one, arrived ? other : 0), event.other, arrived ? one : 0);
      const hands = view.hands.map((hand, n) => {
        if (n !== event.one - 1 && n !== event.other - 1) return hand;
        return arrived ? end.hands[n]! : hand && [];
      });
      return { ...view, sizes, hands };
    }
    case "knocked_out":
      return {
        ...view,
        status: put(view.status, event.seat, "out"),
        hands: put(view.hands, event.seat, event.hand),
        sizes: put(view.sizes, event.seat, event.hand.length),
      };
    case "shut_down":
      return { ...view, status: put(view.status, event.seat, "down") };
    case "skipping":
    case "turn_skipped":
      return { ...view, skips: end.skips };
    case "dictated":
      return { ...view, orders: end.orders };
    case "turn_began":
    case "turn_ordered":
      return { ...view, seat: event.seat, drawn: 0, quota: end.quota, orders: end.orders };
    default:
      return view;
  }
}

/** What to draw while events of a ply are shown; `told` are those so far, the last of them on its way. */
export function midway(before: CardsView | null, view: CardsView, told: readonly CardsEvents[]): CardsView {
  if (!before || told.length === 0) return view;
  return told.reduce((now, event, n) => after(now, event, n < told.length - 1, view), before);
}
