/**
 * A table as this device sees it: what it knows, what of that is shown now, and what follows from both. Whatever a page
 * says or offers, it takes from here: `state.update` is the newest the server sent, and may not have been shown yet.
 */
import type { Piece } from "../art/pieces";
import type { AnyGame, Waits } from "../game";
import { Gathering } from "../gathering";
import { NOTHING_SHOWN, type Shown } from "../playback/playback";
import { sceneAt } from "../playback/scene";
import { prefs } from "../prefs.svelte";
import { awayFrom, type Away } from "../state/absence";
import { acting, legalFor, NOTHING, offersFor, type TableState } from "../state/tablestate";
import type { Event, Frame, LessonStep, Offer, Refusal, View } from "../wire";
import { isMe, nameOf, piecesAt } from "../words/people";
import { explain } from "../words/refusals";
import { tell } from "../words/telling";
import { gatherTurns, lastOfEach, sinceLast, turnsOf, type Turn } from "../words/turns";

const MOST_TRAIL = 100; // plies; nobody's last turn is further back

export class Standing {
  state = $state.raw<TableState>(NOTHING);
  shown = $state.raw<Shown>(NOTHING_SHOWN);
  live = $state(true);
  game = $state.raw<AnyGame | null>(null);
  busy = $state(false); // a command is on its way
  hinted = $state.raw<readonly string[]>([]); // what the coach would tap, while that is shown
  protected due: number | null = null; // who was to act when last no ply was missing

  // The same view comes again when somebody comes or goes and when earlier plies arrive: to a board that is no change.
  private readonly drawnText = $derived(JSON.stringify(this.shown.before ?? this.view));
  private readonly afterText = $derived(JSON.stringify(this.view));
  /** The view that has been shown to its end: in the middle of a ply, the one before it. */
  readonly drawn = $derived(JSON.parse(this.drawnText) as View | null);
  private readonly after = $derived(JSON.parse(this.afterText) as View | null);
  private readonly facts = $derived(this.state.facts);
  private readonly told = $derived(this.shown.told);
  private readonly ended = $derived(this.shown.event === null ? this.told : this.told.slice(0, -1));
  /** What is drawn: in the middle of a ply, with what its events have changed, up to the one being shown. */
  readonly scene = $derived(this.sceneAfter(this.told));
  /** The same without the event being shown: what is said in words, counted or labelled. */
  readonly done = $derived(this.ended === this.told ? this.scene : this.sceneAfter(this.ended));

  private sceneAfter(events: readonly Event[]): object | null {
    if (!this.game || !this.facts || !this.after) return null;
    return sceneAt(this.game, this.facts, this.after, this.showing ? this.drawn : null, events);
  }

  private readonly frames = $derived(this.state.frames); // other news changes nothing about the turns
  private readonly begun = $derived(this.seen);
  private gathered = gatherTurns();
  private begins: AnyGame["begins"]; // of the game whose turns are gathered
  /** The turns so far, without what is being shown or waits to be. */
  readonly turns: readonly Turn[] = $derived.by(() => {
    const begins = this.game?.begins;
    if (begins !== this.begins) this.gathered = gatherTurns((this.begins = begins));
    return [...this.gathered.of(this.frames, this.begun + 1)];
  });

  /** What leaves a trail on the board: what others did since whoever acts now had the turn; or everybody's last turn. */
  readonly trail: readonly Event[] = $derived.by(() => {
    const { ply } = this.shown;
    const lately = this.frames
      .slice(Math.max(0, ply - MOST_TRAIL), ply + 1)
      .map((frame) => (this.showing && frame.ply === ply ? { ...frame, events: [...this.ended] } : frame));
    const turns = turnsOf(lately, this.game?.begins);
    const left = prefs.now.log === "last" ? lastOfEach(turns) : sinceLast(turns, this.toAct[0] ?? null);
    return left.flatMap((turn) => turn.events);
  });

  get seat(): number | null {
    return acting(this.state);
  }

  get view(): View | null {
    return this.shown.view ?? this.state.update?.view ?? null;
  }

  /** Return the ply whose view is shown: at first the latest, while the earlier ones are being fetched. */
  get ply(): number {
    return this.shown.view === null ? (this.state.update?.plies ?? 0) : this.shown.ply;
  }

  /** Return whether a ply is being shown, and not only what came of it. */
  get showing(): boolean {
    return this.shown.before !== null;
  }

  /** Return whether the latest ply has been shown: only then does anybody here act, and is anybody told to. */
  get settled(): boolean {
    return this.live && !this.showing && this.ply === this.state.update?.plies;
  }

  /** Return the seat of this device that is to act, once what led to it has been shown; after a lesson, nobody is. */
  get mine(): number | null {
    return this.settled && !this.taught ? this.seat : null;
  }

  /** Return whether the match is over, and its last ply has been shown, or nobody follows it. */
  get over(): boolean {
    return !this.catchingUp && this.state.update?.asked.kind === "over";
  }

  /** Return who has won, once that has been shown. */
  get winners(): readonly number[] {
    return this.live && this.over ? (this.state.update?.result?.winners ?? []) : [];
  }

  /** Return what happened since the viewer's latest action, as far as it has been shown; without a seat, all of it. */
  get lately(): readonly Event[] {
    const frames = this.state.frames.slice(0, this.shown.ply + 1);
    const since = frames.findLastIndex((frame) => frame.seat !== null && frame.seat === this.state.update?.viewer);
    return this.from(Math.max(0, since));
  }

  private readonly happened = new Gathering<Frame, Event[]>(
    () => [],
    (events, frame) => void events.push(...frame.events),
  );
  /** What happened from the beginning, as far as it has been fetched and shown. */
  readonly past: readonly Event[] = $derived([
    ...this.happened.of(this.state.frames, this.showing ? this.shown.ply : this.shown.ply + 1),
    ...(this.showing ? this.ended : []),
  ]);

  private from(first: number): readonly Event[] {
    const { ply } = this.shown;
    return this.state.frames
      .slice(first, ply + 1)
      .flatMap((frame) => (this.showing && frame.ply === ply ? this.ended : frame.events));
  }

  /** Return the ply that is being shown. */
  get behind(): Frame | null {
    if (!this.live || !this.showing) return null;
    return this.state.frames[this.shown.ply] ?? null;
  }

  /** Return whether something is being shown, or fetched to be shown: until then it is nobody's turn here. */
  get catchingUp(): boolean {
    return this.live && this.shown.ply >= 0 && !this.settled;
  }

  /** Return the last ply that one can look at or read of: one that is being shown, or waits to be, comes later. */
  get seen(): number {
    if (!this.live) return this.state.frames.length - 1;
    return this.showing ? this.shown.ply - 1 : this.shown.ply;
  }

  /** Return whose action is being shown or fetched; chance belongs to the seat it happened to. */
  get doing(): number | null {
    if (!this.catchingUp) return null;
    if (!this.behind) return this.due;
    return this.behind.seat ?? this.toAct[0] ?? null;
  }

  /** Return whether nobody here can act yet: an answer, the drawings or the only hand are on their way. */
  get waiting(): boolean {
    return this.busy || !this.game || this.covered;
  }

  /** Return whether the only hand of this device is still to be shown. */
  protected get covered(): boolean {
    const { facts, seats, update } = this.state;
    if (!update || update.asked.kind === "over") return false;
    return facts?.secrets === true && seats.length === 1 && update.viewer !== seats[0];
  }

  /** Return whether the match has secrets: then it can neither be saved as a record nor continued elsewhere. */
  get secret(): boolean {
    return this.state.facts?.secrets === true && !this.over;
  }

  get legal(): readonly string[] {
    return this.busy ? [] : legalFor(this.state, this.mine);
  }

  /** Return the legal actions in parts, where the game's actions have parts. */
  get offers(): readonly Offer[] {
    return this.busy ? [] : offersFor(this.state, this.mine);
  }

  /** Return whose decision or draw comes next in the position that is shown. */
  get toAct(): readonly number[] {
    if (this.settled) return this.state.update?.asked.seats ?? [];
    return this.state.frames[this.showing ? this.shown.ply - 1 : this.shown.ply]?.to_act ?? [];
  }

  /** Return the seats that this device is waiting for. */
  protected get awaited(): readonly number[] {
    const { update, seats, table } = this.state;
    const waits = seats.length > 0 && this.seat === null && update?.paused !== true && !table?.imported;
    return waits && update?.asked.kind !== "over" ? (update?.asked.seats ?? []) : [];
  }

  /** Return the seats that gave up or ran out of time; the computer plays on for them. */
  get gone(): readonly number[] {
    return this.state.update?.gone ?? [];
  }

  /** Return whether the computer plays a seat now: a bot's, an open one, or that of somebody away or gone. */
  botPlays(seat: number): boolean {
    const place = this.state.table?.places.find((one) => one.seat === seat);
    return place?.kind !== "human" || this.gone.includes(seat) || (this.state.update?.minded ?? []).includes(seat);
  }

  /** Return whether everybody here lets the computer play to the end; around a screen, everybody at the table. */
  get finishing(): boolean {
    const { seats, table, update } = this.state;
    const around = this.away.length > 0 ? [] : (table?.places ?? []).map(({ seat }) => seat!);
    const own = seats.length > 0 ? seats : around;
    return own.some((seat) => update?.minded?.includes(seat)) && own.every((seat) => this.botPlays(seat));
  }

  /** Return the people who are away, with or without a stand-in. */
  get away(): readonly Away[] {
    return awayFrom(this.state);
  }

  /** Return the absent person whom everybody waits for now. */
  get absent(): Away | null {
    const asked = this.state.update?.asked.seats?.[0];
    if (!this.live || this.catchingUp || this.state.update?.paused || this.state.update?.undo) return null;
    return this.away.find((one) => one.seat === asked && one.dueMs !== null) ?? null;
  }

  /** Return the seats of this device that have yet to answer whether somebody else may take back. */
  get answering(): readonly number[] {
    const undo = this.state.update?.undo;
    if (!undo || this.state.seats.includes(undo.seat)) return [];
    return undo.waits.filter((seat) => this.state.seats.includes(seat));
  }

  /** Return the seat of this device that has asked to take back, and waits for an answer. */
  get asking(): number | null {
    const seat = this.state.update?.undo?.seat;
    return seat !== undefined && this.state.seats.includes(seat) ? seat : null;
  }

  /** Return the seats of this device that can still give up. */
  get staying(): readonly number[] {
    return this.state.seats.filter((seat) => !this.gone.includes(seat));
  }

  get mayTakeBack(): boolean {
    const update = this.state.update;
    return this.settled && (update?.takes_back ?? []).length > 0 && update?.undo == null && !this.busy;
  }

  /** Return how many plies of a lesson have been seen to their end. */
  private get followed(): number {
    return this.showing ? this.ply - 1 : this.ply;
  }

  /** Return the instruction that holds now, at a table that gives a lesson. */
  get step(): LessonStep | null {
    const { lesson } = this.state;
    return lesson?.steps.findLast((step) => step.at <= this.followed) ?? lesson?.steps[0] ?? null;
  }

  /** Return whether the lesson of this table has been followed to its end. */
  get taught(): boolean {
    return this.state.lesson !== null && this.followed >= this.state.lesson.plies;
  }

  /** Return what a lesson or a hint wants to be tapped now, in order; `ask` is what rolls, spins or draws. */
  get wanted(): readonly string[] {
    if (this.mine === null || this.busy) return [];
    if (!this.step) return this.hinted;
    return this.state.update?.asked.kind === "chance" ? ["ask"] : this.step.taps;
  }

  /** Return the seat whose side of the board is nearest. */
  get home(): number {
    return this.state.seats.length > 0 ? Math.min(...this.state.seats) : 1;
  }

  nameOf(seat: number): string {
    return nameOf(this.state, seat);
  }

  /** Return whether a seat is that of the only person at this device. */
  isMe(seat: number): boolean {
    return isMe(this.state, seat);
  }

  get names(): string[] {
    return Array.from({ length: this.state.table?.players ?? 0 }, (_, n) => this.nameOf(n + 1));
  }

  /** Return the pieces in seat order. */
  get pieces(): readonly Piece[] {
    return piecesAt(this.state, this.game);
  }

  pieceOf(seat: number): Piece {
    return this.pieces[seat - 1] ?? "pac";
  }

  /** Return what the game says to those who wait, if it is more than that others are playing. */
  get waits(): Waits | null {
    if (!this.facts || !this.drawn || this.catchingUp) return null;
    return this.game?.waits?.(this.facts, this.drawn, this.toAct, (seat) => this.nameOf(seat)) ?? null;
  }

  /** Return the sentence for an event. */
  tell(event: Event): string {
    return tell(event, this.state, this.game);
  }

  /** Return the sentence that says why not. */
  explain(refusal: Refusal): string {
    return explain(refusal.message, refusal.params ?? {}, this.state);
  }
}
