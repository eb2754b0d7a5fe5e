/** What somebody missed. Pure. */
import type { Turn } from "../../kit/words/turns";

/** Return the turns of others after the ply that was seen last; none if nobody else did anything. */
export function missed(turns: readonly Turn[], since: number, own: readonly number[]): Turn[] {
  return turns.filter((turn) => turn.ply > since && (turn.seat === null || !own.includes(turn.seat)));
}
