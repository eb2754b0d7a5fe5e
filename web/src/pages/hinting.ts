/** What the coach advises, as sentences. Pure, but for the words. */
import { has, t } from "../kit/l10n.svelte";
import type { TableState } from "../kit/state/tablestate";
import type { Advice } from "../kit/wire";
import { nameOf } from "../kit/words/people";
import { explain } from "../kit/words/refusals";
import { wordFor } from "../kit/words/telling";

/** Return the action in words, the reasons, and the chance to win with it. */
export function advised(advice: Advice, state: TableState): string {
  return `${reasoned(advice, state)} ${t("hint-chance", { percent: Math.round(100 * advice.chance) })}`;
}

/** Return the action in words, and the reasons. */
export function reasoned(advice: Advice, state: TableState): string {
  const reasons = advice.reasons.map(({ message, params = {} }) => explain(message, params, state));
  return [action(advice, state), ...reasons].join(" ");
}

function action({ action, kind = "", taps = [] }: Advice, state: TableState): string {
  const key = `${state.table?.game}-advice-${kind}`;
  if (!has(key)) return t("hint-action", { action });
  return t(key, { from: thing(taps[0], state), to: thing(taps.at(-1), state) });
}

/** Return the words for something that is tapped: a player, a card, or a cell by its name. */
function thing(tap: string | undefined, state: TableState): string {
  return /^\d+$/.test(tap ?? "") ? nameOf(state, Number(tap)) : wordFor(tap ?? "", state);
}
