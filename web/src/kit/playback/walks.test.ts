import { describe, expect, it } from "vitest";
import type { Event, Frame } from "../wire";
import { joined, together, type Join } from "./walks";

const step = (piece: string, origin: string, to: string) => ({ kind: "moved", piece, origin, to }) as unknown as Event;
const other = (kind: string) => ({ kind }) as unknown as Event;
const join: Join = (earlier, later) => {
  const [a, b] = [earlier, later] as unknown as Record<string, string>[];
  return a!.kind === "moved" && b!.kind === "moved" && a!.piece === b!.piece
    ? ({ ...b!, origin: a!.origin } as unknown as Event)
    : null;
};
const frame = (ply: number, seat: number, ...events: Event[]) => ({ ply, seat, events, view: {} }) as unknown as Frame;

const WALK = [
  frame(1, 1, step("pac", "a1", "a2")),
  frame(2, 1, step("pac", "a2", "a3"), other("ate")),
  frame(3, 2, step("red", "c1", "c2")),
  frame(4, 2, step("pink", "d1", "d2")),
  frame(5, 2, other("rolled")),
];

describe("a walk", () => {
  it("is told from its beginning to its end, with what happened on the way", () => {
    const events = WALK.slice(0, 2).flatMap((one) => one.events);
    expect(joined(events, join)).toEqual([step("pac", "a1", "a3"), other("ate")]);
    expect(joined(events)).toEqual(events);
  });

  it("is one entry, and another piece or another seat begins the next", () => {
    expect(together(WALK, join).map((group) => group.map(({ ply }) => ply))).toEqual([[1, 2], [3], [4], [5]]);
    expect(together(WALK)).toHaveLength(5);
    const seats = [frame(1, 1, step("pac", "a1", "a2")), frame(2, 2, step("pac", "a2", "a3"))];
    expect(together(seats, join)).toHaveLength(2);
  });
});
