import { describe, expect, it } from "vitest";
import type { AnyGame } from "../game";
import type { TableState } from "../state/tablestate";
import type { Event, Frame, View } from "../wire";
import { befallen } from "./befallen";

const hit = (whom: number) => ({ kind: "hit", whom }) as unknown as Event;
const frame = (ply: number, seat: number | null, ...events: Event[]) =>
  ({ ply, seat, events, view: {} }) as unknown as Frame;
const game = {
  befalls: (event: Event, seat: number) =>
    (event as unknown as { whom: number }).whom === seat ? { key: "hit" } : null,
} as unknown as AnyGame;

const FRAMES = [frame(0, null), frame(1, 1), frame(2, 2, hit(1)), frame(3, 3, hit(2), hit(1))];
function state(seats: number[], { secrets = false, viewer = 1 as number | string, frames = FRAMES } = {}): TableState {
  return { seats, frames, facts: { secrets }, update: { viewer, gone: [] } } as unknown as TableState;
}
const all = { ply: 3, event: null as Event | null, told: [] as Event[], before: null as View | null };
const before = {} as View;
const ids = (table: TableState, seen = all) => befallen(table, game, seen).map(({ id }) => id);

describe("what befell somebody", () => {
  it("stays until they act", () => {
    expect(ids(state([1]))).toEqual(["1/2/0", "1/3/1"]);
    const acted = [...FRAMES, frame(4, 1)];
    expect(ids(state([1], { frames: acted }), { ...all, ply: 4 })).toEqual([]);
  });

  it("is theirs alone", () => {
    expect(ids(state([2]))).toEqual(["2/3/0"]);
    expect(ids(state([3]))).toEqual([]);
    expect(ids(state([]))).toEqual([]);
  });

  it("is told to everybody at a shared device, but where hands are hidden only to whoever looks", () => {
    expect(ids(state([1, 2]))).toEqual(["1/2/0", "1/3/1", "2/3/0"]);
    expect(ids(state([1, 2], { secrets: true, viewer: 2 }))).toEqual(["2/3/0"]);
    expect(ids(state([1, 2], { secrets: true, viewer: "watcher" }))).toEqual([]);
  });

  it("is counted together where it has a number", () => {
    const robbed = (name: number, count: number) => ({ kind: "robbed", name, count }) as unknown as Event;
    const befalls = (event: Event) => {
      const { name, count } = event as unknown as { name: number; count: number };
      return { key: "robbed", params: { count }, people: { name } };
    };
    const frames = [frame(0, null), frame(1, 1), frame(2, 2, robbed(2, 2), robbed(3, 1), robbed(2, 3))];
    const found = befallen(state([1], { frames }), { befalls } as unknown as AnyGame, { ...all, ply: 2 });
    expect(found.map(({ id, done }) => [id, done.params?.count, done.people?.name])).toEqual([
      ["1/2/2", 5, 2],
      ["1/2/1", 1, 3],
    ]);
  });

  it("is not told before it has been shown", () => {
    const [first, second] = FRAMES[3]!.events;
    expect(ids(state([2]), { ...all, before })).toEqual([]); // something is being rolled
    expect(ids(state([2]), { ply: 3, event: first!, told: [first!], before })).toEqual([]);
    expect(ids(state([2]), { ply: 3, event: second!, told: [first!, second!], before })).toEqual(["2/3/0"]);
    expect(ids(state([1]), { ...all, ply: 2 })).toEqual(["1/2/0"]);
  });
});
