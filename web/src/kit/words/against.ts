/** Whom somebody played against, and how it ended for them, as results keep it. Pure. */
import type { Outcome } from "../remembered";
import type { Played } from "../results";
import { nameOf } from "./people";
import type { TableState } from "../state/tablestate";

/** Return the others at a table: people by name, bots by id. */
export function against(state: TableState): string[] {
  const others = (state.table?.places ?? []).filter(({ seat }) => seat !== null && !state.seats.includes(seat));
  return others.map(({ bot, seat }) => (bot === null || bot === undefined ? nameOf(state, seat!) : `=${bot}`));
}

export const hereFor = (outcome: Outcome): Played["how"] => (outcome.kind === "winner" ? "here" : outcome.kind);
