/** Going on from an earlier position, at a table of its own. */
import { api } from "../kit/api";
import { bestToken, rememberCreated } from "../kit/remembered";
import { router } from "../kit/route.svelte";
import { tablePath } from "../kit/routes";
import type { Table } from "../kit/table/table.svelte";

export async function goOnFrom(table: Table, ply: number): Promise<void> {
  const created = await api.fork(table.known.id, bestToken(table.known)!, ply);
  rememberCreated(created, Date.now());
  router.go(tablePath(created.table.id));
}
