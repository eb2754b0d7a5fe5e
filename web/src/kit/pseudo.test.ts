import { expect, it } from "vitest";
import { pseudo } from "./pseudo";

it("makes text longer and strange, and leaves short pieces their length", () => {
  expect(pseudo("Players")).toBe("Pļáýéŕš~~~");
  expect(pseudo(": ")).toBe(": ");
});
