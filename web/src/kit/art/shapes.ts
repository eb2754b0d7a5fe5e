/** Many equal shapes as one path: a browser draws one element much sooner than a hundred. */

export interface Place {
  x: number;
  y: number;
}

/** Return a circle around the point that it follows in a path. */
export function circle(r: number): string {
  return `m${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** Return the path of a shape at each of some places. */
export function everywhere(shape: string, places: readonly Place[]): string {
  return places.map(({ x, y }) => `M${x} ${y}${shape}`).join("");
}
