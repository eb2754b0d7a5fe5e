/**
 * An answer to a power-up is given part by part: a ghost, then who gets it; one player, then another; a player, then a
 * number. Every part that is offered leads to an action the server listed; what all of them share is not asked for, and
 * what only one of them has is the whole answer.
 */
import type { Listed, Token } from "../../kit/game";
import type { CardsOffer } from "../../kit/wire";

export type Offer = Listed<CardsOffer>;

export interface Chosen {
  card: string | null;
  seats: readonly number[];
}

export const NOTHING: Chosen = { card: null, seats: [] };

interface Answer {
  token: Token;
  card: string | null;
  seats: readonly number[];
  number: number | null;
}

/** What is to be touched next; one kind of thing at a time. */
export type Part = "card" | "seat" | "number" | null;

/** Return the answers among the offers: those with a card or a player in them. */
function answersIn(offers: readonly Offer[]): Answer[] {
  return offers
    .map(({ token, card = null, seats = [], number = null }) => ({ token, card, seats, number }))
    .filter((answer) => answer.card !== null || answer.seats.length > 0);
}

export class Choice {
  private readonly answers: readonly Answer[];
  readonly card: string | null;
  readonly seats: readonly number[];

  constructor(offers: readonly Offer[], chosen: Chosen) {
    const all = answersIn(offers);
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

  /** Return whether a card is a part of the answer, chosen or not. */
  get ofCards(): boolean {
    return this.answers.some((answer) => answer.card !== null);
  }

  /** Return whether some of the players are known already. */
  get begun(): boolean {
    return this.answers.length > 0 && this.seats.length > 0;
  }

  /** Return whether there is nothing to choose, and a tap only confirms it. */
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

  /** Return the action that a part decides on; null: something is still open. */
  done(part: { card?: string; seat?: number; number?: number }): Token | null {
    const found = this.answers.filter(
      (answer) =>
        (part.card === undefined || answer.card === part.card) &&
        (part.seat === undefined || answer.seats.includes(part.seat)) &&
        (part.number === undefined || answer.number === part.number),
    );
    return found.length === 1 ? found[0]!.token : null;
  }
}

function shared(answers: readonly Answer[]): readonly number[] {
  return answers[0]!.seats.filter((seat) => answers.every((answer) => answer.seats.includes(seat)));
}
