/** How people sit down: anyhow, all at this device, or each at their own device around a screen that shows the table. */
import type { GameInfo } from "../kit/wire";

export type Sitting = "any" | "here" | "shared";

/**
 * Return the bot that a quick game is played against: the one chosen last time, and at first one that is weaker than the
 * usual one, which is kind to newcomers.
 */
export function strengthOf(
  { offered, usual_bot }: Pick<GameInfo, "offered" | "usual_bot">,
  last: string | null,
): string {
  if (last !== null && offered.includes(last)) return last;
  return offered[Math.max(0, offered.indexOf(usual_bot) - 1)] ?? usual_bot;
}
