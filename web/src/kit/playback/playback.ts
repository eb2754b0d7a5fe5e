/**
 * What is shown of the match: live play, one event after another at a pace the eye can follow, or an earlier ply.
 * This is the page's clock: whatever the page says or offers follows what is shown, never the newest message. It never
 * falls far behind the match: when much has happened it goes faster, and when too much has, the start is skipped.
 *
 * What is rolled, spun or drawn has two parts. While the dice tumble it is `pending`, and nobody on the page has the
 * event yet, so nothing can give it away. Then the event is shown like any other.
 */
import type { Event, Frame, View } from "../wire";

export interface Shown {
  ply: number;
  view: View | null;
  event: Event | null; // the event being shown, if one is
  pending: boolean; // something is being rolled, spun or drawn, and what comes of it is not known yet
  ms: number; // how long that lasts; less than its usual time when many events wait
  told: readonly Event[]; // those of the ply that were shown, up to that one; empty when none is being shown
  before: View | null; // the view before the ply, while it is being shown
}

export const NOTHING_SHOWN: Shown = {
  ply: -1,
  view: null,
  event: null,
  pending: false,
  ms: 0,
  told: [],
  before: null,
};

export interface Stage {
  later(ms: number, work: () => void): () => void;
  /** Return how long an event takes to show; 0: no time. */
  duration(event: Event): number;
  /** Return how long it is pending before that; 0: it is no surprise. */
  suspense(event: Event): number;
  /** Return how long somebody seems to think before a ply, after the one before it; 0: they don't. */
  pause?(frame: Frame, before: Frame): number;
  /** Return how much may wait before playback speeds up; undefined: the default. */
  ease?(): number | undefined;
  /** An event is pending, or begins to show: sound it. */
  cue(event: Event, pending: boolean): void;
  /** An event has been shown, or skipped: speak of it. */
  tell(event: Event, frame: Frame, skipped: boolean): void;
  changed(shown: Shown): void;
}

const AT_EASE_MS = 1600; // this much may usually wait at its own pace; more speeds it up
const MOST_HURRY = 3;
const MOST_BEHIND = 5.6; // times as much; the rest is skipped
const STEP_MS = 900; // of autoplay

export class Playback {
  shown = NOTHING_SHOWN;
  live = true;
  playing = false; // autoplay
  private frames: readonly Frame[] = [];
  private heard = { ply: -1, events: 0 }; // the last ply that was spoken of, and how many of its events
  private cancel: () => void = () => {};
  private pausing = false; // somebody seems to think

  constructor(private readonly stage: Stage) {}

  get last(): number {
    return this.frames.length - 1;
  }

  /** Return whether a ply is being shown, and not only what came of it. */
  get showing(): boolean {
    return this.shown.before !== null;
  }

  private get end(): { ply: number; events: number } {
    return { ply: this.last, events: this.frames[this.last]?.events.length ?? 0 };
  }

  /** Follow the match as it is now. The first frames are shown at once, later ones played. */
  follow(frames: readonly Frame[]): void {
    const first = this.frames.length === 0;
    this.frames = frames;
    if (frames.length === 0) return;
    if (first || this.heard.ply > this.last) this.heard = this.end;
    if (first) this.show(this.last);
    else if (this.shown.ply > this.last) this.look(this.last);
    else if (this.live) this.advance();
    else this.stage.changed(this.shown);
  }

  /** Forget what was followed so far: somebody else looks at the match. */
  forget(): void {
    this.stop();
    this.frames = [];
    this.live = true;
    this.shown = NOTHING_SHOWN;
    this.stage.changed(this.shown);
  }

  /** Look at an earlier ply; looking at the last one is live again. */
  look(ply: number): void {
    this.stop();
    this.live = ply >= this.last;
    this.hearRest();
    this.show(Math.max(0, Math.min(ply, this.last)));
  }

  /** Play from the ply shown to the end, like a film. */
  play(): void {
    this.stop();
    this.hearRest();
    this.show(this.shown.ply >= this.last ? 0 : this.shown.ply);
    this.live = false;
    this.playing = true;
    this.autostep();
  }

  pause(): void {
    this.stop();
    this.stage.changed(this.shown);
  }

  /** Show the match as it is now. */
  skip(): void {
    this.look(this.last);
  }

  private get ease(): number {
    return this.stage.ease?.() ?? AT_EASE_MS;
  }

  private get tooFarBehind(): boolean {
    return this.behind() > MOST_BEHIND * this.ease;
  }

  private autostep(): void {
    this.cancel = this.stage.later(STEP_MS, () => {
      this.show(this.shown.ply + 1);
      if (this.shown.ply < this.last) this.autostep();
      else this.look(this.last);
    });
    this.stage.changed(this.shown);
  }

  private stop(): void {
    this.cancel();
    this.cancel = () => {};
    this.playing = this.pausing = false;
  }

  private advance(): void {
    if (this.tooFarBehind) return this.catchUp();
    if (this.showing || this.pausing || this.shown.ply >= this.last) return;
    const next = this.shown.ply + 1;
    const [before, frame] = [this.frames[next - 1], this.frames[next]!];
    this.pausing = true;
    this.after(before ? (this.stage.pause?.(frame, before) ?? 0) : 0, () => {
      this.pausing = false;
      this.perform(next, 0);
    });
  }

  /** Show event `index` of a ply, and then what comes after it. */
  private perform(ply: number, index: number): void {
    const frame = this.frames[ply];
    if (!frame) return this.show(this.last);
    const event = frame.events[index];
    if (!event) {
      this.heard = { ply, events: index };
      this.show(ply);
      return this.advance();
    }
    this.await(ply, index, () => {
      this.present(ply, index, false);
      this.stage.cue(event, false);
      this.after(this.shown.ms, () => {
        this.stage.tell(event, frame, false);
        this.heard = { ply, events: index + 1 };
        this.perform(ply, index + 1);
      });
    });
  }

  /** Leave people in suspense about an event, if it is a surprise, and then show it. */
  private await(ply: number, index: number, show: () => void): void {
    const event = this.frames[ply]!.events[index]!;
    if (this.stage.suspense(event) === 0) return show();
    this.present(ply, index, true);
    this.stage.cue(event, true);
    this.after(this.shown.ms, show);
  }

  private present(ply: number, index: number, pending: boolean): void {
    const { view, events } = this.frames[ply]!;
    const event = events[index]!;
    const ms = (pending ? this.stage.suspense(event) : this.stage.duration(event)) / this.hurry(ply);
    const told = events.slice(0, pending ? index : index + 1);
    const before = this.frames[ply - 1]?.view ?? view;
    this.shown = { ply, view, event: pending ? null : event, pending, ms, told, before };
    this.stage.changed(this.shown);
  }

  private after(ms: number, work: () => void): void {
    if (ms > 0) this.cancel = this.stage.later(ms, work);
    else work();
  }

  private catchUp(): void {
    this.stop();
    this.hearRest();
    this.show(this.last);
  }

  private hearRest(): void {
    const { ply, events } = this.heard;
    for (const frame of this.frames.slice(Math.max(0, ply))) {
      const unheard = frame.ply === ply ? frame.events.slice(events) : frame.events;
      for (const event of unheard) this.stage.tell(event, frame, true);
    }
    this.heard = this.end;
  }

  private hurry(ply: number): number {
    return Math.max(1, Math.min(MOST_HURRY, this.behind(ply) / this.ease));
  }

  /** Return how long it would take to show what comes after a ply. */
  private behind(ply = this.shown.ply): number {
    const rest = this.frames.slice(ply + 1).flatMap((frame) => frame.events);
    return rest.reduce((sum, event) => sum + this.stage.suspense(event) + this.stage.duration(event), 0);
  }

  private show(ply: number): void {
    this.shown = { ...NOTHING_SHOWN, ply, view: this.frames[ply]?.view ?? null };
    this.stage.changed(this.shown);
  }
}
