/** A table as the page uses it: the connection, what is known, what is shown, and what can be asked for. */
import type { Piece } from "../art/pieces";
import { loadGame, type GameModule } from "../game";
import { need, t } from "../l10n.svelte";
import { prefs } from "../prefs.svelte";
import { forget, tokensOf, type Remembered } from "../remembered";
import type { End, Event, Frame, FromServer, Hint, NewCommand, Refusal, Tried, View } from "../wire";
import { Backlog } from "./backlog";
import { attend, browser, Link, type LinkState } from "./link";
import { News } from "./news.svelte";
import { isMe, nameOf, piecesAt } from "./people";
import { Playback, type Shown } from "./playback";
import { Questions, type Refused } from "./questions";
import { explain } from "./refusals";
import { salt } from "./salt";
import { play } from "./sound";
import { Speech } from "./speech";
import { acting, hear, legalFor, missing, NOTHING, type TableState } from "./tablestate";
import { tell } from "./telling";

export class Table {
  state = $state.raw<TableState>(NOTHING);
  link = $state.raw<LinkState>("connecting");
  shown = $state.raw<Shown>({ ply: -1, view: null, event: null, told: [], before: null });
  live = $state(true);
  autoplay = $state(false);
  game = $state.raw<GameModule | null>(null);
  hints = $state.raw<readonly Hint[]>([]);
  witnessed = $state(false); // this page saw the match being played, not only its end
  busy = $state(false); // a command is on its way

  readonly news: News;
  private readonly connection: Link;
  private readonly speech: Speech;
  private readonly questions: Questions;
  private readonly backlog: Backlog;
  private readonly playback: Playback;
  private salted = false;
  private early = false; // the board was touched while others were to act
  private due: number | null = null; // who was to act when last no ply was missing
  private readonly leave: () => void;

  constructor(readonly known: Remembered) {
    const around = browser();
    this.news = new News(around.later, (refusal) => this.explain(refusal));
    this.speech = new Speech({
      later: around.later,
      join: () => this.game?.join,
      say: (events) => this.news.say(events.map((one) => this.tell(one)).join(" ")),
    });
    this.connection = new Link(around, {
      hello: () => ({ t: "hello", table: known.id, tokens: tokensOf(known), have: this.have() }),
      receive: (message) => this.receive(message),
      changed: (state) => (this.link = state),
    });
    this.questions = new Questions(
      this.connection,
      () => this.seat,
      (answer) => this.refused(answer),
    );
    this.backlog = new Backlog(this.connection, () => missing(this.state));
    this.playback = new Playback({
      later: around.later,
      duration: (event) => (prefs.moves ? (this.game?.duration(event) ?? 0) / prefs.now.speed : 0),
      ease: () => this.game?.ease,
      cue: (event, frame, skipped) => this.cue(event, frame, skipped),
      changed: (shown) => {
        this.shown = shown;
        this.live = this.playback.live;
        this.autoplay = this.playback.playing;
      },
    });
    this.leave = attend(this.connection);
    this.connection.open();
  }

  close(): void {
    this.leave();
    this.news.close();
    this.speech.forget();
    this.playback.pause();
    this.connection.close();
  }

  /** Connect anew, with tokens that were given since. */
  reopen(): void {
    this.state = { ...this.state, closed: null };
    this.connection.open();
  }

  // What is so.

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
    const { ply, event, told } = this.shown;
    const frames = this.state.frames.slice(0, ply + 1);
    const since = frames.findLastIndex((frame) => frame.seat !== null && frame.seat === this.state.update?.viewer);
    return frames
      .slice(Math.max(0, since))
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
  private get covered(): boolean {
    const { facts, seats, update } = this.state;
    if (!update || update.asked.kind === "over") return false;
    return facts?.secrets === true && seats.length === 1 && update.viewer !== seats[0];
  }

  get legal(): readonly string[] {
    return this.settled && !this.busy ? legalFor(this.state, this.seat) : [];
  }

  /** The seats for which those at this device have to wait. */
  private get awaited(): readonly number[] {
    const { update, seats, table } = this.state;
    const waits = seats.length > 0 && this.seat === null && update?.paused !== true && !table?.imported;
    return waits && update?.asked.kind !== "over" ? (update?.asked.seats ?? []) : [];
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

  /** The sentence that tells why not. */
  explain(refusal: Refusal): string {
    return explain(refusal.message, refusal.params ?? {}, (seat) => this.nameOf(seat));
  }

  // What can be done.

  act(...actions: string[]): void {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    if (this.shown.event) this.playback.skip(); // who acts has seen enough
    void this.send({ t: "act", seat, actions, after: this.state.update?.n ?? null });
  }

  /** The board is touched: a refusal has been read, and what is being shown or waits to be has been seen enough. */
  touch(): void {
    this.press();
    if (this.live && (this.shown.event !== null || !this.settled)) this.playback.skip();
  }

  /** A key is pressed at the board: keys act when what is being shown is over. */
  press(): void {
    this.news.read();
    this.early = this.live && !this.catchingUp && this.awaited.length > 0;
  }

  /** The board was tapped, and not only scrolled over: whoever did so too early is told whom to wait for. */
  tap(): void {
    if (this.early) this.news.deny("not-yet", { name: this.awaited.map((seat) => this.nameOf(seat)).join(" · ") });
    this.early = false;
  }

  ask(): void {
    const seat = this.seat;
    if (seat !== null && !this.busy) void this.send({ t: "ask", seat });
  }

  async send(command: NewCommand): Promise<void> {
    this.busy = true;
    this.news.clear();
    this.hints = [];
    try {
      const answer = await this.connection.command(command);
      if (answer.t === "refused") this.refused(answer);
    } catch {
      // The table was left while the command was on its way.
    } finally {
      this.busy = false;
    }
  }

  async why(action: string): Promise<void> {
    const asked = this.state.update?.plies;
    const refusal = await this.questions.why(action);
    if (refusal && this.state.update?.plies === asked) this.news.refuse(refusal);
  }

  reach(after: readonly string[] = []): Promise<readonly End[]> {
    return this.questions.reach(after);
  }

  rehearse(actions: readonly string[]): Promise<Tried | null> {
    return this.questions.rehearse(actions);
  }

  foresee(): Promise<readonly Hint[]> {
    return this.questions.hints();
  }

  async askHints(): Promise<void> {
    if (this.hints.length > 0) {
      this.hints = [];
      return;
    }
    this.hints = await this.foresee();
  }

  takeBack(): void {
    const may = this.state.update?.takes_back ?? [];
    const latest = this.state.frames.findLast((frame) => frame.seat !== null && may.includes(frame.seat));
    const seat = latest?.seat ?? may[0];
    if (seat !== undefined) void this.send({ t: "undo", seat });
  }

  resign(seat: number): void {
    void this.send({ t: "resign", seat });
  }

  uncover(seat: number | null): void {
    this.connection.say({ t: "look", seat });
  }

  look(ply: number): void {
    this.news.read();
    this.hints = [];
    this.playback.look(ply);
  }

  film(): void {
    if (this.playback.playing) this.playback.pause();
    else this.playback.play();
  }

  // Inside.

  private have(): number | null {
    return this.state.frames.length > 0 ? (this.state.update?.n ?? null) : null;
  }

  private receive(message: FromServer): void {
    const heard = hear(this.state, message, performance.now());
    const news = heard.state.update !== this.state.update;
    const waited = this.state.update !== null && this.seat === null;
    if (missing(this.state) === null) this.due = this.state.update?.asked.seats?.[0] ?? null;
    const otherEyes = news && this.state.update !== null && heard.state.update?.viewer !== this.state.update.viewer;
    const moved = heard.state.update?.plies !== this.state.update?.plies;
    if (moved || otherEyes) this.hints = []; // somebody who comes or goes changes nothing about them
    if (moved) this.news.refusal = null;
    this.state = heard.state;
    if (otherEyes) {
      this.playback.forget();
      this.news.forget();
      this.speech.forget();
    }
    if (message.t === "gone") forget(this.known.id);
    if (heard.gap) this.connection.say({ t: "resume", have: this.state.update?.n ?? 0 });
    for (const event of heard.aside) {
      this.news.say(this.tell(event));
      this.mention(event);
    }
    if (message.t === "welcome") void this.load();
    // What is shown first is the latest ply, so it is followed when that is here.
    if (this.shown.view !== null || missing(this.state) === null) this.playback.follow(this.state.frames);
    void this.backlog.fetch();
    if (news) this.arrived();
    if (waited && this.seat !== null && document.hidden && prefs.now.sound) play("turn"); // called from another tab
  }

  private async load(): Promise<void> {
    const id = this.state.table!.game;
    if (this.game) return;
    const [game] = await Promise.all([loadGame(id), need("core", id)]);
    this.game = game;
    this.arrived();
  }

  /** Do what needs no decision: add salts to the dice, and uncover the only hand of this device. */
  private arrived(): void {
    const { update, seats } = this.state;
    if (!update || !this.game || update.asked.kind === "over") return;
    this.witnessed = true;
    if (this.game.luck && !this.salted && update.plies === 0 && seats.length > 0) {
      this.salted = true;
      // One that is not answered, because the table was left, is not missed.
      for (const seat of seats) this.connection.command({ t: "salt", seat, salt: salt() }).catch(() => {});
    }
    if (this.covered) this.uncover(seats[0]!);
  }

  private cue(event: Event, frame: Frame, skipped: boolean): void {
    this.speech.hear(event, frame);
    const sound = this.game?.sound(event);
    const last = frame.events.at(-1) === event && frame.ply === this.playback.last;
    if (sound && prefs.now.sound && (!skipped || last)) play(sound);
  }

  private refused({ code, message, params = {}, ruling = null, cells = [] }: Refused): void {
    this.news.refuse({ code, message, params, ruling, cells });
  }

  /** Show what concerns people beside the play: a no to a take-back, and that the computer played for somebody. */
  private mention(event: Event): void {
    if (event.kind === "undo_reply" && event.answer === "no") {
      this.news.mention({ seat: event.seat as number, text: t("undo-refused") });
    } else if (event.kind === "seat_reclaimed" && this.state.seats.includes(event.seat as number)) {
      this.news.mention({ seat: null, text: t("minded-for-you") });
    }
  }
}
