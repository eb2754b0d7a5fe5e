/** The chase's five pieces: what each looks like, and the letter it is known by besides its colour and shape. */
import type { Piece } from "../../kit/art/pieces";
import { has, t } from "../../kit/l10n.svelte";
import type { ChaseEvents, ChaseView } from "../../kit/wire";

export const PACMAN = "Pac-Man"; // the server's name for him
export const GHOSTS = ["Blinky", "Inky", "Pinky", "Clyde"] as const; // the server's names for them, in order

const LOOKS: Record<string, Piece> = { [PACMAN]: "pac", Blinky: "red", Inky: "cyan", Pinky: "pink", Clyde: "orange" };

export function looksOf(piece: string): Piece {
  return LOOKS[piece] ?? "pac";
}

export function isGhost(piece: string): boolean {
  return (GHOSTS as readonly string[]).includes(piece);
}

/** Return what a piece is called in the reader's language. */
export function called(piece: string): string {
  return has(`chase-word-${piece}`) ? t(`chase-word-${piece}`) : piece;
}

/** Return a ghost's first letter, which identifies it besides its colour. */
export function letterOf(piece: string): string {
  return piece.charAt(0);
}

/** Return the piece that is to move. */
export function mover(view: ChaseView): Piece | null {
  return view.mover === "call" ? null : looksOf(view.mover);
}

/** Return the piece that a ply was about. */
export function movedIn(events: readonly ChaseEvents[]): Piece | null {
  const first = events[0];
  const own = first?.kind === "moved" || first?.kind === "stayed" || first?.kind === "stopped";
  return own ? looksOf(first.piece) : null;
}
