/** Counts down to a moment on the server's clock. Create it while a component is set up; it ticks until time is up. */
import { inMinutes, msUntil } from "../state/absence";
import type { Standing } from "../table/standing.svelte";

const TICK_MS = 250;

export class Countdown {
  private now = $state(performance.now());

  constructor(
    private readonly table: Standing,
    private readonly dueMs: () => number | null,
  ) {
    $effect(() => {
      void this.dueMs();
      this.now = performance.now();
    });
    $effect(() => {
      if (this.over) return;
      const timer = setInterval(() => (this.now = performance.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get over(): boolean {
    return this.left === 0;
  }

  get text(): string {
    return inMinutes(this.left);
  }

  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  private get left(): number {
    const dueMs = this.dueMs();
    return dueMs === null ? 0 : msUntil(dueMs, this.table.state, this.now);
  }
}
