/** People who are away from a running match, and when a bot may play for them. Pure. */
import type { TableState } from "./tablestate";

export interface Away {
  seat: number;
  dueMs: number | null; // the server time from which a stand-in may be asked for; null: one is playing already
}

/** List who is away, in seat order. */
export function awayFrom(state: TableState): readonly Away[] {
  const { table, update } = state;
  if (table?.phase !== "playing" || table.imported) return [];
  const minded = update?.minded ?? [];
  const gone = update?.gone ?? []; // they left for good
  return table.places
    .filter((place) => place.kind === "human" && !place.here && place.seat !== null && !gone.includes(place.seat))
    .map((place) => ({ seat: place.seat!, dueMs: minded.includes(place.seat!) ? null : place.stand_in_ms }))
    .filter((away) => away.dueMs !== null || minded.includes(away.seat))
    .sort((one, other) => one.seat - other.seat);
}

/** Return the time until a moment on the server's clock, given this device's time. */
export function msUntil(dueMs: number, state: TableState, now: number): number {
  return Math.max(0, dueMs - (now + state.offset));
}

/** Write a duration as minutes and seconds: 94000 is 1:34. */
export function inMinutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
