/** The board in the middle of a ply: a view, with the events shown so far. */
import { put, unknownEvent, type Ply } from "../../kit/playback/scene";
import type { QuoridorEvents, QuoridorFacts, QuoridorView } from "../../kit/wire";

export type Scene = QuoridorView;

export function sceneOf(view: QuoridorView): Scene {
  return view;
}

export function reduce(view: Scene, event: QuoridorEvents, { after }: Ply<QuoridorFacts, QuoridorView>): Scene {
  switch (event.kind) {
    case "moved":
    case "jumped":
      return { ...view, pawns: put(view.pawns, event.seat, event.to) };
    case "fenced":
      return { ...view, fences: after.fences, left: after.left }; // in the order they will be drawn in
    case "passed_over":
    case "won":
    case "turn_limit":
      return view;
    default:
      return unknownEvent(event, view);
  }
}
