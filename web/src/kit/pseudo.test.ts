import { expect, it } from "vitest";
import { pseudo } from "./pseudo";

it("makes text strange, and leaves its length", () => {
  expect(pseudo("Players: 2")).toBe("Pļáýéŕš: 2");
});
