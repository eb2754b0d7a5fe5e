import { describe, expect, it } from "vitest";
import type { ChaseEvents } from "../../kit/wire";
import { duration, join, note, notes, sound } from "./notes";
import { movedIn } from "./pieces";

const event = (kind: string, more: object = {}) => ({ kind, ruling: "", ...more }) as unknown as ChaseEvents;

describe("the log", () => {
  it("writes squares, with a ghost's letter before its own", () => {
    expect(note(event("moved", { piece: "Pac-Man", to: "e3" }))).toBe("e3");
    expect(note(event("moved", { piece: "Pinky", to: "e3" }))).toBe("Pe3");
    expect(note(event("ate_ghost", { ghost: "Clyde" }))).toBe("chase-note-ate");
    expect(note(event("reset"))).toBe(null);
    expect(notes([event("moved", { piece: "Pac-Man", to: "e3" }), event("ate_pellet"), event("ate_pellet")])).toBe(
      "e3 chase-note-pellets",
    );
  });

  it("writes the end of a move as the notation does, with the piece whose move it was", () => {
    expect(note(event("stopped", { piece: "Pac-Man", at: "e3" }))).toBe("chase-note-stays");
    expect(note(event("stopped", { piece: "Inky", at: "e3" }))).toBe("I chase-note-stays");
    expect(note(event("boost_ended", { at: "e3" }))).toBe(null);
    expect(movedIn([event("stopped", { piece: "Inky" })])).toBe("cyan");
  });

  it("shows the piece that moved, not only whose it is", () => {
    expect(movedIn([event("moved", { piece: "Clyde" })])).toBe("orange");
    expect(movedIn([event("boost_ended")])).toBe(null);
  });
});

describe("a walk", () => {
  it("leads a piece from its first square to its last", () => {
    const step = (piece: string, origin: string, to: string) => event("moved", { piece, origin, to });
    const [first, second] = [step("Pac-Man", "e2", "e3"), step("Pac-Man", "e3", "e4")];
    expect(join(first, second)).toEqual(step("Pac-Man", "e2", "e4"));
    expect(join(first, step("Inky", "a5", "a4"))).toBe(null);
    expect(join(first, event("ate_pellet", { at: "e3" }))).toBe(null);
  });
});

describe("sound and motion", () => {
  it("tells winning from losing", () => {
    expect(sound(event("won", { winner: "Pac-Man" }))).toBe("win");
    expect(sound(event("won", { winner: "ghosts" }))).toBe("lose");
    expect(sound(event("boost_ended"))).toBe(null);
  });

  it("gives scenes time and unknown events none", () => {
    expect(duration(event("caught"))).toBeGreaterThan(1000);
    expect(duration(event("salt_added"))).toBe(0);
  });
});
