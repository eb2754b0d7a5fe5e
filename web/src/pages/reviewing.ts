/** A reviewed match as a page shows it: curves of chances, and the moments that mattered. Pure. */
import type { Review } from "../kit/wire";

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

/** A turning point: whose ply it was, and what it gave that seat, if by luck, or cost it. */
export interface Moment {
  ply: number;
  seat: number | null;
  luck: number | null; // in percent, with its sign
  lost: number | null; // in percent
  best: string | null;
}

export function moments(review: Review): Moment[] {
  return review.turning_points.map((ply) => {
    const { seat = null, luck, lost, best = null } = review.plies[ply - 1]!;
    return {
      ply,
      seat,
      luck: luck && seat ? percent(luck[seat - 1]!) : null,
      lost: lost == null ? null : percent(lost),
      best,
    };
  });
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

function round(number: number): number {
  return Math.round(100 * number) / 100;
}
