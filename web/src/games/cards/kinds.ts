/** The kinds of cards as people see them: their order in a hand, and their pictures. */
import type { FruitKind } from "../../kit/art/Fruit.svelte";
import type { Piece } from "../../kit/art/pieces";
import { has, t } from "../../kit/l10n.svelte";
import type { CardFact, CardsFacts } from "../../kit/wire";

export const GHOSTS: Readonly<Record<string, Piece>> = { blinky: "red", pinky: "pink", inky: "cyan", clyde: "orange" };

export const FRUIT: Readonly<Record<string, FruitKind>> = {
  cherry: "cherry",
  strawberry: "strawberry",
  orange: "orange",
  apple: "apple",
  melon: "melon",
};

export type Picture =
  | { sort: "ghost"; piece: Piece }
  | { sort: "fruit"; fruit: FruitKind }
  | { sort: "dot" }
  | { sort: "word"; word: string }
  | { sort: "power"; name: string };

export function kindOf(facts: CardsFacts, card: string): CardFact | undefined {
  return facts.kinds.find((kind) => kind.name === card);
}

/** Return what is drawn on a card. A fruit of somebody's own deck that we have no picture of has its name instead. */
export function pictureOf(facts: CardsFacts, card: string): Picture {
  const kind = kindOf(facts, card);
  if (kind?.sort === "ghost") return { sort: "ghost", piece: GHOSTS[card] ?? "red" };
  if (kind?.sort === "power-up") return { sort: "power", name: card };
  if (kind?.sort === "dot") return { sort: "dot" };
  const fruit = FRUIT[card];
  return fruit ? { sort: "fruit", fruit } : { sort: "word", word: nameOf(card) };
}

/** Return what is drawn on a card of a deck that is being put together; what is neither ghost, fruit nor dot is a power-up. */
export function pictureNamed(card: string): Picture {
  const [ghost, fruit] = [GHOSTS[card], FRUIT[card]];
  if (ghost) return { sort: "ghost", piece: ghost };
  if (fruit) return { sort: "fruit", fruit };
  return card === "dot" ? { sort: "dot" } : { sort: "power", name: card };
}

export interface Stack {
  card: string;
  count: number;
}

const SORTS: readonly CardFact["sort"][] = ["ghost", "dot", "fruit", "power-up"];

/** Return a hand as stacks of equal cards: ghosts first, since they decide, then by worth. */
export function stacks(facts: CardsFacts, hand: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const rank = (card: string): number => {
    const kind = kindOf(facts, card);
    return (kind ? SORTS.indexOf(kind.sort) : 9) * 1000 + (kind?.points ?? 0);
  };
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((one, other) => rank(one.card) - rank(other.card) || one.card.localeCompare(other.card));
}

/** Return a card's name; a card from a custom deck has its own. */
export function nameOf(card: string): string {
  return has(`cards-word-${card}`) ? t(`cards-word-${card}`) : card;
}

/** Return several cards in words. */
export function inWords(facts: CardsFacts, hand: readonly string[]): string {
  const words = stacks(facts, hand).map(({ card, count }) => (count > 1 ? `${count} × ${nameOf(card)}` : nameOf(card)));
  return words.join(", ");
}
