import { expect, test } from "vitest";
import type { PlaceInfo, SeriesInfo } from "../kit/wire";
import { ranked, runOf, standings } from "./series";

const place = (number: number, seat: number) => ({ place: number, seat }) as PlaceInfo;
const series = (kind: "wins" | "points") =>
  ({ goal: { kind, target: 3 }, wins: [0, 2, 1], points: [9, 4, 9] }) as unknown as SeriesInfo;

test("people with the same count share a rank, and the next rank is left out", () => {
  const counts = [3, 5, 3, 1].map((count, n) => ({ seat: n + 1, count }));
  expect(ranked(counts).map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ]);
});

test("a place keeps its wins wherever it sits, and points count where they decide", () => {
  const places = [place(1, 3), place(2, 1), place(3, 2)];
  expect(standings(series("wins"), places).map(({ seat, count }) => [seat, count])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ]);
  expect(standings(series("points"), places).map(({ seat, rank }) => [seat, rank])).toEqual([
    [2, 1],
    [3, 1],
    [1, 3],
  ]);
});

test("a run is of the latest games, and ends with one that was not won or that everybody won", () => {
  const played = [[1, 2, 3], [2, 3], [1, 2], [2]].map((winners) => ({ winners, scores: [0, 0, 0] }));
  const info = { ...series("wins"), played } as unknown as SeriesInfo;
  expect([1, 2, 3].map((place) => runOf(info, place))).toEqual([0, 3, 0]);
  expect(runOf({ ...info, played: [] }, 1)).toBe(0);
});
