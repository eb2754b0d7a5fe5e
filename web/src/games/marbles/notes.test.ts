import { describe, expect, it } from "vitest";
import type { MarblesEvents } from "../../kit/wire";
import { duration, notes, sound } from "./notes";

const tell = (...events: object[]) => events as unknown as MarblesEvents[];

const GOBBLE = tell(
  { kind: "stepped", seat: 1, origin: "b3", to: "b4" },
  { kind: "gobbled", seat: 1, at: "b4", colour: "white", tray: 10, left: 1 },
  { kind: "stepped", seat: 1, origin: "b4", to: "b5" },
  { kind: "ghost_gobbled", seat: 1, at: "b5", to: "f6" },
  { kind: "returned", seat: 1, at: "c9" },
  { kind: "paid", seat: 2, to: 1, white: 2, yellow: 0 },
);

describe("notes", () => {
  it("writes a ply in short", () => {
    expect(notes(GOBBLE, 1)).toBe("b5 marbles-note-gobbled marbles-note-ghost marbles-note-returned marbles-note-gets");
    expect(notes(tell({ kind: "paid", seat: 2, to: 1, white: 1, yellow: 1 }), 2)).toBe("marbles-note-pays");
    expect(notes(tell({ kind: "rolled", seat: 1, low: 1, high: 6 }), null)).toBe("marbles-note-rolled");
    const prowl = { kind: "prowled", seat: 2, origin: "b5", to: "b4" };
    expect(notes(tell(prowl, { ...prowl, origin: "b4", to: "b3" }), 2)).toBe("b5→b3");
    expect(notes(tell({ kind: "stood", seat: 1, piece: "pac" }), 1)).toBe("marbles-note-stays");
  });

  it("has a time and a sound for what is to be seen and heard", () => {
    for (const event of GOBBLE) expect(duration(event)).toBeGreaterThan(0);
    expect(sound(GOBBLE[1]!)).toBe("gobble");
    expect(sound(GOBBLE[0]!)).toBeNull();
  });
});
