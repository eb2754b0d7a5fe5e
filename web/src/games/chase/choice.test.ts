import { describe, expect, it } from "vitest";
import type { ListedEnd } from "../../kit/game";
import { walks, type Offer } from "./choice";

const steps = (...squares: string[]) => squares.map((to) => ({ kind: "step", token: to, to }) as unknown as Offer);
const stop = { kind: "end", token: "-" } as unknown as Offer;
const end = (...actions: string[]) => ({ target: actions.at(-1)!, actions, passing: false }) as unknown as ListedEnd;
const pass = (...actions: string[]) => ({ ...end(...actions), passing: true });

describe("where a piece can be sent", () => {
  it("is one step until the server has told more", () => {
    const first = walks(steps("e1", "e3"), [], 2, []);
    expect([...first.ways]).toEqual([
      ["e1", ["e1"]],
      ["e3", ["e3"]],
    ]);
    expect(first.targets).toEqual(["e1", "e3"]);
  });

  it("is where a move can end, with the squares on the way standing back", () => {
    const ends = [pass("e1"), pass("e3"), end("e3", "e4"), end("e1", "e2")];
    const { ways, targets, stops } = walks(steps("e1", "e3"), ends, 2, []);
    expect(ways.get("e4")).toEqual(["e3", "e4"]);
    expect(ways.get("e2")).toEqual(["e1", "e2"]); // there and back
    expect(targets).toEqual(["e4", "e2"]);
    expect(stops).toEqual(["e1", "e3"]);
  });

  it("is a pellet too, though a boost goes on from there", () => {
    expect(walks(steps("e3"), [pass("e3"), end("e3", "e4")], 2, ["e3"]).targets).toEqual(["e3", "e4"]);
  });

  it("is any square while the move may end anywhere", () => {
    const { targets, stops } = walks([...steps("e3"), stop], [end("e3"), end("e3", "e4"), end("-")], 3, []);
    expect(targets).toEqual(["e3", "e4"]);
    expect(stops).toEqual([]);
  });

  it("is never farther than the steps that are left", () => {
    expect([...walks(steps("e3"), [pass("e3"), end("e3", "e4", "e5")], 2, []).ways.keys()]).toEqual(["e3"]);
  });

  it("is no square where a ghost is to be named", () => {
    const call = { kind: "call", token: "Inky", ghost: "Inky" } as unknown as Offer;
    expect(walks([call], [end("Inky")], 0, []).ways.size).toBe(0);
  });
});
