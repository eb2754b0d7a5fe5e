/** The tokens this device has for a table (places, host, links), and what they allow. */
import { api } from "../api";
import { remember, type Remembered } from "../remembered";
import type { Advice, Claim, PlaceInfo } from "../wire";
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

  private get people(): readonly PlaceInfo[] {
    return this.state.table?.places.filter((one) => one.kind === "human") ?? [];
  }

  /** Return whether the coach may be asked here: everybody on other devices agrees; those at this one do by asking. */
  get coached(): boolean {
    const { coach = true } = this.state.table ?? {};
    return coach && this.people.every((one) => one.coached || one.place in this.known.places);
  }

  /** Return whether people on other devices have to agree to the coach, too. */
  get coachNeedsAll(): boolean {
    const { coach = true } = this.state.table ?? {};
    return coach && this.people.some((one) => !(one.place in this.known.places));
  }

  /** Agree to the coach for everybody at this device, or no longer. */
  async agreeToCoach(on: boolean): Promise<void> {
    const { id, places: tokens } = this.known;
    for (const { place, coached = false } of this.people) {
      if (place in tokens && coached !== on) await api.coaching(id, tokens[place]!, on);
    }
  }

  /** Ask the coach what a seat of this device should do. */
  async advice(seat: number): Promise<readonly Advice[]> {
    if (this.people.length > 1) await this.agreeToCoach(true);
    const asking = this.people.find((one) => one.seat === seat)!;
    return (await api.advice(this.known.id, this.known.places[asking.place]!)).advice;
  }

  /** Agree, for a place of this device, that another place is opened for somebody new. */
  async agreeToOpen(own: number, place: number): Promise<void> {
    await api.agree(this.known.id, this.known.places[own]!, place);
  }
}
