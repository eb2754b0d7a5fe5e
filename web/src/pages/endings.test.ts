import { expect, test } from "vitest";
import type { Event, Review } from "../kit/wire";
import type { Turn } from "../kit/words/turns";
import { closest, highlights, placed, runWith, strikes, tells } from "./endings";

const event = (kind: string) => ({ kind }) as unknown as Event;
const turn = (ply: number, seat: number, ...kinds: string[]): Turn => ({
  seat,
  first: ply,
  ply,
  events: kinds.map(event),
});

test("winners come first whatever others scored, then those with more", () => {
  const result = { reason: "over", winners: [2], scores: [9, 4, 9, 1] };
  expect(placed(result).map(({ seat, rank, count }) => [seat, rank, count])).toEqual([
    [2, 1, 4],
    [1, 2, 9],
    [3, 2, 9],
    [4, 4, 1],
  ]);
});

test("nobody is first where nobody won, as when the bot of somebody who gave up comes in first", () => {
  expect(placed({ reason: "over", winners: [], scores: [0, 5, 3] }).map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 2],
    [3, 3],
    [1, 4],
  ]);
});

test("scores say nothing where only winning counts, or where somebody gave up", () => {
  expect(tells({ reason: "over", winners: [1], scores: [7, 3] })).toBe(true);
  expect(tells({ reason: "goal_reached", winners: [1], scores: [1, 0] })).toBe(false);
  expect(tells({ reason: "resigned", winners: [1], scores: [7, 3] })).toBe(false);
});

test("the loudest turns are kept, the latest of equal ones, in order", () => {
  const sounds: Record<string, "caught" | "jump" | "step"> = { captured: "caught", jumped: "jump", moved: "step" };
  const turns = [
    turn(1, 1, "moved", "captured"),
    turn(2, 2, "jumped"),
    turn(3, 1, "moved"),
    turn(4, 2, "jumped"),
    turn(5, 1, "captured"),
    turn(6, 2, "jumped"),
  ];
  expect(highlights(turns, (one) => sounds[one.kind] ?? null).map(({ ply }) => ply)).toEqual([1, 5, 6]);
  const loud = [turn(7, 1, "jumped", "jumped"), turn(8, 2, "jumped")];
  expect(highlights(loud, (one) => sounds[one.kind] ?? null, 1).map(({ ply }) => ply)).toEqual([7]);
});

test("a strike counts for whoever's turn it was, and not against oneself", () => {
  const turns = [turn(1, 1, "captured", "moved"), turn(2, 2, "captured"), turn(3, 1, "captured")];
  expect(strikes(turns, 2, (one, seat) => one.kind === "captured" && seat === 2)).toEqual([2, 0]);
});

test("neither the start nor the end is when somebody was closest", () => {
  const plies = [0.6, 0.6, 0.2, 1].map((chance, n) => ({ ply: n + 1, chances: [chance, 1 - chance] }));
  const review = { chances: [0.9, 0.9], plies } as unknown as Review;
  expect(closest(review, 1)).toEqual({ ply: 2, percent: 60 });
  expect(closest(review, 2)).toEqual({ ply: 3, percent: 80 });
});

test("wins in a row count those of the same game, with the one that was just won", () => {
  const kept = [
    { id: "a", game: "go", at: 1, how: "lost" as const, against: [] },
    { id: "b", game: "go", at: 2, how: "won" as const, against: [] },
    { id: "c", game: "chess", at: 3, how: "lost" as const, against: [] },
    { id: "d", game: "go", at: 4, how: "won" as const, against: [] },
  ];
  expect(runWith(kept, "go", "d")).toBe(2); // whether it has been kept already or not
  expect(runWith(kept.slice(0, 3), "go", "d")).toBe(2);
  expect(runWith([], "go", "d")).toBe(1);
});
