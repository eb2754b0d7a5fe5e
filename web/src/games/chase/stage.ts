/** What stands where, in the middle of a ply too: the view before it, with the events shown so far. */
import type { Point, Side } from "../../kit/grid/places";
import type { ChaseEvents, ChaseView } from "../../kit/wire";
import { GHOSTS, PACMAN } from "./pieces";

/** Give the view that is to be drawn while a ply's events are shown, or `after` when none is. */
export function staged(before: ChaseView | null, told: readonly ChaseEvents[], after: ChaseView): ChaseView {
  if (!before || told.length === 0) return after;
  return told.reduce(shown, before);
}

function shown(view: ChaseView, event: ChaseEvents): ChaseView {
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
      return { ...view, mover: event.ghost, frenzy: true, left: 2, heading: null };
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
    default:
      return view;
  }
}

function moved(view: ChaseView, piece: string, to: string): ChaseView {
  const left = Math.max(0, view.left - 1);
  if (piece === PACMAN) return { ...view, mover: piece, pacman: to, left };
  // A ghost whose frenzy was not told in this ply was in it before, or is not in it.
  const frenzy = view.frenzy && view.mover === piece;
  return { ...view, mover: piece, frenzy, left, ghosts: view.ghosts.map((at, n) => (GHOSTS[n] === piece ? to : at)) };
}

/** Which way one looks from a point to another. */
export function facing(from: Point, to: Point): Side {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

export interface Placed extends Point {
  ghost: string;
  at: string;
  scale: number;
}

/** Where the ghosts on the board are drawn: those that share a square side by side and smaller. */
export function crowd(ghosts: readonly (string | null)[], centre: (square: string) => Point): Placed[] {
  return ghosts.flatMap((at, n) => {
    if (at === null) return [];
    const sharing = ghosts.flatMap((other, m) => (other === at ? [m] : []));
    const place = SHARED[sharing.length - 1]![sharing.indexOf(n)]!;
    const { x, y } = centre(at);
    const scale = sharing.length === 1 ? 0.76 : 0.44;
    return [{ ghost: GHOSTS[n]!, at, x: x + place[0], y: y + place[1], scale }];
  });
}

const SHARED: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-21, 0],
    [21, 0],
  ],
  [
    [-21, -20],
    [21, -20],
    [0, 21],
  ],
  [
    [-21, -20],
    [21, -20],
    [-21, 21],
    [21, 21],
  ],
];
