import { expect, test } from "vitest";
import type { PlaceInfo, TableInfo, Update } from "../wire";
import { awayFrom, inMinutes, msUntil } from "./absence";
import { hear, NOTHING, type TableState } from "./tablestate";

const place = (seat: number, change: Partial<PlaceInfo> = {}): PlaceInfo => ({
  place: seat,
  kind: "human",
  name: "",
  bot: null,
  seat,
  here: true,
  piece: null,
  stand_in_ms: null,
  ...change,
});

function state(places: PlaceInfo[], minded: number[] = [], gone: number[] = []): TableState {
  const table = { phase: "playing", imported: false, places } as unknown as TableInfo;
  return { ...NOTHING, table, update: { minded, gone } as unknown as Update };
}

test("who is away is listed with the moment from which a bot may play, or without when one does", () => {
  const away = { here: false, stand_in_ms: 5000 };
  const places = [place(3, away), place(1), place(2, { here: false }), place(4, { kind: "bot", here: false })];
  expect(awayFrom(state(places, [2]))).toEqual([
    { seat: 2, dueMs: null },
    { seat: 3, dueMs: 5000 },
  ]);
});

test("who gave up is not away, and nobody is before the match", () => {
  const places = [place(1), place(2, { here: false, stand_in_ms: 5000 })];
  expect(awayFrom(state(places, [], [2]))).toEqual([]);
  const lobby = state(places);
  expect(awayFrom({ ...lobby, table: { ...lobby.table!, phase: "lobby" } })).toEqual([]);
});

test("the time left is the server's, whatever this device's clock says", () => {
  const welcomed = hear(NOTHING, { t: "welcome", now_ms: 1_000_000 } as never, 300).state;
  expect(msUntil(1_094_000, welcomed, 300)).toBe(94_000);
  expect(msUntil(1_094_000, welcomed, 90_300)).toBe(4000);
  expect(msUntil(1_094_000, welcomed, 200_000)).toBe(0);
  const later = hear(welcomed, { t: "pong", now_ms: 1_050_000 }, 300).state; // after a sleep
  expect(msUntil(1_094_000, later, 300)).toBe(44_000);
});

test("minutes and seconds are written as on a clock", () => {
  expect([0, 1, 9000, 94_000, 600_000].map(inMinutes)).toEqual(["0:00", "0:01", "0:09", "1:34", "10:00"]);
});
