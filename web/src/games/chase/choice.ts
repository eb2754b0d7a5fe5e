/** Where the piece that moves can be sent, each square with the steps that lead there. */
import type { Listed, ListedEnd, Token } from "../../kit/game";
import type { ChaseOffers } from "../../kit/wire";

export type Offer = Listed<ChaseOffers>;

export interface Walks {
  ways: ReadonlyMap<string, readonly Token[]>; // squares to go to, with the steps
  targets: readonly string[]; // where a move can be meant to go
  stops: readonly string[]; // squares on the way only
  best: readonly string[]; // squares where something is gained
  harm: readonly string[]; // squares where the piece hurts itself
}

/**
 * Sort what the server lists: the next steps, and further squares once it has answered. `steps` is how many are left
 * before anything new happens, so that no piece goes farther than the eye expects; `prizes` are squares worth going to,
 * even if the move goes on from there.
 */
export function walks(
  offers: readonly Offer[],
  ends: readonly ListedEnd[],
  steps: number,
  prizes: readonly string[],
): Walks {
  const ways = new Map<string, readonly Token[]>();
  for (const offer of offers) if (offer.kind === "step") ways.set(offer.to, [offer.token]);
  if (ways.size === 0) return { ways, targets: [], stops: [], best: [], harm: [] };
  const others = new Set(offers.flatMap((offer) => (offer.kind === "step" ? [] : [offer.token as string])));
  const stops: string[] = [];
  for (const { target, actions, passing } of ends) {
    if (others.has(target) || actions.length > steps) continue; // the end of a move is no square
    if (!ways.has(target)) ways.set(target, actions);
    if (passing && !prizes.includes(target)) stops.push(target);
  }
  // Of an end that is one step away, the offer says the same.
  const told = [...ends, ...offers.flatMap((offer) => (offer.kind === "step" ? [{ ...offer, target: offer.to }] : []))];
  const where = (test: (one: { gain?: number; harms?: boolean }) => boolean) =>
    [...ways.keys()].filter((square) => told.some((one) => one.target === square && test(one)));
  return {
    ways,
    targets: [...ways.keys()].filter((square) => !stops.includes(square)),
    stops,
    best: where((one) => (one.gain ?? 0) > 0),
    harm: where((one) => one.harms === true),
  };
}
