/** The moves that are offered, with the ways they take, and what is chosen among them. */
import type { Listed } from "../../kit/game";
import { outstanding } from "../../kit/grid/worth";
import type { Hint, MarblesOffers, MarblesView, MoveOffer } from "../../kit/wire";

export type Mover = "pac" | "ghost";
export type Answer = Listed<Exclude<MarblesOffers, MoveOffer>>;
export type Offer = Listed<MoveOffer> & {
  way: readonly string[]; // from the origin on; only the two ends until the server has answered
};

/** Return the moves among the offers. */
export function movesOf(offers: readonly Listed<MarblesOffers>[], hints: readonly Hint[]): Offer[] {
  const moves = offers.flatMap((offer): Offer[] =>
    offer.kind === "move" ? [{ ...offer, way: [offer.origin, offer.to] }] : [],
  );
  return withWays(moves, hints);
}

/** Return the other offers: answers to what is asked. */
export function answersOf(offers: readonly Listed<MarblesOffers>[]): Answer[] {
  return offers.filter((offer): offer is Answer => offer.kind !== "move");
}

/** Add the ways: hints list them in the order of the moves; those of another moment do not fit and are left out. */
function withWays(offers: Offer[], hints: readonly Hint[]): Offer[] {
  const told = hints.filter((hint) => hint.kind === "way" || hint.kind === "prowl");
  const fit =
    told.length === offers.length &&
    told.every((hint, n) => hint.value === offers[n]!.die && hint.cells?.at(-1) === offers[n]!.to);
  if (!fit) return offers;
  return offers.map((offer, n) => {
    const cells = told[n]!.cells ?? [];
    return { ...offer, way: offer.piece === "pac" ? [offer.origin, ...cells] : cells };
  });
}

/** What has been tapped so far in this turn; null: nothing yet, the page proposes. */
export interface Wish {
  piece: Mover | null;
  ghost: string | null; // one of the two, where it stands; null: either
  pacDie: number | null; // the die for Pac-Man; the other one is for a ghost
}
export const NO_WISH: Wish = { piece: null, ghost: null, pacDie: null };

export interface Choice {
  piece: Mover;
  ghost: string | null;
  dice: Record<Mover, number | null>;
  offers: readonly Offer[]; // of that piece with its die
}

/** Make the choice that is asked for, as far as it can be, and fill in the rest: Pac-Man first, with the higher die. */
export function choose(offers: readonly Offer[], view: MarblesView, wish: Wish): Choice {
  const movers = new Set(offers.map((offer) => offer.piece));
  const piece = wish.piece && movers.has(wish.piece) ? wish.piece : movers.has("pac") ? "pac" : "ghost";
  const dice = assigned(offers, view, wish, piece);
  const fitting = offers.filter((offer) => offer.piece === piece && offer.die === dice[piece]);
  const ghost = fitting.some((offer) => offer.origin === wish.ghost) ? wish.ghost : null;
  return {
    piece,
    ghost: piece === "ghost" ? ghost : null,
    dice,
    offers: piece === "ghost" && ghost ? fitting.filter((offer) => offer.origin === ghost) : fitting,
  };
}

function assigned(offers: readonly Offer[], view: MarblesView, wish: Wish, piece: Mover): Record<Mover, number | null> {
  const [low, high] = view.dice;
  if (low === undefined) return { pac: null, ghost: null };
  if (high === undefined) return { pac: view.piece === "pac" ? low : null, ghost: view.piece === "ghost" ? low : null };
  const can = (die: number) => offers.some((offer) => offer.piece === piece && offer.die === die);
  const other = (die: number) => (die === low ? high : low);
  const usual = piece === "pac" ? [high, low].find(can) : [low, high].find(can);
  const mine = wish.pacDie === null ? (usual ?? high) : piece === "pac" ? wish.pacDie : other(wish.pacDie);
  return piece === "pac" ? { pac: mine, ghost: other(mine) } : { pac: other(mine), ghost: mine };
}

/** Return the offers by their ends, those with most marbles first. */
export function byEnd(offers: readonly Offer[]): Map<string, Offer[]> {
  const ends = new Map<string, Offer[]>();
  for (const offer of offers) ends.set(offer.to, [...(ends.get(offer.to) ?? []), offer]);
  for (const ways of ends.values()) ways.sort((a, b) => b.eats.length - a.eats.length);
  return ends;
}

/** What an end is worth going to, as it is drawn: `best` large, `harm` as a danger. */
export type Worth = "best" | "some" | "none" | "harm";
const LOUD = 8; // ends that may be drawn large; where more are equally good, none stands out

/** Return what each end is worth by what the server says is gained there. */
export function worths(ends: ReadonlyMap<string, readonly Offer[]>): Map<string, Worth> {
  const gains = new Map([...ends].map(([end, ways]) => [end, Math.max(...ways.map((way) => way.gain ?? 0))]));
  const best = outstanding(gains, LOUD);
  return new Map(
    [...ends].map(([end, ways]): [string, Worth] => {
      if (ways.every((way) => way.harms)) return [end, "harm"];
      return [end, best.has(end) ? "best" : gains.get(end)! > 0 ? "some" : "none"];
    }),
  );
}

/** Return how many marbles the ways to an end gobble, as on its badge: “3”, or “2–5” where they differ. */
export function badge(ways: readonly Offer[]): string {
  const counts = ways.map((way) => way.eats.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most || "") : `${least}–${most}`;
}
