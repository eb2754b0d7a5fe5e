/** The pieces. They differ in shape and pattern as well as in colour. */
export type Piece =
  "pac" | "ms" | "red" | "pink" | "cyan" | "orange" | "violet" | "green" | "pac-red" | "pac-green" | "pac-blue";

/** Those that people choose from; the others belong to games in which the colour of a seat is given. */
export const PIECES: readonly Piece[] = ["pac", "ms", "red", "pink", "cyan", "orange", "violet", "green"];

/**
 * Return a piece for everybody: those who chose one get it, the others the usual one of their seat or, if it is taken,
 * one that is free. Every device gets the same result. An unknown word counts as no choice.
 */
export function dealt(chosen: readonly (string | null)[], usual: readonly Piece[]): Piece[] {
  const pieces = chosen.map((word) => PIECES.find((piece) => piece === word) ?? null);
  const free = (piece: Piece) => !pieces.includes(piece);
  for (const [n, piece] of usual.slice(0, pieces.length).entries()) {
    if (pieces[n] === null && free(piece)) pieces[n] = piece;
  }
  for (const n of pieces.keys()) pieces[n] ??= [...usual, ...PIECES].find(free) ?? usual[n] ?? "pac";
  return pieces as Piece[];
}

/** Return the pieces that nobody else chose; `own` is the place that is asking. */
export function offered(chosen: readonly (string | null)[], own: number): Piece[] {
  return PIECES.filter((piece) => !chosen.some((other, n) => n !== own && other === piece));
}

/** Return the colour of a piece; Ms. Pac-Man's is Pac-Man's. */
export function colourOf(piece: Piece | null | undefined): string {
  return `var(--${!piece || piece === "ms" ? "pac" : piece.replace("pac-", "")})`;
}
