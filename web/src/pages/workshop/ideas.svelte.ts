/** "Make it fairer": variants of a draft race on the server, part by part, until somebody stops it or takes one. */
import { Refusal } from "../../kit/api";
import { needFor, t } from "../../kit/l10n.svelte";
import type { SuggestDraft, Suggestions } from "../../kit/wire";
import { suggest } from "./asking";

const PART_MS = 1000;
export const PARTS = 90; // about as many seconds; then it rests, and can be started again
const REPLACED = "error-measuring-replaced";

export type Wanted = Omit<SuggestDraft, "runners" | "played" | "budget_ms" | "draft">;

export class Ideas {
  found = $state.raw<Suggestions | null>(null);
  running = $state(false);
  part = $state(0);
  problem = $state<string | null>(null);
  private turn = 0;

  constructor(private readonly draft: string) {}

  /** Search, from where the search before stood or from the beginning. */
  async start(what: Wanted): Promise<void> {
    const turn = ++this.turn;
    this.running = true;
    this.problem = null;
    try {
      for (this.part = 0; this.part < PARTS && turn === this.turn; this.part++) {
        const { began, runners = [], played = 0 } = this.found ?? {};
        const field = began ? [began, ...runners].map((one) => one.runner) : [];
        const found = await suggest({ ...what, draft: this.draft, runners: field, played, budget_ms: PART_MS });
        if (turn !== this.turn) return;
        this.found = found;
      }
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("problem-no-answer", {}, 0);
      if (turn === this.turn && refusal.key !== REPLACED) {
        await needFor(refusal.key);
        this.problem = t(refusal.key, refusal.params);
      }
    }
    if (turn === this.turn) this.running = false;
  }

  stop(): void {
    this.turn++;
    this.running = false;
  }

  /** Forget everything: the draft is another one now. */
  clear(): void {
    this.stop();
    this.found = null;
    this.problem = null;
  }
}
