/** What there is to do, as the key of a sentence. */
import type { CardsFacts, CardsView } from "../../kit/wire";
import type { Choice } from "./choice";

export interface Todo {
  key: string;
  params: Record<string, number | string>;
}

type Say = (key: string, params?: Todo["params"]) => Todo;

/** Who gets the card that `seat` passes: the next to the left who still plays (CARD-37). */
function leftOf(view: CardsView, seat: number): number {
  const players = view.status.length;
  const round = view.status.map((_, n) => ((seat + n) % players) + 1);
  return round.find((other) => view.status[other - 1] === "active") ?? seat;
}

export function todo(facts: CardsFacts, view: CardsView, choice: Choice, seat: number, names: readonly string[]): Todo {
  const say: Say = (key, params = {}) => ({ key: `cards-todo-${key}`, params });
  const name = (whose: number): string => names[whose - 1] ?? "";
  switch (view.phase) {
    case "draw":
      return say("draw");
    case "all-draw":
      return say("all-draw");
    case "give":
      return say(choice.part === "card" ? "give-card" : "give-to");
    case "swap":
      if (choice.forced && !choice.begun) return say("swap-only");
      return say(choice.begun ? "swap-other" : "swap-one");
    case "skip":
      return say("skip");
    case "dictate":
      return choice.begun ? dictating(choice.seats[0] ?? seat, seat, name, say) : say("dictate-whom");
    case "pass-left":
      return say("pass-left", { to: name(leftOf(view, seat)) });
    default:
      return deciding(facts, view, say);
  }
}

function dictating(whom: number, seat: number, name: (seat: number) => string, say: Say): Todo {
  return whom === seat ? say("dictate-own") : say("dictate-number", { whom: name(whom) });
}

function deciding(facts: CardsFacts, view: CardsView, say: Say): Todo {
  const { drawn, quota } = view;
  if (quota > drawn) return say("ordered", { more: quota - drawn });
  if (quota > 0 || drawn === facts.most_draws) return say("enough");
  return drawn === 0 ? say("first") : say("more", { drawn, most: facts.most_draws });
}
