import { describe, expect, it } from "vitest";
import type { CardsView } from "../../kit/wire";
import { Choice, NOTHING, type Offer } from "./choice";
import { inWords, pictureOf, stacks } from "./kinds";
import { places } from "./layout";
import { ranking } from "./ranking";
import { riskOf } from "./risk";
import { event, FACTS, offers, view } from "./sample";
import { todo } from "./todo";
import { uppermost } from "./uppermost";

describe("a hand", () => {
  it("lies in stacks, ghosts first and then by worth", () => {
    const hand = ["melon", "dot", "inky", "dot", "blinky"];
    expect(stacks(FACTS, hand)).toEqual([
      { card: "blinky", count: 1 },
      { card: "inky", count: 1 },
      { card: "dot", count: 2 },
      { card: "melon", count: 1 },
    ]);
    expect(inWords(FACTS, ["dot", "dot", "melon"])).toBe("2 × dot, melon");
  });

  it("has a picture for every card, own fruit among them", () => {
    expect(pictureOf(FACTS, "inky")).toEqual({ sort: "ghost", piece: "cyan" });
    expect(pictureOf(FACTS, "swap")).toEqual({ sort: "power", name: "swap" });
    expect(pictureOf(FACTS, "melon").sort).toBe("fruit");
    expect(pictureOf(FACTS, "durian")).toEqual({ sort: "word", word: "durian" }); // not some other fruit
  });
});

describe("places round the table", () => {
  it("are all different, with one's own nearest and the next on one's left", () => {
    for (const players of [2, 3, 4, 5, 6, 7, 8]) {
      for (let home = 1; home <= players; home += 1) {
        const all = places(players, home);
        expect(new Set(all.map((place) => `${place.row} ${place.column}`)).size).toBe(players);
        expect(all[home - 1]).toEqual({ row: 3, column: 2 });
        const next = all[home % players]!;
        if (players > 2) expect(next.column).toBe(1);
      }
    }
  });
});

describe("the risk", () => {
  const hints = (out: number) => [
    { kind: "next-ghost", value: 240 },
    { kind: "next-knock-out", value: out },
    { kind: "next-power-up", value: 150 },
    { kind: "next-points", value: 138 },
  ];

  it("is told in numbers and a word", () => {
    expect(riskOf(hints(0))).toEqual({ ghost: 0.24, out: 0, power: 0.15, points: 1.38, word: "none" });
    expect([100, 240, 400].map((out) => riskOf(hints(out))?.word)).toEqual(["little", "some", "high"]);
    expect(riskOf([])).toBe(null);
  });
});

describe("what to do", () => {
  const saysOf = (part: Partial<CardsView>, offers: Offer[], chosen = NOTHING) => {
    const choice = new Choice(offers, chosen);
    return todo({ facts: FACTS, view: view(part), offers, choice, seat: 1, names: ["Ada", "Bob", "Cyd"] });
  };
  const says = (part: Partial<CardsView>, legal: string[], chosen = NOTHING) => saysOf(part, offers(legal), chosen);
  const ordered = (more: number) => offers(["draw"]).map((offer) => ({ ...offer, number: more }));
  const passed = (to: number) => offers(["1=dot"]).map((offer) => ({ ...offer, to }));

  it("follows the turn", () => {
    expect(says({}, ["draw", "shut"]).key).toBe("cards-todo-first");
    const more = { key: "cards-todo-more", params: { drawn: 1, most: 3 } };
    expect(says({ drawn: 1 }, ["draw", "end", "shut"])).toEqual(more);
    expect(says({ drawn: 3 }, ["end", "shut"]).key).toBe("cards-todo-enough");
    expect(saysOf({}, ordered(1))).toEqual({ key: "cards-todo-ordered", params: { more: 1 } });
    expect(says({ phase: "give" }, ["give:inky:2", "give:pinky:2"]).key).toBe("cards-todo-give-card");
    expect(says({ phase: "give" }, ["give:inky:2"]).key).toBe("cards-todo-give-to");
    expect(says({ phase: "swap" }, ["swap:1:2"]).key).toBe("cards-todo-swap-only");
    expect(says({ phase: "swap" }, ["swap:1:2", "swap:1:3", "swap:2:3"]).key).toBe("cards-todo-swap-one");
  });

  it("names the one who gets the card that is passed, as the server says", () => {
    const key = "cards-todo-pass-left";
    expect(saysOf({ phase: "pass-left" }, passed(2))).toEqual({ key, params: { to: "Bob" } });
    expect(saysOf({ phase: "pass-left" }, passed(3))).toEqual({ key, params: { to: "Cyd" } });
  });

  it("names the one who gets an order", () => {
    const legal = [1, 2, 3].flatMap((seat) => [1, 2, 3].map((number) => `dictate:${seat}:${number}`));
    const orders = (seat: number) => says({ phase: "dictate" }, legal, { card: null, seats: [seat] });
    expect(orders(3)).toEqual({ key: "cards-todo-dictate-number", params: { whom: "Cyd" } });
    expect(orders(1).key).toBe("cards-todo-dictate-own");
  });
});

describe("the end", () => {
  it("has winners first and those knocked out last", () => {
    const end = view({ status: ["out", "down", "active"], points: [12, 3, 5] });
    expect(ranking(end, [3]).map((row) => [row.seat, row.points])).toEqual([
      [3, 5],
      [2, 3],
      [1, 0],
    ]);
  });
});

describe("the discard pile", () => {
  it("shows the power-up that was drawn last, whatever came of it since", () => {
    const past = [
      event("turned_up", { seat: 1, card: "swap" }),
      event("swapped", { seat: 1, first: 1, second: 2 }),
      event("turned_up", { seat: 2, card: "give" }),
      event("gave_unseen", { seat: 2, to: 1 }),
    ];
    expect(uppermost(past, ["give", "swap"])).toBe("give");
    expect(uppermost([], ["give", "swap"])).toBe("swap"); // what happened is not here yet
    expect(uppermost(past, [])).toBe(null);
  });
});
