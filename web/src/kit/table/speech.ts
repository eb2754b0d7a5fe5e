/** What screen readers hear of the play: every ply at once, but a walk as a whole, when it is over. */
import type { Event, Frame } from "../wire";
import { goesOn, joined, walks, type Join } from "./walks";

export interface Hearing {
  later(ms: number, work: () => void): () => void;
  join(): Join | undefined;
  say(events: readonly Event[]): void;
}

const PAUSE_MS = 1000; // so long after a step the walk is over, or somebody thinks about the next one

export class Speech {
  private events: Event[] = []; // to be told
  private latest: Frame | null = null;
  private cancel: () => void = () => {};

  constructor(private readonly hearing: Hearing) {}

  hear(event: Event, frame: Frame): void {
    const join = this.hearing.join();
    if (this.latest && this.latest.ply !== frame.ply && !goesOn(this.latest, frame, join)) this.tell();
    this.events.push(event);
    this.latest = frame;
    this.cancel();
    if (walks(frame, join)) this.cancel = this.hearing.later(PAUSE_MS, () => this.tell());
    else this.tell();
  }

  /** Keep nothing to be told. */
  forget(): void {
    this.cancel();
    this.events = [];
    this.latest = null;
  }

  private tell(): void {
    const events = joined(this.events, this.hearing.join());
    this.forget();
    if (events.length > 0) this.hearing.say(events);
  }
}
