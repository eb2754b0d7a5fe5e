/** Whether somebody plays a game for the first time on this device, and so is guided through the first turn. */
import { has } from "../kit/l10n.svelte";
import { learned } from "../kit/learned.svelte";
import { tables } from "../kit/remembered";
import type { Table } from "../kit/table/table.svelte";

/** Return whether a match has begun here of a game that nobody has played on this device. */
export function newcomer(table: Table): boolean {
  const { table: info, seats, lesson } = table.state;
  if (info?.phase !== "playing" || info.imported || lesson !== null || seats.length !== 1) return false;
  return !learned.guided(info.game) && !tables().some((other) => other.game === info.game && other.id !== info.id);
}

/** Return whether it is the turn of such a newcomer, what led to it has been shown, and there are words to guide them. */
export function needed(table: Table): boolean {
  const { table: info, update } = table.state;
  return newcomer(table) && update !== null && table.mine !== null && has(`${info?.game}-guide-turn`);
}
