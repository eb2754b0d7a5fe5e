/** How the marble game's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import { unknownEvent } from "../../kit/playback/scene";
import type { Sound } from "../../kit/playback/sound";
import type { MarblesEvents } from "../../kit/wire";

type Kind = MarblesEvents["kind"];

export const STEP_MS = 200;

const DURATIONS: Readonly<Record<Kind, number>> = {
  rolled: 350, // after the suspense
  roll_tied: 900,
  begins: 900,
  stepped: STEP_MS,
  crossed: 420,
  gobbled: 70,
  prowled: STEP_MS,
  ghost_gobbled: 1300,
  captured: 1300,
  paid: 1200,
  privilege_lost: 500,
  returned: 600,
  waits: 500,
  stood: 900,
  stayed: 500,
  cleared: 900,
  left_under: 0,
  turn_limit: 0,
};

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  begins: "turn",
  crossed: "jump",
  gobbled: "gobble",
  prowled: "tap",
  ghost_gobbled: "jump",
  captured: "caught",
  paid: "coin",
  returned: "place",
  stood: "no",
  cleared: "win",
  turn_limit: "win",
};

export function duration(event: MarblesEvents): number {
  return DURATIONS[event.kind] ?? 0;
}

/** Return how long the dice tumble. */
export function suspense(event: MarblesEvents): { ms: number; sound: Sound } | null {
  return event.kind === "rolled" ? { ms: 600, sound: "roll" } : null;
}

export function sound(event: MarblesEvents): Sound | null {
  return SOUNDS[event.kind] ?? null;
}

export function note(): null {
  return null; // a ply has many events; `notes` writes them all at once
}

/** Return a ply in short: the dice, or where a piece ended and what came of it, counted as whoever acted counts it. */
export function notes(events: readonly MarblesEvents[], seat: number | null): string {
  const parts: string[] = [];
  const end = events.findLast((event) => ["stepped", "crossed", "prowled"].includes(event.kind));
  if (end && "to" in end) parts.push(end.kind === "prowled" ? `${firstOf(events)}→${end.to}` : String(end.to));
  const eaten = events.filter((event) => event.kind === "gobbled").length;
  if (eaten > 0) parts.push(t("marbles-note-gobbled", { count: eaten }));
  return [...parts, ...events.flatMap((event) => noteOf(event, seat) ?? [])].join(" ");
}

/** Return an event in short; null: the note of the whole ply says it, or nothing does. */
function noteOf(event: MarblesEvents, seat: number | null): string | null {
  switch (event.kind) {
    case "rolled":
      return t("marbles-note-rolled", { low: event.low, high: event.high });
    case "captured":
      return t(event.whom === event.seat ? "marbles-note-captured-own" : "marbles-note-captured");
    case "ghost_gobbled":
      return t("marbles-note-ghost");
    case "paid":
      return paid(event, seat);
    case "returned":
      return t("marbles-note-returned", { at: event.at });
    case "stood":
    case "stayed":
      return t("marbles-note-stays");
    case "stepped":
    case "crossed":
    case "prowled":
    case "gobbled":
    case "left_under":
    case "privilege_lost":
    case "waits":
    case "roll_tied":
    case "begins":
    case "cleared":
    case "turn_limit":
      return null;
    default:
      return unknownEvent(event, null);
  }
}

function paid(event: Extract<MarblesEvents, { kind: "paid" }>, seat: number | null): string {
  return t(event.seat === seat ? "marbles-note-pays" : "marbles-note-gets", { count: event.white + event.yellow });
}

function firstOf(events: readonly MarblesEvents[]): string {
  const first = events.find((event) => event.kind === "prowled");
  return first ? first.origin : "";
}
