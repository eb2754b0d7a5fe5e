/** A question before something is done that hurts whoever does it; the server says what does. */
import type { Offer } from "../wire";

export class Caution {
  asking = $state.raw<readonly string[] | null>(null); // the actions that somebody is asked about
  private readonly harmful = new Set<string>(); // of those that the server was asked about

  /** Keep what the server says about actions. */
  note(actions: readonly string[], harms: boolean | undefined): void {
    if (harms) this.harmful.add(actions.join(" "));
  }

  /** Return whether somebody is to be asked first. Each time, that is asked once: the same actions again are meant. */
  stops(actions: readonly string[], offers: readonly Offer[]): boolean {
    const text = actions.join(" ");
    const meant = this.asking?.join(" ") === text;
    const harms = this.harmful.has(text) || offers.some((offer) => offer.token === text && offer.harms === true);
    this.asking = harms && !meant ? actions : null;
    return this.asking !== null;
  }

  /** Forget everything: another position has come. */
  forget(): void {
    this.asking = null;
    this.harmful.clear();
  }
}
