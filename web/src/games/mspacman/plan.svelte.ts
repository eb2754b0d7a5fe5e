/**
 * A walk before it is taken. Steps are collected here and rehearsed by the server; nothing is sent until somebody says
 * "Go", even when no steps are left: the last step of a walk is often the one that matters, and a finger that slips on
 * a phone must not hand Ms. Pac-Man over. For the same reason a second tap on the end of a complete walk, which means
 * "Go" too, does not count if it follows at once.
 */
import type { BoardProps } from "../../kit/game";
import type { MsPacManEvents, MsPacManFacts, MsPacManView } from "../../kit/wire";
import { standing, trail, type Tried } from "./choice";
import type { Scene } from "./scene";

/** What a plan needs of its board. */
type Needs = Pick<BoardProps<MsPacManFacts, MsPacManView, MsPacManEvents, Scene>, "game" | "choice" | "help">;

const SLIP_MS = 350;

export class Plan {
  actions = $state.raw<readonly string[]>([]);
  tried = $state.raw<Tried | null>(null);
  aim = $state.raw<string | null>(null); // touched, and being asked about
  private readonly known = new Map<string, Tried>();
  private queue: Promise<void> = Promise.resolve();
  private age = 0; // answers to a plan that was dropped come too late
  private changedAt = -Infinity; // nothing has changed yet, however young the page is

  constructor(
    private readonly ask: () => Needs,
    private readonly adjoin: (one: string, other: string) => boolean, // whether cells are side by side
  ) {}

  private get props(): Needs {
    return this.ask();
  }

  get start(): MsPacManView {
    return this.props.game.view;
  }

  /** Return whether the walk, placement or next open square is complete, so that it can be taken. */
  get whole(): boolean {
    return this.tried !== null && this.tried.goes_on !== true;
  }

  get events(): readonly MsPacManEvents[] {
    return this.tried?.events ?? [];
  }

  get trail(): readonly string[] {
    return trail(this.events);
  }

  /** Return where the piece that walks is; null: nothing walks. */
  private get standing(): string | null {
    return this.start.phase === "walk" || this.start.phase === "chase" ? standing(this.start) : null;
  }

  /** Return the same, in the plan if there is one. */
  private get here(): string | null {
    return this.tried && this.standing ? (this.trail.at(-1) ?? null) : this.standing;
  }

  /** Return where the next step can lead. */
  get legal(): readonly string[] {
    if (!this.tried) return this.props.choice.legal;
    return this.whole ? [] : (this.tried.legal[String(this.start.seat)] ?? []);
  }

  drop(): void {
    this.age += 1;
    this.actions = [];
    this.tried = this.aim = null;
    this.known.clear();
  }

  /**
   * Go on to a cell, near or far. From a whole plan: plan again, since nothing is left to go on with. The cell where the
   * piece stands is no place to go to: a finger that touches twice must not send it away and back, and is told nothing.
   */
  to(cell: string): void {
    this.aim = cell;
    this.later(async () => {
      const base = this.whole ? [] : this.actions;
      const here = this.whole ? this.standing : this.here;
      if (!this.whole && cell === here) return this.slipped ? undefined : this.rehearse([...base, cell]);
      const near = (base.length === 0 ? this.props.choice.legal : this.legal).some((one) => one === cell);
      const more = near ? [cell] : (await this.props.choice.reach(base)).find((end) => end.target === cell)?.actions;
      if (!more && here !== null && !this.adjoin(here, cell)) {
        const { steps } = base.length > 0 ? this.tried!.view : this.start;
        return this.props.help.no("mspacman-out-of-reach", { cell, steps }, [cell]);
      }
      await this.rehearse([...base, ...(more ?? [cell])]); // what cannot be is refused, and people are told why
    });
  }

  /** Add what `choose` finds once all that was asked for before is there. */
  step(choose: (plan: Plan) => string | null): void {
    this.later(async () => {
      const cell = choose(this);
      if (cell !== null && !this.whole) await this.rehearse([...this.actions, cell]);
    });
  }

  back(): void {
    this.later(() => this.rehearse(this.actions.slice(0, -1)));
  }

  /** Take the plan, if it is whole; `touched`: by a touch on its end, which may be a slip. */
  go(touched = false): void {
    if (!this.tried || !this.whole || (touched && this.slipped)) return;
    this.props.choice.act(...this.tried.actions);
  }

  private get slipped(): boolean {
    return performance.now() - this.changedAt < SLIP_MS;
  }

  private later(work: () => Promise<void>): void {
    const age = this.age;
    this.queue = this.queue.then(async () => {
      if (age === this.age && this.props.choice.legal.length > 0) await work();
      if (age === this.age) this.aim = null;
    });
  }

  private async rehearse(actions: readonly string[]): Promise<void> {
    const [age, key] = [this.age, actions.join(" ")];
    const tried = actions.length > 0 ? (this.known.get(key) ?? (await this.props.choice.rehearse(actions))) : null;
    if (age !== this.age || (!tried && actions.length > 0)) return;
    if (tried) this.known.set(key, tried);
    this.actions = actions;
    this.tried = tried;
    this.changedAt = performance.now();
  }
}
