import { expect, it, vi } from "vitest";
import type { TableState } from "../state/tablestate";
import { whyOver } from "./ending";

vi.mock("../l10n.svelte", () => {
  const words: Record<string, string> = {
    left: "The other side left.",
    "left-one": "$name left.",
    "left-you": "You left.",
    goal: "The winner got there.",
    "goal-own": "You got there.",
  };
  const t = (key: string, params: Record<string, string> = {}) =>
    words[key]!.replace(/\$(\w+)/g, (_, name: string) => String(params[name]));
  return { t, has: (key: string) => key in words };
});

const names = ["Ada", "Bo", "Cy"];
const at = (players: number, seats: readonly number[]) => {
  const places = names.slice(0, players).map((name, n) => ({ place: n + 1, seat: n + 1, kind: "human", name }));
  return { table: { players, places }, seats } as unknown as TableState;
};
const result = (reason: string, ...winners: number[]) => ({ reason, winners, scores: [] });

it("names the only one who lost", () => {
  expect(whyOver(result("left", 1), at(2, [1]))).toBe("Bo left.");
  expect(whyOver(result("left", 1), at(2, []))).toBe("Bo left.");
  expect(whyOver(result("left", 1, 2), at(3, [1, 2, 3]))).toBe("Cy left.");
});

it("speaks to the only one who lost, alone at a device", () => {
  expect(whyOver(result("left", 1), at(2, [2]))).toBe("You left.");
  expect(whyOver(result("left", 1), at(2, [1, 2]))).toBe("Bo left.");
});

it("speaks to the only winner", () => {
  expect(whyOver(result("goal", 1), at(2, [1]))).toBe("You got there.");
  expect(whyOver(result("goal", 1), at(2, [2]))).toBe("The winner got there.");
});

it("speaks of nobody where several lost, or nobody won", () => {
  expect(whyOver(result("left", 1), at(3, [2]))).toBe("The other side left.");
  expect(whyOver(result("left"), at(2, [2]))).toBe("The other side left.");
});

it("is silent about a reason without words", () => {
  expect(whyOver(result("unheard", 1), at(2, [1]))).toBe("");
});
