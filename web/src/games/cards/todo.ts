/** What there is to do, as the key of a sentence. */
import type { Waits } from "../../kit/game";
import { t } from "../../kit/l10n.svelte";
import type { CardsFacts, CardsView } from "../../kit/wire";
import type { Choice, Offer } from "./choice";
import { kindOf, nameOf as cardName } from "./kinds";

export interface Todo {
  key: string;
  params: Record<string, number | string>;
}

type Say = (key: string, params?: Todo["params"]) => Todo;

export interface Moment {
  facts: CardsFacts;
  view: CardsView;
  offers: readonly Offer[];
  choice: Choice;
  seat: number;
  names: readonly string[];
}

/** Return what those who wait read while a power-up takes effect: who drew it, and who chooses now. */
export function waits(
  facts: CardsFacts,
  view: CardsView,
  toAct: readonly number[],
  nameOf: (seat: number) => string,
): Waits | null {
  if (kindOf(facts, view.phase)?.sort !== "power-up" || toAct.length === 0) return null;
  const card = cardName(view.phase);
  const alone = toAct.every((seat) => seat === view.seat);
  const names = toAct.map(nameOf).join(" · ");
  return { seat: view.seat, text: t(alone ? "cards-wait-choosing" : "cards-wait-others", { card, names }) };
}

export function todo(moment: Moment): Todo {
  const { view, offers, choice, seat, names } = moment;
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
      return say("pass-left", { to: name(offers.find((offer) => offer.kind === "pass")?.to ?? seat) });
    default:
      return deciding(moment, say);
  }
}

function dictating(whom: number, seat: number, name: (seat: number) => string, say: Say): Todo {
  return whom === seat ? say("dictate-own") : say("dictate-number", { whom: name(whom) });
}

function deciding({ facts, view, offers }: Moment, say: Say): Todo {
  const draw = offers.find((offer) => offer.kind === "draw");
  if (!draw) return say("enough");
  if (draw.number) return say("ordered", { more: draw.number });
  const more = offers.some((offer) => offer.kind === "end");
  return more ? say("more", { drawn: view.drawn, most: facts.most_draws }) : say("first");
}
