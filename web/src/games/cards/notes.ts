/** How the card game's events move, sound and are written. */
import { t } from "../../kit/l10n.svelte";
import { unknownEvent } from "../../kit/playback/scene";
import type { Sound } from "../../kit/playback/sound";
import type { CardsEvents } from "../../kit/wire";
import { GHOSTS, nameOf } from "./kinds";

type Kind = CardsEvents["kind"];

/** Return an event as the log writes it: + for a card drawn, ★ for a power-up with its name, a word for anything else. */
export function note(event: CardsEvents): string | null {
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
    case "deck_empty":
    case "ended":
    case "hand_taken":
    case "reshuffled":
    case "turn_began":
    case "turn_limit":
    case "turn_ordered":
      return null;
    default:
      return unknownEvent(event, null);
  }
}

const DURATIONS: Readonly<Record<Kind, number>> = {
  drew: 560, // after the suspense, like the other draws
  drew_unseen: 340,
  turned_up: 860,
  wasted: 660,
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
  ended: 0,
  hand_taken: 0,
  picked: 0,
  picked_unseen: 0,
  turn_began: 0,
  turn_ended: 0,
  turn_limit: 0,
  turn_ordered: 0,
};

export function duration(event: CardsEvents): number {
  return DURATIONS[event.kind] ?? 0;
}

const DRAWS: ReadonlySet<Kind> = new Set<Kind>(["drew", "drew_unseen", "turned_up", "wasted"]);

/** Return how long a card is drawn before it is turned. */
export function suspense(event: CardsEvents): { ms: number; sound: Sound } | null {
  return DRAWS.has(event.kind) ? { ms: 260, sound: "tap" } : null;
}

const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
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

export function sound(event: CardsEvents): Sound | null {
  if (event.kind === "drew" && event.card in GHOSTS) return "no";
  return SOUNDS[event.kind] ?? null;
}
