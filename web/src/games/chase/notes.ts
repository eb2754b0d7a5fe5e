/** How the chase's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import { unknownEvent } from "../../kit/playback/scene";
import type { Sound } from "../../kit/playback/sound";
import type { ChaseEvents } from "../../kit/wire";
import { called, letterOf, PACMAN } from "./pieces";

type Kind = ChaseEvents["kind"];

/**
 * Return an event as the log writes it. Pac-Man's steps are squares; a ghost's begin with its letter. What happens
 * on the way follows in words.
 */
export function note(event: ChaseEvents): string | null {
  switch (event.kind) {
    case "moved":
      return event.piece === PACMAN ? event.to : letterOf(event.piece) + event.to;
    case "stayed":
    case "stopped":
      return event.piece === PACMAN ? t("chase-note-stays") : `${letterOf(event.piece)} ${t("chase-note-stays")}`;
    case "called":
      return t("chase-note-called", { ghost: called(event.ghost) });
    case "ate_ghost":
      return t("chase-note-ate", { ghost: called(event.ghost) });
    case "caught":
    case "stalled":
      return t("chase-note-life");
    case "ate_pellet":
    case "boosted":
    case "boost_ended":
    case "frenzied":
    case "reset":
    case "pellets_back":
    case "won":
    case "turn_limit":
      return null;
    default:
      return unknownEvent(event, null);
  }
}

/** Return a ply as the log writes it; the pellets eaten in it are counted. */
export function notes(events: readonly ChaseEvents[]): string {
  const parts = events.flatMap((event) => note(event) ?? []);
  const pellets = events.filter((event) => event.kind === "ate_pellet").length;
  return [...parts, ...(pellets > 0 ? [t("chase-note-pellets", { count: pellets })] : [])].join(" ");
}

/** Join steps of a piece to a walk from the first square to the last. */
export function join(a: ChaseEvents, b: ChaseEvents): ChaseEvents | null {
  return a.kind === "moved" && b.kind === "moved" && a.piece === b.piece ? { ...b, origin: a.origin } : null;
}

const DURATIONS: Readonly<Record<Kind, number>> = {
  moved: 280,
  ate_pellet: 420,
  boosted: 500,
  ate_ghost: 900,
  boost_ended: 160,
  called: 320,
  frenzied: 650,
  stayed: 300,
  stopped: 200,
  caught: 1500,
  stalled: 1500,
  reset: 700,
  pellets_back: 400,
  won: 900,
  turn_limit: 300,
};

export function duration(event: ChaseEvents): number {
  return DURATIONS[event.kind] ?? 0;
}

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  moved: "step",
  ate_pellet: "power",
  ate_ghost: "jump",
  called: "tap",
  frenzied: "alarm",
  caught: "caught",
  stalled: "caught",
  reset: "place",
  won: "win", // for Pac-Man
  turn_limit: "lose",
};

export function sound(event: ChaseEvents): Sound | null {
  if (event.kind === "won" && event.winner !== PACMAN) return "lose";
  return SOUNDS[event.kind] ?? null;
}
