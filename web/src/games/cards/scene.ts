/** The table in the middle of a ply: events shown so far have happened, and a card in the air is in neither hand. */
import { put, unknownEvent, type Ply } from "../../kit/playback/scene";
import type { CardsEvents, CardsFacts, CardsView } from "../../kit/wire";

export interface Scene {
  view: CardsView; // as drawn, with cards in the air
  landed: CardsView; // as it is when the event is over
}

export function sceneOf(view: CardsView): Scene {
  return { view, landed: view };
}

export function reduce({ landed }: Scene, event: CardsEvents, { after }: Ply<CardsFacts, CardsView>): Scene {
  return { view: shown(landed, event, false, after), landed: shown(landed, event, true, after) };
}

type Hands = CardsView["hands"];

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

const cardOf = (event: CardsEvents): string | null => ("card" in event ? event.card : null);

/** Return the view after one more event; `landed` is false while it is being shown, with its cards in the air. */
function shown(view: CardsView, event: CardsEvents, landed: boolean, end: CardsView): CardsView {
  switch (event.kind) {
    case "drew":
    case "drew_unseen": {
      const drawn = { ...view, deck: view.deck - 1 };
      if (!landed) return drawn;
      return { ...drawn, sizes: more(view, event.seat, 1), hands: withCard(view.hands, event.seat, cardOf(event)) };
    }
    case "turned_up":
    case "wasted":
      return { ...view, deck: view.deck - 1, discard: landed ? [...view.discard, event.card] : view.discard };
    case "gave":
    case "gave_unseen":
    case "passed":
    case "passed_unseen": {
      const card = cardOf(event);
      const left = { ...view, sizes: more(view, event.seat, -1), hands: without(view.hands, event.seat, card) };
      if (!landed) return left;
      return { ...left, sizes: more(left, event.to, 1), hands: withCard(left.hands, event.to, card) };
    }
    case "swapped": {
      const [one, other] = [view.sizes[event.one - 1]!, view.sizes[event.other - 1]!];
      const sizes = put(put(view.sizes, event.one, landed ? other : 0), event.other, landed ? one : 0);
      const hands = view.hands.map((hand, n) => {
        if (n !== event.one - 1 && n !== event.other - 1) return hand;
        return landed ? end.hands[n]! : hand && [];
      });
      return { ...view, sizes, hands };
    }
    case "knocked_out":
      return {
        ...view,
        status: landed ? put(view.status, event.seat, "out") : view.status,
        hands: put(view.hands, event.seat, event.hand),
        sizes: put(view.sizes, event.seat, event.hand.length),
      };
    case "shut_down":
      return landed ? { ...view, status: put(view.status, event.seat, "down") } : view;
    case "skipping":
    case "turn_skipped":
      return landed ? { ...view, skips: end.skips } : view;
    case "dictated":
      return landed ? { ...view, orders: end.orders } : view;
    case "turn_began":
    case "turn_ordered":
      return { ...view, seat: event.seat, drawn: 0, quota: end.quota, orders: end.orders };
    case "deck_empty":
    case "ended":
    case "hand_taken":
    case "no_ghost":
    case "no_target":
    case "nothing_to_pass":
    case "picked":
    case "picked_unseen":
    case "reshuffled":
    case "turn_ended":
    case "turn_limit":
      return view;
    default:
      return unknownEvent(event, view);
  }
}
