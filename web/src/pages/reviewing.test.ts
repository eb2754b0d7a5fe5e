import { describe, expect, it } from "vitest";
import type { Review } from "../kit/wire";
import { across, curves, hadLuck, moments, percent, perDecision } from "./reviewing";

const review = {
  game: "chase",
  players: 3,
  chances: [0.5, 0.5, 0.5],
  error: null,
  plies: [
    { ply: 1, seat: null, token: "*3", chances: [0.75, 0.25, 0.25], error: null, luck: [0.25, -0.25, -0.25] },
    {
      ply: 2,
      seat: 2,
      token: "e2",
      chances: [1, 0, 0],
      error: null,
      lost: 0.25,
      expected: 0.25,
      best: "e3",
      advice: { action: "e3" },
    },
  ],
  totals: [],
  turning_points: [1, 2],
} as unknown as Review;

describe("a reviewed match", () => {
  it("has a curve for each side, from the beginning to the end", () => {
    const [pac, ghosts] = curves(review, [[1], [2, 3]]);
    expect(pac).toEqual({ seats: [1], points: "0,20 50,10 100,0", last: 0 });
    expect(ghosts).toEqual({ seats: [2, 3], points: "0,20 50,30 100,40", last: 40 });
    expect([across(review, 0), across(review, 1), across(review, 2)]).toEqual([0, 50, 100]);
  });

  it("tells luck from what was given away", () => {
    expect(moments(review)).toEqual([
      { ply: 1, seat: 1, token: "*3", luck: 25, lost: null, advice: null },
      { ply: 2, seat: 2, token: "e2", luck: null, lost: 25, advice: { action: "e3" } },
    ]);
    expect(hadLuck(review)).toBe(true);
    expect(hadLuck({ ...review, plies: review.plies.slice(1) })).toBe(false);
  });

  it("says what a decision gave away on average", () => {
    const total = { seat: 1, luck: 0, lost: 2.76, decisions: 136, mistakes: 16 };
    expect([perDecision(total), perDecision({ ...total, lost: 0, decisions: 0 })]).toEqual([2, 0]);
  });

  it("has no sign for luck that rounds to nothing", () => {
    expect([percent(-0.004), percent(0.2), percent(-0.2)]).toEqual([0, 20, -20]);
  });
});
