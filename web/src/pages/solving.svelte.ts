/** Somebody at a puzzle: where they are in it, what is being shown, and what their answers came to. */
import type { AnyGame, BoardProps, Listed, ListedEnd, Token } from "../kit/game";
import { t } from "../kit/l10n.svelte";
import { NOTHING_SHOWN, Playback, type Shown } from "../kit/playback/playback";
import { sceneAt } from "../kit/playback/scene";
import { play } from "../kit/playback/sound";
import { prefs } from "../kit/prefs.svelte";
import { NOTHING, type TableState } from "../kit/state/tablestate";
import type {
  Event,
  Facts,
  Frame,
  Hint,
  Offer,
  PuzzlePosition,
  PuzzleShown,
  TableInfo,
  Verdict,
  View,
} from "../kit/wire";
import { explain } from "../kit/words/refusals";
import { tell } from "../kit/words/telling";
import { answer, ends, viewAt, walk } from "./puzzling";

const NONE: PuzzlePosition = {};

export class Solving {
  shown = $state.raw<Shown>(NOTHING_SHOWN);
  wrong = $state(0);
  gaveUp = $state(false);
  solved = $state(false);
  tip = $state.raw<string | null>(null);
  denied = $state.raw<string | null>(null); // what was tapped can't be done
  verdict = $state.raw<"wrong" | "on" | null>(null); // on the latest answer: wrong, or right and it goes on
  reasons = $state.raw<readonly string[]>([]); // for the latest right answer
  private place = $state(0);
  private begun = 0; // where the move in hand began
  private frames = $state.raw<readonly Frame[]>([]);
  private pending: Verdict | null = null; // it is given when the answer has been shown
  private readonly playback: Playback;
  readonly words: TableState; // for sentences

  constructor(
    readonly puzzle: PuzzleShown,
    readonly game: AnyGame,
    private readonly ondone: () => void,
  ) {
    const table = { game: puzzle.game, players: puzzle.facts.players, places: [] } as unknown as TableInfo;
    this.words = { ...NOTHING, table, seats: [puzzle.seat], facts: puzzle.facts };
    this.playback = new Playback({
      later: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      duration: (event) => this.paced(game.duration(event)),
      suspense: (event) => this.paced(game.suspense?.(event)?.ms ?? 0),
      ease: () => Infinity, // a line is watched move by move
      cue: (event, pending) => {
        const sound = pending ? game.suspense?.(event)?.sound : game.sound(event);
        if (sound && prefs.now.sound) play(sound);
      },
      tell: () => {},
      changed: (shown) => {
        this.shown = shown;
        if (this.settled) this.judge();
      },
    });
    this.restart();
  }

  get settled(): boolean {
    return this.shown.before === null && this.shown.ply === this.frames.length - 1;
  }

  /** Return whether somebody can act now. */
  get asked(): boolean {
    return this.settled && !this.solved && this.pending === null;
  }

  private get position(): PuzzlePosition {
    return this.puzzle.positions[this.place] ?? NONE;
  }

  get view(): View {
    return this.shown.before ?? this.shown.view ?? this.puzzle.view;
  }

  scene(events: readonly Event[]): object {
    const { facts, view } = this.puzzle;
    return sceneAt(this.game, facts, this.shown.view ?? view, this.shown.before, events);
  }

  nameOf(seat: number): string {
    return seat === this.puzzle.seat ? t("you") : t("seat-name", { seat });
  }

  /** Take actions: go on inside the move, or hear what the answer is worth. */
  act(actions: readonly string[]): void {
    const walked = this.asked ? walk(this.puzzle, this.place, actions) : null;
    if (!walked) return;
    this.denied = this.verdict = null;
    if (walked.place === null) return this.miss();
    this.place = walked.place;
    const seat = this.puzzle.seat;
    this.pending = this.position.verdict ?? null;
    this.go(walked.steps.map(({ events, view }) => ({ seat, events: [...events], view: view! })));
  }

  /** Show the right answer, and all that follows. */
  giveUp(): void {
    this.gaveUp = true;
    this.back();
    this.act(answer(this.puzzle, this.place));
  }

  /** Skip what is being shown. */
  skip(): boolean {
    if (this.settled) return false;
    this.playback.skip();
    return true;
  }

  close(): void {
    this.playback.forget();
  }

  private go(steps: readonly Omit<Frame, "ply">[]): void {
    const next = this.frames.length;
    this.frames = [...this.frames, ...steps.map((step, n) => ({ ...step, ply: next + n }))];
    this.playback.follow(this.frames);
  }

  private judge(): void {
    const verdict = this.pending;
    if (!verdict) return;
    this.pending = null;
    if (!verdict.right) return this.miss();
    this.reasons = (verdict.reasons ?? []).map(({ message, params = {} }) => explain(message, params, this.words));
    const plies = (verdict.plies ?? []).map(({ seat, events, changes }) => {
      return { seat, events, view: viewAt(this.puzzle, changes) };
    });
    if (verdict.next == null) {
      this.solved = true;
      this.ondone();
      if (prefs.now.sound) play("win");
    } else {
      this.verdict = "on";
      this.place = this.begun = verdict.next;
    }
    if (plies.length > 0) this.go(plies);
    if (this.gaveUp && !this.solved) this.after(() => this.act(answer(this.puzzle, this.place)));
  }

  /** Do something once all that waits has been shown. */
  private after(work: () => void): void {
    const wait = () => (this.settled ? work() : setTimeout(wait, 50));
    wait();
  }

  private miss(): void {
    if (!this.gaveUp) this.wrong += 1;
    this.verdict = "wrong";
    if (prefs.now.sound) play("no");
    this.back();
  }

  /** Go back to where the move began. */
  private back(): void {
    this.place = this.begun;
    this.restart();
  }

  private restart(): void {
    const view = viewAt(this.puzzle, this.position.changes);
    this.frames = [{ ply: 0, seat: null, events: [], view, to_act: [this.puzzle.seat] }];
    this.playback.forget();
    this.playback.follow(this.frames);
  }

  private paced(ms: number): number {
    return prefs.moves && !document.hidden ? ms / prefs.now.speed : 0;
  }

  /** Return what the board gets. */
  board(): BoardProps<Facts, View, Event, object, Offer> {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const me = this;
    const { puzzle, game } = this;
    const players = Array.from({ length: puzzle.facts.players }, (_, n) => n + 1);
    const ended = $derived(me.shown.event === null ? me.shown.told : me.shown.told.slice(0, -1));
    const past = $derived(me.frames.slice(0, me.shown.ply).flatMap((frame) => frame.events));
    const last = $derived(me.shown.before ? me.shown.told : (me.frames[me.shown.ply]?.events ?? []));
    const legal = $derived((me.asked ? (me.position.legal ?? []) : []) as readonly string[] as readonly Token[]);
    const offers = $derived((me.asked ? (me.position.offers ?? []) : []) as unknown as readonly Listed<Offer>[]);
    const view = $derived(me.view);
    const scene = $derived(me.scene(me.shown.told));
    const done = $derived(me.scene(ended));
    const pieces = game.freePieces ? game.pieces : (game.piecesOf?.(puzzle.facts) ?? game.pieces);
    return {
      game: {
        facts: puzzle.facts,
        get view() {
          return view;
        },
        get scene() {
          return scene;
        },
        get done() {
          return done;
        },
        asked: "turn",
        get toAct() {
          return me.asked ? [puzzle.seat] : [];
        },
        winners: [],
      },
      seats: {
        get names() {
          return players.map((seat) => me.nameOf(seat));
        },
        pieces,
        home: puzzle.seat,
        watching: false,
      },
      choice: {
        get seat() {
          return me.asked ? puzzle.seat : null;
        },
        get legal() {
          return legal;
        },
        get offers() {
          return offers;
        },
        busy: false,
        act: (...actions) => me.act(actions),
        ask: () => {},
        reach: (after = []): Promise<readonly ListedEnd[]> => {
          const walked = walk(puzzle, me.place, after);
          return Promise.resolve(walked?.place == null ? [] : ends(puzzle, walked.place));
        },
        rehearse: (actions) => Promise.resolve(me.rehearsed(actions)),
      },
      motion: {
        get event() {
          return me.shown.event;
        },
        get pending() {
          return me.shown.pending;
        },
        get ms() {
          return me.shown.ms;
        },
        get last() {
          return last;
        },
        get lately() {
          return past;
        },
        get trail() {
          return past;
        },
        get past() {
          return past;
        },
      },
      help: {
        refusal: null,
        hints: [],
        wanted: [],
        foresee: (): Promise<readonly Hint[]> => Promise.resolve(me.position.hints ?? []),
        why: () => void (me.denied = t("puzzle-not-possible")),
        no: (message, params) => void (me.denied = t(message, params)),
        tip: (text) => void (me.tip = text),
        tell: (event) => tell(event, me.words, game),
      },
    };
  }

  private rehearsed(actions: readonly string[]) {
    const walked = walk(this.puzzle, this.place, actions);
    const view = walked?.steps.at(-1)?.view;
    if (walked?.place == null || !view) {
      this.denied = t("puzzle-not-possible");
      return null;
    }
    const { legal = [], harms = false } = this.puzzle.positions[walked.place]!;
    const seat = this.puzzle.seat;
    return {
      t: "tried" as const,
      id: "",
      view,
      events: walked.steps.flatMap((step) => step.events),
      asked: { kind: "turn" as const, seats: [seat] },
      legal: { [seat]: legal },
      goes_on: legal.length > 0,
      harms,
      actions: actions as readonly Token[],
    };
  }
}
