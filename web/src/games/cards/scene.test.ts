import { describe, expect, it } from "vitest";
import { sceneAt } from "../../kit/playback/scene";
import type { CardsEvents, CardsView } from "../../kit/wire";
import { flights } from "./flights";
import { event, FACTS, view } from "./sample";
import * as scenes from "./scene";

describe("the table in the middle of a ply", () => {
  const midway = (before: CardsView | null, end: CardsView, told: readonly CardsEvents[]) =>
    sceneAt(scenes, FACTS, end, before, told).view;

  it("has a card in the air in neither hand", () => {
    const end = view({ sizes: [3, 1, 3], hands: [["dot", "dot", "inky"], null, null], deck: 39 });
    const drew = event("drew", { seat: 1, card: "dot" });
    expect(midway(view({}), end, [drew])).toMatchObject({
      deck: 39,
      sizes: [2, 1, 3],
      hands: [["dot", "inky"], null, null],
    });
    const out = event("knocked_out", { seat: 1, hand: ["dot", "dot", "inky"] });
    expect(midway(view({}), end, [drew, out])).toMatchObject({
      sizes: [3, 1, 3],
      status: ["active", "active", "active"], // in words when it has been shown
    });
    const ended = event("turn_ended", { seat: 1 });
    expect(midway(view({}), end, [drew, out, ended]).status).toEqual(["out", "active", "active"]);
    expect(midway(null, end, [drew])).toBe(end);
    expect(midway(view({}), end, [])).toEqual(view({}));
  });

  it("takes a given card from the giver first", () => {
    const gave = event("gave", { seat: 1, to: 2, card: "inky" });
    const end = view({ sizes: [1, 2, 3], hands: [["dot"], null, null] });
    expect(midway(view({}), end, [gave])).toMatchObject({ sizes: [1, 1, 3], hands: [["dot"], null, null] });
    expect(midway(view({}), end, [gave, event("turn_ended", { seat: 1 })]).sizes).toEqual([1, 2, 3]);
  });

  it("has two hands in the air while they are swapped", () => {
    const swapped = event("swapped", { seat: 1, one: 1, other: 3 });
    const end = view({ sizes: [3, 1, 2], hands: [["melon", "dot", "dot"], null, null] });
    expect(midway(view({}), end, [swapped])).toMatchObject({ sizes: [0, 1, 0], hands: [[], null, null] });
    const seen = midway(view({}), end, [swapped, event("hand_taken", { seat: 1, hand: [] })]);
    expect(seen).toMatchObject({ sizes: [3, 1, 2], hands: [["melon", "dot", "dot"], null, null] });
  });

  it("turns a power-up before it lies on the pile", () => {
    const turned = event("turned_up", { seat: 1, card: "swap" });
    expect(midway(view({}), view({ discard: ["swap"], deck: 39 }), [turned])).toMatchObject({ deck: 39, discard: [] });
  });
});

describe("cards in the air", () => {
  it("show their face only where the event does", () => {
    expect(flights(event("drew", { seat: 1, card: "dot" }), 1, [])).toMatchObject([
      { from: "deck", to: "hand", card: "dot", turns: true },
    ]);
    expect(flights(event("drew_unseen", { seat: 2 }), 1, [])).toMatchObject([
      { from: "deck", to: "seat-2", card: null },
    ]);
    expect(flights(event("passed_unseen", { seat: 2, to: 3 }), 1, [])).toMatchObject([
      { from: "seat-2", to: "seat-3", card: null },
    ]);
  });

  it("are whole hands in a swap, but not empty ones", () => {
    const swapped = event("swapped", { seat: 2, one: 1, other: 2 });
    expect(flights(swapped, 1, [2, 0])).toMatchObject([{ from: "hand", to: "seat-2", count: 2 }]);
    expect(flights(null, 1, [2, 0])).toEqual([]);
  });
});
