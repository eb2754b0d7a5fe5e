/** Work that the server may refuse: whether it is in progress, and a sentence that says what went wrong. */
import { Refusal } from "./api";
import { need, t } from "./l10n.svelte";

export class Attempt {
  problem = $state<string | null>(null);
  waiting = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    this.waiting = true;
    try {
      await work();
    } catch (error) {
      await need("core");
      this.problem = error instanceof Refusal ? t(error.key, error.params) : String(error);
    } finally {
      this.waiting = false;
    }
  }
}
