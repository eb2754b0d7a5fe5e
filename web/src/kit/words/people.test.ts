import { expect, it } from "vitest";
import type { AnyGame } from "../game";
import { NOTHING, type TableState } from "../state/tablestate";
import type { PlaceInfo, TableInfo } from "../wire";
import { nameOf, piecesAt } from "./people";

const place = (seat: number, bot: string | null, name = "") => ({ place: seat, seat, bot, name }) as PlaceInfo;
const names = (...places: PlaceInfo[]) => {
  const state: TableState = { ...NOTHING, table: { places } as unknown as TableInfo };
  return places.map((_, n) => nameOf(state, n + 1));
};

it("numbers bots of the same strength in seat order, without gaps", () => {
  expect(names(place(1, "a"), place(2, "b"), place(3, "a"), place(4, null, "Ada"), place(5, "a"))).toEqual([
    "bot-a 1",
    "bot-b",
    "bot-a 2",
    "Ada",
    "bot-a 3",
  ]);
});

it("leaves out bots that have a name", () => {
  expect(names(place(1, "a", "Rosa"), place(2, "a"))).toEqual(["Rosa", "bot-a"]);
});

it("lets everybody keep their piece while the seats of a series rotate", () => {
  const game = { freePieces: true, pieces: ["pac", "red", "cyan"] } as unknown as AnyGame;
  const pieces = (seats: number[], series: object | null) => {
    const places = seats.map((seat, n) => ({ place: n + 1, seat, piece: n === 0 ? "violet" : null }));
    return piecesAt({ ...NOTHING, table: { places, series } as unknown as TableInfo }, game);
  };
  expect(pieces([1, 2, 3], {})).toEqual(["violet", "red", "cyan"]);
  expect(pieces([3, 1, 2], {})).toEqual(["red", "cyan", "violet"]);
  expect(pieces([3, 1, 2], null)).toEqual(["pac", "red", "violet"]);
});
