/** Where pieces are drawn on their squares, and which way they look. */
import type { Point, Side } from "../../kit/grid/places";
import { GHOSTS } from "./pieces";

/** Return the direction from one point to another. */
export function facing(from: Point, to: Point): Side {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}

export interface Placed extends Point {
  ghost: string;
  at: string;
  scale: number;
}

/** Return where the ghosts on the board are drawn: those on the same square side by side and smaller. */
export function crowd(ghosts: readonly (string | null)[], centre: (square: string) => Point): Placed[] {
  return ghosts.flatMap((at, n) => {
    if (at === null) return [];
    const sharing = ghosts.flatMap((other, m) => (other === at ? [m] : []));
    const place = SHARED[sharing.length - 1]![sharing.indexOf(n)]!;
    const { x, y } = centre(at);
    const scale = sharing.length === 1 ? 0.76 : 0.44;
    return [{ ghost: GHOSTS[n]!, at, x: x + place[0], y: y + place[1], scale }];
  });
}

const SHARED: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-21, 0],
    [21, 0],
  ],
  [
    [-21, -20],
    [21, -20],
    [0, 21],
  ],
  [
    [-21, -20],
    [21, -20],
    [-21, 21],
    [21, 21],
  ],
];
