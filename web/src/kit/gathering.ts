/**
 * What is gathered from a list that grows at its end, such as a match: when there is more of it, only that is read, so a
 * long match takes no more work per move than a short one.
 */
export class Gathering<T, G> {
  private read: readonly T[] = [];
  private found: G;

  constructor(
    private readonly start: () => G,
    private readonly add: (found: G, item: T, before: T | undefined) => void,
  ) {
    this.found = start();
  }

  /** Return what the first items of a list come to. It is the same object as before, with more in it. */
  of(list: readonly T[], most = list.length): G {
    const count = Math.min(most, list.length);
    const known = this.read.length;
    const goesOn = known <= count && (known === 0 || list[known - 1] === this.read[known - 1]);
    if (!goesOn) this.found = this.start();
    for (let n = goesOn ? known : 0; n < count; n++) this.add(this.found, list[n]!, list[n - 1]);
    if (!goesOn || known < count) this.read = list.length === count ? list : list.slice(0, count);
    return this.found;
  }
}
