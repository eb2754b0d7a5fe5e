import { describe, expect, it } from "vitest";
import { sceneAt } from "../../kit/playback/scene";
import type { ChaseEvents, ChaseFacts, ChaseView } from "../../kit/wire";
import * as scenes from "./scene";

const VIEW: ChaseView = {
  type: "chase",
  pacman: "e2",
  ghosts: ["a5", "c5", "g5", "i5"],
  pellets: ["b2", "h2", "b8", "h8"],
  lives: 3,
  idle: 0,
  mover: "Pac-Man",
  left: 2,
  boost: false,
  frenzy: false,
  heading: null,
  waiting: [],
  ate: false,
  best: 0,
  cycles: 0,
  level: 0,
};
const FACTS = {} as ChaseFacts;
const AFTER = { ...VIEW, pacman: "z9" };
const moved = (piece: string, origin: string, to: string): ChaseEvents => ({
  kind: "moved",
  ruling: "",
  seat: 1,
  piece,
  origin,
  to,
});
const during = (before: Partial<ChaseView>, ...told: ChaseEvents[]) =>
  sceneAt(scenes, FACTS, AFTER, { ...VIEW, ...before }, told);

describe("a ply half shown", () => {
  it("is the view before it at first, and the view after it in the end", () => {
    expect(sceneAt(scenes, FACTS, AFTER, VIEW, [])).toBe(VIEW);
    expect(sceneAt(scenes, FACTS, AFTER, null, [moved("Pac-Man", "e2", "e3")])).toBe(AFTER);
  });

  it("moves the piece that was told to have moved, and no other", () => {
    expect(during({}, moved("Pac-Man", "e2", "e3"))).toMatchObject({ pacman: "e3", left: 1, ghosts: VIEW.ghosts });
    const inky = during({ mover: "Inky", left: 1 }, moved("Inky", "c5", "c4"));
    expect(inky).toMatchObject({ pacman: "e2", ghosts: ["a5", "c4", "g5", "i5"] });
  });

  it("eats a pellet, then boosts, then eats ghosts, one after the other", () => {
    const walk = moved("Pac-Man", "b3", "b2");
    const ate: ChaseEvents = { kind: "ate_pellet", ruling: "", at: "b2", left: 3 };
    const boosted: ChaseEvents = { kind: "boosted", ruling: "", steps: 3 };
    expect(during({}, walk).pellets).toHaveLength(4);
    expect(during({}, walk, ate)).toMatchObject({ pellets: ["h2", "b8", "h8"], boost: false });
    expect(during({}, walk, ate, boosted)).toMatchObject({ boost: true, left: 3 });
    const eaten: ChaseEvents = { kind: "ate_ghost", ruling: "", ghost: "Pinky", at: "g5" };
    const ended: ChaseEvents = { kind: "boost_ended", ruling: "", at: "g5" };
    const run = during({ boost: true, left: 1 }, moved("Pac-Man", "g4", "g5"), eaten);
    expect(run).toMatchObject({ pacman: "g5", boost: true, ghosts: ["a5", "c5", null, "i5"] });
    expect(during({ boost: true, left: 1 }, eaten, ended).boost).toBe(false);
  });

  it("ends a move that is stopped, and the run with it", () => {
    const stopped = { kind: "stopped", ruling: "", seat: 2, piece: "Inky", at: "c5" } as const;
    const ended = during({ mover: "Inky", frenzy: true, left: 1 }, stopped);
    expect(ended).toMatchObject({ mover: "Inky", frenzy: false, left: 0, ghosts: VIEW.ghosts });
  });

  it("keeps everybody where they met until they are told to be back", () => {
    const catching = moved("Blinky", "e3", "e2");
    const caught: ChaseEvents = { kind: "caught", ruling: "", ghost: "Blinky", at: "e2", lives: 2 };
    const reset: ChaseEvents = { kind: "reset", ruling: "", pacman: "e2", ghosts: ["a5", "c5", "g5", "i5"] };
    const before = { mover: "Blinky", frenzy: true, ghosts: ["e3", null, "g5", "i5"], waiting: ["Pinky"] };
    expect(during(before, catching)).toMatchObject({ lives: 3, ghosts: ["e2", null, "g5", "i5"] });
    expect(during(before, catching, caught)).toMatchObject({ lives: 2, ghosts: ["e2", null, "g5", "i5"], waiting: [] });
    expect(during(before, catching, caught, reset)).toMatchObject({ mover: "Pac-Man", ghosts: VIEW.ghosts });
  });

  it("lets frenzy begin when it is told, and not last into another ghost's move", () => {
    const frenzied: ChaseEvents = { kind: "frenzied", ruling: "", ghost: "Blinky", line: ["a5", "b5"] };
    expect(during({}, frenzied)).toMatchObject({ mover: "Blinky", frenzy: true, left: 2 });
    expect(during({ mover: "Blinky", frenzy: true }, moved("Blinky", "a5", "b5")).frenzy).toBe(true);
    expect(during({ mover: "Blinky", frenzy: true }, moved("Inky", "c5", "c4")).frenzy).toBe(false);
  });

  it("brings pellets back, names ghosts, counts a life for dawdling", () => {
    expect(during({ pellets: ["b2"] }, { kind: "pellets_back", ruling: "", pellets: ["h2"] }).pellets).toHaveLength(2);
    expect(during({ mover: "call" }, { kind: "called", ruling: "", seat: 2, ghost: "Clyde" }).mover).toBe("Clyde");
    expect(during({}, { kind: "stalled", ruling: "", cycles: 20, lives: 2 }).lives).toBe(2);
  });
});
