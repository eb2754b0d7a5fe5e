/** Where pieces went lately, as lines to draw on a board. Pure. */

export interface Step {
  piece: string;
  origin: string;
  to: string;
}

export interface Trail {
  piece: string;
  cells: readonly string[]; // from where it stood to where it came
}

/** Return steps as trails: a step that begins where the piece came to goes on with its trail. */
export function trailsOf(steps: readonly Step[]): Trail[] {
  const trails: { piece: string; cells: string[] }[] = [];
  for (const { piece, origin, to } of steps) {
    const last = trails.findLast((trail) => trail.piece === piece);
    if (last?.cells.at(-1) === origin) last.cells.push(to);
    else trails.push({ piece, cells: [origin, to] });
  }
  return trails;
}
