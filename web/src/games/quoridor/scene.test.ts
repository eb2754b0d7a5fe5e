import { describe, expect, it } from "vitest";
import { sceneAt } from "../../kit/playback/scene";
import type { QuoridorEvents, QuoridorFacts, QuoridorView } from "../../kit/wire";
import * as scenes from "./scene";

const BEFORE: QuoridorView = {
  type: "quoridor",
  pawns: ["e1", "e9"],
  fences: ["c3h"],
  left: [9, 10],
  taken: 3,
  turn: 2,
};
const during = (after: Partial<QuoridorView>, ...told: object[]) =>
  sceneAt(scenes, {} as QuoridorFacts, { ...BEFORE, turn: 1, ...after }, BEFORE, told as QuoridorEvents[]);

describe("a ply half shown", () => {
  it("moves the pawn that moved or jumped, and no other", () => {
    const pawns = ["e1", "e8"];
    expect(during({ pawns }, { kind: "moved", seat: 2, origin: "e9", to: "e8" }).pawns).toEqual(pawns);
    expect(during({}, { kind: "jumped", seat: 1, origin: "e1", over: "e2", to: "e3" }).pawns).toEqual(["e3", "e9"]);
  });

  it("puts up a fence where it will be drawn, and counts it", () => {
    const after = { fences: ["b2v", "c3h"], left: [9, 9] };
    expect(during(after, { kind: "fenced", seat: 2, fence: "b2v", left: 9 })).toMatchObject(after);
  });

  it("changes nothing for what is only said", () => {
    expect(during({}, { kind: "passed_over", seat: 2 }, { kind: "won", seat: 1 })).toEqual(BEFORE);
  });
});
