import { describe, expect, it } from "vitest";
import type { Sheet } from "../../kit/wire";
import { differing, Paper } from "./marks";

const SHEET: Sheet = {
  form: "drawing",
  width: 3,
  height: 3,
  spots: [
    ...[0, 1, 2].flatMap((x) =>
      [0, 1, 2].map((y) => ({ id: `${"abc"[x]}${3 - y}`, kind: "square", x: x + 0.5, y: y + 0.5, w: 0.7, h: 0.7 })),
    ),
    { id: "b2h", kind: "fence", x: 1, y: 1, w: 2, h: 0.3 },
    { id: "b2v", kind: "fence", x: 1, y: 1, w: 0.3, h: 2 },
  ],
  brushes: [
    { mark: "L", kind: "square", name: "left", images: { mirror: "R", half: "R", quarter: "R" } },
    { mark: "R", kind: "square", name: "right", images: { mirror: "L", half: "L", quarter: "L" } },
    { mark: "king", kind: "square", name: "king", single: true },
    { mark: "fence", kind: "fence", name: "fence" },
  ],
  symmetries: ["mirror", "half", "quarter"],
};
const paper = new Paper(SHEET);
const brush = (name: string) => SHEET.brushes!.find((one) => one.name === name)!;

describe("painting", () => {
  it("puts one mark without symmetry", () => {
    expect(paper.painted({}, "a1", brush("left"), new Set())).toEqual({ a1: "L" });
  });
  it("mirrors, with the mark's own image", () => {
    expect(paper.painted({}, "a1", brush("left"), new Set(["mirror"]))).toEqual({ a1: "L", c1: "R" });
  });
  it("turns four times, clockwise", () => {
    const marks = paper.painted({}, "a2", brush("left"), new Set(["quarter"]));
    expect(marks).toEqual({ a2: "L", b3: "R", c2: "L", b1: "R" });
  });
  it("clears with all images", () => {
    const full = { a1: "L", c1: "R", b2: "L" };
    expect(paper.painted(full, "a1", null, new Set(["mirror"]))).toEqual({ b2: "L" });
  });
  it("moves what there is only one of, and never repeats it", () => {
    const marks = paper.painted({ a1: "king", a2: "L" }, "c3", brush("king"), new Set(["mirror"]));
    expect(marks).toEqual({ c3: "king", a2: "L" });
  });
});

describe("finding spots", () => {
  it("takes the nearest of the right kind, however long it is", () => {
    expect(paper.nearest(paper.ofKind("fence"), 1.7, 1.05)?.id).toBe("b2h");
    expect(paper.nearest(paper.ofKind("fence"), 1.05, 0.4)?.id).toBe("b2v");
    expect(paper.nearest(paper.ofKind("square"), 2.6, 2.4)?.id).toBe("c1");
    expect(paper.nearest(paper.ofKind("square"), 9, 9)).toBeNull();
  });
  it("goes where the arrow points", () => {
    const squares = paper.ofKind("square");
    const middle = paper.byId.get("b2")!;
    expect(paper.towards(squares, middle, "up")?.id).toBe("b3");
    expect(paper.towards(squares, middle, "left")?.id).toBe("a2");
    expect(paper.towards(squares, paper.byId.get("c1")!, "right")).toBeNull();
  });
  it("turns to what lies the other way", () => {
    const fences = paper.ofKind("fence");
    expect(paper.turned(fences, paper.byId.get("b2h")!)?.id).toBe("b2v");
    expect(paper.turned(paper.ofKind("square"), paper.byId.get("b2")!)).toBeNull();
  });
});

describe("pictures of ideas", () => {
  it("show a square round what is drawn, inside the sheet", () => {
    const near = (found: readonly number[], wanted: readonly number[]) =>
      found.forEach((part, n) => expect(part).toBeCloseTo(wanted[n]!));
    near(paper.room(["a3"]), [0, 0, 1.5, 1.5]);
    near(paper.room(["b2"]), [0.75, 0.75, 1.5, 1.5]);
    near(paper.room(["c1", "b1"]), [0.5, 0.5, 2.5, 2.5]);
  });
  it("show all of the sheet if there is nothing, or something everywhere", () => {
    expect(paper.room([])).toEqual([0, 0, 3, 3]);
    expect(paper.room(["a1", "c3"])).toEqual([0, 0, 3, 3]);
  });
  it("say where two drawings differ", () => {
    expect(differing({ a1: "L", b2: "R" }, { a1: "L", b2: "L", c3: "L" }, "")).toEqual(["b2", "c3"]);
    expect(differing({ one: "0" }, { two: "1" }, "0")).toEqual(["two"]);
  });
});
