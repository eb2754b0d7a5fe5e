import { expect, it, vi } from "vitest";
import { NOTHING_SHOWN } from "../playback/playback";
import { NOTHING } from "../state/tablestate";
import type { Event, Frame, Update, View } from "../wire";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { Standing } = await import("./standing.svelte");

/** Return the frames of a match of two, and how often the events of any of them have been read. */
function match(plies: number): { frames: Frame[]; reads: () => number } {
  let reads = 0;
  const frames = Array.from({ length: plies + 1 }, (_, ply) => {
    const seat = ply === 0 ? null : 2 - (ply % 2);
    const events = seat === null ? [] : [{ kind: "moved", seat } as unknown as Event];
    const frame = { ply, seat, to_act: [(ply % 2) + 1], view: {} as View };
    return Object.defineProperty(frame, "events", { get: () => (reads++, events) }) as unknown as Frame;
  });
  return { frames, reads: () => reads };
}

/** Return how often events are read when one more ply has been shown, and the page asks for all it shows of the past. */
function workAt(plies: number): number {
  const { frames, reads } = match(plies + 1);
  const standing = new Standing();
  const show = (ply: number) => {
    const update = { plies: ply, viewer: 1, asked: { kind: "turn", seats: [1] } } as unknown as Update;
    standing.state = { ...NOTHING, seats: [1], update, frames: frames.slice(0, ply + 1) };
    standing.shown = { ...NOTHING_SHOWN, ply, view: {} as View };
    expect(standing.turns).toHaveLength(ply);
    expect(standing.past).toHaveLength(ply);
    expect(standing.trail.length).toBeGreaterThan(0);
    expect(standing.lately.length).toBeGreaterThan(0);
  };
  show(plies);
  const before = reads();
  show(plies + 1);
  return reads() - before;
}

it("takes no more work for the thousandth ply than for the hundredth", () => {
  expect(workAt(1000)).toBeLessThanOrEqual(workAt(150) + 1);
});
