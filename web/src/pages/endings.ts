/** How a match went, from what everybody saw: who came in where, what mattered, and how close it was. Pure. */
import type { Sound } from "../kit/playback/sound";
import { tally, type Played } from "../kit/results";
import type { Event, Result, Review } from "../kit/wire";
import type { Turn } from "../kit/words/turns";
import { ranked, type Rank } from "./series";

const FORFEITS: ReadonlySet<string> = new Set(["resigned", "time_up"]); // nobody's score says anything then

/** Return whether the scores of a result tell how everybody did. */
export function tells({ reason, scores }: Result): boolean {
  return !FORFEITS.has(reason) && scores.some((score) => score > 1);
}

/** Return everybody in order: the winners first, the others by what they scored. If nobody won, nobody is first. */
export function placed(result: Result): Rank[] {
  const best = Math.max(0, ...result.scores) + 1; // whoever won did so whatever others scored
  const first = result.winners.length > 0 ? 0 : 1;
  const order = ranked(
    result.scores.map((score, n) => ({ seat: n + 1, count: result.winners.includes(n + 1) ? best : score })),
  );
  return order.map((one) => ({ ...one, rank: one.rank + first, count: result.scores[one.seat - 1]! }));
}

/** How much something matters is how it sounds: every game says so, in the same few words. */
const DRAMA: Partial<Record<Sound, number>> = { caught: 5, blow: 5, lose: 5, power: 4, alarm: 3, jump: 2 };

/**
 * Return the turns that mattered most, in the order in which they were played: those with the greatest moment; of equal
 * ones those with more of them, and then the latest.
 */
export function highlights(turns: readonly Turn[], sound: (event: Event) => Sound | null, most = 3): Turn[] {
  const drama = ({ events }: Turn) => {
    const all = events.map((event) => DRAMA[sound(event) ?? "tap"] ?? 0);
    return Math.max(0, ...all) + all.reduce((sum, one) => sum + one, 0) / 1000;
  };
  return turns
    .map((turn) => ({ turn, weight: drama(turn) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || other.turn.ply - one.turn.ply)
    .slice(0, most)
    .map(({ turn }) => turn)
    .sort((one, other) => one.ply - other.ply);
}

/** Return how often each seat did something to another that it would not have wished for. */
export function strikes(
  turns: readonly Turn[],
  players: number,
  hit: (event: Event, seat: number) => boolean,
): number[] {
  const seats = Array.from({ length: players }, (_, n) => n + 1);
  return seats.map((by) =>
    turns
      .flatMap((turn) => (turn.seat === by ? turn.events : []))
      .reduce((sum, event) => sum + seats.filter((seat) => seat !== by && hit(event, seat)).length, 0),
  );
}

/**
 * Return after which ply somebody who lost was closest to winning, and their chance then in percent; of equal ones the
 * last. Neither the start nor the end is one, unless nothing else was played.
 */
export function closest({ chances, plies }: Review, seat: number): { ply: number; percent: number } {
  const between = plies.slice(0, -1).map((ply) => ply.chances[seat - 1] ?? 0);
  if (between.length === 0) return { ply: 0, percent: Math.round(100 * (chances[seat - 1] ?? 0)) };
  const best = Math.max(...between);
  return { ply: between.lastIndexOf(best) + 1, percent: Math.round(100 * best) };
}

/** Return how many games somebody has won in a row on this device, with the one that was just won at a table. */
export function runWith(kept: readonly Played[], game: string, table: string): number {
  const before = kept.filter((one) => one.game === game && one.id !== table).sort((one, other) => other.at - one.at);
  return tally(before).streak + 1;
}
