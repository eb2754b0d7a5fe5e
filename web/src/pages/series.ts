/** A series of games: what can be chosen, and how everybody stands. Pure. */
import type { PlaceInfo, SeriesGoal, SeriesInfo } from "../kit/wire";

export const LENGTHS: readonly SeriesGoal[] = [
  { kind: "games", target: 3 },
  { kind: "games", target: 5 },
  { kind: "wins", target: 2 },
  { kind: "wins", target: 3 },
  { kind: "wins", target: 5 },
];
/** For games whose points are worth adding up. */
export const POINTS: readonly SeriesGoal[] = [
  { kind: "points", target: 20 },
  { kind: "points", target: 50 },
];

/** Somebody at a table: what they have won or scored, and how many are ahead of them, plus one. */
export interface Rank {
  seat: number;
  count: number;
  rank: number;
}

/** Return everybody in order, the best first; with the same count, as they sit. */
export function ranked(counts: readonly { seat: number; count: number }[]): Rank[] {
  return counts
    .map(({ seat, count }) => ({ seat, count, rank: 1 + counts.filter((other) => other.count > count).length }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Return how everybody stands in a series, by what decides it: points or wins. */
export function standings({ goal, points, wins }: SeriesInfo, places: readonly PlaceInfo[]): Rank[] {
  const counts = goal.kind === "points" ? points : wins;
  return ranked(places.map(({ place, seat }) => ({ seat: seat ?? place, count: counts[place - 1] ?? 0 })));
}

/** Return how many games of a series a place has won in a row, up to now; a game that all have won is nobody's. */
export function runOf({ played }: SeriesInfo, place: number): number {
  const since = played.findLastIndex(
    ({ winners, scores }) => !winners.includes(place) || winners.length === scores.length,
  );
  return played.length - 1 - since;
}
