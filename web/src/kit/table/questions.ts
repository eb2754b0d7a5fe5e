/** What the server is asked without anything being done. A question that is not answered has no answer to show. */
import type { End, FromServer, Hint, Refusal, Tried } from "../wire";
import type { Link } from "./link";

export type Refused = Extract<FromServer, { t: "refused" }>;

export class Questions {
  constructor(
    private readonly link: Link,
    private readonly seat: () => number | null,
    private readonly refused: (answer: Refused) => void,
  ) {}

  /** Why an action may not be taken; null: it may, or nobody knows. */
  async why(action: string): Promise<Refusal | null> {
    const answer = await this.ask((seat) => this.link.question({ t: "why", seat, action }));
    if (answer?.t === "refused") this.refused(answer);
    return (answer?.t === "reason" ? answer.refusal : null) ?? null;
  }

  async reach(after: readonly string[]): Promise<readonly End[]> {
    const answer = await this.ask((seat) => this.link.question({ t: "reach", seat, actions: [...after] }));
    return answer?.t === "reached" ? answer.ends : [];
  }

  async rehearse(actions: readonly string[]): Promise<Tried | null> {
    const answer = await this.ask((seat) => this.link.question({ t: "try", seat, actions: [...actions] }));
    if (answer?.t === "refused") this.refused(answer);
    return answer?.t === "tried" ? answer : null;
  }

  async hints(): Promise<readonly Hint[]> {
    const answer = await this.link.question({ t: "hints" }).catch(() => null);
    return answer?.t === "hinted" ? answer.hints : [];
  }

  /** Ask for the seat that is to act, if there is one. */
  private async ask(question: (seat: number) => Promise<FromServer>): Promise<FromServer | null> {
    const seat = this.seat();
    return seat === null ? null : question(seat).catch(() => null);
  }
}
