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
 * the eye expects; `prizes` are squares worth going to, whether or not one can go on from there; `open` says that the
 * move may end anywhere; `joined` tells whether one can step from one square to another.
 */
export function walks(
  legal: readonly string[],
  ends: readonly End[],
  steps: number,
  prizes: readonly string[],
  open: boolean,
  joined: (from: string, to: string) => boolean,
): Walks {
  const ways = new Map<string, readonly string[]>();
  for (const step of legal) if (SQUARE.test(step)) ways.set(step, [step]);
  for (const { target, actions } of ends) {
    const walked = actions.length <= steps && actions.every((step) => SQUARE.test(step));
    if (SQUARE.test(target) && walked && !ways.has(target)) ways.set(target, actions);
  }
  const squares = [...ways.keys()];
  // The server tells one way to each square, so a step may lead on to one that is reached another way.
  const goesOn = (square: string) =>
    squares.some((next) => ways.get(next)!.length === ways.get(square)!.length + 1 && joined(square, next));
  const stops = open ? [] : squares.filter((square) => !prizes.includes(square) && goesOn(square));
  return { ways, targets: squares.filter((square) => !stops.includes(square)), stops };
}
