/**
 * An answer to a power-up is given part by part: a ghost, then who gets it; one player, then another; a player, then a
 * number. Every part that is offered leads to an action the server listed; what all of them share is not asked for, and
 * what only one of them has is the whole answer.
 */
export interface Chosen {
  card: string | null;
  seats: readonly number[];
}

export const NOTHING: Chosen = { card: null, seats: [] };

interface Answer {
  action: string;
  card: string | null;
  seats: readonly number[];
  number: number | null;
}

/** What is to be touched next; one kind of thing at a time. */
export type Part = "card" | "seat" | "number" | null;

function read(action: string): Answer | null {
  const pass = /^(\d+)=(.+)$/.exec(action);
  if (pass) return { action, card: pass[2]!, seats: [], number: null };
  const [verb, ...rest] = action.split(":");
  if (verb === "give") return { action, card: rest[0]!, seats: [Number(rest[1])], number: null };
  if (verb === "dictate") return { action, card: null, seats: [Number(rest[0])], number: Number(rest[1]) };
  if (verb === "swap" || verb === "skip") return { action, card: null, seats: rest.map(Number), number: null };
  return null;
}

export class Choice {
  private readonly answers: readonly Answer[];
  readonly card: string | null;
  readonly seats: readonly number[];

  constructor(legal: readonly string[], chosen: Chosen) {
    const all = legal.flatMap((action) => read(action) ?? []);
    const cards = new Set(all.map((answer) => answer.card));
    // A ghost that is the only one needs no choice, unless it is all there is to choose; nor does a player.
    const only = cards.size === 1 && all.some((answer) => answer.seats.length > 0) ? (all[0]!.card ?? null) : null;
    const forced = all.length > 1 ? shared(all) : [];
    this.card = chosen.card ?? only;
    this.seats = [...forced, ...chosen.seats];
    this.answers = all.filter(
      (answer) =>
        (this.card === null || answer.card === this.card) && this.seats.every((seat) => answer.seats.includes(seat)),
    );
  }

  get part(): Part {
    const [answer] = this.answers;
    if (!answer) return null;
    if (answer.card !== null && this.card === null) return "card";
    if (answer.seats.length > this.seats.length) return "seat";
    return answer.number !== null ? "number" : null;
  }

  /** Whether some of the players are known already. */
  get begun(): boolean {
    return this.answers.length > 0 && this.seats.length > 0;
  }

  /** Whether there is nothing to choose, and a touch only says yes to it. */
  get forced(): boolean {
    return this.answers.length === 1;
  }

  get offeredCards(): ReadonlySet<string> {
    return new Set(this.part === "card" ? this.answers.flatMap((answer) => answer.card ?? []) : []);
  }

  get offeredSeats(): ReadonlySet<number> {
    if (this.part !== "seat") return new Set();
    return new Set(this.answers.flatMap((answer) => answer.seats).filter((seat) => !this.seats.includes(seat)));
  }

  get offeredNumbers(): readonly number[] {
    return this.part === "number" ? this.answers.flatMap((answer) => answer.number ?? []) : [];
  }

  /** The action that a part decides on; null: something is still open. */
  done(part: { card?: string; seat?: number; number?: number }): string | null {
    const found = this.answers.filter(
      (answer) =>
        (part.card === undefined || answer.card === part.card) &&
        (part.seat === undefined || answer.seats.includes(part.seat)) &&
        (part.number === undefined || answer.number === part.number),
    );
    return found.length === 1 ? found[0]!.action : null;
  }
}

function shared(answers: readonly Answer[]): readonly number[] {
  return answers[0]!.seats.filter((seat) => answers.every((answer) => answer.seats.includes(seat)));
}

/** An action with that player in it, to ask why it cannot be. */
export function asking(phase: string, seat: number, own: number, card: string | null): string | null {
  if (phase === "give") return card ? `give:${card}:${seat}` : null;
  if (phase === "swap") return seat === own ? null : `swap:${Math.min(seat, own)}:${Math.max(seat, own)}`;
  if (phase === "skip") return `skip:${seat}`;
  return phase === "dictate" ? `dictate:${seat}:1` : null;
}
