import { describe, expect, it } from "vitest";
import type { MarblesView } from "../../kit/wire";
import { badge, byEnd, choose, NO_WISH, offersOf } from "./offers";

const view = {
  pacs: ["d3", "k10"],
  ghosts: ["d8", "h8"],
  turn: 1,
  dice: [2, 3],
  piece: null,
} as unknown as MarblesView;
const LEGAL = ["2d4:d4", "2f3", "3f3:e3,f3", "3f3:d4", "2d8>d6", "2h8>d6", "3d8>d4"];
const offers = offersOf(LEGAL, view, []);
const ends = (wish = {}) => [...byEnd(choose(offers, view, { ...NO_WISH, ...wish }).offers).keys()];

describe("offersOf", () => {
  it("reads moves of Pac-Man and of ghosts, and nothing else", () => {
    expect(offersOf(["-", "take", "@c3", "from2", "pay1"], view, [])).toEqual([]);
    expect(offers[0]).toEqual({
      action: "2d4:d4",
      die: 2,
      piece: "pac",
      origin: "d3",
      to: "d4",
      eats: ["d4"],
      way: ["d3", "d4"],
    });
    expect(offers[4]).toMatchObject({ piece: "ghost", die: 2, origin: "d8", to: "d6", eats: [] });
  });

  it("takes the ways from hints in the order of the moves", () => {
    const hints = [
      { kind: "way", cells: ["d3", "d4"], value: 2 },
      { kind: "prowl", cells: ["d8", "d7", "d6"], value: 2 },
      { kind: "danger", cells: [], value: 4 },
    ];
    const [go, prowl] = offersOf(["2d4:d4", "2d8>d6"], view, hints);
    expect(go!.way).toEqual(["d3", "d3", "d4"]);
    expect(prowl!.way).toEqual(["d8", "d7", "d6"]);
  });

  it("leaves out ways of another moment", () => {
    const [go] = offersOf(["2d4:d4"], view, [{ kind: "way", cells: ["e3"], value: 2 }]);
    expect(go!.way).toEqual(["d3", "d4"]);
  });
});

describe("choose", () => {
  it("proposes Pac-Man with the higher die, and the other for a ghost", () => {
    const { piece, dice } = choose(offers, view, NO_WISH);
    expect([piece, dice]).toEqual(["pac", { pac: 3, ghost: 2 }]);
    expect(ends()).toEqual(["f3"]);
  });

  it("proposes the die that lets Pac-Man move", () => {
    const few = offersOf(["2d4:d4", "3d8>d4"], view, []);
    expect(choose(few, view, NO_WISH).dice).toEqual({ pac: 2, ghost: 3 });
  });

  it("gives a die to the piece that is chosen and the other to the other", () => {
    expect(ends({ pacDie: 2 })).toEqual(["d4", "f3"]);
    expect(ends({ piece: "ghost", pacDie: 3 })).toEqual(["d6"]);
    expect(ends({ piece: "ghost", pacDie: 2 })).toEqual(["d4"]);
  });

  it("shows one ghost alone when it is touched", () => {
    const both = choose(offers, view, { ...NO_WISH, piece: "ghost", pacDie: 3 });
    const one = choose(offers, view, { piece: "ghost", ghost: "h8", pacDie: 3 });
    expect([both.offers.length, one.offers.length]).toEqual([2, 1]);
  });

  it("takes the piece that can move when the one that was wished for cannot", () => {
    const second = { ...view, dice: [2], piece: "ghost" } as MarblesView;
    const choice = choose(offersOf(["2d8>d6"], second, []), second, { ...NO_WISH, piece: "pac" });
    expect([choice.piece, choice.dice]).toEqual(["ghost", { pac: null, ghost: 2 }]);
  });
});

describe("badge", () => {
  it("tells how many marbles the ways to an end gobble", () => {
    const ways = byEnd(choose(offers, view, NO_WISH).offers).get("f3")!;
    expect(ways.map(({ eats }) => eats.length)).toEqual([2, 1]);
    expect(badge(ways)).toBe("1–2");
    expect(badge(ways.slice(1))).toBe("1");
    expect(badge(offers.slice(1, 2))).toBe("");
  });
});
