import { describe, expect, it } from "vitest";
import { beside, following } from "./places";

const ROWS = [
  ["a3", "b3", "c3"],
  ["a2", null, "c2"],
  ["a1", null, "c1"],
];

describe("the next place by a key", () => {
  it("lies beside, or behind what nothing can stand on", () => {
    expect(beside(ROWS, "a3", "right")).toBe("b3");
    expect(beside(ROWS, "a2", "right")).toBe("c2");
    expect(beside(ROWS, "c1", "up")).toBe("c2");
  });

  it("is nowhere beyond the border", () => {
    expect(beside(ROWS, "a3", "up")).toBeNull();
    expect(beside(ROWS, "b3", "down")).toBeNull();
    expect(beside(ROWS, "a1", "left")).toBeNull();
    expect(beside(ROWS, "x9", "left")).toBeNull();
  });
});

describe("the next of some places", () => {
  const some = ["c1", "b3", "c2"];

  it("goes round in the order of reading, in both directions", () => {
    expect(following(ROWS, some, "b3", false)).toBe("c2");
    expect(following(ROWS, some, "c1", false)).toBe("b3");
    expect(following(ROWS, some, "c2", true)).toBe("b3");
    expect(following(ROWS, some, "b3", true)).toBe("c1");
  });

  it("is the first or the last of them when one stands elsewhere, and none when there are none", () => {
    expect(following(ROWS, some, "a1", false)).toBe("b3");
    expect(following(ROWS, some, "a1", true)).toBe("c1");
    expect(following(ROWS, [], "a1", false)).toBeNull();
    expect(following(ROWS, [], "a1", true)).toBeNull();
  });
});
