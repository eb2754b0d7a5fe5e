import { expect, test } from "vitest";
import { fitted } from "./rooming";

const room = { width: 1200, height: 900 };

/** Let a board settle that is as high as wide, with something of a fixed height below it. */
function settle(below: number): number {
  let width = room.width;
  for (let n = 0; n < 12; n++) width = fitted(room, { width, height: width + below });
  return width;
}

test("a board is as large as the room allows, whatever is below it", () => {
  for (const below of [0, 40, 200]) {
    const width = settle(below);
    expect(width + below).toBeLessThanOrEqual(room.height);
    expect(width + below).toBeGreaterThan(room.height * 0.95);
  }
});

test("a flat board is as wide as the room, and stays so", () => {
  expect(fitted(room, { width: 1200, height: 500 })).toBe(1200);
  expect(fitted(room, { width: 600, height: 250 })).toBe(1200);
  expect(fitted(room, { width: 0, height: 0 })).toBe(1200);
});
