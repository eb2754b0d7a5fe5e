/** What happens away from the board and concerns everybody: somebody is away, or a place may be opened. */
import { t } from "../l10n.svelte";
import { awayFrom, inMinutes, msUntil } from "../state/absence";
import { nameOf } from "./people";
import { openingAsked } from "../state/reopening";
import type { TableState } from "../state/tablestate";

/** Return sentences for what is new, at this device's time. */
export function noticed(before: TableState, after: TableState, now: number): string[] {
  if (before.table === after.table && before.update?.minded === after.update?.minded) return [];
  const known = new Set(awayFrom(before).map((away) => away.seat));
  const sentences: string[] = [];
  for (const { seat, dueMs } of awayFrom(after)) {
    if (known.has(seat) || dueMs === null) continue; // a stand-in is an event of the match
    const sentence = t("away-wait", { time: inMinutes(msUntil(dueMs, after, now)) });
    sentences.push(t("told-of", { name: nameOf(after, seat), sentence }));
  }
  const asked = openingAsked(after);
  if (asked !== null && openingAsked(before) !== asked) {
    sentences.push(t("told-of", { name: nameOf(after, asked), sentence: t("reopen-question") }));
  }
  return sentences;
}
