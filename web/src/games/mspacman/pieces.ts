/** Which piece stands for which colour, and so for which seat. */
import type { Piece } from "../../kit/art/pieces";
import { has, t } from "../../kit/l10n.svelte";
import type { MsPacManEvents, MsPacManFacts, MsPacManView } from "../../kit/wire";

export const PIECE: Record<string, Piece> = { Blinky: "red", Inky: "cyan", Pinky: "pink", Sue: "orange" };

/** Return what a ghost is called in the reader's language. */
export function called(ghost: string): string {
  return has(`mspacman-word-${ghost}`) ? t(`mspacman-word-${ghost}`) : ghost;
}

/** The floor of each colour's area. */
export const FLOOR: Partial<Record<Piece, string>> = {
  red: "#6e1f33",
  cyan: "#0c5070",
  pink: "#6f2a70",
  orange: "#71470f",
};

/** Return the ghosts in seat order: who plays which depends on how many play. */
export function piecesOf({ areas, players }: MsPacManFacts): Piece[] {
  const of = (seat: number) => PIECE[areas.find((area) => area.seat === seat)?.colour ?? ""] ?? "red";
  return Array.from({ length: players }, (_, n) => of(n + 1));
}

/** Return the piece that is to move: whoever plays Ms. Pac-Man moves her, the others their ghosts. */
export function mover({ seat, ctrl }: MsPacManView): Piece | null {
  return seat === ctrl ? "ms" : null;
}

const HERS: ReadonlySet<string> = new Set(["placed", "spun", "stepped"]);

/** Return the piece that a ply was about. */
export function movedIn(events: readonly MsPacManEvents[]): Piece | null {
  return events.some((event) => HERS.has(event.kind)) ? "ms" : null;
}
