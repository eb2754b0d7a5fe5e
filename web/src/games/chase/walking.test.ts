import { describe, expect, it } from "vitest";
import { walks as sorted } from "./walking";

/** On a board without fences. */
const beside = (a: string, b: string) =>
  Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) === 1;
type Rest = Parameters<typeof sorted> extends [...infer First, unknown] ? First : never;
const walks = (...all: Rest) => sorted(...all, beside);
const end = (...actions: string[]) => ({ target: actions.at(-1)!, actions });

describe("where a piece can be sent", () => {
  it("is one step until the server has told more", () => {
    const first = walks(["e1", "e3"], [], 2, [], false);
    expect([...first.ways]).toEqual([
      ["e1", ["e1"]],
      ["e3", ["e3"]],
    ]);
    expect(first.targets).toEqual(["e1", "e3"]);
  });

  it("is the end of two steps, with the squares on the way standing back", () => {
    const { ways, targets, stops } = walks(
      ["e1", "e3"],
      [end("e1"), end("e3"), end("e3", "e4"), end("e1", "e2")],
      2,
      [],
      false,
    );
    expect(ways.get("e4")).toEqual(["e3", "e4"]);
    expect(ways.get("e2")).toEqual(["e1", "e2"]); // there and back
    expect(targets).toEqual(["e4", "e2"]);
    expect(stops).toEqual(["e1", "e3"]);
  });

  it("is no square on the way, though those behind it are reached another way", () => {
    const { targets, stops } = walks(["d2", "e3"], [end("d2", "d3"), end("d2", "e2")], 2, [], false);
    expect(stops).toEqual(["d2", "e3"]); // from e3 too one goes on to d3
    expect(targets).toEqual(["d3", "e2"]);
    const fenced = sorted(["d2", "e3"], [end("d2", "d3")], 2, [], false, (a, b) => a !== "e3" && beside(a, b));
    expect(fenced.targets).toEqual(["e3", "d3"]);
  });

  it("is a pellet too, though a boost goes on from there", () => {
    const { targets } = walks(["e3"], [end("e3"), end("e3", "e4")], 2, ["e3"], false);
    expect(targets).toEqual(["e3", "e4"]);
  });

  it("is any square while the move may end anywhere", () => {
    const { targets, stops } = walks(["e3", "-"], [end("e3"), end("e3", "e4"), end("-")], 3, [], true);
    expect(targets).toEqual(["e3", "e4"]);
    expect(stops).toEqual([]);
  });

  it("is never farther than the steps that are left, nor behind the end of a move", () => {
    const { ways } = walks(
      ["e3"],
      [end("e3"), end("e3", "e4", "e5"), { target: "e6", actions: ["e3", "-"] }],
      2,
      [],
      false,
    );
    expect([...ways.keys()]).toEqual(["e3"]);
  });

  it("is no square where a ghost is to be named", () => {
    expect(walks(["Inky", "Clyde"], [], 0, [], false).ways.size).toBe(0);
  });
});
