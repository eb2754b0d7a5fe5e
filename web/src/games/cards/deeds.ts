/** What was done in a turn of the card game, for the story of the match, and what it did to somebody. */
import type { Deed, Done } from "../../kit/game";
import { unknownEvent } from "../../kit/playback/scene";
import type { CardsEvents } from "../../kit/wire";
import { nameOf } from "./kinds";

type Kind = CardsEvents["kind"];
const NOTHING: ReadonlySet<Kind> = new Set(["wasted", "no_target", "no_ghost", "nothing_to_pass"]);
const TURNED_UP = "cards-deed-turned-up";
const BEGIN: ReadonlySet<Kind> = new Set(["turn_began", "turn_ordered", "turn_skipped"]);

/** Return whether an event begins a turn: others act in the middle of one. */
export function begins(event: CardsEvents): boolean {
  return BEGIN.has(event.kind);
}

/** Return what was done; cards that somebody drew in a row are told together. */
export function deeds(events: readonly CardsEvents[]): Deed<CardsEvents>[] {
  const done: Deed<CardsEvents>[] = [];
  let drawn: Draw[] = [];
  for (const event of events) {
    const deed = isDraw(event) ? [] : deedOf(event);
    if (drawn.length > 0 && (deed.length > 0 || (isDraw(event) && event.seat !== drawn[0]!.seat))) {
      done.push(drew(drawn));
      drawn = [];
    }
    if (isDraw(event)) drawn.push(event);
    const last = done.at(-1);
    if (NOTHING.has(event.kind) && last && "key" in last && last.key === TURNED_UP) done.pop(); // “couldn't use” says it
    done.push(...deed);
  }
  if (drawn.length > 0) done.push(drew(drawn));
  if (events.some((event) => event.kind === "passed" || event.kind === "passed_unseen")) {
    done.push({ key: "cards-deed-all-passed", seat: null });
  }
  const ended = events.some((event) => event.kind === "turn_ended");
  return done.length === 0 && ended ? [{ key: "cards-deed-ended" }] : done;
}

type Draw = Extract<CardsEvents, { kind: "drew" | "drew_unseen" }>;

function isDraw(event: CardsEvents): event is Draw {
  return event.kind === "drew" || event.kind === "drew_unseen";
}

/** Return cards drawn in a row: by their names to whoever may know them. */
function drew(draws: readonly Draw[]): Done {
  const { seat } = draws[0]!;
  const cards = draws.flatMap((draw) => (draw.kind === "drew" ? [nameOf(draw.card)] : []));
  if (cards.length > 0) return { key: "cards-deed-drew", seat, lists: { cards } };
  return { key: "cards-deed-drew-unseen", seat, params: { count: draws.length } };
}

function deedOf(event: CardsEvents): Deed<CardsEvents>[] {
  switch (event.kind) {
    case "turned_up":
      return [{ key: TURNED_UP, seat: event.seat, params: { card: nameOf(event.card) } }];
    case "wasted":
    case "no_target":
    case "no_ghost":
    case "nothing_to_pass":
      return [{ key: "cards-deed-nothing", seat: event.seat, params: { card: nameOf(event.card) } }];
    case "gave":
    case "gave_unseen":
      return [{ key: "cards-deed-gave", seat: event.seat, people: { whom: event.to } }];
    case "passed":
      return [
        {
          key: "cards-deed-passed",
          seat: event.seat,
          params: { card: nameOf(event.card) },
          people: { whom: event.to },
        },
      ];
    case "swapped":
      return [swap(event)];
    case "skipping":
      return [{ key: "cards-deed-skipping", seat: event.seat, people: { whom: event.whom } }];
    case "dictated":
      return [
        {
          key: "cards-deed-dictated",
          seat: event.seat,
          params: { number: event.number },
          people: { whom: event.whom },
        },
      ];
    case "turn_skipped":
    case "shut_down":
    case "knocked_out":
      return [{ key: `cards-deed-${event.kind.replace("_", "-")}`, seat: event.seat }];
    case "ended":
      return [{ key: "cards-deed-shown", seat: null }]; // the result says who won
    case "deck_empty":
    case "reshuffled":
    case "turn_limit":
      return [{ told: event }];
    case "drew":
    case "drew_unseen":
    case "hand_taken":
    case "passed_unseen":
    case "picked":
    case "picked_unseen":
    case "turn_began":
    case "turn_ended":
    case "turn_ordered":
      return [];
    default:
      return unknownEvent(event, []);
  }
}

function swap({ seat, one, other }: Extract<CardsEvents, { kind: "swapped" }>): Done {
  if (seat !== one && seat !== other) return { key: "cards-deed-swapped-two", seat, people: { one, other } };
  return { key: "cards-deed-swapped", seat, people: { whom: seat === one ? other : one } };
}

/** Return what an event did to somebody; it has only what that person may know. */
export function befalls(event: CardsEvents, seat: number): Done | null {
  if (event.kind === "knocked_out" && event.seat === seat) return { key: "cards-befalls-knocked-out" };
  if (!("seat" in event) || event.seat === seat) return null; // one's own doing
  const people = { name: event.seat };
  if (event.kind === "swapped" && (event.one === seat || event.other === seat)) {
    const other = event.one === seat ? event.other : event.one;
    if (other === event.seat) return { key: "cards-befalls-swapped", people };
    return { key: "cards-befalls-swapped-two", people: { ...people, with: other } };
  }
  if (event.kind === "gave" && event.to === seat) {
    return { key: "cards-befalls-gave", params: { card: nameOf(event.card) }, people };
  }
  if (event.kind === "skipping" && event.whom === seat) return { key: "cards-befalls-skipping", people };
  if (event.kind === "dictated" && event.whom === seat) {
    return { key: "cards-befalls-dictated", params: { number: event.number }, people };
  }
  return null;
}
