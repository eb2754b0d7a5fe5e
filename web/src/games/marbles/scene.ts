/** The table in the middle of a ply: a view, with the events shown so far. */
import { put, unknownEvent, type Ply } from "../../kit/playback/scene";
import type { MarblesEvents, MarblesFacts, MarblesView } from "../../kit/wire";

export interface Scene {
  white: ReadonlySet<string>;
  yellow: ReadonlySet<string>;
  pacs: readonly string[];
  ghosts: readonly string[];
  trays: readonly number[];
  held: readonly number[];
  owed: readonly number[]; // seats
  dice: readonly number[];
}

export function sceneOf(view: MarblesView): Scene {
  return { ...view, white: new Set(view.white), yellow: new Set(view.yellow) };
}

/** Return the scene after an event, with the dice that the ply leaves: the die of a move is played when it begins. */
export function reduce(scene: Scene, event: MarblesEvents, { after }: Ply<MarblesFacts, MarblesView>): Scene {
  const next = changed(scene, event);
  return event.kind === "rolled" ? next : { ...next, dice: after.dice };
}

function changed(scene: Scene, event: MarblesEvents): Scene {
  switch (event.kind) {
    case "rolled":
      return { ...scene, dice: [event.low, event.high] };
    case "stepped":
    case "crossed":
      return { ...scene, pacs: put(scene.pacs, event.seat, event.to) };
    case "gobbled":
      return gobbled(scene, event.seat, event.at, event.colour, event.tray);
    case "ghost_gobbled": {
      const held = put(scene.held, event.seat, Math.max(0, scene.held[event.seat - 1]! - 1));
      return { ...scene, held, owed: [...scene.owed, event.seat], ghosts: ghostGone(scene.ghosts, event.at, event.to) };
    }
    case "prowled":
      return { ...scene, ghosts: ghostGone(scene.ghosts, event.origin, event.to) };
    case "captured":
      return { ...scene, pacs: put(scene.pacs, event.whom, event.home) };
    case "paid": {
      const trays = put(scene.trays, event.seat, scene.trays[event.seat - 1]! - event.white);
      const held = put(scene.held, event.seat, scene.held[event.seat - 1]! - event.yellow);
      return {
        ...scene,
        trays: put(trays, event.to, trays[event.to - 1]! + event.white),
        held: put(held, event.to, held[event.to - 1]! + event.yellow),
      };
    }
    case "privilege_lost":
      return {
        ...scene,
        held: put(scene.held, event.seat, 0),
        owed: [...scene.owed, ...Array.from({ length: event.count }, () => event.seat)],
      };
    case "returned": {
      const first = scene.owed.indexOf(event.seat);
      return { ...scene, yellow: new Set([...scene.yellow, event.at]), owed: scene.owed.filter((_, n) => n !== first) };
    }
    case "begins":
    case "cleared":
    case "left_under":
    case "roll_tied":
    case "stayed":
    case "stood":
    case "turn_limit":
    case "waits":
      return scene;
    default:
      return unknownEvent(event, scene);
  }
}

function gobbled(scene: Scene, seat: number, at: string, colour: string, tray: number): Scene {
  const without = (cells: ReadonlySet<string>) => new Set([...cells].filter((cell) => cell !== at));
  if (colour === "white") return { ...scene, white: without(scene.white), trays: put(scene.trays, seat, tray) };
  return { ...scene, yellow: without(scene.yellow), held: put(scene.held, seat, scene.held[seat - 1]! + 1) };
}

function ghostGone(ghosts: readonly string[], from: string, to: string): readonly string[] {
  const one = ghosts.indexOf(from);
  return ghosts.map((cell, n) => (n === one ? to : cell));
}

/**
 * Return where each of the two drawn ghosts is. Nobody can tell them apart and the server lists them by cell, so each
 * drawing stays with the ghost that hasn't moved, and no ghost seems to fly to the other's place.
 */
export function keepPlaces(last: readonly string[], now: readonly string[]): readonly string[] {
  const [a, b] = now;
  if (last.length !== 2 || now.length !== 2) return now;
  return (last[0] === b && last[1] !== b) || (last[1] === a && last[0] !== a) ? [b!, a!] : now;
}
