/**
 * A walk is many plies, and people speak of it as one: its plies are one entry of the log, and its events are told
 * together. Which events are parts of a walk is for each game to say. Pure.
 */
import type { Event, Frame } from "../wire";

/** Two events of a walk as one that tells both; null: each is told by itself. */
export type Join = (earlier: Event, later: Event) => Event | null;

const APART: Join = () => null;

/** The events of a walk as they are told when it is over, each where the first of its kind was. */
export function joined(events: readonly Event[], join: Join = APART): Event[] {
  const told: Event[] = [];
  for (const event of events) {
    const n = told.findIndex((one) => join(one, event) !== null);
    if (n < 0) told.push(event);
    else told[n] = join(told[n]!, event)!;
  }
  return told;
}

/** Whether a ply is, or may be, a part of a walk. */
export function walks(frame: Frame, join: Join = APART): boolean {
  return frame.events.some((event) => join(event, event) !== null);
}

/** Whether a ply goes on with the walk of the one before. */
export function goesOn(before: Frame, frame: Frame, join: Join = APART): boolean {
  if (before.seat !== frame.seat) return false;
  return frame.events.some((later) => before.events.some((earlier) => join(earlier, later) !== null));
}

/** Plies that belong together. */
export function together(frames: readonly Frame[], join: Join = APART): Frame[][] {
  const groups: Frame[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    if (last && goesOn(last.at(-1)!, frame, join)) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}
