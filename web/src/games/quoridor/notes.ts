/** How Quoridor's events move, sound and are written. */
import { unknownEvent } from "../../kit/playback/scene";
import type { Sound } from "../../kit/playback/sound";
import type { QuoridorEvents } from "../../kit/wire";

type Kind = QuoridorEvents["kind"];

/** Return an event as the notation writes it. */
export function note(event: QuoridorEvents): string | null {
  switch (event.kind) {
    case "moved":
    case "jumped":
      return event.to;
    case "fenced":
      return event.fence;
    case "passed_over":
    case "won":
    case "turn_limit":
      return null;
    default:
      return unknownEvent(event, null);
  }
}

const DURATIONS: Readonly<Record<Kind, number>> = {
  moved: 360,
  jumped: 480,
  fenced: 320,
  won: 600,
  passed_over: 0,
  turn_limit: 0,
};

export function duration(event: QuoridorEvents): number {
  return DURATIONS[event.kind] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  moved: "step",
  jumped: "jump",
  fenced: "place",
  won: "win",
  turn_limit: "lose",
};

export function sound(event: QuoridorEvents): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
