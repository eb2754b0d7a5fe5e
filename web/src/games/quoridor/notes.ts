/** How Quoridor's events move, sound and are written. */
import type { Sound } from "../../kit/table/sound";
import type { Event, QuoridorEvents } from "../../kit/wire";

export function note(told: Event): string | null {
  const event = told as QuoridorEvents; // of this game's table, so of this game
  if (event.kind === "moved" || event.kind === "jumped") return event.to;
  return event.kind === "fenced" ? event.fence : null;
}

export function duration(event: Event): number {
  return { moved: 360, jumped: 480, fenced: 320, won: 600 }[event.kind as string] ?? 0;
}

export function sound(event: Event): Sound | null {
  const sounds: Record<string, Sound> = {
    moved: "step",
    jumped: "jump",
    fenced: "place",
    won: "win",
    turn_limit: "lose",
  };
  return sounds[event.kind] ?? null;
}
