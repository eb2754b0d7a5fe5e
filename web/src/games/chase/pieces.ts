/** The chase's five pieces: what each looks like, and the letter it is known by beside its colour and shape. */
import type { Piece } from "../../kit/art/pieces";

export const PACMAN = "Pac-Man"; // as the server calls him
export const GHOSTS = ["Blinky", "Inky", "Pinky", "Clyde"] as const; // as it calls them, in their order

const LOOKS: Record<string, Piece> = { [PACMAN]: "pac", Blinky: "red", Inky: "cyan", Pinky: "pink", Clyde: "orange" };

export function looksOf(piece: string): Piece {
  return LOOKS[piece] ?? "pac";
}

export function isGhost(piece: string): boolean {
  return (GHOSTS as readonly string[]).includes(piece);
}

/** The first letter: ghosts are told apart by it too. */
export function letterOf(piece: string): string {
  return piece.charAt(0);
}
