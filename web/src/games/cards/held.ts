/** What a player has in front of them, as far as the viewer knows, and the same in words. */
import { t } from "../../kit/l10n.svelte";
import type { CardsFacts, CardsView } from "../../kit/wire";
import { inWords, stacks } from "./kinds";

export interface Held {
  size: number;
  cards: readonly (string | null)[]; // visible faces first; null: a back
  open: readonly string[] | null; // all of them, if they are open here
  known: readonly string[]; // those the viewer knows
  status: CardsView["status"][number];
  skips: number;
  order: number; // cards that must be drawn
  points: number | null;
  picked: boolean; // a card to pass
}

export function heldBy(facts: CardsFacts, view: CardsView, seat: number): Held {
  const n = seat - 1;
  const size = view.sizes[n] ?? 0;
  const status = view.status[n]!;
  // The viewer's own cards are in the hand below, until everybody can see them.
  const inHand = view.viewer === seat && view.phase !== "over" && status === "active";
  const open = inHand ? null : (view.hands[n] ?? null);
  const known = view.known.filter((entry) => entry.hand === seat).flatMap((entry) => entry.cards);
  const faces = stacks(facts, open ?? known).flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const owed = view.seat === seat && view.phase !== "over" ? view.quota - view.drawn : 0; // of an order being carried out
  return {
    size,
    cards: [...faces, ...Array.from({ length: size - faces.length }, () => null)],
    open,
    known,
    status,
    skips: view.skips[n] ?? 0,
    order: view.orders[n] || Math.max(owed, 0),
    points: view.points[n] ?? null,
    picked: view.phase === "pass-left" && view.picks[n] != null,
  };
}

export function inWordsOf(facts: CardsFacts, view: CardsView, held: Held): string[] {
  const { size, open, known, status, points, skips, order, picked } = held;
  const parts = [t("cards-count", { count: size })];
  if (status !== "active") parts.push(t(`cards-status-${status}`));
  if (open && size > 0) parts.push(t("cards-open-hand", { cards: inWords(facts, open) }));
  else if (known.length > 0) parts.push(t("cards-known", { cards: inWords(facts, known) }));
  if (points !== null && (open || view.phase === "over")) parts.push(t("cards-points", { points }));
  if (skips > 0) parts.push(t("cards-skips", { turns: skips }));
  if (order > 0) parts.push(t("cards-order", { number: order }));
  if (picked) parts.push(t("cards-picked"));
  return parts;
}
