/** How large a board can be on a screen for a room. Pure. */
export interface Size {
  width: number;
  height: number;
}

const CLOSE = 0.985; // of the height: what lies below a drawing does not grow with it, so nothing is exact

/** Return the width at which a board fits into a room, given how it is drawn now: at first as wide as the room. */
export function fitted(room: Size, drawn: Size): number {
  if (drawn.width === 0 || drawn.height === 0) return room.width;
  const wanted = Math.min(room.width, Math.floor((drawn.width * room.height) / drawn.height));
  const fits = drawn.height <= room.height && (drawn.width >= room.width || drawn.height >= room.height * CLOSE);
  return fits ? drawn.width : wanted;
}
