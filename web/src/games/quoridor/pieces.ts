/** The pieces that people have unless they choose others. */
import type { Piece } from "../../kit/art/pieces";

export const PIECES: readonly Piece[] = ["pac", "red", "cyan", "pink"];
