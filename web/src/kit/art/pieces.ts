/** The pieces one can play with. They differ in shape and pattern as well as in colour. */
export type Piece = "pac" | "ms" | "red" | "pink" | "cyan" | "orange";

export const PIECES: readonly Piece[] = ["pac", "ms", "red", "pink", "cyan", "orange"];
