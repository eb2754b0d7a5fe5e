import { describe, expect, it } from "vitest";
import { sceneAt } from "../../kit/playback/scene";
import type { MsPacManEvents, MsPacManFacts, MsPacManView } from "../../kit/wire";
import * as scenes from "./scene";

const ghost = (at: string, cause: "strong" | "power" = "strong", flip_in = 0) => ({ at, cause, flip_in });
const BEFORE: MsPacManView = {
  type: "mspacman",
  phase: "walk",
  seat: 1,
  ctrl: 1,
  mp: "a10",
  ghosts: [null, ghost("c9"), ghost("f4")],
  dots: ["a10", "a9"],
  left: { Blinky: 2 },
  steps: 3,
  earned: false,
  in_extra: false,
  came: null,
  spins: [],
  turns: 0,
};
const scene = (before: MsPacManView, ...events: object[]) =>
  sceneAt(scenes, {} as MsPacManFacts, BEFORE, before, events as MsPacManEvents[]);
const told = (...events: object[]) => scene(BEFORE, ...events);

describe("a ply half told", () => {
  it("moves her, then takes the dot, then weakens the ghosts, one by one", () => {
    const events = [
      { kind: "stepped", seat: 1, origin: "a10", to: "b10", left: 2 },
      { kind: "ate", seat: 1, at: "a10", area: "Blinky", left: 1 },
      { kind: "weakened", seat: 2, cause: "power", turns: 2 },
    ];
    expect(told(events[0]!)).toMatchObject({ mp: "b10", steps: 2, dots: ["a10", "a9"] });
    expect(told(...events.slice(0, 2))).toMatchObject({ dots: ["a9"], left: { Blinky: 1 } });
    expect(told(...events).ghosts).toEqual([null, ghost("c9", "power", 2), ghost("f4")]);
  });

  it("hands her over: the former player's ghost comes home, the captor's goes", () => {
    const captured = { kind: "captured", seat: 2, former: 1, at: "a10" };
    const home = { kind: "went_home", seat: 1, at: "e6" };
    expect(told(captured)).toMatchObject({ mp: "a10", ctrl: 1, steps: 0 });
    const after = told(captured, home, { kind: "took_control", seat: 2 });
    expect(after).toMatchObject({ mp: null, ctrl: 2, ghosts: [ghost("e6"), null, ghost("f4")] });
  });

  it("moves ghosts, turns them strong and sends them home", () => {
    expect(told({ kind: "ghost_stepped", seat: 3, origin: "f4", to: "f3", left: 1 })).toMatchObject({
      steps: 1,
      ghosts: [null, ghost("c9"), ghost("f3")],
    });
    expect(told({ kind: "bumped", seat: 2, origin: "c9", to: "c8" }).ghosts[1]).toEqual(ghost("c8"));
    const weak = { kind: "weakened", seat: 2, cause: "power", turns: 2 };
    expect(told(weak, { kind: "recovered", seat: 2 }).ghosts[1]).toEqual(ghost("c9"));
    expect(told(weak, { kind: "went_home", seat: 2, at: "f6" }).ghosts[1]).toEqual(ghost("f6"));
  });

  it("counts what was spun or rolled", () => {
    expect(told({ kind: "rolled", seat: 2, face: "F2" }).steps).toBe(2);
    expect([scenes.count("4"), scenes.count("F2")]).toEqual([4, 2]);
    const begin = scene({ ...BEFORE, spins: [0, 0] }, { kind: "spun_to_begin", seat: 2, face: "5", ruling: "MSP-1" });
    expect(begin.spins).toEqual([0, 5]);
  });

  it("leaves the view it came from as it was", () => {
    const copy = structuredClone(BEFORE);
    told({ kind: "stepped", seat: 1, origin: "a10", to: "b10", left: 2 }, { kind: "took_control", seat: 2 });
    expect(BEFORE).toEqual(copy);
  });
});
