/** Whether somebody plays a game for the first time on this device, and so is guided through the first turn. */
import { has } from "../kit/l10n.svelte";
import { learned } from "../kit/learned.svelte";
import { tables } from "../kit/remembered";
import type { Table } from "../kit/table/table.svelte";

export function needed(table: Table): boolean {
  const { table: info, seats, lesson, update } = table.state;
  if (!info || !update || !table.game || seats.length !== 1) return false;
  const own = info.phase === "playing" && !info.imported && lesson === null && table.seat !== null;
  if (!own || !has(`${info.game}-guide-turn`) || learned.guided(info.game)) return false;
  return !tables().some((other) => other.game === info.game && other.id !== info.id);
}
