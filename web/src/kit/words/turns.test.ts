import { expect, it } from "vitest";
import type { Event, Frame } from "../wire";
import { lastOfEach, sinceLast, turnsOf } from "./turns";

const event = (kind: string, seat?: number) => ({ kind, ...(seat ? { seat } : {}) }) as unknown as Event;
const named = (one: Event, kind: string) => String(one.kind) === kind;
const frame = (ply: number, seat: number | null, to_act: number[], ...events: Event[]) =>
  ({ ply, seat, to_act, events, view: {} }) as unknown as Frame;
const shape = (frames: Frame[], begins?: (one: Event) => boolean) =>
  turnsOf(frames, begins).map(({ seat, first, ply, events }) => `${seat}: ${first}-${ply} ${events.length}`);

const PLAY = [
  frame(0, null, [1]),
  frame(1, null, [1], event("rolled", 1)), // chance belongs to whoever was to roll
  frame(2, 1, [1], event("stepped", 1), event("ate", 1)),
  frame(3, 1, [2], event("captured", 1)),
  frame(4, null, [2], event("rolled", 2)),
  frame(5, 2, [1]), // nothing happened in it
  frame(6, 1, [2], event("stepped", 1)),
];

it("is one player's plies, a roll and what was done with it", () => {
  expect(shape(PLAY)).toEqual(["1: 1-3 4", "2: 4-4 1", "1: 6-6 1"]);
});

it("goes on where others act in it, in a game that says when one begins", () => {
  const frames = [
    frame(0, null, [1]),
    frame(1, null, [1], event("began", 1), event("drew", 1)),
    frame(2, 2, [1], event("picked", 2)),
    frame(3, 1, [2], event("ended", 1), event("began", 2)),
  ];
  expect(shape(frames, (one) => named(one, "began"))).toEqual(["1: 1-3 4", "2: 3-3 1"]);
});

it("lists everybody's last one in seat order", () => {
  expect(lastOfEach(turnsOf(PLAY)).map(({ seat, first }) => [seat, first])).toEqual([
    [1, 6],
    [2, 4],
  ]);
});

it("leaves the trail of all others since one's last turn, and of one's own while it goes on", () => {
  const turns = turnsOf(PLAY);
  const first = (seat: number | null) => sinceLast(turns, seat).map((turn) => turn.first);
  expect(first(2)).toEqual([6]);
  expect(first(1)).toEqual([4, 6]); // in the middle of it
  expect(first(3)).toEqual([1, 4, 6]);
  expect(first(null)).toEqual([6]); // nobody is to act: the match is over
});
