/** Everything this device knows of a table, folded from the server's messages. Pure. */
import type { Event, Facts, Frame, FromServer, LessonInfo, Offer, TableInfo, Update } from "../wire";

export interface TableState {
  table: TableInfo | null;
  places: readonly number[];
  seats: readonly number[];
  host: boolean;
  facts: Facts | null;
  seal: string | null;
  lesson: LessonInfo | null; // given at this table
  update: Update | null; // the latest
  frames: readonly Frame[]; // the match so far, from the beginning, without gaps; may lag behind the update
  gone: boolean;
  closed: { message: string; params: Record<string, string | number> } | null; // the server does not let us in
  heardAt: number; // when the clocks of the update were right, on this device's clock
  offset: number; // the server's time minus this device's, in milliseconds
}

export const NOTHING: TableState = {
  table: null,
  places: [],
  seats: [],
  host: false,
  facts: null,
  seal: null,
  lesson: null,
  update: null,
  frames: [],
  gone: false,
  closed: null,
  heardAt: 0,
  offset: 0,
};

/** What came of a message: the new state, what happened outside the line of play, and whether entries are missing. */
export interface Heard {
  state: TableState;
  aside: readonly Event[];
  gap: boolean;
}

const PLIES = new Set(["acted", "drawn"]);

export function hear(state: TableState, message: FromServer, now: number): Heard {
  switch (message.t) {
    case "welcome": {
      const { table, places, seats, host, facts, seal, now_ms, lesson = null } = message;
      return quiet({ ...state, table, places, seats, host, facts, seal, lesson, closed: null, offset: now_ms - now });
    }
    case "pong":
      return quiet({ ...state, offset: message.now_ms - now });
    case "table":
      return quiet({ ...state, table: message.table, places: message.places, seats: message.seats });
    case "update":
      return updated(state, message, now);
    case "frames":
      return quiet({ ...state, frames: joined(state.frames, message.frames) });
    case "gone":
      return quiet({ ...state, gone: true });
    case "refused":
      return quiet(
        state.table ? state : { ...state, closed: { message: message.message, params: message.params ?? {} } },
      );
    default:
      return quiet(state);
  }
}

/** Return the first frame to ask for, or null when none is missing. */
export function missing(state: TableState): number | null {
  const plies = state.update?.plies;
  return plies !== undefined && state.frames.length < plies + 1 ? state.frames.length : null;
}

/**
 * Return how to go on after a break: the entries this device has, and the seat it sees with. They count even while plies
 * are still to be fetched: the server lets a device that is passed around see on only if it says what it has seen.
 */
export function resuming(state: TableState): { have: number | null; looking: number | null } {
  const { n = null, viewer } = state.update ?? {};
  return { have: n, looking: typeof viewer === "number" ? viewer : null };
}

/** Return the seat of this device that is to act now; of several, the one it looks with, or the first. */
export function acting(state: TableState): number | null {
  const asked = state.update?.asked;
  if (!asked || asked.kind === "over" || state.update?.paused) return null;
  const left = [...(state.update?.gone ?? []), ...(state.update?.minded ?? [])]; // the computer plays for them
  const own = asked.seats?.filter((seat) => state.seats.includes(seat) && !left.includes(seat)) ?? [];
  return own.find((seat) => seat === state.update?.viewer) ?? own[0] ?? null;
}

export function legalFor(state: TableState, seat: number | null): readonly string[] {
  return seat === null ? [] : (state.update?.legal[String(seat)] ?? []);
}

export function offersFor(state: TableState, seat: number | null): readonly Offer[] {
  return seat === null ? [] : (state.update?.offers?.[String(seat)] ?? []);
}

function quiet(state: TableState): Heard {
  return { state, aside: [], gap: false };
}

function updated(state: TableState, update: Update, now: number): Heard {
  const have = state.update?.n ?? null;
  if (have !== null && update.n < have && update.since !== null) return quiet(state); // an answer overtaken by news
  const sameEyes = state.update?.viewer === update.viewer; // otherwise what was shown is not for the viewer of now
  if (update.since === null || have === null) return quiet({ ...state, update, frames: [], heardAt: now });
  const steps = update.steps.filter((step) => step.n >= have);
  const aside = steps.filter((step) => !PLIES.has(step.entry)).flatMap((step) => step.events ?? []);
  if (!sameEyes) return { state: { ...state, update, frames: [], heardAt: now }, aside, gap: false };
  if (state.frames.length === 0) return { state: { ...state, update, heardAt: now }, aside, gap: false };
  if (update.since > have) return { state, aside: [], gap: true };
  let frames = state.frames;
  for (const step of steps) {
    if (step.entry === "undone" && step.keep != null) frames = frames.slice(0, step.keep + 1);
  }
  const played = steps.filter((step) => PLIES.has(step.entry));
  if (played.length === 1 && steps.at(-1) === played[0] && update.plies === frames.length) {
    const { seat = null, events = [] } = played[0]!;
    frames = [...frames, { ply: update.plies, seat, events, view: update.view, to_act: update.asked.seats ?? [] }];
  }
  return { state: { ...state, update, frames, heardAt: now }, aside, gap: false };
}

function joined(frames: readonly Frame[], more: readonly Frame[]): readonly Frame[] {
  const fresh = more.filter((frame) => frame.ply >= frames.length);
  return fresh[0]?.ply === frames.length ? [...frames, ...fresh] : frames;
}
