/** What this device remembers of a table when it is left: with whom, whose turn it was, how it ended. Pure. */
import type { Outcome, Remembered } from "../remembered";
import { isMe, nameOf } from "./people";
import { acting, type TableState } from "../state/tablestate";

type Left = Required<Pick<Remembered, "label" | "state" | "next" | "outcome">>;

export function howLeft(state: TableState): Left {
  const { table, update } = state;
  const people = (seats: readonly number[]) => seats.map((seat) => nameOf(state, seat)).join(" · ");
  if (!table || table.phase === "lobby") return { label: "", state: "lobby", next: undefined, outcome: undefined };
  const others = Array.from({ length: table.players }, (_, n) => n + 1).filter((seat) => !isMe(state, seat));
  const left: Left = { label: people(others), state: undefined, next: undefined, outcome: undefined };
  if (table.imported) return { ...left, state: "record" };
  if (update?.asked.kind === "over") return { ...left, state: "over", outcome: outcomeOf(state, people) };
  if (acting(state) !== null) return { ...left, state: "turn" };
  return { ...left, next: people(update?.asked.seats ?? []) };
}

function outcomeOf(state: TableState, people: (seats: readonly number[]) => string): Outcome {
  const winners = state.update?.result?.winners ?? [];
  if (winners.length === 0) return { kind: "nobody" };
  if (state.seats.length !== 1) return { kind: "winner", name: people(winners) };
  return { kind: winners.includes(state.seats[0]!) ? "won" : "lost" };
}
