/** Fetches the plies that this device missed, one batch after another. */
import type { Link } from "./link";

export class Backlog {
  private fetching = false;

  constructor(
    private readonly link: Link,
    private readonly missing: () => number | null, // the first missing ply; an answer that arrives changes it
  ) {}

  async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (let since = this.missing(); since !== null; since = this.missing()) {
        const answer = await this.link.question({ t: "history", since });
        if (answer.t !== "frames" || answer.frames.length === 0) break;
      }
    } catch {
      // The table was left.
    } finally {
      this.fetching = false;
    }
  }
}
