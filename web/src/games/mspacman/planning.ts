/** What a walk that is being planned looks like: how far it is, what it leads to, what to say about it. */
import type { MsPacManEvents, MsPacManView, Tried } from "../../kit/wire";

/** Whether a planned walk, placement or next open square is whole, so that it can be taken. */
export function whole(start: MsPacManView, tried: Tried | null): boolean {
  if (!tried) return false;
  const view = tried.view as MsPacManView;
  const on = view.seat === start.seat && tried.asked.kind === "turn"; // the same seat goes on, maybe with something else
  return !(on && (view.phase === start.phase || view.phase === "bump"));
}

/** What is best known before it is done. */
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

/** Where the piece of the seat to act stands. */
export function standing(view: MsPacManView): string | null {
  return view.seat === view.ctrl ? view.mp : (view.ghosts[view.seat - 1]?.at ?? null);
}

/** The cells of a planned walk, the one it starts from included; a ghost may be moved on from its last. */
export function trail(events: readonly MsPacManEvents[]): string[] {
  const steps = events.flatMap((event) =>
    event.kind === "stepped" || event.kind === "ghost_stepped" || event.kind === "bumped" ? [event] : [],
  );
  return steps.length > 0 ? [steps[0]!.origin, ...steps.map((step) => step.to)] : [];
}
