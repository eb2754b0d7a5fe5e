/** Questions to the server, which change nothing. One that is refused or lost has no answer. */
import type { End, FromServer, Hint, Refusal, Tried } from "../wire";
import type { Link } from "./link";

export type Refused = Extract<FromServer, { t: "refused" }>;

export class Questions {
  constructor(
    private readonly link: Link,
    private readonly seat: () => number | null,
    private readonly refused: (answer: Refused) => void,
  ) {}

  /** Return why an action may not be taken, named by what was tapped and what was chosen before; null: it may, or nobody knows. */
  async why(action: string, held: string | null): Promise<Refusal | null> {
    const answer = await this.ask((seat) => this.link.question({ t: "why", seat, action, held }));
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

  /** Return the hints after a ply, or now; null: nobody knows. */
  async hints(ply: number | null = null): Promise<readonly Hint[] | null> {
    const answer = await this.link.question({ t: "hints", ply }).catch(() => null);
    return answer?.t === "hinted" ? answer.hints : null;
  }

  /** Ask for the seat that is to act, if there is one. */
  private async ask(question: (seat: number) => Promise<FromServer>): Promise<FromServer | null> {
    const seat = this.seat();
    return seat === null ? null : question(seat).catch(() => null);
  }
}
