/**
 * The fairness of a draft, measured on the server while somebody draws. The intervals allow for twenty looks, so new
 * figures are shown only when there are a good deal more games than at the last look; the count goes on in between.
 * After a while it rests, and goes on when somebody asks for it.
 */
import { Refusal } from "../../kit/api";
import { needFor, t } from "../../kit/l10n.svelte";
import type { MeasureDraft, Share, SoFar, Tally } from "../../kit/wire";
import { measure } from "./asking";

const FIRST_LOOK = 8; // games
const GROWTH = 1.4; // of the games from look to look: from the first one, twenty of them lead to 4779 games
const MOST_GAMES = 5000;
const MOST_PARTS = 120; // without a rest
const PARTS_MS = [300, 500, 1000]; // the first ones are short, and the last is repeated
const REPLACED = "error-measuring-replaced";

export type Measured = Pick<MeasureDraft, "game" | "players" | "options" | "bot">;

export class Meter {
  figures = $state.raw<SoFar | null>(null); // at the last look
  games = $state(0); // played since
  running = $state(false);
  problem = $state<string | null>(null);
  private turn = 0;
  private what: Measured | null = null;
  private tally = $state.raw<Tally | null>(null);

  constructor(private readonly draft: string) {}

  /** Measure something else from now on; what was being measured is given up. */
  start(what: Measured): void {
    this.stop();
    this.what = what;
    void this.go(what, this.turn);
  }

  /** Whether it rests although more games could make it clearer. */
  get more(): boolean {
    return !this.running && this.tally !== null && this.games < MOST_GAMES && !isClear(this.figures?.sides ?? []);
  }

  /** Play more games after a rest. */
  goOn(): void {
    if (this.what && this.more) void this.go(this.what, this.turn);
  }

  stop(): void {
    this.turn++;
    this.figures = null;
    this.games = 0;
    this.tally = null;
    this.running = false;
    this.problem = null;
  }

  private async go(what: Measured, turn: number): Promise<void> {
    this.running = true;
    this.problem = null;
    try {
      for (let part = 0; part < MOST_PARTS && this.games < MOST_GAMES; part++) {
        const budget_ms = PARTS_MS[Math.min(part, PARTS_MS.length - 1)]!;
        const found: SoFar = await measure({ ...what, draft: this.draft, before: this.tally, budget_ms });
        if (turn !== this.turn) return;
        this.tally = found.tally;
        this.games = found.tally.games ?? 0;
        if (this.games < Math.max(FIRST_LOOK, GROWTH * (this.figures?.tally.games ?? 0))) continue;
        this.figures = found;
        if (isClear(found.sides)) break;
      }
    } catch (error) {
      if (turn === this.turn) await this.report(error);
    }
    if (turn === this.turn) this.running = false;
  }

  private async report(error: unknown): Promise<void> {
    const refusal = error instanceof Refusal ? error : new Refusal("problem-no-answer", {}, 0);
    if (refusal.key === REPLACED) return;
    await needFor(refusal.key);
    this.problem = t(refusal.key, refusal.params);
  }
}

/** Return whether more games would change nothing that is said. */
export function isClear(sides: readonly Share[]): boolean {
  return sides.length > 0 && sides.every((side) => side.verdict !== "open");
}

export type Verdict = { kind: "open" | "even" } | { kind: "more" | "less"; side: Share };

/** Return what to say about the sides: who stands out most, or that nobody does. */
export function verdictOf(sides: readonly Share[]): Verdict {
  const out = sides.filter((side) => side.verdict === "more" || side.verdict === "less");
  const worst = out.sort((one, other) => Math.abs(other.share - other.fair) - Math.abs(one.share - one.fair))[0];
  if (worst) return { kind: worst.verdict as "more" | "less", side: worst };
  return { kind: isClear(sides) ? "even" : "open" };
}
