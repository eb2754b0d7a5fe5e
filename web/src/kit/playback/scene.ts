/**
 * What is drawn while a ply is shown. Views describe the table before and after a ply; in between, a game's reducer
 * applies the events shown so far, one after another. Every game has the same two functions in its `scene.ts`, and
 * `sceneAt` runs them for all. Pure.
 */

/** The ply being shown; if there is none, the view itself is drawn. */
export interface Ply<F, V> {
  facts: F;
  after: V; // the view it leads to, for what an event doesn't say
}

export interface Scenes<F, V, E, S> {
  /** Return the scene before anything of the ply is shown. */
  sceneOf(view: V, ply: Ply<F, V>): S;
  /** Return the scene while one more event is shown. It has a case for every event of the game: see `unknownEvent`. */
  reduce(scene: S, event: E, ply: Ply<F, V>): S;
}

/** Return what to draw: the view, or while events of a ply are shown, the view before it and what they changed. */
export function sceneAt<F, V, E, S>(
  { sceneOf, reduce }: Scenes<F, V, E, S>,
  facts: F,
  view: V,
  before: V | null,
  told: readonly E[],
): S {
  const ply = { facts, after: view };
  if (before === null) return sceneOf(view, ply);
  return told.reduce((scene, event) => reduce(scene, event, ply), sceneOf(before, ply));
}

/** Return a row in seat order with another value for one seat. */
export function put<T>(row: readonly T[], seat: number, value: T): T[] {
  return row.map((old, n) => (n === seat - 1 ? value : old));
}

/**
 * Return `otherwise` for an event that this page does not know, since its server is newer. For the types there is none:
 * a `switch` over a game's events ends with this, so an event without a case fails `npm run check`.
 */
export function unknownEvent<T>(_event: never, otherwise: T): T {
  return otherwise;
}
