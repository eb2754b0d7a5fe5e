/** How Ms. Pac-Man's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import type { Sound } from "../../kit/table/sound";
import type { Event, MsPacManEvents } from "../../kit/wire";

/** The log writes squares as the notation does, and in words what was spun or rolled and what came of a step. */
export function note(told: Event): string | null {
  const event = told as MsPacManEvents; // of this game's table, so of this game
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
    default:
      return null;
  }
}

/** Steps are a walk from the first square to the last; the dots eaten on it are told together, area by area. */
export function join(earlier: Event, later: Event): Event | null {
  const [a, b] = [earlier, later] as [MsPacManEvents, MsPacManEvents];
  if (a.kind === "ate" && b.kind === "ate") return a.area === b.area ? { ...b, at: `${a.at}, ${b.at}` } : null;
  if (a.kind !== b.kind || (b.kind !== "stepped" && b.kind !== "ghost_stepped")) return null;
  return "origin" in a && a.seat === b.seat ? { ...b, origin: a.origin } : null;
}

const DURATIONS: Record<MsPacManEvents["kind"], number> = {
  spun_to_begin: 1300,
  tied_to_begin: 900,
  took_control: 1800,
  placed: 500,
  spun: 1200,
  rolled: 900,
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

export function duration(event: Event): number {
  return DURATIONS[event.kind as MsPacManEvents["kind"]] ?? 0;
}

const SOUNDS: Partial<Record<MsPacManEvents["kind"], Sound>> = {
  spun_to_begin: "roll",
  took_control: "turn",
  placed: "place",
  spun: "roll",
  rolled: "roll",
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

export function sound(event: Event): Sound | null {
  return SOUNDS[event.kind as MsPacManEvents["kind"]] ?? null;
}
