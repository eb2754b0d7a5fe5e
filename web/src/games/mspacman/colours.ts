/** Which piece stands for which colour, and so for which seat. */
import type { Piece } from "../../kit/art/pieces";
import type { Event, Facts, MsPacManFacts, MsPacManView, View } from "../../kit/wire";

export const PIECE: Record<string, Piece> = { Blinky: "red", Inky: "cyan", Pinky: "pink", Sue: "orange" };

/** The floor of each colour's area. */
export const FLOOR: Partial<Record<Piece, string>> = {
  red: "#6e1f33",
  cyan: "#0c5070",
  pink: "#6f2a70",
  orange: "#71470f",
};

/** The ghosts in seat order: who plays which depends on how many play. */
export function piecesOf(facts: Facts): Piece[] {
  const { areas, players } = facts as MsPacManFacts;
  const of = (seat: number) => PIECE[areas.find((area) => area.seat === seat)?.colour ?? ""] ?? "red";
  return Array.from({ length: players }, (_, n) => of(n + 1));
}

/** Who has Ms. Pac-Man moves her; the others have their ghosts. */
export function mover(view: View): Piece | null {
  const { seat, ctrl } = view as MsPacManView;
  return seat === ctrl ? "ms" : null;
}

const HERS = new Set(["placed", "spun", "stepped"]);

export function movedIn(events: readonly Event[]): Piece | null {
  return events.some((event) => HERS.has(event.kind)) ? "ms" : null;
}
