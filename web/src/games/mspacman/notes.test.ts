import { describe, expect, it } from "vitest";
import type { MsPacManEvents, MsPacManFacts, MsPacManView } from "../../kit/wire";
import { movedIn, mover, piecesOf } from "./pieces";
import { duration, join, note, sound } from "./notes";

const event = (kind: string, over: object = {}) => ({ kind, seat: 1, ...over }) as unknown as MsPacManEvents;

describe("a walk", () => {
  const step = (origin: string, to: string, left: number) => event("stepped", { origin, to, left });
  const ate = (at: string, area: string, left: number) => event("ate", { at, area, left });

  it("leads from its first square to its last", () => {
    expect(join(step("a1", "a2", 1), step("a2", "a3", 0))).toEqual(step("a1", "a3", 0));
    expect(join(step("a1", "a2", 1), event("stepped", { seat: 2 }))).toBe(null);
    expect(join(step("a1", "a2", 1), event("ghost_stepped"))).toBe(null);
  });

  it("has its dots told together, area by area", () => {
    expect(join(ate("a1", "Inky", 5), ate("a2", "Inky", 4))).toEqual(ate("a1, a2", "Inky", 4));
    expect(join(ate("a1", "Inky", 5), ate("j1", "Sue", 7))).toBe(null);
  });
});

describe("the log", () => {
  it("writes faces, cells and what came of a step", () => {
    expect(note(event("rolled", { face: "F2" }))).toBe("mspacman-note-rolled");
    expect(note(event("stepped", { to: "c8" }))).toBe("c8");
    expect(["power_eaten", "caught", "captured", "extra_turn"].map((kind) => note(event(kind)))).toEqual([
      "mspacman-cell-power",
      "mspacman-note-home",
      "mspacman-note-captured",
      "mspacman-note-extra",
    ]);
    expect(note(event("ate", { at: "c8" }))).toBe(null);
  });

  it("gives every change of hands time and a sound, and an unknown event neither", () => {
    expect(duration(event("took_control"))).toBeGreaterThan(1000);
    expect(sound(event("captured"))).toBe("lose");
    expect([duration(event("salt_added")), sound(event("salt_added"))]).toEqual([0, null]);
  });
});

describe("the pieces", () => {
  const areas = (...seats: (number | null)[]) =>
    ["Blinky", "Inky", "Pinky", "Sue"].map((colour, n) => ({ colour, seat: seats[n] ?? null }));

  it("are those of the areas, which depend on how many play", () => {
    const two = { players: 2, areas: areas(1, null, 2) } as unknown as MsPacManFacts;
    const four = { players: 4, areas: areas(1, 2, 3, 4) } as unknown as MsPacManFacts;
    expect(piecesOf(two)).toEqual(["red", "pink"]);
    expect(piecesOf(four)).toEqual(["red", "cyan", "pink", "orange"]);
  });

  it("tell her from the ghosts of the same seat", () => {
    const view = (seat: number, ctrl: number | null) => mover({ seat, ctrl } as MsPacManView);
    expect([view(1, 1), view(2, 1), view(1, null)]).toEqual(["ms", null, null]);
    expect(movedIn([event("stepped"), event("ate")])).toBe("ms");
    expect(movedIn([event("ghost_stepped"), event("captured")])).toBe(null);
  });
});
