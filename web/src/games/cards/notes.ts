/** How the card game's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import type { Sound } from "../../kit/table/sound";
import type { CardsEvents, Event } from "../../kit/wire";
import { GHOSTS, nameOf } from "./kinds";

/** In the log: + for a card that is drawn, ★ for a power-up with its name, and a word for whatever else is done. */
export function note(told: Event): string | null {
  const event = told as CardsEvents; // of this game's table, so of this game
  switch (event.kind) {
    case "drew":
      return `+${nameOf(event.card)}`;
    case "drew_unseen":
      return `+${t("cards-count", { count: 1 })}`;
    case "turned_up":
      return `★ ${nameOf(event.card)}`;
    case "wasted":
    case "no_target":
    case "no_ghost":
    case "nothing_to_pass":
      return t("cards-note-nothing");
    case "gave":
    case "passed":
      return t(`cards-note-${event.kind}`, { card: nameOf(event.card) });
    case "gave_unseen":
      return t("cards-note-gave-unseen");
    case "passed_unseen":
      return t("cards-note-passed-unseen");
    case "picked":
    case "picked_unseen":
      return t("cards-note-picked");
    case "swapped":
      return t("cards-note-swapped");
    case "skipping":
      return t("cards-word-skip");
    case "turn_skipped":
      return t("cards-skips", { turns: 1 });
    case "dictated":
      return t("cards-note-dictated", { number: event.number });
    case "turn_ended":
      return t("cards-note-ended");
    case "shut_down":
      return t("cards-status-down");
    case "knocked_out":
      return t("cards-status-out");
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
