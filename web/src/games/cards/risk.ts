/** The risk of the next card in numbers and in one word. */
import type { Hint } from "../../kit/wire";

export interface Risk {
  ghost: number; // chances from 0 to 1
  out: number;
  power: number;
  points: number; // on average
  word: "none" | "little" | "some" | "high";
}

/** Read the hints, which have chances in thousandths and points in hundredths; null: there are none. */
export function riskOf(hints: readonly Hint[]): Risk | null {
  const value = (kind: string): number => hints.find((hint) => hint.kind === kind)?.value ?? 0;
  if (!hints.some((hint) => hint.kind === "next-ghost")) return null;
  const out = value("next-knock-out") / 1000;
  const word = out === 0 ? "none" : out < 0.15 ? "little" : out < 0.35 ? "some" : "high";
  return {
    ghost: value("next-ghost") / 1000,
    out,
    power: value("next-power-up") / 1000,
    points: value("next-points") / 100,
    word,
  };
}
