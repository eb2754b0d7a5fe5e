/** How a table stands for this device: what it knows, what of that is shown now, and what follows for those who look. */
import type { Piece } from "../art/pieces";
import type { GameModule } from "../game";
import type { Event, Frame, Refusal, View } from "../wire";
import { awayFrom, type Away } from "./absence";
import { isMe, nameOf, piecesAt } from "./people";
import type { Shown } from "./playback";
import { explain } from "./refusals";
import { acting, legalFor, NOTHING, type TableState } from "./tablestate";
import { tell, tellAll } from "./telling";

export class Standing {
  state = $state.raw<TableState>(NOTHING);
  shown = $state.raw<Shown>({ ply: -1, view: null, event: null, ms: 0, told: [], before: null });
  live = $state(true);
  game = $state.raw<GameModule | null>(null);
  busy = $state(false); // a command is on its way
  protected due: number | null = null; // who was to act when last no ply was missing

  get seat(): number | null {
    return acting(this.state);
  }

  get view(): View | null {
    return this.shown.view ?? this.state.update?.view ?? null;
  }

  /** The ply whose view is shown: the latest from the first moment on, before those that led there are fetched. */
  get ply(): number {
    return this.shown.view === null ? (this.state.update?.plies ?? 0) : this.shown.ply;
  }

  /** Whether what is shown is what is so: nothing else waits to be shown before somebody acts. */
  get settled(): boolean {
    return this.live && this.ply === this.state.update?.plies;
  }

  /** What happened from the latest action of who looks, up to what is shown; for who has no seat, from the beginning. */
  get lately(): readonly Event[] {
    const frames = this.state.frames.slice(0, this.shown.ply + 1);
    const since = frames.findLastIndex((frame) => frame.seat !== null && frame.seat === this.state.update?.viewer);
    return this.from(Math.max(0, since));
  }

  /** What happened from the beginning up to what is shown, as far as it has been fetched. */
  get past(): readonly Event[] {
    return this.from(0);
  }

  private from(first: number): readonly Event[] {
    const { ply, event, told } = this.shown;
    return this.state.frames
      .slice(first, ply + 1)
      .flatMap((frame) => (event !== null && frame.ply === ply ? told : frame.events));
  }

  /** The ply that is being shown. */
  get behind(): Frame | null {
    if (!this.live || this.shown.event === null) return null;
    return this.state.frames[this.shown.ply] ?? null;
  }

  /** Whether something is being shown, or fetched to be shown: until it is over it is nobody's turn here. */
  get catchingUp(): boolean {
    return this.live && this.shown.ply >= 0 && (this.shown.event !== null || !this.settled);
  }

  /** The last ply that people may read of: one that is being shown, or waits to be, is not told before it is over. */
  get seen(): number {
    const { ply, event } = this.shown;
    if (!this.live) return this.state.frames.length - 1;
    return event === null ? ply : ply - 1;
  }

  /** Whose doing is being shown or fetched; what came by chance came to whom it happened. */
  get doing(): number | null {
    if (!this.catchingUp) return null;
    const { event } = this.shown;
    if (event === null) return this.due;
    return this.behind?.seat ?? ("seat" in event ? (event.seat as number) : null);
  }

  /** Whether something is on its way without which nobody here can act: an answer, the drawings, the only hand. */
  get waiting(): boolean {
    return this.busy || !this.game || this.covered;
  }

  /** Whether the only hand of this device is still to be shown. */
  protected get covered(): boolean {
    const { facts, seats, update } = this.state;
    if (!update || update.asked.kind === "over") return false;
    return facts?.secrets === true && seats.length === 1 && update.viewer !== seats[0];
  }

  /** Whether the match holds what nobody may know yet: then it cannot be written down, nor go on elsewhere. */
  get secret(): boolean {
    return this.state.facts?.secrets === true && this.state.update?.asked.kind !== "over";
  }

  get legal(): readonly string[] {
    return this.settled && !this.busy ? legalFor(this.state, this.seat) : [];
  }

  /** The seats for which those at this device have to wait. */
  protected get awaited(): readonly number[] {
    const { update, seats, table } = this.state;
    const waits = seats.length > 0 && this.seat === null && update?.paused !== true && !table?.imported;
    return waits && update?.asked.kind !== "over" ? (update?.asked.seats ?? []) : [];
  }

  /** The seats that gave up or ran out of time, for which the computer plays on. */
  get gone(): readonly number[] {
    return this.state.update?.gone ?? [];
  }

  /** Whether the computer plays a seat now: its own, an open one, or that of somebody who is away or has given up. */
  botPlays(seat: number): boolean {
    const place = this.state.table?.places.find((one) => one.seat === seat);
    return place?.kind !== "human" || this.gone.includes(seat) || (this.state.update?.minded ?? []).includes(seat);
  }

  /** The people who are away, with or without a bot that plays for them. */
  get away(): readonly Away[] {
    return awayFrom(this.state);
  }

  /** The absent person whom everybody waits for now. */
  get absent(): Away | null {
    const asked = this.state.update?.asked.seats?.[0];
    if (!this.live || this.catchingUp || this.state.update?.paused || this.state.update?.undo) return null;
    return this.away.find((one) => one.seat === asked && one.dueMs !== null) ?? null;
  }

  /** The seats of this device that have still to answer whether somebody may take back; one's own wish needs no answer. */
  get answering(): readonly number[] {
    const undo = this.state.update?.undo;
    if (!undo || this.state.seats.includes(undo.seat)) return [];
    return undo.waits.filter((seat) => this.state.seats.includes(seat));
  }

  /** The seats of this device that can still be given up. */
  get staying(): readonly number[] {
    return this.state.seats.filter((seat) => !this.gone.includes(seat));
  }

  get mayTakeBack(): boolean {
    const update = this.state.update;
    return (update?.takes_back ?? []).length > 0 && update?.undo == null && !this.busy;
  }

  /** The seat whose side of the board is nearest. */
  get home(): number {
    return this.state.seats.length > 0 ? Math.min(...this.state.seats) : 1;
  }

  nameOf(seat: number): string {
    return nameOf(this.state, seat);
  }

  /** Whether a seat is that of the only person at this device. */
  isMe(seat: number): boolean {
    return isMe(this.state, seat);
  }

  get names(): string[] {
    return Array.from({ length: this.state.table?.players ?? 0 }, (_, n) => this.nameOf(n + 1));
  }

  /** The pieces in seat order. */
  get pieces(): readonly Piece[] {
    return piecesAt(this.state, this.game);
  }

  pieceOf(seat: number): Piece {
    return this.pieces[seat - 1] ?? "pac";
  }

  /** The sentence that tells an event. */
  tell(event: Event): string {
    return tell(event, this.state, this.game);
  }

  /** The sentences that tell several, one after the other. */
  tellAll(events: readonly Event[]): string {
    return tellAll(events, this.state, this.game);
  }

  /** The sentence that tells why not. */
  explain(refusal: Refusal): string {
    return explain(refusal.message, refusal.params ?? {}, this.state);
  }
}
