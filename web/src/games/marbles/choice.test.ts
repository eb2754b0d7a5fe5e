import { describe, expect, it } from "vitest";
import type { Listed } from "../../kit/game";
import type { Hint, MarblesOffers, MarblesView } from "../../kit/wire";
import { answersOf, badge, byEnd, choose, movesOf, NO_WISH, worths } from "./choice";

/** Return the offer that a server would list for a move. */
function offer(token: string): Listed<MarblesOffers> {
  const [way = "", eaten = ""] = token.slice(1).split(":");
  const [first = "", to] = way.split(">");
  const move = to === undefined ? { piece: "pac", origin: "d3", to: first } : { piece: "ghost", origin: first, to };
  const eats = eaten === "" ? [] : eaten.split(",");
  return { kind: "move", token, die: Number(token[0]), eats, ...move } as unknown as Listed<MarblesOffers>;
}

const offersOf = (legal: readonly string[], hints: readonly Hint[] = []) => movesOf(legal.map(offer), hints);

const view = {
  pacs: ["d3", "k10"],
  ghosts: ["d8", "h8"],
  turn: 1,
  dice: [2, 3],
  piece: null,
} as unknown as MarblesView;
const LEGAL = ["2d4:d4", "2f3", "3f3:e3,f3", "3f3:d4", "2d8>d6", "2h8>d6", "3d8>d4"];
const offers = offersOf(LEGAL);
const ends = (wish = {}) => [...byEnd(choose(offers, view, { ...NO_WISH, ...wish }).offers).keys()];

describe("movesOf", () => {
  it("reads moves of Pac-Man and of ghosts, and nothing else", () => {
    const ring = { kind: "ring", token: "@c3", at: "c3" } as unknown as Listed<MarblesOffers>;
    expect(movesOf([ring], [])).toEqual([]);
    expect(answersOf([ring, offer("2f3")])).toEqual([ring]);
    expect(offers[0]).toEqual({
      kind: "move",
      token: "2d4:d4",
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
    const [go, prowl] = offersOf(["2d4:d4", "2d8>d6"], hints);
    expect(go!.way).toEqual(["d3", "d3", "d4"]);
    expect(prowl!.way).toEqual(["d8", "d7", "d6"]);
  });

  it("leaves out ways of another moment", () => {
    const [go] = offersOf(["2d4:d4"], [{ kind: "way", cells: ["e3"], value: 2 }]);
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
    const few = offersOf(["2d4:d4", "3d8>d4"]);
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
    const choice = choose(offersOf(["2d8>d6"]), second, { ...NO_WISH, piece: "pac" });
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

describe("worths", () => {
  const listed = (gains: readonly number[]) => byEnd(gains.map((gain, n) => ({ ...offersOf([`6a${n}`])[0]!, gain })));

  it("draws the best large, as long as they are few", () => {
    const some = [...worths(listed([1, 6, 6, 0])).values()];
    expect(some).toEqual(["best", "best", "best", "none"]);
    const many = [...worths(listed([9, ...Array<number>(12).fill(6), 0])).values()];
    expect(many.filter((one) => one === "best")).toHaveLength(1);
    expect(many.filter((one) => one === "some")).toHaveLength(12);
  });

  it("draws none large where too many are equally good", () => {
    expect([...worths(listed(Array<number>(40).fill(6))).values()]).not.toContain("best");
  });

  it("marks what hurts oneself, unless there is another way", () => {
    const [one, other] = offersOf(["2d8>d3", "2h8>d3"]);
    expect(
      worths(
        byEnd([
          { ...one!, harms: true },
          { ...other!, harms: true },
        ]),
      ).get("d3"),
    ).toBe("harm");
    expect(worths(byEnd([{ ...one!, harms: true }, other!])).get("d3")).toBe("none");
  });
});
