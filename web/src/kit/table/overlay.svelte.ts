/**
 * What people want to see over the board until they switch it off: paths, lines of sight, danger, risk. The server is
 * asked again for every ply that comes to rest, in play and looking back. What was shown stays until the answer is here.
 */
import type { Surroundings } from "../link/link";
import type { Hint } from "../wire";

const SOON_MS = 80; // a ply that only passes by, in a film or under the slider, is not asked about

export class Overlay {
  hints = $state.raw<readonly Hint[]>([]);
  private ply: number | null = null; // whose hints are shown or on their way
  private known = new Map<number, readonly Hint[]>();
  private cancel: () => void = () => {};

  constructor(
    private readonly later: Surroundings["later"],
    private readonly ask: (ply: number) => Promise<readonly Hint[] | null>,
  ) {}

  /** Show what belongs to a ply. */
  at(ply: number): void {
    if (ply === this.ply) return;
    this.cancel();
    this.ply = ply;
    const known = this.known.get(ply);
    if (known) this.hints = known;
    else this.cancel = this.later(SOON_MS, () => void this.fetch(ply));
  }

  /** Show nothing. */
  off(): void {
    this.cancel();
    this.ply = null;
    this.hints = [];
  }

  /** Forget what is known: somebody else looks, or something was taken back. */
  forget(): void {
    this.off();
    this.known = new Map();
  }

  private async fetch(ply: number): Promise<void> {
    const { known } = this;
    const found = await this.ask(ply);
    if (this.known !== known) return; // it was for somebody else, or for a ply taken back
    if (found) known.set(ply, found);
    if (this.ply !== ply) return;
    this.hints = found ?? [];
    if (!found) this.ply = null; // ask again next time
  }
}
