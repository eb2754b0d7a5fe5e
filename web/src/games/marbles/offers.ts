/** What the server lets one do, read as moves that can be shown: piece, die, end, marbles and the way. */
import type { Hint, MarblesView } from "../../kit/wire";

export type Mover = "pac" | "ghost";
export interface Offer {
  action: string;
  die: number;
  piece: Mover;
  origin: string;
  to: string;
  eats: readonly string[];
  way: readonly string[]; // from the origin on; only the two ends until the server has told
}

const GO = /^(\d)([a-z]+\d+)(?::(.+))?$/;
const PROWL = /^(\d)([a-z]+\d+)>([a-z]+\d+)$/;

export function offersOf(legal: readonly string[], view: MarblesView, hints: readonly Hint[]): Offer[] {
  const own = view.pacs[view.turn - 1] ?? "";
  const offers = legal.flatMap((action): Offer[] => {
    const go = GO.exec(action);
    if (go) {
      const [, die, to, eats] = go as unknown as [string, string, string, string | undefined];
      return [{ action, die: +die, piece: "pac", origin: own, to, eats: eats?.split(",") ?? [], way: [own, to] }];
    }
    const prowl = PROWL.exec(action);
    if (!prowl) return [];
    const [, die, origin, to] = prowl as unknown as [string, string, string, string];
    return [{ action, die: +die, piece: "ghost", origin, to, eats: [], way: [origin, to] }];
  });
  return withWays(offers, hints);
}

/** Hints tell the ways in the order of the moves; those of another moment do not fit and are left out. */
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

/** What people have touched so far in this turn; null: nothing yet, the page proposes. */
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

/** The offers by their ends, those with most marbles first. */
export function byEnd(offers: readonly Offer[]): Map<string, Offer[]> {
  const ends = new Map<string, Offer[]>();
  for (const offer of offers) ends.set(offer.to, [...(ends.get(offer.to) ?? []), offer]);
  for (const ways of ends.values()) ways.sort((a, b) => b.eats.length - a.eats.length);
  return ends;
}

/** How many marbles the ways to an end gobble, as its badge says: “3”, or “2–5” where they differ. */
export function badge(ways: readonly Offer[]): string {
  const counts = ways.map((way) => way.eats.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(most || "") : `${least}–${most}`;
}
