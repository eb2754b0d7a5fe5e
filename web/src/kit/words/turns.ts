/**
 * The match as turns: what one player did until it was somebody else's turn. A turn is often many plies: a roll, steps,
 * a choice. Pure.
 */
import { seatOf, type Event, type Frame } from "../wire";

export interface Turn {
  seat: number | null; // whose turn it was
  first: number; // the ply it began with
  ply: number; // the last one that belongs to it
  events: readonly Event[];
}

/** Says whether an event begins a turn, in a game where others act in the middle of one. */
export type Begins = (event: Event) => boolean;

/** Return whose ply it was: of whoever acted, or was to roll, spin or draw. */
export function actorIn(frame: Frame, before: Frame | undefined): number | null {
  const about = frame.events.find((event) => seatOf(event) !== null);
  return frame.seat ?? before?.to_act?.[0] ?? (about ? seatOf(about) : null);
}

/** Return the turns of a match, given its frames from the beginning. A ply in which nothing happened belongs to none. */
export function turnsOf(frames: readonly Frame[], begins?: Begins): Turn[] {
  const turns: { seat: number | null; first: number; ply: number; events: Event[] }[] = [];
  for (const [n, frame] of frames.entries()) {
    const actor = actorIn(frame, frames[n - 1]);
    for (const event of frame.events) {
      const last = turns.at(-1);
      const fresh = begins ? begins(event) : last?.seat !== actor;
      if (last && !fresh) {
        last.events.push(event);
        last.ply = frame.ply;
      } else {
        turns.push({
          seat: begins ? (seatOf(event) ?? actor) : actor,
          first: frame.ply,
          ply: frame.ply,
          events: [event],
        });
      }
    }
  }
  return turns;
}

/** Return what others did since a player's last turn, and that player's turn if it is under way. */
export function sinceLast(turns: readonly Turn[], seat: number | null): Turn[] {
  const under = turns.at(-1)?.seat === seat ? 1 : 0;
  const last = turns.slice(0, turns.length - under).findLastIndex((turn) => turn.seat === seat);
  return turns.slice(last + 1);
}

/** Return each player's last turn, in seat order. */
export function lastOfEach(turns: readonly Turn[]): Turn[] {
  const last = new Map<number, Turn>();
  for (const turn of turns) if (turn.seat !== null) last.set(turn.seat, turn);
  return [...last.values()].sort((one, other) => one.seat! - other.seat!);
}
