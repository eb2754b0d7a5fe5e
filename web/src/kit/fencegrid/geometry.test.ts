import { describe, expect, it } from "vitest";
import { Geometry, MARGIN, PITCH } from "./geometry";

const SIZE = 9;
const name = (x: number, y: number) => `${"abcdefghi"[x]}${y + 1}`;
const line = (at: (n: number) => string) => Array.from({ length: SIZE }, (_, n) => at(n));
const STARTS = ["e1", "a5", "e9", "i5"];
const TOP = line((n) => name(n, 8));
const BOARD = {
  size: SIZE,
  cells: Array.from({ length: SIZE * SIZE }, (_, n) => ({
    name: name(n % SIZE, Math.floor(n / SIZE)),
    x: n % SIZE,
    y: Math.floor(n / SIZE),
  })),
};
const seen = (seat: number) => new Geometry(BOARD, STARTS[seat - 1]);
const inside = (squares: number) => MARGIN + squares * PITCH;

describe("the drawn board", () => {
  it("has every player's own start at the bottom, in the middle", () => {
    for (const seat of [1, 2, 3, 4]) {
      expect(seen(seat).cells.get(STARTS[seat - 1]!)).toEqual({ x: inside(4.5), y: inside(8.5) });
    }
  });

  it("is turned, not mirrored", () => {
    const corner = (seat: number) => seen(seat).grid()[0]![0];
    expect([1, 2, 3, 4].map(corner)).toEqual(["a9", "i9", "i1", "a1"]);
  });

  it("finds each square by a point in it, and none outside", () => {
    for (const seat of [1, 2, 3, 4]) {
      const board = seen(seat);
      for (const [square, centre] of board.cells)
        expect(board.cellAt({ x: centre.x + 30, y: centre.y - 30 })).toBe(square);
      expect(board.cellAt({ x: 3, y: 300 })).toBe(null);
    }
    expect(seen(1).cellAt({ x: inside(0.5) + 40, y: inside(0.5) }, 8)).toBe(null);
  });

  it("puts a fence between the squares its name says", () => {
    const { x, y, lying } = seen(1).slots.get("e3h")!;
    expect({ x, y, lying }).toEqual({ x: inside(5), y: inside(6), lying: true }); // between rows 3 and 4, columns e and f
    expect(seen(2).slots.get("e3h")!.lying).toBe(false);
    expect(seen(1).slots.size).toBe(128);
  });

  it("finds the nearest slot, with the direction of the groove or the one asked for", () => {
    const board = seen(1);
    expect(board.slotAt({ x: inside(5) + 20, y: inside(6) + 3 }).name).toBe("e3h");
    expect(board.slotAt({ x: inside(5) + 3, y: inside(6) + 20 }).name).toBe("e3v");
    expect(board.slotAt({ x: inside(5) + 3, y: inside(6) + 20 }, true).name).toBe("e3h");
    expect(board.slotAt({ x: 0, y: 0 }, true).name).toBe("a8h");
    const free = [...board.slots.values()].filter(({ name }) => name !== "a8h");
    expect(board.slotAt({ x: 40, y: 0 }, true, free).name).toBe("b8h");
  });

  it("turns a fence in its place", () => {
    const board = seen(3);
    expect(board.turned(board.slots.get("c4v")!).name).toBe("c4h");
  });

  it("has corners in the order they are drawn", () => {
    expect(seen(1).corners()[0]![0]).toBe("a8");
    expect(seen(3).corners()[0]![0]).toBe("h1");
    expect(seen(1).corners().flat()).toHaveLength(64);
  });

  it("tells on which sides of a square a fence stands, as drawn", () => {
    const standing = new Set(["e3h", "d3v"]);
    expect(seen(1).fencesBeside("e3", standing)).toEqual(["up", "left"]);
    expect(seen(1).fencesBeside("f4", standing)).toEqual(["down"]);
    expect(seen(3).fencesBeside("e3", standing)).toEqual(["right", "down"]);
    expect(seen(1).fencesBeside("g3", standing)).toEqual([]);
  });

  it("draws each goal on the side where it is", () => {
    const [a, b] = seen(1).edge(TOP);
    expect(a.y).toBe(b.y);
    expect(a.y).toBeLessThan(MARGIN);
    const [c] = seen(3).edge(TOP);
    expect(c.y).toBeGreaterThan(inside(9));
  });
});
