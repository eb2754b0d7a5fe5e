import { expect, it, vi } from "vitest";
import { calling } from "./calling";

let mark = ",";
vi.mock("../l10n.svelte", () => ({
  t: (_: string, params: Record<string, string>) => `${params.name}${mark}`,
  language: () => "en",
}));

it("goes on with a small letter after a comma", () => {
  expect(calling("Ada", "Tap a glowing spot. Or wait.")).toEqual({
    call: "Ada,",
    text: "tap a glowing spot. Or wait.",
  });
});

it("leaves a name or a number alone that was filled in", () => {
  expect(calling("Ada", "\u2068Blinky\u2069 moves.").text).toBe("\u2068Blinky\u2069 moves.");
  expect(calling("Ada", "\u20683\u2069 steps left.").text).toBe("\u20683\u2069 steps left.");
});

it("keeps the capital after anything else", () => {
  mark = ":";
  expect(calling("Ada", "Tap a glowing spot.")).toEqual({ call: "Ada:", text: "Tap a glowing spot." });
});
