/** A table as the page uses it: the connection, and what can be done and asked for. */
import { isCharacter } from "../characters";
import { loadGame } from "../games";
import { need, needFor, t, type Params } from "../l10n.svelte";
import { prefs } from "../prefs.svelte";
import { forget, tokensOf, type Remembered } from "../remembered";
import type { End, Event, Frame, FromClient, FromServer, Hint, NewCommand, Said, Tried } from "../wire";
import { Caution } from "./caution.svelte";
import { Backlog } from "../link/backlog";
import { Holding } from "./holding.svelte";
import { attend, browser, Link, type LinkState } from "../link/link";
import { Overlay } from "./overlay.svelte";
import { pondering } from "./pondering";
import { News } from "../words/news.svelte";
import { noticed } from "../words/noticing";
import { Playback } from "../playback/playback";
import { Questions, type Refused } from "../link/questions";
import { salt } from "../link/salt";
import { play } from "../playback/sound";
import { Speech } from "../words/speech";
import { storyOf } from "../words/story";
import { actorIn } from "../words/turns";
import { hear, missing, resuming } from "../state/tablestate";

/** A phrase that somebody said, by its number. */
export interface Spoken {
  n: number;
  seat: number;
  phrase: Said["phrase"];
}
const HEARD = 8; // phrases; the earlier ones were shown

export class Table extends Holding {
  link = $state.raw<LinkState>("connecting");
  autoplay = $state(false);
  spoken = $state.raw<readonly Spoken[]>([]); // what people said lately
  witnessed = $state(false); // this page saw the match being played, not only its end

  readonly news: News;
  readonly caution = new Caution();
  readonly overlay: Overlay;
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
      begins: () => this.game?.begins,
      mine: (seats) => seats.some((seat) => this.state.seats.includes(seat)),
      say: (turn) => {
        const told = storyOf(turn, this.state, this.game, "squares");
        if (told !== "") this.news.say(told);
      },
    });
    this.overlay = new Overlay(around.later, (ply) => this.questions.hints(ply));
    this.connection = new Link(around, {
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      changed: (state) => (this.link = state),
    });
    this.questions = new Questions(
      this.connection,
      () => this.seat,
      (answer) => void this.refused(answer),
    );
    this.backlog = new Backlog(this.connection, () => missing(this.state));
    this.playback = new Playback({
      later: around.later,
      duration: (event) => this.paced(this.game?.duration(event) ?? 0),
      suspense: (event) => this.paced(this.game?.suspense?.(event)?.ms ?? 0),
      ease: () => this.game?.ease,
      pause: (frame, before) => this.pause(frame, before),
      cue: (event, pending) => this.cue(event, pending),
      tell: (event, frame, skipped) => this.report(event, frame, skipped),
      changed: (shown) => {
        this.shown = shown;
        this.live = this.playback.live;
        this.autoplay = this.playback.playing;
        this.overlook();
      },
    });
    const unattended = attend(this.connection);
    const hidden = () => document.hidden && this.catchingUp && this.playback.skip(); // nobody follows it there
    document.addEventListener("visibilitychange", hidden);
    this.leave = () => {
      unattended();
      document.removeEventListener("visibilitychange", hidden);
    };
    this.connection.open();
  }

  close(): void {
    this.leave();
    this.news.close();
    this.speech.forget();
    this.playback.pause();
    this.connection.close();
  }

  /** Connect again with the tokens received since. */
  override reopen(): void {
    this.state = { ...this.state, closed: null };
    this.connection.open();
  }

  // What can be done.

  act(...actions: string[]): void {
    const seat = this.mine;
    if (seat === null || this.busy || this.caution.stops(actions, this.offers)) return;
    void this.send({ t: "act", seat, actions, after: this.state.update?.n ?? null });
  }

  /** The board is touched: put a refusal away, or skip what is being shown or waits to be. Return whether it skipped. */
  touch(): boolean {
    this.press();
    const skips = this.catchingUp;
    if (skips) this.playback.skip();
    return skips;
  }

  /** A key is pressed at the board: put a refusal away. Keys act when what is being shown is over. */
  press(): void {
    this.news.read();
    this.early = this.live && !this.catchingUp && this.awaited.length > 0;
  }

  /** The board was tapped, not only scrolled over: if that was too early, say whom to wait for. */
  tap(): void {
    if (this.early) this.news.deny("not-yet", { name: this.awaited.map((seat) => this.nameOf(seat)).join(" · ") });
    this.early = false;
  }

  ask(): void {
    const seat = this.mine;
    if (seat !== null && !this.busy) void this.send({ t: "ask", seat });
  }

  async send(command: NewCommand): Promise<void> {
    this.busy = true;
    this.news.clear();
    try {
      const answer = await this.connection.command(command);
      if (answer.t === "refused") await this.refused(answer);
    } catch {
      // The table was left while the command was on its way.
    } finally {
      this.busy = false;
    }
  }

  /** Say a phrase to everybody at the table. */
  async speak(phrase: Said["phrase"]): Promise<void> {
    const seat = this.seat ?? this.state.seats[0];
    if (seat === undefined) return;
    const answer = await this.connection.command({ t: "react", seat, phrase }).catch(() => null);
    if (answer?.t === "refused") await this.refused(answer);
  }

  async why(tapped: string, held: string | null = null): Promise<void> {
    const asked = this.state.update?.plies;
    const refusal = await this.questions.why(tapped, held);
    if (refusal) await needFor(refusal.message);
    if (refusal && this.state.update?.plies === asked) this.news.refuse(refusal);
  }

  /** Show for a moment why a tap does nothing now. */
  async deny(message: string, params: Params = {}, cells: readonly string[] = []): Promise<void> {
    const plies = this.state.update?.plies;
    await needFor(message);
    if (this.state.update?.plies === plies) this.news.deny(message, params, cells);
  }

  async reach(after: readonly string[] = []): Promise<readonly End[]> {
    const ends = await this.questions.reach(after);
    for (const end of ends) this.caution.note([...after, ...end.actions], end.harms);
    return ends;
  }

  async rehearse(actions: readonly string[]): Promise<Tried | null> {
    const tried = await this.questions.rehearse(actions);
    if (tried) this.caution.note(actions, tried.harms);
    return tried;
  }

  async foresee(): Promise<readonly Hint[]> {
    return (await this.questions.hints()) ?? [];
  }

  /** Return whether people want hints over the boards of this game. */
  get overlaid(): boolean {
    return prefs.now.overlaid.includes(this.state.table?.game ?? "");
  }

  /** Show hints, or stop it. */
  toggleHints(): void {
    const others = prefs.now.overlaid.filter((game) => game !== this.state.table?.game);
    prefs.set({ overlaid: this.overlaid ? others : [...others, this.state.table!.game] });
    this.overlook();
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
    this.playback.look(ply);
  }

  film(): void {
    if (this.playback.playing) this.playback.pause();
    else this.playback.play();
  }

  // Inside.

  private hello(): FromClient {
    const tokens = tokensOf(this.known);
    return { t: "hello", table: this.known.id, tokens, ack_in_update: true, ...resuming(this.state) };
  }

  private receive(message: FromServer): void {
    const before = this.state;
    const heard = hear(before, message, performance.now());
    const news = heard.state.update !== this.state.update;
    const waited = this.state.update !== null && this.seat === null;
    if (missing(this.state) === null) this.due = this.state.update?.asked.seats?.[0] ?? null;
    const otherEyes = news && this.state.update !== null && heard.state.update?.viewer !== this.state.update.viewer;
    const moved = heard.state.update?.plies !== this.state.update?.plies;
    if (moved) {
      this.news.refusal = null;
      this.caution.forget();
    }
    this.state = heard.state;
    const last = before.frames.length - 1;
    if (otherEyes || this.state.frames[last] !== before.frames[last]) this.overlay.forget(); // or something was taken back
    if (otherEyes) {
      this.playback.forget();
      this.news.forget();
      this.speech.forget();
    }
    for (const sentence of noticed(before, this.state, performance.now())) this.news.say(sentence);
    if (message.t === "said") {
      const { seat, phrase } = message;
      this.spoken = [...this.spoken, { n: (this.spoken.at(-1)?.n ?? -1) + 1, seat, phrase }].slice(-HEARD);
    }
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
    const taught = this.state.lesson ? need(`lessons-${id}`) : null;
    const cast = this.state.table!.places.some(({ bot }) => isCharacter(bot)) ? need("characters") : null;
    const [game] = await Promise.all([loadGame(id), need(id), taught, cast]);
    this.game = game;
    this.overlook();
    this.arrived();
  }

  /** Show the hints of the ply that is shown, once it has come to rest. */
  private overlook(): void {
    const seeing = typeof this.state.update?.viewer === "number" || this.state.facts?.secrets === false;
    if (!this.overlaid || !this.game?.hints || !seeing) this.overlay.off();
    else if (!this.showing && this.shown.ply >= 0) this.overlay.at(this.shown.ply);
  }

  /** Do what needs no decision: add salts to the dice, and uncover the only hand of this device. */
  private arrived(): void {
    const { update, seats } = this.state;
    if (this.covered) this.uncover(seats[0]!);
    if (!update || !this.game || update.asked.kind === "over") return;
    this.witnessed = true;
    if (this.game.luck && !this.salted && update.plies === 0 && seats.length > 0) {
      this.salted = true;
      // One that is not answered, because the table was left, is not missed.
      for (const seat of seats) this.connection.command({ t: "salt", seat, salt: salt() }).catch(() => {});
    }
  }

  /** Return how long something takes that usually takes so long: nobody waits for what cannot be seen. */
  private paced(ms: number): number {
    return prefs.moves && !document.hidden && !this.finishing ? ms / prefs.now.speed : 0;
  }

  /** Return how long a character seems to think before its turn. */
  private pause(frame: Frame, before: Frame): number {
    const actor = actorIn(frame, before);
    const place = this.state.table?.places.find(({ seat }) => seat !== null && seat === actor);
    if (!isCharacter(place?.bot) || before.seat === actor) return 0;
    return this.paced(pondering(place.bot, this.known.id, frame.ply));
  }

  private cue(event: Event, pending: boolean): void {
    const sound = pending ? this.game?.suspense?.(event)?.sound : this.game?.sound(event);
    if (sound && prefs.now.sound) play(sound);
  }

  private report(event: Event, frame: Frame, skipped: boolean): void {
    this.speech.hear(event, frame, actorIn(frame, this.state.frames[frame.ply - 1]));
    const last = frame.events.at(-1) === event && frame.ply === this.playback.last;
    if (skipped && last) this.cue(event, false);
  }

  private async refused({ code, message, params = {}, ruling = null, cells = [] }: Refused): Promise<void> {
    await needFor(message);
    this.news.refuse({ code, message, params, ruling, cells });
  }

  /** Show what concerns people beside the play: a no to a take-back, and that the computer plays for somebody, or did. */
  private mention(event: Event): void {
    if (event.kind === "undo_reply" && event.answer === "no") {
      this.news.mention({ seat: event.seat, text: t("undo-refused") });
    } else if (event.kind === "seat_reclaimed" && this.state.seats.includes(event.seat)) {
      this.news.mention({ seat: null, text: t("minded-for-you") });
    } else if (event.kind === "gave_up" || event.kind === "time_up") {
      this.news.mention({ seat: event.seat, text: t("error-seat-gone-named") });
    }
  }
}
