/** What was done in a turn of the chase, for the story of the match, and what it did to somebody. */
import type { Deed, Done } from "../../kit/game";
import { unknownEvent } from "../../kit/playback/scene";
import type { ChaseEvents, ChaseFacts } from "../../kit/wire";
import { called, PACMAN } from "./pieces";

/** Return the walks as one, then what was eaten, and whatever happened to Pac-Man. */
export function deeds(events: readonly ChaseEvents[]): Deed<ChaseEvents>[] {
  const went = new Map<string, string>(); // where each piece that moved came to
  const stayed: string[] = [];
  const spotting: string[] = [];
  const after: Deed<ChaseEvents>[] = [];
  const pacman = events.some((event) => event.kind === "moved" && event.piece === PACMAN); // whose turn it was
  for (const event of events) {
    switch (event.kind) {
      case "moved":
        went.set(called(event.piece), event.to);
        break;
      case "stayed":
        stayed.push(called(event.piece));
        break;
      case "frenzied":
        if (pacman)
          after.push({ key: "chase-deed-frenzied", params: { ghost: called(event.ghost) }, seat: null }); // no deed of his
        else spotting.push(called(event.ghost));
        break;
      case "ate_pellet":
        after.push({ key: "chase-deed-ate-pellet", params: { left: event.left } });
        break;
      case "ate_ghost":
        after.push({ key: "chase-deed-ate-ghost", params: { ghost: called(event.ghost) } });
        break;
      case "caught":
      case "stalled":
        after.push({ ...lost(event, "deed"), seat: null });
        break;
      case "reset":
        after.push({ key: "chase-deed-reset", seat: null });
        break;
      case "won":
      case "turn_limit":
        after.push({ told: event });
        break;
      case "boosted":
      case "boost_ended":
      case "called":
      case "stopped":
      case "pellets_back":
        break; // follows from what the others say
      default:
        unknownEvent(event, null);
    }
  }
  const walks: Deed<ChaseEvents>[] = [];
  if (spotting.length > 0) walks.push({ key: "chase-deed-spotted", lists: { ghosts: spotting } });
  if (went.size > 0) {
    const places = [...went].map(([piece, to]) => `${piece} ${to}`);
    walks.push({ key: "chase-deed-moved", lists: { pieces: [...went.keys()], places } });
  }
  if (stayed.length > 0) walks.push({ key: "chase-deed-stayed", lists: { pieces: stayed } });
  return [...walks, ...after];
}

type Lost = Extract<ChaseEvents, { kind: "caught" | "stalled" }>;

/** Return how Pac-Man lost a life, told to all or to his player. */
function lost(event: Lost, told: "deed" | "befalls"): Done {
  const { lives } = event;
  return event.kind === "caught"
    ? { key: `chase-${told}-caught`, params: { ghost: called(event.ghost), lives } }
    : { key: `chase-${told}-stalled`, params: { cycles: event.cycles, lives } };
}

/** Return what an event did to Pac-Man's player, or to the player of a ghost that was eaten. */
export function befalls(event: ChaseEvents, seat: number, facts: ChaseFacts): Done | null {
  if (event.kind === "caught" || event.kind === "stalled") {
    return facts.runs[PACMAN] === seat ? lost(event, "befalls") : null;
  }
  if (event.kind === "ate_ghost" && facts.runs[event.ghost] === seat) {
    return { key: "chase-befalls-eaten", params: { ghost: called(event.ghost) } };
  }
  return null;
}
