/** What there is to do, as the key of a sentence. */
import type { CardsFacts, CardsView } from "../../kit/wire";
import type { Choice } from "./choice";

export interface Todo {
  key: string;
  params: Record<string, number>;
}

export function todo(facts: CardsFacts, view: CardsView, choice: Choice): Todo {
  const say = (key: string, params: Record<string, number> = {}): Todo => ({ key: `cards-todo-${key}`, params });
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
      return say(choice.begun ? "dictate-number" : "dictate-whom");
    case "pass-left":
      return say("pass-left");
    default:
      return deciding(facts, view, say);
  }
}

function deciding(
  facts: CardsFacts,
  view: CardsView,
  say: (key: string, params?: Record<string, number>) => Todo,
): Todo {
  const { drawn, quota } = view;
  if (quota > drawn) return say("ordered", { more: quota - drawn });
  if (quota > 0 || drawn === facts.most_draws) return say("enough");
  return drawn === 0 ? say("first") : say("more", { drawn, most: facts.most_draws });
}
