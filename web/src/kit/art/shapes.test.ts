import { expect, it } from "vitest";
import { circle, everywhere } from "./shapes";

it("draws a shape at every place", () => {
  const places = [
    { x: 10, y: 20 },
    { x: -5, y: 0 },
  ];
  expect(everywhere("h4", places)).toBe("M10 20h4M-5 0h4");
  expect(everywhere("h4", [])).toBe("");
});

it("begins and ends a circle at its left", () => {
  expect(circle(3)).toBe("m-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z");
});
