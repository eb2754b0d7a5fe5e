/** A walk that is being planned: how far it is, what it leads to, what to say about it. */
import type { Rehearsed } from "../../kit/game";
import type { MsPacManEvents, MsPacManView } from "../../kit/wire";

export type Tried = Rehearsed<MsPacManView, MsPacManEvents>;

/** What people want to know before they do it. */
export type Outcome = "won" | "given" | "captured" | "caught" | "lost" | "power" | null;

export function outcome(seat: number, events: readonly MsPacManEvents[]): Outcome {
  const has = (kind: MsPacManEvents["kind"]) => events.some((event) => event.kind === kind);
  const captured = events.find((event) => event.kind === "captured");
  const won = events.find((event) => event.kind === "won");
  if (won) return won.seat === seat ? "won" : "given"; // whoever clears an area, its owner wins
  if (captured) return captured.seat === seat ? "captured" : "lost";
  if (has("caught")) return "caught";
  if (has("ran_into_her")) return "lost";
  return has("power_eaten") ? "power" : null;
}

/** Return where the piece of the seat to act is. */
export function standing(view: MsPacManView): string | null {
  return view.seat === view.ctrl ? view.mp : (view.ghosts[view.seat - 1]?.at ?? null);
}

/** Return the cells of a planned walk, with the one it starts from; a ghost may be moved on from its last. */
export function trail(events: readonly MsPacManEvents[]): string[] {
  const steps = events.flatMap((event) =>
    event.kind === "stepped" || event.kind === "ghost_stepped" || event.kind === "bumped" ? [event] : [],
  );
  return steps.length > 0 ? [steps[0]!.origin, ...steps.map((step) => step.to)] : [];
}
