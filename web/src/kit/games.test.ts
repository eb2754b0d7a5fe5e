/** Every game has the same files for the same jobs, and draws every event. */
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("../games/*/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const GAMES = [...new Set(Object.keys(FILES).map((path) => path.split("/")[2]!))];
const SAME = [
  "index.ts",
  "Board.svelte",
  "Controls.svelte",
  "Cover.svelte",
  "SeatExtra.svelte",
  "notes.ts",
  "deeds.ts",
  "scene.ts",
];

describe.each(GAMES)("%s", (game) => {
  it.each(SAME)("has its %s", (file) => {
    expect(Object.keys(FILES)).toContain(`../games/${game}/${file}`);
  });

  // Types see that no event is left over, but only where the reducer says so.
  it.each(["scene.ts", "notes.ts", "deeds.ts"])("passes over no event in its %s", (file) => {
    const text = FILES[`../games/${game}/${file}`] ?? "";
    const switches = text.split("switch (event.kind)").length - 1;
    const ends = text.match(/default:\n\s*(?:return )?\w+\(/g) ?? [];
    expect(text.match(/\bdefault:/g) ?? []).toHaveLength(switches);
    expect(ends.filter((end) => end.endsWith("unknownEvent("))).toHaveLength(switches);
    if (file === "scene.ts") expect(switches).toBeGreaterThan(0);
  });
});
