/** What was done in a turn of the chase, for the story of the match, and what it did to somebody. */
import type { Deed, Done } from "../../kit/game";
import type { ChaseEvents, ChaseFacts } from "../../kit/wire";
import { PACMAN } from "./pieces";

/** Return the walks as one, then what was eaten, and whatever happened to Pac-Man. */
export function deeds(events: readonly ChaseEvents[]): Deed<ChaseEvents>[] {
  const went = new Map<string, string>(); // where each piece that moved came to
  const stayed: string[] = [];
  const spotting: string[] = [];
  const after: Deed<ChaseEvents>[] = [];
  for (const event of events) {
    if (event.kind === "moved") went.set(event.piece, event.to);
    if (event.kind === "stayed") stayed.push(event.piece);
    if (event.kind === "frenzied") spotting.push(event.ghost);
    if (event.kind === "ate_pellet") after.push({ key: "chase-deed-ate-pellet", params: { left: event.left } });
    if (event.kind === "ate_ghost") after.push({ key: "chase-deed-ate-ghost", params: { ghost: event.ghost } });
    if (event.kind === "caught" || event.kind === "stalled") after.push({ ...lost(event, "deed"), seat: null });
    if (event.kind === "reset") after.push({ key: "chase-deed-reset", seat: null });
    if (event.kind === "won" || event.kind === "turn_limit") after.push({ told: event });
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
    ? { key: `chase-${told}-caught`, params: { ghost: event.ghost, lives } }
    : { key: `chase-${told}-stalled`, params: { cycles: event.cycles, lives } };
}

/** Return what an event did to Pac-Man's player, or to the player of a ghost that was eaten. */
export function befalls(event: ChaseEvents, seat: number, facts: ChaseFacts): Done | null {
  if (event.kind === "caught" || event.kind === "stalled") {
    return facts.runs[PACMAN] === seat ? lost(event, "befalls") : null;
  }
  if (event.kind === "ate_ghost" && facts.runs[event.ghost] === seat) {
    return { key: "chase-befalls-eaten", params: { ghost: event.ghost } };
  }
  return null;
}
