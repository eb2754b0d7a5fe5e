import { expect, it } from "vitest";
import { strengthOf } from "./sitting";

const game = { offered: ["random", "one", "two", "three"], usual_bot: "two" };

it("begins with a bot that is kind to newcomers, then keeps the chosen one", () => {
  expect(strengthOf(game, null)).toBe("one");
  expect(strengthOf(game, "three")).toBe("three");
  expect(strengthOf(game, "no longer offered")).toBe("one");
  expect(strengthOf({ offered: ["only"], usual_bot: "only" }, null)).toBe("only");
});
