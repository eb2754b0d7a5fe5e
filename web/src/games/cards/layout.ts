/** Where people sit around the drawn table: three rows of three, with the piles in the middle. */

/** Row and column of a place, from 1. */
export interface Place {
  row: number;
  column: number;
}

// Clockwise from the middle of the near side, in playing order: the next player sits on the left.
const ROUND: readonly Place[] = [
  { row: 3, column: 2 },
  { row: 3, column: 1 },
  { row: 2, column: 1 },
  { row: 1, column: 1 },
  { row: 1, column: 2 },
  { row: 1, column: 3 },
  { row: 2, column: 3 },
  { row: 3, column: 3 },
];

const TAKEN: Readonly<Record<number, readonly number[]>> = {
  2: [0, 4],
  3: [0, 3, 5],
  4: [0, 2, 4, 6],
  5: [0, 2, 3, 5, 6],
  6: [0, 2, 3, 4, 5, 6],
  7: [0, 1, 2, 3, 5, 6, 7],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** Return the places by seat; `home` gets the nearest. */
export function places(players: number, home: number): Place[] {
  const taken = TAKEN[players] ?? TAKEN[8]!;
  return Array.from({ length: players }, (_, n) => ROUND[taken[(n + 1 - home + players) % players]!]!);
}
