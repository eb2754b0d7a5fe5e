/** Which entries of a long list are on the page: those around the current one, and more on demand. Pure. */

export const SHOWN = 60; // entries at once; a match may have a thousand

export interface Extent {
  first: number;
  end: number; // the entry after the last one
}

/** Return which of so many entries are shown, with so many more asked for at either end. */
export function around(current: number, count: number, earlier = 0, later = 0): Extent {
  const first = Math.max(0, Math.min(current - SHOWN / 2, count - SHOWN));
  return { first: Math.max(0, first - earlier), end: Math.min(count, first + SHOWN + later) };
}
