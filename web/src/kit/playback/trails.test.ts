import { expect, it } from "vitest";
import { trailsOf } from "./trails";

const step = (piece: string, origin: string, to: string) => ({ piece, origin, to });

it("joins the steps of a piece, even when others move in between", () => {
  const steps = [step("red", "a1", "a2"), step("pink", "c1", "c2"), step("red", "a2", "b2")];
  expect(trailsOf(steps)).toEqual([
    { piece: "red", cells: ["a1", "a2", "b2"] },
    { piece: "pink", cells: ["c1", "c2"] },
  ]);
});

it("begins again where a piece was put somewhere else", () => {
  expect(trailsOf([step("red", "a1", "a2"), step("red", "e5", "e6")])).toHaveLength(2);
});
