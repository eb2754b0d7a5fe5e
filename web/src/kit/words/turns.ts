/**
 * The match as turns: what one player did until it was somebody else's turn. A turn is often many plies: a roll, steps,
 * a choice. Pure.
 */
import { Gathering } from "../gathering";
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

interface Growing extends Turn {
  events: Event[];
}

/** Gathers the turns of a match from its frames; a turn that goes on is another object, with what was added. */
export function gatherTurns(begins?: Begins): Gathering<Frame, Turn[]> {
  return new Gathering<Frame, Turn[]>(
    () => [],
    (turns, frame, before) => {
      const actor = actorIn(frame, before);
      let going: Growing | null = null;
      for (const event of frame.events) {
        const last: Turn | undefined = going ?? turns.at(-1);
        const fresh = begins ? begins(event) : last?.seat !== actor;
        if (last && !fresh) {
          going ??= { ...last, events: [...last.events] };
          going.events.push(event);
          going.ply = frame.ply;
          turns[turns.length - 1] = going;
        } else {
          const seat = begins ? (seatOf(event) ?? actor) : actor;
          going = { seat, first: frame.ply, ply: frame.ply, events: [event] };
          turns.push(going);
        }
      }
    },
  );
}

/** Return the turns of a match, given its frames from the beginning. A ply in which nothing happened belongs to none. */
export function turnsOf(frames: readonly Frame[], begins?: Begins): Turn[] {
  return gatherTurns(begins).of(frames);
}

/** Return what others did since a player's last turn, and that player's turn if it is under way; at the end, the last. */
export function sinceLast(turns: readonly Turn[], seat: number | null): Turn[] {
  if (seat === null) return turns.slice(-1);
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
