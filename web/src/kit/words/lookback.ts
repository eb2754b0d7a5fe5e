/** What was done in one ply, in words, for somebody who looks back at it. */
import type { AnyGame } from "../game";
import type { TableState } from "../state/tablestate";
import { storyOf } from "./story";
import { tellAll } from "./telling";
import { actorIn } from "./turns";

/** Return a ply as the story tells it; of what belongs to no story, its events one by one. */
export function storyAt(ply: number, state: TableState, game: AnyGame | null): string {
  const { frames } = state;
  const frame = frames[ply];
  if (!frame) return "";
  const seat = actorIn(frame, frames[ply - 1]);
  return storyOf({ ...frame, seat, first: ply }, state, game) || tellAll(frame.events, state, game);
}
