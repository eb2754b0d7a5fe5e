/** The board in the middle of a ply: a view, with the events shown so far. It needs no rules. */
import { put, unknownEvent } from "../../kit/playback/scene";
import type { GhostSeen, MsPacManEvents, MsPacManView } from "../../kit/wire";

export type Scene = MsPacManView;

export function sceneOf(view: MsPacManView): Scene {
  return view;
}

/** Return how many steps a face gives: the number on it, if there is one. */
export function count(face: string): number {
  return Number(face.replace(/\D/g, ""));
}

export function reduce(view: Scene, event: MsPacManEvents): Scene {
  const ghost = (seat: number, change: Partial<GhostSeen>): Scene => ({
    ...view,
    ghosts: put(view.ghosts, seat, { at: "", cause: "strong", flip_in: 0, ...view.ghosts[seat - 1], ...change }),
  });
  switch (event.kind) {
    case "spun_to_begin":
      return { ...view, seat: event.seat, spins: put(view.spins, event.seat, count(event.face)) };
    case "took_control":
      return { ...view, ctrl: event.seat, mp: null, ghosts: put(view.ghosts, event.seat, null) };
    case "placed":
      return { ...view, mp: event.at };
    case "spun":
    case "rolled":
      return { ...view, steps: count(event.face) };
    case "stepped":
      return { ...view, mp: event.to, steps: event.left };
    case "ghost_stepped":
      return { ...ghost(event.seat, { at: event.to }), steps: event.left };
    case "bumped":
      return ghost(event.seat, { at: event.to });
    case "ate":
      return {
        ...view,
        dots: view.dots.filter((dot) => dot !== event.at),
        left: { ...view.left, [event.area]: event.left },
      };
    case "captured":
    case "ran_into_her":
      return { ...view, steps: 0 }; // the remaining steps are void
    case "weakened":
      return ghost(event.seat, { cause: event.cause, flip_in: event.turns });
    case "recovered":
      return ghost(event.seat, { cause: "strong", flip_in: 0 });
    case "went_home":
      return ghost(event.seat, { at: event.at, cause: "strong", flip_in: 0 });
    case "caught":
    case "extra_turn":
    case "power_eaten":
    case "tied_to_begin":
    case "turn_limit":
    case "won":
      return view;
    default:
      return unknownEvent(event, view);
  }
}
