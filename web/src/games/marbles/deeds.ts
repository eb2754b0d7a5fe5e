/** What was done in a turn of the marble game, for the story of the match, and what it did to somebody. */
import type { Deed, Done } from "../../kit/game";
import { unknownEvent } from "../../kit/playback/scene";
import type { MarblesEvents } from "../../kit/wire";

const WALKS: ReadonlySet<string> = new Set(["stepped", "crossed", "prowled", "gobbled"]);

/** Return what was done; the steps of a piece are one walk, and marbles eaten in a row are counted. */
export function deeds(events: readonly MarblesEvents[], seat: number | null): Deed<MarblesEvents>[] {
  const done: Deed<MarblesEvents>[] = [];
  let walk: MarblesEvents[] = [];
  for (const [n, event] of events.entries()) {
    if (WALKS.has(event.kind)) walk.push(event);
    else {
      done.push(...walked(walk, event.kind === "captured"), ...deedOf(event, seat));
      walk = [];
    }
    if (n === events.length - 1) done.push(...walked(walk, false));
  }
  return done;
}

/** Return a walk of a Pac-Man, a ghost, or one after the other; that a ghost went is clear where it captures. */
function walked(walk: readonly MarblesEvents[], captures: boolean): Deed<MarblesEvents>[] {
  const eaten = (colour: string) => walk.filter((event) => event.kind === "gobbled" && event.colour === colour).length;
  const [white, yellow] = [eaten("white"), eaten("yellow")];
  const found: Deed<MarblesEvents>[] = [];
  const pac = walk.findLast((event) => event.kind === "stepped" || event.kind === "crossed");
  if (pac && "to" in pac) {
    const only = white + yellow > 0 ? ("squares" as const) : undefined;
    found.push({ key: "marbles-deed-walked", params: { to: String(pac.to) }, only });
  }
  if (white > 0) found.push({ key: "marbles-deed-ate", params: { count: white } });
  if (yellow > 0) found.push({ key: "marbles-deed-yellow", params: { count: yellow } });
  const [first, last] = [walk.find(prowls), walk.findLast(prowls)];
  if (first && last) {
    const params = { origin: first.origin, to: last.to };
    found.push({ key: "marbles-deed-prowled", params, only: captures ? "squares" : undefined });
  }
  return found;
}

function prowls(event: MarblesEvents): event is Extract<MarblesEvents, { kind: "prowled" }> {
  return event.kind === "prowled";
}

function deedOf(event: MarblesEvents, seat: number | null): Deed<MarblesEvents>[] {
  switch (event.kind) {
    case "rolled":
      return [{ key: "marbles-deed-rolled", params: { low: event.low, high: event.high } }];
    case "begins":
      return [{ key: "marbles-deed-begins", seat: event.seat }];
    case "ghost_gobbled":
      return [{ key: "marbles-deed-gobbled-ghost" }];
    case "captured":
      if (event.seat === event.whom) return [{ key: "marbles-deed-captured-own" }];
      return [{ key: "marbles-deed-captured", people: { whom: event.whom } }];
    case "paid": {
      const params = { count: event.white + event.yellow };
      if (event.to === seat) return [{ key: "marbles-deed-took", params, people: { whom: event.seat } }];
      return [{ key: "marbles-deed-paid", seat: event.seat, params, people: { whom: event.to } }];
    }
    case "privilege_lost":
      return [{ key: "marbles-deed-lost", seat: event.seat, params: { count: event.count } }];
    case "returned":
      return [{ key: "marbles-deed-returned", seat: event.seat, params: { at: event.at } }];
    case "stood":
      return [{ key: "marbles-deed-stood", params: { piece: event.piece } }];
    case "stayed":
      return [{ key: "marbles-deed-stayed" }];
    case "waits":
      return [{ key: "marbles-deed-waits", seat: event.seat }];
    case "cleared":
      return [{ key: "marbles-deed-cleared", seat: null }]; // the result says who won
    case "roll_tied":
    case "turn_limit":
      return [{ told: event }];
    case "crossed":
    case "gobbled":
    case "left_under":
    case "prowled":
    case "stepped":
      return [];
    default:
      return unknownEvent(event, []);
  }
}

/** Return what an event did to somebody who didn't do it. */
export function befalls(event: MarblesEvents, seat: number): Done | null {
  if (event.kind === "captured" && event.whom === seat) {
    if (event.seat === seat) return { key: "marbles-befalls-captured-own" };
    return { key: "marbles-befalls-captured", people: { name: event.seat } };
  }
  if (event.kind === "paid" && event.seat === seat && event.white + event.yellow > 0) {
    return { key: "marbles-befalls-paid", params: { count: event.white + event.yellow }, people: { name: event.to } };
  }
  if (event.kind === "privilege_lost" && event.seat === seat && event.count > 0) {
    return { key: "marbles-befalls-lost", params: { count: event.count } };
  }
  return null;
}
