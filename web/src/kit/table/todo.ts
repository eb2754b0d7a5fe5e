/** What whoever is to act at this device is asked to do. */
import { either } from "../l10n.svelte";
import type { Table } from "./table.svelte";

/** Return the instruction, once it is somebody's turn here: the board's own in the middle of an action, or the usual one. */
export function todo({ mine, news, state }: Pick<Table, "mine" | "news" | "state">): string | null {
  const [game, asked] = [state.table?.game, state.update?.asked];
  if (mine === null || !game || !asked) return null;
  if (news.tip) return news.tip;
  return asked.kind === "chance" ? either(`${game}-todo-chance`, "todo-chance") : either(`${game}-todo`, "todo-act");
}
