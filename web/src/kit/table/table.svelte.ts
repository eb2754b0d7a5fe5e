/** A table as the page uses it: the connection, and what can be done and asked for. */
import { loadGame } from "../game";
import { need, t } from "../l10n.svelte";
import { prefs } from "../prefs.svelte";
import { forget, tokensOf, type Remembered } from "../remembered";
import type { End, Event, Frame, FromClient, FromServer, Hint, NewCommand, Tried } from "../wire";
import { Backlog } from "./backlog";
import { Holding } from "./holding.svelte";
import { attend, browser, Link, type LinkState } from "./link";
import { News } from "./news.svelte";
import { noticed } from "./noticing";
import { Playback } from "./playback";
import { Questions, type Refused } from "./questions";
import { salt } from "./salt";
import { play } from "./sound";
import { Speech } from "./speech";
import { hear, missing } from "./tablestate";

export class Table extends Holding {
  link = $state.raw<LinkState>("connecting");
  autoplay = $state(false);
  hints = $state.raw<readonly Hint[]>([]);
  witnessed = $state(false); // this page saw the match being played, not only its end

  readonly news: News;
  private readonly connection: Link;
  private readonly speech: Speech;
  private readonly questions: Questions;
  private readonly backlog: Backlog;
  private readonly playback: Playback;
  private salted = false;
  private early = false; // the board was touched while others were to act
  private readonly leave: () => void;

  constructor(known: Remembered) {
    super(known);
    const around = browser();
    this.news = new News(around.later, (refusal) => this.explain(refusal));
    this.speech = new Speech({
      later: around.later,
      join: () => this.game?.join,
      say: (events) => this.news.say(this.tellAll(events)),
    });
    this.connection = new Link(around, {
      hello: () => this.hello(),
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

  /** Connect again, with tokens that were given since. */
  override reopen(): void {
    this.state = { ...this.state, closed: null };
    this.connection.open();
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

  private hello(): FromClient {
    const { frames, update } = this.state;
    const have = frames.length > 0 ? (update?.n ?? null) : null;
    const looking = typeof update?.viewer === "number" ? update.viewer : null;
    return { t: "hello", table: this.known.id, tokens: tokensOf(this.known), have, looking };
  }

  private receive(message: FromServer): void {
    const before = this.state;
    const heard = hear(before, message, performance.now());
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
    for (const sentence of noticed(before, this.state, performance.now())) this.news.say(sentence);
    if (message.t === "gone") forget(this.known.id);
    if (heard.gap) this.connection.say({ t: "resume", have: this.state.update?.n ?? 0 });
    for (const event of heard.aside) {
      if (event.kind === "salt_added") continue; // pages do so by themselves
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
    const [game] = await Promise.all([loadGame(id), need(id)]);
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

  /** Show what concerns people beside the play: a no to a take-back, and that the computer plays for somebody, or did. */
  private mention(event: Event): void {
    if (event.kind === "undo_reply" && event.answer === "no") {
      this.news.mention({ seat: event.seat as number, text: t("undo-refused") });
    } else if (event.kind === "seat_reclaimed" && this.state.seats.includes(event.seat as number)) {
      this.news.mention({ seat: null, text: t("minded-for-you") });
    } else if (event.kind === "gave_up" || event.kind === "time_up") {
      this.news.mention({ seat: event.seat as number, text: t("error-seat-gone-named") });
    }
  }
}
