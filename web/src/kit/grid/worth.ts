/** Which of many targets are worth more than the others, so that they can be drawn larger. Pure. */

/** Return the places where most is gained, as long as they are few: where too many are equally good, none stands out. */
export function outstanding(gains: ReadonlyMap<string, number>, most: number): Set<string> {
  const sorted = [...gains.values()].sort((a, b) => b - a);
  const least = Math.max(1, (sorted[most] ?? 0) + 1); // more than the first that would be too many
  return new Set([...gains].flatMap(([place, gain]) => (gain >= least ? [place] : [])));
}
