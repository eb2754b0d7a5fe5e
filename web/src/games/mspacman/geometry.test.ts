import { describe, expect, it } from "vitest";
import type { MsPacManFacts } from "../../kit/wire";
import { Geometry, MARGIN, PITCH } from "./geometry";

// Four by three: a1 is an Exit Space to the west and d3 one to the east; b2 and c2 are solid.
const cell = (name: string) => ({ name, x: "abcd".indexOf(name[0]!), y: Number(name[1]) - 1, mark: "" });
const NAMES = ["a1", "b1", "c1", "d1", "a2", "d2", "a3", "b3", "c3", "d3"];
const area = (over: object) => ({ circles: [], door: [], power: "", seat: 1, ...over });
const FACTS = {
  width: 4,
  height: 3,
  cells: NAMES.map(cell),
  solids: [
    [1, 1],
    [2, 1],
  ],
  walls: [{ x1: 0, y1: 0, x2: 1, y2: 0 }],
  areas: [
    area({ colour: "Blinky", squares: ["a2", "a3", "b3"], exit: "a1", opening: "west", home: "b1", door: ["c1"] }),
    area({ colour: "Pinky", squares: ["d2"], exit: "d3", opening: "east", home: "c3", door: ["c3"] }),
  ],
} as unknown as MsPacManFacts;
const board = new Geometry(FACTS);

describe("the drawn board", () => {
  it("has its first row below", () => {
    expect(board.cells.get("a1")).toEqual({ x: MARGIN + PITCH / 2, y: MARGIN + 2.5 * PITCH });
    expect(board.grid()).toEqual([
      ["a3", "b3", "c3", "d3"],
      ["a2", null, null, "d2"],
      ["a1", "b1", "c1", "d1"],
    ]);
  });

  it("finds each cell by a point in it, and none in a solid or outside", () => {
    for (const [name, { x, y }] of board.cells) expect(board.cellAt({ x: x + 40, y: y - 40 })).toBe(name);
    expect(board.cellAt(board.solids[0]!)).toBe(null);
    expect(board.cellAt({ x: 3, y: 100 })).toBe(null);
  });

  it("takes a finger beside some cells for the nearest of them, but not from far away", () => {
    const beside = board.solids[0]!;
    expect(board.nearest({ x: beside.x - 30, y: beside.y }, ["a2", "d2"])).toBe("a2");
    expect(board.nearest(beside, ["d2"])).toBe(null);
  });

  it("knows what lies beside a cell", () => {
    expect(board.beside("a1", "up")).toBe("a2");
    expect(board.beside("a2", "right")).toBe(null);
    expect(board.adjoin("b1", "c1")).toBe(true);
    expect(board.adjoin("a1", "d3")).toBe(false);
  });

  it("has a piece look where it goes, also out of the board", () => {
    expect(board.heading("a1", "b1")).toBe("right");
    expect(board.heading("a3", "a2")).toBe("down");
    expect(board.heading("a1", "d3")).toBe("left");
    expect(board.heading("d3", "a1")).toBe("right");
  });

  it("draws a door across the way out, walls as they lie, and an emblem on the nearest block", () => {
    const [door] = board.doors;
    expect([door!.a.x, door!.b.x]).toEqual([MARGIN + 2 * PITCH, MARGIN + 2 * PITCH]);
    expect(board.walls).toBe(`M${MARGIN} ${MARGIN + 3 * PITCH}L${MARGIN + PITCH} ${MARGIN + 3 * PITCH}`);
    expect(board.emblems[0]!.at).toEqual({ x: MARGIN + 2 * PITCH, y: MARGIN + 1.5 * PITCH });
    const cornered = new Geometry({ ...FACTS, solids: [...FACTS.solids, [2, 0]] });
    expect(cornered.emblems[0]!.at).toEqual(cornered.solids[1]); // on the block, not beside it
  });
});
