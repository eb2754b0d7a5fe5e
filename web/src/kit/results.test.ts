import { expect, test } from "vitest";
import { allResults, beaten, byOpponent, tally, type Played } from "./results";

const one = (at: number, how: Played["how"], ...against: string[]): Played => ({
  id: `t${at}`,
  game: "quoridor",
  at,
  how,
  against,
});
const all = [one(5, "won", "=pip"), one(4, "won", "Bo"), one(3, "lost", "Bo"), one(2, "won", "Bo"), one(1, "here")];

test("results are counted, with the run of wins that goes on and the longest one", () => {
  expect(tally(all)).toEqual({ played: 5, won: 3, streak: 2, best: 2 });
  expect(tally([one(1, "lost")])).toEqual({ played: 1, won: 0, streak: 0, best: 0 });
  expect(tally([])).toEqual({ played: 0, won: 0, streak: 0, best: 0 });
});

test("every opponent has results of their own", () => {
  expect(byOpponent(all).map(({ who, tally: { played, won } }) => [who, played, won])).toEqual([
    ["Bo", 3, 2],
    ["=pip", 1, 1],
  ]);
});

test("a character is beaten in the game in which it was beaten", () => {
  expect([...beaten(all, "quoridor")]).toEqual(["pip"]);
  expect([...beaten(all, "cards")]).toEqual([]);
  expect([...beaten([one(1, "lost", "=otto")], "quoridor")]).toEqual([]);
});

test("what earlier pages remembered counts too, and nothing counts twice", () => {
  const old = { id: "t9", game: "cards", places: {}, at: 9, label: "Ada", state: "over", outcome: { kind: "won" } };
  const again = { ...old, id: "t5" };
  const running = { ...old, id: "t8", state: "turn" };
  const found = allResults(all, [old, again, running] as never);
  expect(found.map(({ id }) => id)).toEqual(["t9", "t5", "t4", "t3", "t2", "t1"]);
  expect(found[0]).toEqual({ id: "t9", game: "cards", at: 9, how: "won", against: ["Ada"] });
});
