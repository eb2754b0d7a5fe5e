import { describe, expect, it } from "vitest";
import type { CardsEvents, CardsFacts, CardsView } from "../../kit/wire";
import { asking, Choice, NOTHING } from "./choice";
import { flights } from "./flights";
import { inWords, pictureOf, stacks } from "./kinds";
import { places } from "./layout";
import { midway } from "./midway";
import { duration, note, sound } from "./notes";
import { ranking } from "./ranking";
import { riskOf } from "./risk";
import { todo } from "./todo";
import { uppermost } from "./uppermost";

const kind = (name: string, sort: string, points = 0, units = 0) => ({ name, sort, points, units, count: 3 });
const FACTS = {
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

function view(part: Partial<CardsView>): CardsView {
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

const event = (kind: string, fields: object) => ({ kind, ruling: "", ...fields }) as unknown as CardsEvents;

describe("an answer part by part", () => {
  const GIVE = ["give:inky:2", "give:inky:3", "give:pinky:2", "give:pinky:3"];

  it("asks for a ghost, then for who gets it", () => {
    const first = new Choice(GIVE, NOTHING);
    expect(first.part).toBe("card");
    expect([...first.offeredCards]).toEqual(["inky", "pinky"]);
    expect(first.offeredSeats.size).toBe(0);
    const second = new Choice(GIVE, { card: "pinky", seats: [] });
    expect(second.part).toBe("seat");
    expect([...second.offeredSeats]).toEqual([2, 3]);
    expect(second.done({ seat: 3 })).toBe("give:pinky:3");
  });

  it("does not ask for the only ghost", () => {
    const choice = new Choice(["give:inky:2", "give:inky:3"], NOTHING);
    expect(choice.part).toBe("seat");
    expect(choice.card).toBe("inky");
    expect(choice.done({ seat: 2 })).toBe("give:inky:2");
  });

  it("takes two players for a swap in any order", () => {
    const legal = ["swap:1:2", "swap:1:3", "swap:2:3"];
    const open = new Choice(legal, NOTHING);
    expect([...open.offeredSeats]).toEqual([1, 2, 3]);
    expect(open.done({ seat: 3 })).toBe(null);
    const half = new Choice(legal, { card: null, seats: [3] });
    expect([...half.offeredSeats]).toEqual([1, 2]);
    expect(half.begun).toBe(true);
    expect(half.done({ seat: 1 })).toBe("swap:1:3");
  });

  it("takes a player and a number for an order, and only the numbers listed", () => {
    const legal = ["dictate:2:1", "dictate:2:3", "dictate:3:1"];
    expect(new Choice(legal, NOTHING).part).toBe("seat");
    const half = new Choice(legal, { card: null, seats: [2] });
    expect(half.part).toBe("number");
    expect(half.offeredNumbers).toEqual([1, 3]);
    expect(half.done({ number: 3 })).toBe("dictate:2:3");
  });

  it("takes one touch where only one answer is left", () => {
    const swap = new Choice(["swap:1:2"], NOTHING);
    expect([...swap.offeredSeats]).toEqual([1, 2]);
    expect(swap.done({ seat: 2 })).toBe("swap:1:2");
    const give = new Choice(["give:inky:2", "give:pinky:2"], NOTHING);
    expect(give.part).toBe("card");
    expect(give.seats).toEqual([2]); // shown, so that it is seen who gets it
    expect(give.done({ card: "pinky" })).toBe("give:pinky:2");
    expect([...new Choice(["give:inky:2"], NOTHING).offeredSeats]).toEqual([2]);
    expect([...new Choice(["skip:3"], NOTHING).offeredSeats]).toEqual([3]);
  });

  it("does not ask for a player whom all answers share", () => {
    const dictate = new Choice(["dictate:2:1", "dictate:2:2"], NOTHING);
    expect(dictate.part).toBe("number");
    expect(dictate.done({ number: 2 })).toBe("dictate:2:2");
    const swap = new Choice(["swap:1:2", "swap:1:3"], NOTHING);
    expect([...swap.offeredSeats]).toEqual([2, 3]);
    expect(swap.done({ seat: 3 })).toBe("swap:1:3");
  });

  it("takes a card to pass, even when there is only one", () => {
    const choice = new Choice(["2=cherry"], NOTHING);
    expect([...choice.offeredCards]).toEqual(["cherry"]);
    expect(choice.done({ card: "cherry" })).toBe("2=cherry");
  });

  it("has nothing to choose between cards", () => {
    expect(new Choice(["draw", "shut"], NOTHING).part).toBe(null);
  });

  it("asks why a player cannot be chosen", () => {
    expect(asking("skip", 3, 1, null)).toBe("skip:3");
    expect(asking("swap", 1, 3, null)).toBe("swap:1:3");
    expect(asking("give", 2, 1, "inky")).toBe("give:inky:2");
    expect(asking("dictate", 2, 1, null)).toBe("dictate:2:1");
    expect(asking("ask", 2, 1, null)).toBe(null);
  });
});

describe("the table in the middle of a ply", () => {
  it("has a card in the air in neither hand", () => {
    const end = view({ sizes: [3, 1, 3], hands: [["dot", "dot", "inky"], null, null], deck: 39 });
    const drew = event("drew", { seat: 1, card: "dot" });
    expect(midway(view({}), end, [drew])).toMatchObject({
      deck: 39,
      sizes: [2, 1, 3],
      hands: [["dot", "inky"], null, null],
    });
    const out = event("knocked_out", { seat: 1, hand: ["dot", "dot", "inky"] });
    expect(midway(view({}), end, [drew, out])).toMatchObject({ sizes: [3, 1, 3], status: ["out", "active", "active"] });
    expect(midway(null, end, [drew])).toBe(end);
    expect(midway(view({}), end, [])).toBe(end);
  });

  it("takes a given card from the giver first", () => {
    const gave = event("gave", { seat: 1, to: 2, card: "inky" });
    const end = view({ sizes: [1, 2, 3], hands: [["dot"], null, null] });
    expect(midway(view({}), end, [gave])).toMatchObject({ sizes: [1, 1, 3], hands: [["dot"], null, null] });
    expect(midway(view({}), end, [gave, event("turn_ended", { seat: 1 })]).sizes).toEqual([1, 2, 3]);
  });

  it("has two hands in the air while they are swapped", () => {
    const swapped = event("swapped", { seat: 1, one: 1, other: 3 });
    const end = view({ sizes: [3, 1, 2], hands: [["melon", "dot", "dot"], null, null] });
    expect(midway(view({}), end, [swapped])).toMatchObject({ sizes: [0, 1, 0], hands: [[], null, null] });
    const seen = midway(view({}), end, [swapped, event("hand_taken", { seat: 1, hand: [] })]);
    expect(seen).toMatchObject({ sizes: [3, 1, 2], hands: [["melon", "dot", "dot"], null, null] });
  });

  it("turns a power-up before it lies on the pile", () => {
    const turned = event("turned_up", { seat: 1, card: "swap" });
    expect(midway(view({}), view({ discard: ["swap"], deck: 39 }), [turned])).toMatchObject({ deck: 39, discard: [] });
  });
});

describe("cards in the air", () => {
  it("show their face only where the event does", () => {
    expect(flights(event("drew", { seat: 1, card: "dot" }), 1, [])).toMatchObject([
      { from: "deck", to: "hand", card: "dot", turns: true },
    ]);
    expect(flights(event("drew_unseen", { seat: 2 }), 1, [])).toMatchObject([
      { from: "deck", to: "seat-2", card: null },
    ]);
    expect(flights(event("passed_unseen", { seat: 2, to: 3 }), 1, [])).toMatchObject([
      { from: "seat-2", to: "seat-3", card: null },
    ]);
  });

  it("are whole hands in a swap, but not empty ones", () => {
    const swapped = event("swapped", { seat: 2, one: 1, other: 2 });
    expect(flights(swapped, 1, [2, 0])).toMatchObject([{ from: "hand", to: "seat-2", count: 2 }]);
    expect(flights(null, 1, [2, 0])).toEqual([]);
  });
});

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
    expect(pictureOf(FACTS, "durian").sort).toBe("fruit");
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
  const says = (part: Partial<CardsView>, legal: string[] = [], chosen = NOTHING) =>
    todo(FACTS, view(part), new Choice(legal, chosen), 1, ["Ada", "Bob", "Cyd"]);

  it("follows the turn", () => {
    expect(says({}).key).toBe("cards-todo-first");
    expect(says({ drawn: 1 })).toEqual({ key: "cards-todo-more", params: { drawn: 1, most: 3 } });
    expect(says({ drawn: 3 }).key).toBe("cards-todo-enough");
    expect(says({ quota: 2, drawn: 1 })).toEqual({ key: "cards-todo-ordered", params: { more: 1 } });
    expect(says({ quota: 2, drawn: 2 }).key).toBe("cards-todo-enough");
    expect(says({ phase: "give" }, ["give:inky:2", "give:pinky:2"]).key).toBe("cards-todo-give-card");
    expect(says({ phase: "give" }, ["give:inky:2"]).key).toBe("cards-todo-give-to");
    expect(says({ phase: "swap" }, ["swap:1:2"]).key).toBe("cards-todo-swap-only");
    expect(says({ phase: "swap" }, ["swap:1:2", "swap:1:3", "swap:2:3"]).key).toBe("cards-todo-swap-one");
  });

  it("names the one to the left who still plays, past those who have stopped", () => {
    const key = "cards-todo-pass-left";
    expect(says({ phase: "pass-left" }, ["1=dot"])).toEqual({ key, params: { to: "Bob" } });
    expect(says({ phase: "pass-left", status: ["active", "out", "active"] }, ["1=dot"])).toEqual({
      key,
      params: { to: "Cyd" },
    });
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
    expect(uppermost(past, ["give", "swap"], null)).toBe("give");
    expect(uppermost([], ["give", "swap"], null)).toBe("swap"); // what happened is not here yet
    expect(uppermost(past, [], null)).toBe(null);
  });

  it("does not show a card that is still in the air, though its like lies there", () => {
    const past = ["give", "swap", "give"].map((card) => event("turned_up", { seat: 1, card }));
    expect(uppermost(past, ["give", "swap"], past[2]!)).toBe("swap");
  });
});

describe("notes", () => {
  it("are short, sound and take their time", () => {
    expect(note(event("drew_unseen", { seat: 1 }))).toBe("+cards-count");
    expect(note(event("turned_up", { seat: 1, card: "swap" }))).toBe("★ swap");
    expect(note(event("gave", { seat: 1, to: 2, card: "inky" }))).toBe("cards-note-gave");
    expect(note(event("turn_began", { seat: 1 }))).toBe(null);
    expect(sound(event("drew", { seat: 1, card: "inky" }))).toBe("no");
    expect(sound(event("drew", { seat: 1, card: "dot" }))).toBe("tap");
    expect(duration(event("turn_began", { seat: 1 }))).toBe(0);
    expect(duration(event("drew", { seat: 1, card: "dot" }))).toBeGreaterThan(0);
  });
});
