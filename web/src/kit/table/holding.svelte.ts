/** The tokens this device has for a table (places, host, links), and what they allow. */
import { api } from "../api";
import { remember, type Remembered } from "../remembered";
import type { Advice, Claim } from "../wire";
import { Standing } from "./standing.svelte";

export abstract class Holding extends Standing {
  known: Remembered;
  renewing = $state(false); // a link that is about to stop working must not be sent to anybody

  constructor(known: Remembered) {
    super();
    this.known = $state.raw(known);
  }

  /** Connect again with the tokens received since. */
  abstract reopen(): void;

  /** Store new tokens, here and for the next visit. */
  learn(change: Partial<Remembered>): void {
    this.known = { ...this.known, ...change, at: Date.now() };
    remember(this.known);
  }

  /** Sit down; `door` is the token that allows it. */
  async sit(door: string, claim: Claim): Promise<void> {
    const claimed = await api.claim(this.known.id, door, claim);
    this.learn({ places: { ...this.known.places, ...claimed.places } });
    this.reopen();
  }

  /** Take a place away from its holder, as the host; the old link stops working. */
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

  /** Go on with a paused match, as the host. */
  async resume(): Promise<void> {
    await api.resume(this.known.id, this.known.host!);
  }

  /** Create a new link, as the host; the old one stops working. */
  async renew(kind: "invite" | "watch"): Promise<void> {
    const { token } = await api.renew(this.known.id, this.known.host!, kind);
    this.learn({ [kind]: token });
  }

  /** Return whether the coach may be asked here: nobody else plays, or everybody agrees; those at this device can. */
  get coached(): boolean {
    const { coach = true, places = [] } = this.state.table ?? {};
    const people = places.filter((one) => one.kind === "human");
    return coach && (people.length === 1 || people.every((one) => one.coached || one.place in this.known.places));
  }

  /** Ask the coach what a seat of this device should do. */
  async advice(seat: number): Promise<readonly Advice[]> {
    const { id, places: tokens } = this.known;
    const people = this.state.table!.places.filter((one) => one.kind === "human");
    if (people.length > 1) {
      // Whoever asks at a shared device does so before everybody's eyes.
      for (const one of people) if (!one.coached) await api.coaching(id, tokens[one.place]!, true);
    }
    const asked = people.find((one) => one.seat === seat)!;
    return (await api.advice(id, tokens[asked.place]!)).advice;
  }

  /** Agree, for a place of this device, that another place is opened for somebody new. */
  async agreeToOpen(own: number, place: number): Promise<void> {
    await api.agree(this.known.id, this.known.places[own]!, place);
  }
}
