import { describe, expect, it } from "vitest";
import { duration, note, sound, suspense } from "./notes";
import { event } from "./sample";

describe("notes", () => {
  it("are short, sound and take their time", () => {
    expect(note(event("drew_unseen", { seat: 1 }))).toBe("+cards-count");
    expect(note(event("turned_up", { seat: 1, card: "swap" }))).toBe("★ swap");
    expect(note(event("gave", { seat: 1, to: 2, card: "inky" }))).toBe("cards-note-gave");
    expect(note(event("turn_began", { seat: 1 }))).toBe(null);
    expect(sound(event("drew", { seat: 1, card: "inky" }))).toBe("no");
    expect(sound(event("drew", { seat: 1, card: "dot" }))).toBe(null);
    expect(duration(event("turn_began", { seat: 1 }))).toBe(0);
    expect(duration(event("drew", { seat: 1, card: "dot" }))).toBeGreaterThan(0);
  });

  it("leave people in the same suspense whatever is drawn", () => {
    const drawn = ["dot", "inky"].map((card) => event("drew", { seat: 1, card }));
    const others = [event("drew_unseen", { seat: 1 }), event("turned_up", { seat: 1, card: "swap" })];
    for (const one of [...drawn, ...others]) expect(suspense(one)).toEqual({ ms: 260, sound: "tap" });
    expect(suspense(event("passed_unseen", { seat: 1, to: 2 }))).toBe(null);
  });
});
