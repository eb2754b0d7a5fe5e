/** What is where in the middle of a ply: a view, with the events shown so far. */
import { unknownEvent, type Ply } from "../../kit/playback/scene";
import type { ChaseEvents, ChaseFacts, ChaseView } from "../../kit/wire";
import { GHOSTS, PACMAN } from "./pieces";

export type Scene = ChaseView;

export function sceneOf(view: ChaseView): Scene {
  return view;
}

export function reduce(view: Scene, event: ChaseEvents, { after }: Ply<ChaseFacts, ChaseView>): Scene {
  switch (event.kind) {
    case "moved":
      return moved(view, event.piece, event.to);
    case "ate_pellet":
      return { ...view, pellets: view.pellets.filter((at) => at !== event.at) };
    case "boosted":
      return { ...view, boost: true, left: event.steps };
    case "boost_ended":
      return { ...view, boost: false, left: 0 };
    case "ate_ghost":
      return { ...view, ghosts: view.ghosts.map((at, n) => (GHOSTS[n] === event.ghost ? null : at)) };
    case "called":
      return { ...view, mover: event.ghost };
    case "frenzied":
      return { ...view, mover: event.ghost, frenzy: true, left: after.left, heading: null };
    case "stayed":
      return { ...view, mover: event.piece, frenzy: false };
    case "stopped":
      return { ...view, left: 0, frenzy: false };
    case "caught":
    case "stalled":
      return { ...view, lives: event.lives, frenzy: false, waiting: [] };
    case "reset":
      return { ...view, mover: PACMAN, left: 0, boost: false, pacman: event.pacman, ghosts: [...event.ghosts] };
    case "pellets_back":
      return { ...view, pellets: [...view.pellets, ...event.pellets] };
    case "won":
    case "turn_limit":
      return view;
    default:
      return unknownEvent(event, view);
  }
}

function moved(view: Scene, piece: string, to: string): Scene {
  const left = Math.max(0, view.left - 1);
  if (piece === PACMAN) return { ...view, mover: piece, pacman: to, left };
  // A ghost whose frenzy did not begin in this ply was already in one, or isn't in one.
  const frenzy = view.frenzy && view.mover === piece;
  return { ...view, mover: piece, frenzy, left, ghosts: view.ghosts.map((at, n) => (GHOSTS[n] === piece ? to : at)) };
}
