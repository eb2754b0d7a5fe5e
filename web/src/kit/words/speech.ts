/**
 * What screen readers announce of the play: a turn when it is over, and so far as it has come when somebody at this
 * device is to decide. A walk that is a ply per step is announced when it rests.
 */
import { walks, type Join } from "../playback/walks";
import type { Event, Frame } from "../wire";
import type { Begins, Turn } from "./turns";

export interface Hearing {
  later(ms: number, work: () => void): () => void;
  join(): Join | undefined;
  begins(): Begins | undefined;
  /** Return whether one of these seats is somebody's at this device. */
  mine(seats: readonly number[]): boolean;
  say(turn: Turn): void;
}

const PAUSE_MS = 1000; // this long after a step, the walk is over or the player is thinking about the next step
const LULL_MS = 5000; // this long in the middle of somebody else's turn, people want to know how it goes

export class Speech {
  private turn: { seat: number | null; first: number; ply: number; events: Event[] } | null = null; // to be announced
  private cancel: () => void = () => {};

  constructor(private readonly hearing: Hearing) {}

  /** Hear an event of a ply, and whose ply it is. */
  hear(event: Event, frame: Frame, actor: number | null): void {
    const begins = this.hearing.begins();
    if (begins ? begins(event) : this.turn?.seat !== actor) this.tell();
    this.turn ??= { seat: actor, first: frame.ply, ply: frame.ply, events: [] };
    this.turn.events.push(event);
    this.turn.ply = frame.ply;
    this.cancel();
    if (frame.events.at(-1) === event) this.rest(frame, actor, begins !== undefined);
  }

  /** Forget what was to be announced. */
  forget(): void {
    this.cancel();
    this.turn = null;
  }

  /** A ply is over: announce what there is, now, later, or with what comes next. */
  private rest(frame: Frame, actor: number | null, marked: boolean): void {
    const next = frame.to_act ?? [];
    const over = next.length === 0 || (!marked && actor !== null && !next.includes(actor));
    const walking = walks(frame, this.hearing.join());
    if (over || (this.hearing.mine(next) && !walking)) this.tell();
    else this.cancel = this.hearing.later(this.hearing.mine(next) ? PAUSE_MS : LULL_MS, () => this.tell());
  }

  private tell(): void {
    const { turn } = this;
    this.forget();
    if (turn) this.hearing.say(turn);
  }
}
