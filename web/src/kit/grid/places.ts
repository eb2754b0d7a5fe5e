/** The places of a board as drawn, row by row, and how keys find the next one. Pure. */

export interface Point {
  x: number;
  y: number;
}
export type Side = "up" | "right" | "down" | "left";
export type Rows = readonly (readonly (string | null)[])[]; // names from the top left; null: nothing can be there

const STEPS: Record<Side, readonly [number, number]> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };

/** Return the part of a drawing around two corners, as a viewBox; without corners, all of it. */
export function boxAround(corners: readonly Point[], margin: number, width: number, height: number): string {
  if (corners.length < 2) return `0 0 ${width} ${height}`;
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  const left = Math.max(0, Math.min(...xs) - margin);
  const top = Math.max(0, Math.min(...ys) - margin);
  const [right, bottom] = [Math.min(width, Math.max(...xs) + margin), Math.min(height, Math.max(...ys) + margin)];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** Return the next place in a direction, across any gap; null at the border. */
export function beside(rows: Rows, name: string, side: Side): string | null {
  let row = rows.findIndex((line) => line.includes(name));
  let column = rows[row]?.indexOf(name) ?? -1;
  const [down, across] = STEPS[side];
  do [row, column] = [row + down, column + across];
  while (rows[row]?.[column] === null);
  return rows[row]?.[column] ?? null;
}

/** Return the next of some places in reading order, or the previous one; the first follows the last. */
export function following(rows: Rows, some: readonly string[], name: string, back: boolean): string | null {
  const order = rows.flat().filter((one) => one !== null && some.includes(one));
  const at = order.indexOf(name);
  const next = back ? Math.max(at, 0) - 1 : (at + 1) % order.length;
  return order.at(next) ?? null;
}
