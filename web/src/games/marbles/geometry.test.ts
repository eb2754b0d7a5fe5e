import { describe, expect, it } from "vitest";
import type { MarblesFacts } from "../../kit/wire";
import { Geometry, MARGIN, PITCH } from "./geometry";
import { piecesOf } from "./pieces";

/** Two rows of three: a home at each corner, openings left and right of the upper middle. */
const facts = {
  cells: [
    { name: "a1", x: 0, y: 0, mark: "R" },
    { name: "b1", x: 1, y: 0, mark: "o" },
    { name: "c1", x: 2, y: 0, mark: "Y" },
    { name: "a2", x: 0, y: 1, mark: "G" },
    { name: "b2", x: 1, y: 1, mark: "@" },
    { name: "c2", x: 2, y: 1, mark: "B" },
  ],
  links: [
    ["a1", "b1"],
    ["b1", "c1"],
    ["b1", "b2"],
  ],
  homes: ["c1", "a2"],
  unused_homes: ["a1", "c2"],
  colours: ["yellow", "green"],
  rings: ["b2"],
  start: "x",
  openings: [
    { cell: "b1", arrow: "v" },
    { cell: "b2", arrow: "^" },
  ],
} as unknown as MarblesFacts;

describe("Geometry", () => {
  const board = new Geometry(facts, 1);

  it("has the home of the nearest seat below and to the right", () => {
    for (const [seat, home] of [
      [1, "c1"],
      [2, "a2"],
    ] as const) {
      const drawn = new Geometry(facts, seat);
      expect(drawn.at(home)).toEqual({ x: MARGIN + 2 * PITCH, y: MARGIN + PITCH });
    }
  });

  it("turns the openings with the board", () => {
    expect(board.openings.map(({ out }) => out)).toEqual(["down", "up"]);
    expect(new Geometry(facts, 2).openings.map(({ out }) => out)).toEqual(["up", "down"]);
  });

  it("knows homes, those of nobody too, and holes", () => {
    expect(board.homes.map(({ name, piece, seat }) => [name, piece, seat])).toEqual([
      ["a1", "pac-red", 0],
      ["c1", "pac", 1],
      ["a2", "pac-green", 2],
      ["c2", "pac-blue", 0],
    ]);
    expect(board.holes).toEqual(["b1", "b2"]);
    expect(piecesOf(facts)).toEqual(["pac", "pac-green"]);
  });

  it("finds the nearest of some cells within reach of a finger", () => {
    const near = { x: board.at("b1").x + 40, y: board.at("b1").y };
    expect(board.nearest(near, ["b1", "c1"], 95)).toBe("b1");
    expect(board.nearest(near, ["c1"], 95)).toBe("c1");
    expect(board.nearest(near, ["a1"], 95)).toBeNull();
  });

  it("draws a way off the board and back as two lines that end outside", () => {
    const [first, second] = board.lines(["a1", "b1", "b2"]);
    expect(second).toBeUndefined();
    expect(first).toHaveLength(3);
    const crossing = board.lines(["b2", "a2"]);
    expect(crossing).toHaveLength(2); // no path joins these two
    expect(crossing[0]!.at(-1)!.y).toBeLessThan(board.at("b2").y);
  });

  it("moves over the cells by arrow keys", () => {
    expect(board.towards("a1", "right")).toBe("b1");
    expect(board.towards("b1", "up")).toBe("b2");
    expect(board.towards("b2", "up")).toBeNull();
  });

  it("lists the cells as drawn", () => {
    expect(board.grid()).toEqual([
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
    ]);
    const holed = new Geometry({ ...facts, cells: facts.cells!.filter(({ name }) => name !== "b2") }, 1);
    expect(holed.grid()[0]).toEqual(["a2", null, "c2"]);
  });

  it("looks the way one goes, and inward after an opening", () => {
    expect(board.look("a1", "b1")).toBe("right");
    expect(board.look("b1", "b2")).toBe("up");
    expect(board.look("c1", "b2")).toBe("down");
    expect(board.look("a1", "a1")).toBeNull();
  });
});
