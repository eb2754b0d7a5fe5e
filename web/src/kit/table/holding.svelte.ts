/** What this device holds of a table: tokens of places, of the host and of links, and what they are good for. */
import { api } from "../api";
import { remember, type Remembered } from "../remembered";
import type { Claim } from "../wire";
import { Standing } from "./standing.svelte";

export abstract class Holding extends Standing {
  known: Remembered;
  renewing = $state(false); // a link that is about to stop working is not to be sent to anybody

  constructor(known: Remembered) {
    super();
    this.known = $state.raw(known);
  }

  /** Connect again, with tokens that were given since. */
  abstract reopen(): void;

  /** Keep tokens that were given, here and for the next visit. */
  learn(change: Partial<Remembered>): void {
    this.known = { ...this.known, ...change, at: Date.now() };
    remember(this.known);
  }

  /** Sit down; `door` is the token that lets one in. */
  async sit(door: string, claim: Claim): Promise<void> {
    const claimed = await api.claim(this.known.id, door, claim);
    this.learn({ places: { ...this.known.places, ...claimed.places } });
    this.reopen();
  }

  /** Take a place from whoever has it, as the host. Who sat there cannot come back with the old link. */
  async replace(place: number, kind: "bot" | "open"): Promise<void> {
    const person = this.state.table?.places.find((one) => one.place === place)?.kind === "human";
    this.renewing = person;
    try {
      await api.replace(this.known.id, this.known.host!, place, kind, null);
      if (person) await this.renew("invite");
    } finally {
      this.renewing = false;
    }
  }

  /** Make a new link, as the host; the old one opens nothing any more. */
  async renew(kind: "invite" | "watch"): Promise<void> {
    const { token } = await api.renew(this.known.id, this.known.host!, kind);
    this.learn({ [kind]: token });
  }

  /** Agree, for a place of this device, that another place is opened for somebody new. */
  async agreeToOpen(own: number, place: number): Promise<void> {
    await api.agree(this.known.id, this.known.places[own]!, place);
  }
}
