/** Opening a place whose hidden hand a bot plays: everybody else has to agree. Pure. */
import type { TableState } from "./tablestate";

/** Return the seat of a place. */
function seatAt(state: TableState, place: number): number | null {
  return state.table?.places.find((one) => one.place === place)?.seat ?? null;
}

/** Return the places of this device that still have to agree. */
export function voices(state: TableState): readonly number[] {
  return (state.table?.reopening?.waits ?? []).filter((place) => state.places.includes(place));
}

/** Return the seat that may be opened, if somebody at this device is asked about it. */
export function openingAsked(state: TableState): number | null {
  return voices(state).length > 0 ? seatAt(state, state.table!.reopening!.place) : null;
}

/** Return the seat that may be opened and the seats whose answer is awaited. */
export function opening(state: TableState): { seat: number; waits: readonly number[] } | null {
  const reopening = state.table?.reopening;
  const seat = reopening ? seatAt(state, reopening.place) : null;
  if (!reopening || seat === null) return null;
  return { seat, waits: reopening.waits.flatMap((place) => seatAt(state, place) ?? []) };
}
