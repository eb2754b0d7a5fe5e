import { describe, expect, it } from "vitest";
import { crowd, facing } from "./geometry";

describe("ghosts on the board", () => {
  const centre = () => ({ x: 100, y: 100 });

  it("stand in the middle of a square of their own", () => {
    const alone = crowd(["a1", "b1", null, "d1"], centre);
    expect(alone.map((one) => one.ghost)).toEqual(["Blinky", "Inky", "Clyde"]);
    expect(alone.every((one) => one.x === 100 && one.y === 100 && one.scale > 0.7)).toBe(true);
  });

  it("share a square without hiding each other", () => {
    for (const all of [
      ["a1", "a1"],
      ["a1", "a1", "a1"],
      ["a1", "a1", "a1", "a1"],
    ]) {
      const places = crowd(all, centre).map((one) => `${one.x} ${one.y}`);
      expect(new Set(places).size).toBe(all.length);
    }
  });

  it("look where they go", () => {
    const from = { x: 0, y: 0 };
    expect(facing(from, { x: 5, y: 1 })).toBe("right");
    expect(facing(from, { x: -5, y: 1 })).toBe("left");
    expect(facing(from, { x: 1, y: -5 })).toBe("up");
    expect(facing(from, { x: 1, y: 5 })).toBe("down");
  });
});
