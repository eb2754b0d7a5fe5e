/** Which Pac-Man stands for which colour, and so for which seat. */
import type { Piece } from "../../kit/art/pieces";
import type { MarblesFacts } from "../../kit/wire";

/** The Pac-Man of each colour. */
export const PIECE: Readonly<Record<string, Piece>> = {
  yellow: "pac",
  red: "pac-red",
  green: "pac-green",
  blue: "pac-blue",
};

/** Return the Pac-Men in seat order. */
export function piecesOf(facts: MarblesFacts): Piece[] {
  return facts.colours.map((colour) => PIECE[colour] ?? "pac");
}
