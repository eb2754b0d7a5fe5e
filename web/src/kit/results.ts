/** How the games ended that were played on this device. They stay when a table is removed from the lists. */
import { keep, keysFrom, recall } from "./storage";
import type { Remembered } from "./remembered";

export interface Played {
  id: string; // of the table
  game: string;
  at: number;
  how: "won" | "lost" | "nobody" | "here"; // here: several people shared the device
  against: readonly string[]; // people by name, bots by id after an equals sign
}

const KEY = "result.";

export const results = (): Played[] => keysFrom(KEY).flatMap((key) => recall<Played | null>(key, null) ?? []);

export function keepResult(played: Played): void {
  if (recall<Played | null>(KEY + played.id, null) === null) keep(KEY + played.id, played);
}

/** Return a result as earlier pages remembered it, without the others one by one; null: it is none. */
export function fromTable({ id, game, at, label, outcome, state }: Remembered): Played | null {
  if (state !== "over" || !outcome) return null;
  return { id, game, at, how: outcome.kind === "winner" ? "here" : outcome.kind, against: label ? [label] : [] };
}

/** Return all results, each table's once, the latest first. */
export function allResults(kept: readonly Played[], tables: readonly Remembered[]): Played[] {
  const known = new Set(kept.map(({ id }) => id));
  const others = tables.flatMap((table) => (known.has(table.id) ? [] : (fromTable(table) ?? [])));
  return [...kept, ...others].sort((one, other) => other.at - one.at);
}

export interface Tally {
  played: number;
  won: number;
  streak: number; // wins in a row, up to now
  best: number; // the longest run of wins
}

/** Count results, given the latest first; those of a shared device were neither won nor lost here. */
export function tally(all: readonly Played[]): Tally {
  const counted = all.filter(({ how }) => how !== "here");
  const runs = [0];
  for (const { how } of counted) {
    if (how === "won") runs[runs.length - 1]! += 1;
    else runs.push(0);
  }
  const won = counted.filter(({ how }) => how === "won").length;
  return { played: all.length, won, streak: runs[0]!, best: Math.max(...runs) };
}

/** Return the results against each opponent, the most frequent first. */
export function byOpponent(all: readonly Played[]): { who: string; tally: Tally }[] {
  const found = new Map<string, Played[]>();
  for (const one of all) for (const who of new Set(one.against)) found.set(who, [...(found.get(who) ?? []), one]);
  return [...found]
    .map(([who, some]) => ({ who, tally: tally(some) }))
    .sort((one, other) => other.tally.played - one.tally.played);
}

/** Return the bots that were beaten in a game. */
export function beaten(all: readonly Played[], game: string): ReadonlySet<string> {
  const won = all.filter((one) => one.game === game && one.how === "won");
  return new Set(won.flatMap(({ against }) => against.flatMap((who) => (who.startsWith("=") ? [who.slice(1)] : []))));
}
