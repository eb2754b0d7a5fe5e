/** How the marble game's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import type { Sound } from "../../kit/table/sound";
import type { Event, MarblesEvents } from "../../kit/wire";

export const STEP_MS = 200;

const DURATIONS: Partial<Record<MarblesEvents["kind"], number>> = {
  rolled: 750,
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
};

const SOUNDS: Partial<Record<MarblesEvents["kind"], Sound>> = {
  rolled: "roll",
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

export function duration(event: Event): number {
  return DURATIONS[event.kind as MarblesEvents["kind"]] ?? 0;
}

export function sound(event: Event): Sound | null {
  return SOUNDS[event.kind as MarblesEvents["kind"]] ?? null;
}

export function note(): null {
  return null; // a ply has many events; `notes` writes them all at once
}

/** A ply in short: the dice, or where a piece ended and what came of it, counted as whoever acted counts it. */
export function notes(told: readonly Event[], seat: number | null): string {
  const events = told as readonly MarblesEvents[];
  const parts: string[] = [];
  const end = events.findLast((event) => ["stepped", "crossed", "prowled"].includes(event.kind));
  if (end && "to" in end) parts.push(end.kind === "prowled" ? `${firstOf(events)}→${end.to}` : String(end.to));
  const eaten = events.filter((event) => event.kind === "gobbled").length;
  if (eaten > 0) parts.push(t("marbles-note-gobbled", { count: eaten }));
  for (const event of events) {
    if (event.kind === "rolled") parts.push(t("marbles-note-rolled", { low: event.low, high: event.high }));
    if (event.kind === "captured") parts.push(t("marbles-note-captured"));
    if (event.kind === "ghost_gobbled") parts.push(t("marbles-note-ghost"));
    if (event.kind === "paid") parts.push(paid(event, seat));
    if (event.kind === "returned") parts.push(t("marbles-note-returned", { at: event.at }));
    if (event.kind === "stood" || event.kind === "stayed") parts.push(t("marbles-note-stays"));
  }
  return parts.join(" ");
}

function paid(event: Extract<MarblesEvents, { kind: "paid" }>, seat: number | null): string {
  return t(event.seat === seat ? "marbles-note-pays" : "marbles-note-gets", { count: event.white + event.yellow });
}

function firstOf(events: readonly MarblesEvents[]): string {
  const first = events.find((event) => event.kind === "prowled");
  return first ? first.origin : "";
}
