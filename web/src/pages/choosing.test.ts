import { expect, test } from "vitest";
import type { OptionInfo } from "../kit/wire";
import { asPrinted, byTheBook, isHouseRule, matters, OWN, Own, wanted, wordOf, wordsOf } from "./choosing";

function option(name: string, more: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    kind: "flag",
    takes: "true | false",
    default: false,
    ruling: "",
    scope: "rules",
    players: {},
    when: [],
    ...more,
  };
}

const level = option("level", {
  kind: "choice",
  takes: "1 | 2 | all",
  default: "1",
  players: { 1: [2, 3], 2: [2, 3] },
});
const both = option("both", { when: [{ options: { level: ["2"] } }] });
const skips = option("skips", { when: [{ options: { level: ["1", "all"] } }, { options: { both: ["true"] } }] });
const spare = option("spare", { when: [{ players: [2, 3] }] });
const limit = option("limit", { kind: "count", takes: "none | 1, 2, …", default: 20 });
const all = [level, both, skips, spare, limit];

test("words are those that can be named", () => {
  expect(wordsOf(level)).toEqual(["1", "2", "all"]);
  expect(wordsOf(limit)).toEqual(["none"]);
});

test("what is not for so many players gives way", () => {
  expect(wordOf(level, 2, {})).toBe("1");
  expect(wordOf(level, 4, {})).toBe("all");
  expect(wordOf(level, 4, { level: "2" })).toBe("all");
});

test("an option matters in its cases only", () => {
  expect(matters(both, all, 2, {})).toBe(false);
  expect(matters(both, all, 2, { level: "2" })).toBe(true);
  expect(matters(both, all, 4, { level: "2" })).toBe(false); // four cannot play at level 2
  expect(matters(spare, all, 3, {})).toBe(true);
  expect(matters(spare, all, 4, {})).toBe(false);
  expect(matters(limit, all, 4, {})).toBe(true);
});

test("one case is enough, and a choice that does not matter is none", () => {
  expect(matters(skips, all, 2, { level: "1" })).toBe(true);
  expect(matters(skips, all, 2, { level: "2" })).toBe(false);
  expect(matters(skips, all, 2, { level: "2", both: true })).toBe(true);
  expect(matters(skips, [level, both, { ...skips, when: [{ options: { both: ["true"] } }] }], 2, { both: true })).toBe(
    true,
  );
});

test("what does not matter is not sent, and what so many have to choose is", () => {
  expect(wanted(all, 2, { both: true, limit: "none" })).toEqual({ level: "1", limit: "none" });
  expect(wanted(all, 2, { level: "2", both: true })).toEqual({ level: "2", both: true });
  expect(wanted(all, 4, { spare: true })).toEqual({ level: "all" });
});

test("a document of one's own is no word, and is sent whole", () => {
  const board = option("board", { kind: "documented", takes: "round | square | a document", default: "round" });
  const tall = option("tall", { when: [{ options: { board: ["square"] } }] });
  const chosen = { board: new Own("mine.toml", { rows: 3 }) };
  expect(wordsOf(board)).toEqual(["round", "square"]);
  expect(wordOf(board, 2, chosen)).toBe(OWN);
  expect(matters(tall, [board, tall], 2, chosen)).toBe(false);
  expect(wanted([board, tall], 2, chosen)).toEqual({ board: { rows: 3 } });
});

test("a house rule is one that the book has otherwise", () => {
  const reverse = option("reverse", { printed: true });
  const stall = option("stall", { kind: "count", takes: "none | 1, 2, …", default: 20, printed: "none" });
  const hidden = option("hidden", { printed: true, when: [{ players: [4] }] });
  const rules = [limit, reverse, stall, hidden];
  expect(rules.map(isHouseRule)).toEqual([false, true, true, true]);
  expect([asPrinted(reverse, 2, {}), asPrinted(reverse, 2, { reverse: true })]).toEqual([false, true]);
  expect(byTheBook(rules, 2, {})).toBe(false);
  expect(byTheBook(rules, 2, { reverse: true })).toBe(false);
  expect(byTheBook(rules, 2, { reverse: true, stall: "none" })).toBe(true); // what does not matter does not count
  expect(byTheBook(rules, 4, { reverse: true, stall: "none" })).toBe(false);
});
