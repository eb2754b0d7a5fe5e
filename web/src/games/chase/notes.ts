/** How the chase's events move, sound and are written. */
import type { Piece } from "../../kit/art/pieces";
import { t } from "../../kit/l10n.svelte";
import type { Sound } from "../../kit/table/sound";
import type { ChaseEvents, ChaseView, Event, View } from "../../kit/wire";
import { letterOf, looksOf, PACMAN } from "./pieces";

export function mover(view: View): Piece | null {
  const piece = (view as ChaseView).mover;
  return piece === "call" ? null : looksOf(piece);
}

export function movedIn(events: readonly Event[]): Piece | null {
  const first = events[0] as ChaseEvents | undefined;
  const own = first?.kind === "moved" || first?.kind === "stayed" || first?.kind === "stopped";
  return own ? looksOf(first.piece) : null;
}

/** Pac-Man's steps are squares; a ghost's have its letter before them. What happens on the way follows in words. */
export function note(told: Event): string | null {
  const event = told as ChaseEvents; // of this game's table, so of this game
  switch (event.kind) {
    case "moved":
      return event.piece === PACMAN ? event.to : letterOf(event.piece) + event.to;
    case "stayed":
    case "stopped":
      return event.piece === PACMAN ? t("chase-note-stays") : `${letterOf(event.piece)} ${t("chase-note-stays")}`;
    case "called":
      return t("chase-note-called", { ghost: event.ghost });
    case "ate_ghost":
      return t("chase-note-ate", { ghost: event.ghost });
    case "caught":
    case "stalled":
      return t("chase-note-life");
    default:
      return null;
  }
}

/** A ply in the log; the pellets eaten in it are counted. */
export function notes(told: readonly Event[]): string {
  const parts = told.flatMap((event) => note(event) ?? []);
  const pellets = told.filter((event) => event.kind === "ate_pellet").length;
  return [...parts, ...(pellets > 0 ? [t("chase-note-pellets", { count: pellets })] : [])].join(" ");
}

/** Steps of a piece are a walk from the first square to the last. */
export function join(earlier: Event, later: Event): Event | null {
  const [a, b] = [earlier, later] as [ChaseEvents, ChaseEvents];
  return a.kind === "moved" && b.kind === "moved" && a.piece === b.piece ? { ...b, origin: a.origin } : null;
}

export function duration(event: Event): number {
  const times: Record<string, number> = {
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
  return times[event.kind] ?? 0;
}

export function sound(told: Event): Sound | null {
  const event = told as ChaseEvents;
  if (event.kind === "won") return event.winner === PACMAN ? "win" : "lose";
  const sounds: Record<string, Sound> = {
    moved: "step",
    ate_pellet: "power",
    ate_ghost: "jump",
    called: "tap",
    frenzied: "alarm",
    caught: "caught",
    stalled: "caught",
    reset: "place",
    turn_limit: "lose",
  };
  return sounds[event.kind] ?? null;
}
