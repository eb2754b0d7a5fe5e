/** A ply half told: the table as it was before, with what has been told of the ply so far. No rule is needed for it. */
import type { GhostSeen, MsPacManEvents, MsPacManView } from "../../kit/wire";

export function unfold(before: MsPacManView, told: readonly MsPacManEvents[]): MsPacManView {
  return told.reduce(after, before);
}

/** How many steps a face gives: the number on it, whatever else is. */
export function count(face: string): number {
  return Number(face.replace(/\D/g, ""));
}

function after(view: MsPacManView, event: MsPacManEvents): MsPacManView {
  const ghost = (seat: number, change: Partial<GhostSeen>): MsPacManView => ({
    ...view,
    ghosts: view.ghosts.map((old, n) => {
      if (n !== seat - 1) return old;
      return { at: "", cause: "strong", flip_in: 0, ...old, ...change };
    }),
  });
  switch (event.kind) {
    case "spun_to_begin":
      return {
        ...view,
        seat: event.seat,
        spins: view.spins.map((old, n) => (n === event.seat - 1 ? count(event.face) : old)),
      };
    case "took_control":
      return {
        ...view,
        ctrl: event.seat,
        mp: null,
        ghosts: view.ghosts.map((old, n) => (n === event.seat - 1 ? null : old)),
      };
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
      return { ...view, steps: 0 }; // what was left is void
    case "weakened":
      return ghost(event.seat, { cause: event.cause, flip_in: event.turns });
    case "recovered":
      return ghost(event.seat, { cause: "strong", flip_in: 0 });
    case "went_home":
      return ghost(event.seat, { at: event.at, cause: "strong", flip_in: 0 });
    default:
      return view;
  }
}
