import { expect, test } from "vitest";
import { dice, pondering } from "./pondering";

const turns = Array.from({ length: 400 }, (_, ply) => ply);

test("what looks like chance is the same on every device, and even", () => {
  expect(dice("a", 1)).toBe(dice("a", 1));
  const mean = turns.reduce((sum, ply) => sum + dice("table", ply), 0) / turns.length;
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.6);
});

test("a hasty character thinks for a shorter time than a careful one, and nobody for long", () => {
  const all = (bot: string) => turns.map((ply) => pondering(bot, "table", ply));
  const mean = (bot: string) => all(bot).reduce((sum, ms) => sum + ms, 0) / turns.length;
  expect(mean("pip") * 3).toBeLessThan(mean("hazel"));
  expect(Math.max(...all("hazel"))).toBeLessThan(3500);
  expect(new Set(all("otto")).size).toBeGreaterThan(200);
});
