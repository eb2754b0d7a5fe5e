/** A document that is being drawn: its marks, what was undone, and what the server says is wrong with it. */
import { Refusal } from "../../kit/api";
import { needFor, t } from "../../kit/l10n.svelte";
import type { Made } from "../../kit/own";
import type { Brush, CheckedDraft, DraftProblem, GameInfo, OpenSheet } from "../../kit/wire";
import { check } from "./asking";
import { Paper, type Marks } from "./marks";
import { Work } from "./work.svelte";

const PAUSE_MS = 180; // after a change, before it is checked
const MOST_STEPS = 200; // that can be undone

export class Draft extends Work {
  marks = $state.raw<Marks>({});
  problems = $state.raw<readonly DraftProblem[]>([]);
  checking = $state(true);
  trouble = $state<string | null>(null); // no answer
  readonly paper: Paper;
  private document = $state.raw<Record<string, unknown> | null>(null);
  private seats = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  private past = $state.raw<readonly Marks[]>([]);
  private future = $state.raw<readonly Marks[]>([]);
  private before: Marks | null = null; // the marks when a stroke began
  private turn = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    game: GameInfo,
    readonly open: OpenSheet,
    made: Made,
  ) {
    super(game, made);
    this.paper = new Paper(open.sheet);
    this.marks = made.marks;
    this.later(0);
  }

  get sound(): Record<string, unknown> | null {
    return this.document;
  }

  /** The brush for what a seat has on the board, such as its home. */
  brushOf(seat: string): Brush | undefined {
    const name = this.seats[this.players]?.[Number(seat) - 1];
    return this.open.sheet.brushes?.find((brush) => brush.name === name);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Begin a stroke: all that is painted until its end is undone together. */
  begin(): void {
    this.before = this.marks;
  }

  paint(marks: Marks): void {
    this.marks = marks;
  }

  end(): void {
    const before = this.before;
    this.before = null;
    if (before && !same(before, this.marks)) this.noted(before);
  }

  /** Change everything at once. */
  change(marks: Marks): void {
    this.begin();
    this.paint(marks);
    this.end();
  }

  undo(): void {
    if (!this.canUndo) return;
    this.future = [this.marks, ...this.future];
    this.marks = this.past.at(-1)!;
    this.past = this.past.slice(0, -1);
    this.later();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.past = [...this.past, this.marks];
    this.marks = this.future[0]!;
    this.future = this.future.slice(1);
    this.later();
  }

  override leave(): void {
    clearTimeout(this.waiting);
    this.turn++;
    super.leave();
  }

  private noted(before: Marks): void {
    this.past = [...this.past, before].slice(-MOST_STEPS);
    this.future = [];
    this.later();
  }

  private later(pause = PAUSE_MS): void {
    this.turn++;
    this.checking = true;
    this.meter.stop();
    this.ideas.clear();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.check(), pause);
  }

  private async check(): Promise<void> {
    const turn = ++this.turn;
    this.keep({ marks: this.marks, document: null, sound: false });
    try {
      const found = await check({ game: this.game.id, option: this.option, marks: this.marks });
      if (turn === this.turn) this.take(found);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("problem-no-answer", {}, 0);
      await needFor(refusal.key);
      if (turn === this.turn) this.trouble = t(refusal.key, refusal.params);
    }
    if (turn === this.turn) this.checking = false;
  }

  private take({ document, problems, seats }: CheckedDraft): void {
    this.trouble = null;
    this.problems = problems;
    this.document = problems.length === 0 ? document : null;
    if (this.document) this.seats = seats ?? {};
    this.keep({ document: this.document, sound: this.document !== null });
    this.measure();
  }
}

function same(one: Marks, other: Marks): boolean {
  const [some, others] = [Object.entries(one), Object.entries(other)];
  return some.length === others.length && some.every(([spot, mark]) => other[spot] === mark);
}
