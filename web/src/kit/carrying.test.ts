import { beforeEach, expect, test } from "vitest";
import { joined, packed, takeIn, unpacked } from "./carrying";
import { drop, keep, keysFrom, recall } from "./storage";

beforeEach(() => keysFrom("").forEach(drop));

test("everything but the device's own settings comes along", () => {
  keep("table.abc", { id: "abc", places: { 1: "token" } });
  keep("prefs", { theme: "dark" });
  keep("learned", { done: { cards: ["stop"] } });
  const text = packed();
  keysFrom("").forEach(drop);
  takeIn(unpacked(text)!);
  expect(recall("table.abc", null)).toEqual({ id: "abc", places: { 1: "token" } });
  expect(recall("learned", null)).toEqual({ done: { cards: ["stop"] } });
  expect(recall("prefs", null)).toBeNull();
});

test("what is here stays, and lists are joined", () => {
  expect(joined({ a: 1, list: ["x"] }, { a: 2, b: 3, list: ["y", "x"] })).toEqual({ a: 1, b: 3, list: ["x", "y"] });
  expect(joined("here", "there")).toBe("here");
  expect(joined(null, { a: 1 })).toEqual({ a: 1 });
});

test("other texts are refused, and odd keys left out", () => {
  expect(unpacked("nonsense")).toBeNull();
  expect(unpacked("[]")).toBeNull();
  expect(unpacked('{"mazechase":2,"kept":{}}')).toBeNull();
  expect(unpacked('{"mazechase":1,"kept":{"../x y":1,"made.1":2}}')).toEqual({ "made.1": 2 });
});
