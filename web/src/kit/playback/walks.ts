/**
 * A walk is many plies, but people speak of it as one move: its plies are one entry of the log, and its events are
 * announced together. Each game says which events belong to a walk. Pure.
 */
import type { Event, Frame } from "../wire";

/** Return two events of a walk as one; null: each is announced separately. */
export type Join = (earlier: Event, later: Event) => Event | null;

const APART: Join = () => null;

/** Return the events of a walk as they are announced when it is over, each in the place of the first of its kind. */
export function joined(events: readonly Event[], join: Join = APART): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const n = told.findIndex((one) => join(one, event) !== null);
    if (n < 0) told.push(event);
    else told[n] = join(told[n]!, event)!;
  }
  return told;
}

/** Return whether a ply is, or may be, part of a walk. */
export function walks(frame: Frame, join: Join = APART): boolean {
  return frame.events.some((event) => join(event, event) !== null);
}

/** Return whether a ply continues the walk of the one before. */
export function goesOn(before: Frame, frame: Frame, join: Join = APART): boolean {
  if (before.seat !== frame.seat) return false;
  return frame.events.some((later) => before.events.some((earlier) => join(earlier, later) !== null));
}

/** Return plies in groups that belong together. */
export function together(frames: readonly Frame[], join: Join = APART): Frame[][] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (last && goesOn(last.at(-1)!, frame, join)) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}
