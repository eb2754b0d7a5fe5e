/** Why a match is over, in a sentence that fits who reads it. */
import { has, t } from "../l10n.svelte";
import type { Result } from "../wire";
import type { TableState } from "../state/tablestate";
import { isMe, nameOf } from "./people";

/**
 * Return the sentence for the reason of a result: to its only winner (`-own`), to its only loser (`-you`), about its
 * only loser (`-one`), or to all. A reason without words has none.
 */
export function whyOver({ reason, winners = [] }: Result, state: TableState): string {
  const players = state.table?.players ?? 0;
  const losers = Array.from({ length: players }, (_, n) => n + 1).filter((seat) => !winners.includes(seat));
  const alone = winners.length > 0 && losers.length === 1 ? losers[0]! : null;
  const won = winners.length === 1 && isMe(state, winners[0]!);
  if (won && has(`${reason}-own`)) return t(`${reason}-own`);
  if (alone !== null && isMe(state, alone) && has(`${reason}-you`)) return t(`${reason}-you`);
  if (alone !== null && has(`${reason}-one`)) return t(`${reason}-one`, { name: nameOf(state, alone) });
  return has(reason) ? t(reason) : "";
}
