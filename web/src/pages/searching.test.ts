import { expect, test } from "vitest";
import { matches } from "./searching";

test("every word has to be there, in any order", () => {
  expect(matches("A fence is two squares long.", "long FENCE")).toBe(true);
  expect(matches("A fence is two squares long.", "long wall")).toBe(false);
  expect(matches("A fence is two squares long.", " ")).toBe(true);
});

test("accents and marks do not matter", () => {
  expect(matches("Žlutá kulička", "zluta kulicka")).toBe(true);
  expect(matches("كُن أوّل من يصل", "كن اول")).toBe(true);
  expect(matches("You rolled \u20684\u2069.", "rolled 4")).toBe(true);
});
