/** Keeping how a game ended for somebody on this device. Loaded at the end of one. */
import { keepResult } from "../kit/results";
import type { Outcome } from "../kit/remembered";
import type { TableState } from "../kit/state/tablestate";
import { against, hereFor } from "../kit/words/against";

export function keepEnd(id: string, state: TableState, outcome: Outcome, at: number): void {
  keepResult({ id, game: state.table!.game, at, how: hereFor(outcome), against: against(state) });
}
