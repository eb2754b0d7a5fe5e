/** The pieces there are. They differ in shape and pattern as well as in colour. */
export type Piece =
  "pac" | "ms" | "red" | "pink" | "cyan" | "orange" | "violet" | "green" | "pac-red" | "pac-green" | "pac-blue";

/** Those that people choose from; the others belong to games in which the colour of a seat is given. */
export const PIECES: readonly Piece[] = ["pac", "ms", "red", "pink", "cyan", "orange", "violet", "green"];

/**
 * Give everybody a piece: those who chose one theirs, the others the usual one of their seat or, if somebody chose that,
 * one that is free. Every device deals alike. A word that is no piece of ours counts as no choice.
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

/** The pieces that nobody else chose; `own` is the place that asks. */
export function offered(chosen: readonly (string | null)[], own: number): Piece[] {
  return PIECES.filter((piece) => !chosen.some((other, n) => n !== own && other === piece));
}
