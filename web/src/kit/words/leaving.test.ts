import { expect, it } from "vitest";
import type { PlaceInfo, TableInfo, Update } from "../wire";
import { howLeft } from "./leaving";
import { NOTHING, type TableState } from "../state/tablestate";

const places = ["Ada", "Bo", "Cy"].map((name, n) => ({ place: n + 1, seat: n + 1, name, bot: null }) as PlaceInfo);
const table = { players: 3, phase: "playing", imported: false, places } as unknown as TableInfo;
const at = (seats: number[], update: object, more: object = {}): TableState => ({
  ...NOTHING,
  seats,
  table: { ...table, ...more },
  update: update as Update,
});
const turn = (...seats: number[]) => ({ asked: { kind: "turn", seats } });
const over = (...winners: number[]) => ({ asked: { kind: "over" }, result: { winners, reason: "" } });

it("says with whom, and whose turn it was", () => {
  expect(howLeft(at([1], turn(2)))).toMatchObject({ label: "Bo · Cy", state: undefined, next: "Bo" });
  expect(howLeft(at([1], turn(1)))).toMatchObject({ label: "Bo · Cy", state: "turn" });
  expect(howLeft(at([1, 2], turn(2)))).toMatchObject({ label: "Ada · Bo · Cy", state: "turn" });
  expect(howLeft(at([], turn(3)))).toMatchObject({ state: undefined, next: "Cy" });
});

it("says how it ended for whoever played here", () => {
  const outcome = (seats: number[], ...winners: number[]) => howLeft(at(seats, over(...winners))).outcome;
  expect(outcome([2], 2, 3)).toEqual({ kind: "won" });
  expect(outcome([1], 2, 3)).toEqual({ kind: "lost" });
  expect(outcome([1, 2], 2)).toEqual({ kind: "winner", name: "Bo" });
  expect(outcome([], 2, 3)).toEqual({ kind: "winner", name: "Bo · Cy" });
  expect(outcome([1])).toEqual({ kind: "nobody" });
});

it("tells a table that waits for people and a saved game from a match", () => {
  expect(howLeft(at([], turn(1), { phase: "lobby" })).state).toBe("lobby");
  expect(howLeft(at([], over(1), { imported: true }))).toMatchObject({ state: "record", outcome: undefined });
});
