import { describe, expect, it } from "vitest";
import { sceneAt } from "../../kit/playback/scene";
import type { MarblesEvents, MarblesFacts, MarblesView } from "../../kit/wire";
import * as scenes from "./scene";

const before = {
  white: ["b4", "b5"],
  yellow: ["c3"],
  pacs: ["b3", "h2"],
  ghosts: ["b5", "h8"],
  trays: [9, 5],
  held: [1, 0],
  owed: [],
  dice: [2, 4],
} as unknown as MarblesView;
const after = { ...before, dice: [4] } as MarblesView;
const sceneOf = (view: MarblesView, before: MarblesView | null, told: readonly MarblesEvents[]) =>
  sceneAt(scenes, {} as MarblesFacts, view, before, told);
const tell = (...events: object[]) => events as unknown as MarblesEvents[];

const GOBBLE = tell(
  { kind: "stepped", seat: 1, origin: "b3", to: "b4" },
  { kind: "gobbled", seat: 1, at: "b4", colour: "white", tray: 10, left: 1 },
  { kind: "stepped", seat: 1, origin: "b4", to: "b5" },
  { kind: "ghost_gobbled", seat: 1, at: "b5", to: "f6" },
  { kind: "returned", seat: 1, at: "c9" },
  { kind: "paid", seat: 2, to: 1, white: 2, yellow: 0 },
);

describe("the scene", () => {
  it("is the view while nothing is told", () => {
    expect(sceneOf(after, null, []).pacs).toEqual(["b3", "h2"]);
    expect(sceneOf(after, before, []).dice).toEqual([2, 4]);
  });

  it("plays the die of a move when the move begins", () => {
    expect(sceneOf(after, before, GOBBLE.slice(0, 1)).dice).toEqual([4]);
  });

  it("gobbles marble by marble", () => {
    expect([...sceneOf(after, before, GOBBLE.slice(0, 1)).white]).toEqual(["b4", "b5"]);
    const eaten = sceneOf(after, before, GOBBLE.slice(0, 2));
    expect([...eaten.white]).toEqual(["b5"]);
    expect([eaten.pacs[0], eaten.trays[0]]).toEqual(["b4", 10]);
  });

  it("sends the gobbled ghost home, owes the yellow marble, puts it back and is paid", () => {
    const owing = sceneOf(after, before, GOBBLE.slice(0, 4));
    expect([owing.ghosts, owing.held, owing.owed]).toEqual([["f6", "h8"], [0, 0], [1]]);
    const done = sceneOf(after, before, GOBBLE);
    expect([done.owed, [...done.yellow], done.trays]).toEqual([[], ["c3", "c9"], [12, 3]]);
  });

  it("sends who is captured home, and takes yellow marbles where they are lost", () => {
    const caught = sceneOf(
      after,
      before,
      tell(
        { kind: "prowled", seat: 2, origin: "b5", to: "b3" },
        { kind: "captured", seat: 2, whom: 1, at: "b3", home: "k1" },
        { kind: "privilege_lost", seat: 1, count: 1 },
      ),
    );
    expect([caught.pacs, caught.ghosts, caught.held, caught.owed]).toEqual([["k1", "h2"], ["b3", "h8"], [0, 0], [1]]);
  });

  it("shows the dice as they were rolled, also for who begins", () => {
    const rolled = tell({ kind: "rolled", seat: 1, low: 1, high: 6 });
    expect(sceneOf({ ...after, dice: [] }, before, rolled).dice).toEqual([1, 6]);
  });
});

describe("keepPlaces", () => {
  it("leaves each drawing with the ghost that has not moved", () => {
    expect(scenes.keepPlaces(["a6", "f6"], ["a6", "c6"])).toEqual(["a6", "c6"]);
    expect(scenes.keepPlaces(["f6", "a6"], ["a6", "c6"])).toEqual(["c6", "a6"]);
    expect(scenes.keepPlaces(["f6", "c6"], ["c6", "k6"])).toEqual(["k6", "c6"]);
    expect(scenes.keepPlaces(["f6", "f6"], ["b6", "f6"])).toEqual(["b6", "f6"]);
    expect(scenes.keepPlaces([], ["b6", "f6"])).toEqual(["b6", "f6"]);
  });
});
