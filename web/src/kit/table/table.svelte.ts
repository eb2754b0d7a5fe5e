/** A table as the page uses it: the connection, what is known, what is shown, and what can be asked for. */
import { dealt, type Piece } from "../art/pieces";
import { loadGame, type GameModule } from "../game";
import { has, language, need, t } from "../l10n.svelte";
import { browser, Link, type LinkState, type Surroundings } from "./link";
import { Playback, type Shown } from "./playback";
import { prefs } from "../prefs.svelte";
import { forget, tokensOf, type Remembered } from "../remembered";
import { play } from "./sound";
import { acting, hear, legalFor, missing, NOTHING, type TableState } from "./tablestate";
import type { End, Event, Frame, FromServer, Hint, NewCommand, Refusal, Tried, View } from "../wire";

/** Something to tell for a moment, of a seat or of all. */
export interface Word {
  seat: number | null;
  text: string;
}

const WORD_MS = 6000;

export class Table {
  state = $state.raw<TableState>(NOTHING);
  link = $state.raw<LinkState>("connecting");
  shown = $state.raw<Shown>({ ply: -1, view: null, event: null, told: [], before: null });
  live = $state(true);
  autoplay = $state(false);
  game = $state.raw<GameModule | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<string | null>(null); // a refusal that is not about the board
  word = $state.raw<Word | null>(null); // news about the table, for a moment
  tip = $state.raw<string | null>(null); // what to do in the middle of an action, from the board
  hints = $state.raw<readonly Hint[]>([]);
  said = $state.raw<readonly string[]>([]); // what screen readers hear
  witnessed = $state(false); // this page saw the match being played, not only its end
  busy = $state(false); // a command is on its way

  private readonly connection: Link;
  private readonly playback: Playback;
  private fetching = false;
  private salted = false;
  private silence: () => void = () => {};
  private readonly later: Surroundings["later"];
  private readonly stopListening: () => void;

  constructor(readonly known: Remembered) {
    const around = browser();
    this.later = around.later;
    this.connection = new Link(around, {
      hello: () => ({ t: "hello", table: known.id, tokens: tokensOf(known), have: this.have() }),
      receive: (message) => this.receive(message),
      changed: (state) => (this.link = state),
    });
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
    const hurry = () => document.visibilityState === "visible" && this.connection.hurry();
    const doubt = () => this.connection.doubt();
    addEventListener("online", hurry);
    addEventListener("offline", doubt);
    document.addEventListener("visibilitychange", hurry);
    this.stopListening = () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", doubt);
      document.removeEventListener("visibilitychange", hurry);
    };
    this.connection.open();
  }

  close(): void {
    this.stopListening();
    this.silence();
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

  /** Whether what is shown is what is so: nothing else waits to be shown before somebody acts. */
  get settled(): boolean {
    return this.live && this.shown.ply === this.state.update?.plies;
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

  /** The ply that is being shown while later ones wait: until they are shown it is not yet anybody's turn here. */
  get behind(): Frame | null {
    if (!this.live || this.shown.event === null || this.settled) return null;
    return this.state.frames[this.shown.ply] ?? null;
  }

  get legal(): readonly string[] {
    return this.settled && !this.busy ? legalFor(this.state, this.seat) : [];
  }

  /** The seat whose side of the board is nearest. */
  get home(): number {
    return this.state.seats.length > 0 ? Math.min(...this.state.seats) : 1;
  }

  nameOf(seat: number): string {
    const place = this.state.table?.places.find((one) => one.seat === seat);
    if (place?.name) return place.name;
    if (place?.bot) return this.botName(place.bot, seat);
    return this.isMe(seat) ? t("you") : t("seat-name", { seat });
  }

  /** A bot is called by its strength, and by its seat too where several are alike. */
  private botName(bot: string, seat: number): string {
    const alike = this.state.table?.places.filter((one) => one.bot === bot && !one.name) ?? [];
    return alike.length > 1 ? `${t(`bot-${bot}`)} ${seat}` : t(`bot-${bot}`);
  }

  /** Whether a seat is that of the only person at this device. */
  isMe(seat: number): boolean {
    return this.state.seats.length === 1 && this.state.seats[0] === seat;
  }

  get names(): string[] {
    return Array.from({ length: this.state.table?.players ?? 0 }, (_, n) => this.nameOf(n + 1));
  }

  /** The pieces in seat order. */
  get pieces(): readonly Piece[] {
    const { facts } = this.state;
    if (!this.game?.freePieces) return (facts && this.game?.piecesOf?.(facts)) ?? this.game?.pieces ?? [];
    const places = this.state.table?.places ?? [];
    const chosen = places.map((_, n) => places.find((place) => place.seat === n + 1)?.piece ?? null);
    return dealt(chosen, this.game.pieces);
  }

  pieceOf(seat: number): Piece {
    return this.pieces[seat - 1] ?? "pac";
  }

  /** The sentence that tells an event. */
  tell(event: Event): string {
    const game = this.state.table?.game;
    const kind = event.kind.replaceAll("_", "-");
    const [own, ownShort] = [`${game}-event-${kind}`, `${game}-short-${kind}`];
    const key = has(own) ? own : `match-event-${kind}`;
    const short = has(ownShort) ? ownShort : `match-short-${kind}`; // without its subject, to follow a name
    const params: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(event)) params[name] = this.told(name, value);
    if (has(short)) {
      const sentence = t(short, params);
      return "seat" in event ? t("told-of", { name: this.nameOf(event.seat as number), sentence }) : sentence;
    }
    const sentence = t(key, params);
    const name = "seat" in event ? this.state.table?.places.find((one) => one.seat === event.seat)?.name : null;
    return name ? t("told-of", { name, sentence }) : sentence;
  }

  /** A value of an event as a sentence has it: people by their names, things by their words. */
  private told(name: string, value: unknown): string | number {
    const word = (one: unknown): string => {
      if (typeof one === "number") return this.game?.people?.includes(name) ? this.nameOf(one) : String(one);
      const key = `${this.state.table?.game}-word-${one}`;
      return has(key) ? t(key) : String(one);
    };
    if (Array.isArray(value)) return value.map(word).join(", ");
    return typeof value === "number" && !this.game?.people?.includes(name) ? value : word(value);
  }

  // What can be done.

  act(...actions: string[]): void {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    if (this.shown.event) this.playback.skip(); // who acts has seen enough
    void this.send({ t: "act", seat, actions, after: this.state.update?.n ?? null });
  }

  /** Skip what is being shown and what waits to be. */
  hurry(): void {
    if (this.live && (this.shown.event !== null || !this.settled)) this.playback.skip();
  }

  ask(): void {
    const seat = this.seat;
    if (seat !== null && !this.busy) void this.send({ t: "ask", seat });
  }

  async send(command: NewCommand): Promise<void> {
    this.busy = true;
    this.refusal = this.notice = this.word = null;
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
    const seat = this.seat;
    if (seat === null) return;
    const answer = await this.connection.question({ t: "why", seat, action }).catch(() => null);
    if (answer?.t === "refused") this.refused(answer);
    else if (answer?.t === "reason" && answer.refusal) {
      this.refusal = answer.refusal;
      this.refusalHeard(answer.refusal);
    }
  }

  async reach(after: readonly string[] = []): Promise<readonly End[]> {
    const seat = this.seat;
    if (seat === null) return [];
    const answer = await this.connection.question({ t: "reach", seat, actions: [...after] }).catch(() => null);
    return answer?.t === "reached" ? answer.ends : [];
  }

  async rehearse(actions: readonly string[]): Promise<Tried | null> {
    const seat = this.seat;
    if (seat === null) return null;
    const answer = await this.connection.question({ t: "try", seat, actions: [...actions] }).catch(() => null);
    if (answer?.t === "refused") this.refused(answer);
    return answer?.t === "tried" ? answer : null;
  }

  async foresee(): Promise<readonly Hint[]> {
    const answer = await this.connection.question({ t: "hints" }).catch(() => null);
    return answer?.t === "hinted" ? answer.hints : [];
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
    this.refusal = this.notice = null;
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
    const otherEyes = news && this.state.update !== null && heard.state.update?.viewer !== this.state.update.viewer;
    const moved = heard.state.update?.plies !== this.state.update?.plies;
    if (moved || otherEyes) this.hints = []; // somebody who comes or goes changes nothing about them
    if (news && message.t === "update" && message.steps.length > 0) this.refusal = null;
    this.state = heard.state;
    if (otherEyes) this.forgetSeen();
    if (message.t === "gone") forget(this.known.id);
    if (heard.gap) this.connection.say({ t: "resume", have: this.state.update?.n ?? 0 });
    for (const event of heard.aside) {
      this.say(this.tell(event));
      this.mention(event);
    }
    if (message.t === "welcome") void this.load();
    this.playback.follow(this.state.frames);
    if (missing(this.state) !== null) void this.fetch();
    if (news) this.arrived();
    if (waited && this.seat !== null && document.hidden && prefs.now.sound) play("turn"); // called from another tab
  }

  /** Keep nothing that only who looked before may know. */
  private forgetSeen(): void {
    this.playback.forget();
    this.said = [];
    this.refusal = this.tip = null;
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
    const { update, seats, facts } = this.state;
    if (!update || !this.game || update.asked.kind === "over") return;
    this.witnessed = true;
    if (this.game.luck && !this.salted && update.plies === 0 && seats.length > 0) {
      this.salted = true;
      for (const seat of seats) void this.connection.command({ t: "salt", seat, salt: salt() });
    }
    if (facts?.secrets && seats.length === 1 && update.viewer !== seats[0]) this.uncover(seats[0]!);
  }

  /** Ask for the frames that are missing. */
  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let since = missing(this.state); since !== null; since = missing(this.state)) {
        const answer = await this.connection.question({ t: "history", since });
        if (answer.t !== "frames" || answer.frames.length === 0) break;
      }
    } catch {
      // The table was left.
    } finally {
      this.fetching = false;
    }
  }

  private cue(event: Event, frame: Frame, skipped: boolean): void {
    this.say(this.tell(event));
    const sound = this.game?.sound(event);
    const last = frame.events.at(-1) === event && frame.ply === this.playback.last;
    if (sound && prefs.now.sound && (!skipped || last)) play(sound);
  }

  private refused(answer: Extract<FromServer, { t: "refused" }>): void {
    const { code, message, params = {}, ruling = null, cells = [] } = answer;
    const refusal = { code, message, params, ruling, cells };
    if (ruling) this.refusal = refusal;
    else this.notice = t(message, params);
    this.refusalHeard(refusal);
  }

  private refusalHeard(refusal: Refusal): void {
    this.say(t(refusal.message, refusal.params ?? {}));
    if (prefs.now.sound) play("no");
  }

  /** Show what concerns people beside the play: a no to a take-back, and that the computer played for somebody. */
  private mention(event: Event): void {
    if (event.kind === "undo_reply" && event.answer === "no") {
      this.word = { seat: event.seat as number, text: t("undo-refused") };
    } else if (event.kind === "seat_reclaimed" && this.state.seats.includes(event.seat as number)) {
      this.word = { seat: null, text: t("minded-for-you") };
    } else return;
    this.silence();
    this.silence = this.later(WORD_MS, () => (this.word = null));
  }

  private say(sentence: string): void {
    this.said = [...this.said, sentence].slice(-4);
  }
}

function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A number as people of this language write it. */
export function number(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}
