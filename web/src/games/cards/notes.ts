/** How the card game's events move, sound and are written. */
import type { Sound } from "../../kit/table/sound";
import type { CardsEvents, Event } from "../../kit/wire";
import { GHOSTS, nameOf } from "./kinds";

const SIGNS: Readonly<Record<string, string>> = {
  give: "★ →",
  swap: "★ ⇄",
  skip: "★ ⤼",
  dictate: "★ !",
  "all-draw": "★ +",
  "pass-left": "★ ←",
};

/** In the log: + for a card that is drawn, ★ for a power-up, → and ← for a card that goes to somebody. */
export function note(told: Event): string | null {
  const event = told as CardsEvents; // of this game's table, so of this game
  switch (event.kind) {
    case "drew":
      return `+${nameOf(event.card)}`;
    case "drew_unseen":
      return "+1";
    case "turned_up":
      return SIGNS[event.card] ?? "★";
    case "wasted":
    case "no_target":
    case "no_ghost":
    case "nothing_to_pass":
      return "✕";
    case "gave":
      return `→ ${nameOf(event.card)}`;
    case "gave_unseen":
      return "→";
    case "passed":
      return `← ${nameOf(event.card)}`;
    case "passed_unseen":
      return "←";
    case "picked":
    case "picked_unseen":
      return "?";
    case "swapped":
      return "⇄";
    case "skipping":
    case "turn_skipped":
      return "⤼";
    case "dictated":
      return `!${event.number}`;
    case "turn_ended":
      return "■";
    case "shut_down":
      return "⏻";
    case "knocked_out":
      return "☠";
    default:
      return null;
  }
}

const DURATIONS: Readonly<Record<string, number>> = {
  drew: 700,
  drew_unseen: 480,
  turned_up: 1000,
  wasted: 800,
  no_target: 900,
  no_ghost: 900,
  nothing_to_pass: 900,
  gave: 700,
  gave_unseen: 600,
  passed: 520,
  passed_unseen: 420,
  swapped: 900,
  skipping: 600,
  dictated: 600,
  turn_skipped: 600,
  shut_down: 500,
  knocked_out: 1100,
  deck_empty: 600,
  reshuffled: 600,
};

export function duration(event: Event): number {
  return DURATIONS[event.kind] ?? 0;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  drew: "tap",
  drew_unseen: "tap",
  turned_up: "jump",
  wasted: "place",
  gave: "step",
  gave_unseen: "step",
  passed: "tap",
  passed_unseen: "tap",
  swapped: "jump",
  skipping: "place",
  dictated: "place",
  shut_down: "place",
  knocked_out: "lose",
  ended: "win",
};

export function sound(told: Event): Sound | null {
  const event = told as CardsEvents;
  if (event.kind === "drew" && event.card in GHOSTS) return "no";
  return SOUNDS[event.kind] ?? null;
}
