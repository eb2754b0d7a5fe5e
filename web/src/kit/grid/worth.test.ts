import { expect, test } from "vitest";
import { outstanding } from "./worth";

const gains = (...all: number[]) => new Map(all.map((gain, n) => [`a${n + 1}`, gain]));

test("the best stand out while they are few", () => {
  expect([...outstanding(gains(1, 6, 0, 6), 2)]).toEqual(["a2", "a4"]);
  expect([...outstanding(gains(1, 6, 0), 3)]).toEqual(["a1", "a2"]);
});

test("where too many are equally good, and where nothing is gained, none does", () => {
  expect(outstanding(gains(6, 6, 6), 2).size).toBe(0);
  expect(outstanding(gains(0, 0), 8).size).toBe(0);
});
