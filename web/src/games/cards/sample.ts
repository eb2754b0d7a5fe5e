/** A deck, a table and events for the tests of the card game. */
import type { CardsEvents, CardsFacts, CardsView } from "../../kit/wire";
import type { Offer } from "./choice";

const kind = (name: string, sort: string, points = 0, units = 0) => ({ name, sort, points, units, count: 3 });
export const FACTS = {
  kinds: [
    kind("dot", "dot", 1),
    kind("melon", "fruit", 7),
    kind("durian", "fruit", 9),
    kind("inky", "ghost", 0, 1),
    kind("blinky", "ghost", 0, 1),
    kind("swap", "power-up"),
  ],
  most_draws: 3,
  knock_out: 3,
} as unknown as CardsFacts;

export function view(part: Partial<CardsView>): CardsView {
  return {
    viewer: 1,
    phase: "ask",
    seat: 1,
    drawing: null,
    drawn: 0,
    quota: 0,
    status: ["active", "active", "active"],
    skips: [0, 0, 0],
    orders: [0, 0, 0],
    sizes: [2, 1, 3],
    hands: [["dot", "inky"], null, null],
    points: [1, null, null],
    ghosts: [1, null, null],
    picks: [null, null, null],
    discard: [],
    deck: 40,
    known: [],
    reshuffled: false,
    taken: 0,
    type: "cards",
    ...part,
  } as CardsView;
}

export const event = (kind: string, fields: object) => ({ kind, ruling: "", ...fields }) as unknown as CardsEvents;

/** Return the offers that a server would list for these actions. */
export function offers(texts: readonly string[]): Offer[] {
  return texts.map((token) => {
    const [kind = "", ...rest] = token.includes("=") ? ["pass", token.split("=")[1]!] : token.split(":");
    const numbers = rest.filter((part) => /^\d$/.test(part)).map(Number);
    const card = rest.find((part) => !/^\d$/.test(part)) ?? null;
    const number = kind === "dictate" ? numbers.pop()! : kind === "draw" ? 0 : null;
    return { token, kind, card, seats: numbers, number, to: null } as unknown as Offer;
  });
}
