import { expect, test } from "vitest";
import type { PuzzleShown } from "../kit/wire";
import { answer, dayOf, ends, noted, numberOn, squares, streak, walk, type Diary } from "./puzzling";

// A move of two steps: a then b is right, a then c is wrong; z is wrong at once.
const puzzle = {
  view: { turn: 1, at: "start" },
  positions: [
    { legal: ["a", "z"], leads: { a: { to: 1, events: [{ kind: "went" }] }, z: {} } },
    { changes: { at: "a" }, legal: ["b", "c"], gain: 1, leads: { b: { to: 2 }, c: { to: 3 } } },
    { changes: { at: "b" }, gain: 3, verdict: { right: true } },
    { changes: { at: "c" }, gain: 1, harms: true, verdict: { right: false } },
  ],
} as unknown as PuzzleShown;

test("days are counted in UTC, and series begin on a Monday and start again after their end", () => {
  expect(dayOf(Date.UTC(1970, 0, 5, 23, 59))).toBe(4);
  expect(numberOn(4, 210)).toBe(1);
  expect(numberOn(3, 210)).toBe(210);
  expect(numberOn(4 + 210, 210)).toBe(1);
  expect(new Date(4 * 86_400_000).getUTCDay()).toBe(1);
});

test("a streak ends where a puzzle was missed, shown, or solved on another day", () => {
  const diary: Diary = { go: { 9: { wrong: 0 }, 8: { wrong: 2 }, 7: { wrong: 0, late: true }, 6: { wrong: 0 } } };
  expect(streak(diary, "go", 9)).toBe(2);
  expect(streak(diary, "go", 10)).toBe(2); // today's is still to do
  expect(streak(diary, "go", 11)).toBe(0);
  expect(streak({ go: { 9: { wrong: 0, shown: true } } }, "go", 9)).toBe(0);
  expect(streak({}, "go", 9)).toBe(0);
});

test("the first result of a puzzle stays", () => {
  const once = noted({}, "go", 9, { wrong: 3 });
  expect(noted(once, "go", 9, { wrong: 0 })).toBe(once);
  expect(noted(once, "go", 10, { wrong: 0 })["go"]).toEqual({ 9: { wrong: 3 }, 10: { wrong: 0 } });
});

test("squares show how it went", () => {
  expect([squares({ wrong: 2 }), squares({ wrong: 1, shown: true })]).toEqual(["🟥🟥🟩", "🟥⬜"]);
});

test("actions lead from position to position, and a wrong answer that is not drawn leads nowhere", () => {
  const walked = walk(puzzle, 0, ["a", "b"])!;
  expect(walked.place).toBe(2);
  expect(walked.steps.map((step) => step.view)).toEqual([
    { turn: 1, at: "a" },
    { turn: 1, at: "b" },
  ]);
  expect(walk(puzzle, 0, ["z"])).toEqual({ place: null, steps: [{ events: [], view: null }] });
  expect(walk(puzzle, 0, ["b"])).toBeNull();
});

test("the ends of a move are listed with the actions that lead there", () => {
  expect(ends(puzzle, 0)).toEqual([
    { target: "a", actions: ["a"], passing: true, gain: 1, harms: false },
    { target: "z", actions: ["z"], passing: false, gain: 0, harms: false },
    { target: "b", actions: ["a", "b"], passing: false, gain: 3, harms: false },
    { target: "c", actions: ["a", "c"], passing: false, gain: 1, harms: true },
  ]);
  expect(ends(puzzle, 1).find((end) => end.target === "b")).toMatchObject({ actions: ["b"], gain: 2 });
});

test("the right answer can be shown", () => {
  expect(answer(puzzle, 0)).toEqual(["a", "b"]);
  expect(answer(puzzle, 1)).toEqual(["b"]);
});
