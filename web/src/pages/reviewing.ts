/** A reviewed match as a page shows it: curves of chances, and the moments that mattered. Pure. */
import type { Advice, Review, Total } from "../kit/wire";

export const WIDTH = 100;
export const HEIGHT = 40;

/** One side's chances from the beginning to the end, as points of a drawing; who wins and loses together shares a curve. */
export interface Curve {
  seats: readonly number[];
  points: string;
  last: number; // the height of its end
}

export function curves(review: Review, sides: readonly (readonly number[])[]): Curve[] {
  const all = [review.chances, ...review.plies.map((ply) => ply.chances)];
  const across = WIDTH / Math.max(1, all.length - 1);
  return sides.map((seats) => {
    const heights = all.map((chances) => round(HEIGHT * (1 - (chances[seats[0]! - 1] ?? 0))));
    return {
      seats,
      points: heights.map((height, n) => `${round(n * across)},${height}`).join(" "),
      last: heights.at(-1)!,
    };
  });
}

/** Return how far along the drawing a ply is. */
export function across(review: Review, ply: number): number {
  return round((WIDTH * ply) / Math.max(1, review.plies.length));
}

/** A turning point: what luck gave the seat that gained most, or what the seat that decided gave away. */
export interface Moment {
  ply: number;
  seat: number | null;
  token: string;
  luck: number | null; // in percent
  lost: number | null; // in percent
  advice: Advice | null; // what was better
}

export function moments(review: Review): Moment[] {
  return review.turning_points.map((ply) => {
    const { seat, token, luck, lost, advice = null } = review.plies[ply - 1]!;
    const most = luck ? Math.max(...luck) : 0;
    return {
      ply,
      seat: luck ? luck.indexOf(most) + 1 : seat,
      token,
      luck: luck ? percent(most) : null,
      lost: lost == null ? null : percent(lost),
      advice,
    };
  });
}

/** Return whether anything was rolled, spun or drawn. */
export function hadLuck(review: Review): boolean {
  return review.plies.some((ply) => ply.luck != null);
}

/** Return what a decision gave away on average, in percent with one decimal. */
export function perDecision({ lost, decisions }: Total): number {
  return Math.round((1000 * lost) / Math.max(1, decisions)) / 10;
}

/** Return a share in percent; what rounds to nothing has no sign. */
export function percent(share: number): number {
  return Math.round(100 * share) + 0; // -0 + 0 is 0
}

function round(number: number): number {
  return Math.round(100 * number) / 100;
}
