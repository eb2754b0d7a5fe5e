/** How Ms. Pac-Man's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import { unknownEvent } from "../../kit/playback/scene";
import type { Sound } from "../../kit/playback/sound";
import type { MsPacManEvents } from "../../kit/wire";

type Kind = MsPacManEvents["kind"];

/**
 * Return an event as the log writes it: squares in notation, and in words what was spun or rolled and what came
 * of a step.
 */
export function note(event: MsPacManEvents): string | null {
  switch (event.kind) {
    case "spun_to_begin":
      return t("mspacman-note-begin", { face: event.face });
    case "tied_to_begin":
      return t("mspacman-scene-tied-to-begin");
    case "spun":
    case "rolled":
      return t(`mspacman-note-${event.kind}`, { face: event.face });
    case "placed":
      return t("mspacman-note-placed", { at: event.at });
    case "stepped":
    case "ghost_stepped":
      return event.to;
    case "bumped":
      return t("mspacman-note-bumped", { to: event.to });
    case "power_eaten":
      return t("mspacman-cell-power");
    case "caught":
    case "ran_into_her":
      return t("mspacman-note-home");
    case "captured":
      return t("mspacman-note-captured");
    case "extra_turn":
      return t("mspacman-note-extra");
    case "ate":
    case "recovered":
    case "took_control":
    case "turn_limit":
    case "weakened":
    case "went_home":
    case "won":
      return null;
    default:
      return unknownEvent(event, null);
  }
}

/** Join steps to a walk from the first square to the last; the dots eaten are reported together, area by area. */
export function join(a: MsPacManEvents, b: MsPacManEvents): MsPacManEvents | null {
  if (a.kind === "ate" && b.kind === "ate") return a.area === b.area ? { ...b, at: `${a.at}, ${b.at}` } : null;
  if (a.kind !== b.kind || (b.kind !== "stepped" && b.kind !== "ghost_stepped")) return null;
  return "origin" in a && a.seat === b.seat ? { ...b, origin: a.origin } : null;
}

const DURATIONS: Readonly<Record<Kind, number>> = {
  spun_to_begin: 700, // after the suspense, like the other draws
  tied_to_begin: 900,
  took_control: 1800,
  placed: 500,
  spun: 600,
  rolled: 450,
  stepped: 280,
  ghost_stepped: 280,
  ate: 0,
  power_eaten: 600,
  weakened: 120,
  recovered: 420,
  caught: 700,
  ran_into_her: 600,
  went_home: 420,
  extra_turn: 1000,
  captured: 900,
  bumped: 380,
  won: 900,
  turn_limit: 600,
};

export function duration(event: MsPacManEvents): number {
  return DURATIONS[event.kind] ?? 0;
}

const DRAWS: ReadonlySet<Kind> = new Set<Kind>(["spun_to_begin", "spun", "rolled"]);

/** Return how long the spinner turns or the die tumbles. */
export function suspense(event: MsPacManEvents): { ms: number; sound: Sound } | null {
  return DRAWS.has(event.kind) ? { ms: 700, sound: "roll" } : null;
}

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  took_control: "turn",
  placed: "place",
  stepped: "step",
  ghost_stepped: "tap",
  power_eaten: "power",
  recovered: "tap",
  caught: "jump",
  ran_into_her: "no",
  extra_turn: "turn",
  captured: "lose",
  bumped: "tap",
  won: "win",
  turn_limit: "lose",
};

export function sound(event: MsPacManEvents): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
