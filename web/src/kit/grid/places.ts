/** The places of a board as drawn, row by row, and how keys find the next one. Pure. */

export interface Point {
  x: number;
  y: number;
}
export type Side = "up" | "right" | "down" | "left";
export type Rows = readonly (readonly (string | null)[])[]; // names from the top left; null: nothing can stand there

const STEPS: Record<Side, readonly [number, number]> = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };

/** The next place in a direction, over what lies between; null at the border. */
export function beside(rows: Rows, name: string, side: Side): string | null {
  let row = rows.findIndex((line) => line.includes(name));
  let column = rows[row]?.indexOf(name) ?? -1;
  const [down, across] = STEPS[side];
  do [row, column] = [row + down, column + across];
  while (rows[row]?.[column] === null);
  return rows[row]?.[column] ?? null;
}

/** The next of some places in the order of reading, or the one before; after the last comes the first. */
export function following(rows: Rows, some: readonly string[], name: string, back: boolean): string | null {
  const order = rows.flat().filter((one) => one !== null && some.includes(one));
  const at = order.indexOf(name);
  const next = back ? Math.max(at, 0) - 1 : (at + 1) % order.length;
  return order.at(next) ?? null;
}
