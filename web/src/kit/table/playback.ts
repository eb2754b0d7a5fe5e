/**
 * What is shown of the match: live play, one event after the other at a pace an eye can follow, or an earlier ply.
 * What is shown never stays far behind what is so: when much has happened it is shown faster, and when too much has,
 * the start of it is skipped.
 */
import type { Event, Frame, View } from "../wire";

export interface Shown {
  ply: number;
  view: View | null;
  event: Event | null; // the event being shown, if one is
  ms: number; // how long it is shown; less than it would like when much waits
  told: readonly Event[]; // those of the ply that were shown, up to that one; empty when none is being shown
  before: View | null; // how it was before the ply, while one of its events is being shown
}

const NOTHING_YET: Shown = { ply: -1, view: null, event: null, ms: 0, told: [], before: null };

export interface Stage {
  later(ms: number, work: () => void): () => void;
  /** How long an event takes to show; 0: no time. */
  duration(event: Event): number;
  /** How much may wait to be shown at its own pace; without a number, as usual. */
  ease?(): number | undefined;
  /** An event begins to show: sound it, speak it. `skipped`: it is not shown, but should still be spoken. */
  cue(event: Event, frame: Frame, skipped: boolean): void;
  changed(shown: Shown): void;
}

const AT_EASE_MS = 1600; // so much may usually wait to be shown at its own pace; what is more hurries it
const MOST_HURRY = 3;
const MOST_BEHIND = 5.6; // times as much, and the rest is skipped
const STEP_MS = 900; // of autoplay

export class Playback {
  shown = NOTHING_YET;
  live = true;
  playing = false; // autoplay
  private frames: readonly Frame[] = [];
  private cued = -1; // the last ply whose events were heard
  private cancel: () => void = () => {};

  constructor(private readonly stage: Stage) {}

  get last(): number {
    return this.frames.length - 1;
  }

  /** Whether the ply shown is the last one, though some of its events may still be shown. */
  get upToDate(): boolean {
    return this.shown.ply >= this.last;
  }

  /** Follow the match as it is now. The first frames are shown at once, later ones played. */
  follow(frames: readonly Frame[]): void {
    const first = this.frames.length === 0;
    this.frames = frames;
    if (frames.length === 0) return;
    if (first) this.cued = this.last;
    this.cued = Math.min(this.cued, this.last);
    if (this.shown.ply > this.last || first) this.show(this.last);
    else if (this.live) this.advance();
    else this.stage.changed(this.shown);
  }

  /** Show nothing of what was followed until now: other eyes look at the match. */
  forget(): void {
    this.stop();
    this.frames = [];
    this.live = true;
    this.shown = NOTHING_YET;
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
    if (this.shown.ply >= this.last) this.show(0);
    this.live = false;
    this.playing = true;
    this.autostep();
  }

  pause(): void {
    this.stop();
    this.stage.changed(this.shown);
  }

  /** Be where the match is, now. */
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
    this.playing = false;
  }

  private advance(): void {
    if (this.shown.event) {
      if (this.tooFarBehind) this.catchUp();
      return;
    }
    if (this.shown.ply >= this.last) return;
    if (this.tooFarBehind) this.catchUp();
    else this.perform(this.shown.ply + 1, 0);
  }

  /** Show event `index` of a ply, and then what comes after it. */
  private perform(ply: number, index: number): void {
    const frame = this.frames[ply];
    if (!frame) return this.show(this.last);
    const event = frame.events[index];
    this.cued = Math.max(this.cued, ply);
    if (!event) {
      this.show(ply);
      return this.advance();
    }
    this.stage.cue(event, frame, false);
    const before = this.frames[ply - 1]?.view ?? null;
    const ms = this.stage.duration(event) / this.hurry(ply);
    this.shown = { ply, view: frame.view, event, ms, told: frame.events.slice(0, index + 1), before };
    this.stage.changed(this.shown);
    const next = () => {
      if (frame.events[index + 1]) return this.perform(ply, index + 1);
      this.show(ply);
      this.advance();
    };
    if (ms > 0) this.cancel = this.stage.later(ms, next);
    else next();
  }

  private catchUp(): void {
    this.stop();
    this.hearRest();
    this.show(this.last);
  }

  private hearRest(): void {
    for (const frame of this.frames.slice(this.cued + 1)) {
      for (const event of frame.events) this.stage.cue(event, frame, true);
    }
    this.cued = this.last;
  }

  private hurry(ply: number): number {
    return Math.max(1, Math.min(MOST_HURRY, this.behind(ply) / this.ease));
  }

  /** How long what comes after a ply would take. */
  private behind(ply = this.shown.ply): number {
    const rest = this.frames.slice(ply + 1).flatMap((frame) => frame.events);
    return rest.reduce((sum, event) => sum + this.stage.duration(event), 0);
  }

  private show(ply: number): void {
    this.shown = { ...NOTHING_YET, ply, view: this.frames[ply]?.view ?? null };
    this.stage.changed(this.shown);
  }
}
