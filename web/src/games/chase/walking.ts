/** Where the piece that moves can be sent, each square with the steps that lead there. */
import type { End } from "../../kit/wire";

export interface Walks {
  ways: ReadonlyMap<string, readonly string[]>; // squares to go to, with the steps
  targets: readonly string[]; // where a move can be meant to go
  stops: readonly string[]; // squares on the way only
}

const SQUARE = /^[a-z]\d$/;

/**
 * Sort what the server lists. `steps` are the ones left before anything new happens, so that nobody is sent farther than
 * the eye expects; `prizes` are squares worth going to though one can go on from there; `open` says that the move may end
 * anywhere.
 */
export function walks(
  legal: readonly string[],
  ends: readonly End[],
  steps: number,
  prizes: readonly string[],
  open: boolean,
): Walks {
  const ways = new Map<string, readonly string[]>();
  for (const step of legal) if (SQUARE.test(step)) ways.set(step, [step]);
  for (const { target, actions } of ends) {
    const walked = actions.length <= steps && actions.every((step) => SQUARE.test(step));
    if (SQUARE.test(target) && walked && !ways.has(target)) ways.set(target, actions);
  }
  const squares = [...ways.keys()];
  const goesOn = (way: readonly string[]) =>
    [...ways.values()].some((other) => other.length > way.length && way.every((step, n) => other[n] === step));
  const stops = open ? [] : squares.filter((square) => !prizes.includes(square) && goesOn(ways.get(square)!));
  return { ways, targets: squares.filter((square) => !stops.includes(square)), stops };
}
