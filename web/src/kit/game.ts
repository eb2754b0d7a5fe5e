/** What a game brings to the kit: how to draw it, and how its events move, sound and read. No rule is among it. */
import type { Component } from "svelte";
import type { Params } from "./l10n.svelte";
import { once } from "./parts.svelte";
import type { Sound } from "./table/sound";
import type { Join } from "./table/walks";
import type { End, Event, Facts, Hint, Refusal, Tried, View } from "./wire";
import type { Piece } from "./art/pieces";

export interface BoardProps {
  facts: Facts;
  view: View;
  asked: "turn" | "chance" | "over";
  winners: readonly number[]; // once it is over, also when somebody has given up or has no time left
  event: Event | null; // being shown now
  ms: number; // how long that is
  told: readonly Event[]; // of this ply, shown until now; empty when none is being shown
  before: View | null; // the view before this ply, while one of its events is being shown
  last: readonly Event[]; // of the ply shown
  lately: readonly Event[]; // from the latest action of who looks, up to what is shown; for others from the beginning
  past: readonly Event[]; // from the beginning up to what is shown, as far as it has been fetched
  seat: number | null; // of this device, and to act now
  home: number; // the seat whose side is nearest
  watching: boolean; // nobody plays at this device
  legal: readonly string[];
  busy: boolean; // something was done here and is on its way
  pieces: readonly Piece[]; // in seat order
  names: readonly string[];
  refusal: Refusal | null;
  hints: readonly Hint[];
  act(...actions: string[]): void; // all of them, or none if one is refused
  /**
   * Ask for every target of the move under way, each with the actions that lead there; none where hands are hidden.
   * After some rehearsed actions: the further ones.
   */
  reach(after?: readonly string[]): Promise<readonly End[]>;
  /** Ask for hints for the board's own use; they are not among `hints`, which people asked for. */
  foresee(): Promise<readonly Hint[]>;
  /** Ask what actions would lead to, without taking them; null: they are refused, and people were told why. */
  rehearse(actions: readonly string[]): Promise<Tried | null>;
  ask(): void; // roll, spin or draw
  why(action: string): void;
  no(message: string, params?: Params, cells?: readonly string[]): void; // to a touch that can mean no action
  tip(text: string | null): void; // what to do in the middle of an action
  tell(event: Event): string; // in a sentence
}

export interface SeatProps {
  facts: Facts;
  view: View;
  seat: number;
  told: readonly Event[]; // as for a board
  before: View | null;
}

export interface PartingProps {
  facts: Facts;
  event: Event; // that it is for
}

export interface GameModule {
  /** Its root holds the drawing first, then what is to be touched below it; beside it on a phone that lies. */
  Board: Component<BoardProps>;
  /** What a seat has beside its name: fences, cards, points. */
  SeatExtra?: Component<SeatProps>;
  seatsOnBoard?: boolean; // whether the board shows all of that too, so that a small screen can do without the seats
  /** Where a device goes round: what is seen of an event, and of which, before it is handed on. */
  Parting?: Component<PartingProps>;
  parts?(event: Event): boolean;
  pieces: readonly Piece[]; // usual ones, in seat order
  /** The pieces in seat order, where the facts say who plays what. */
  piecesOf?(facts: Facts): readonly Piece[];
  freePieces: boolean; // whether people choose theirs; else the rules say who plays what
  /** The piece that is to move, where a seat has several. */
  mover?(view: View): Piece | null;
  /** The piece that a ply was about, where a seat has several. */
  movedIn?(events: readonly Event[]): Piece | null;
  people?: readonly string[]; // fields of its events, beside `seat`, that are seats
  luck: boolean; // whether anything is rolled, spun or drawn
  hints: boolean; // whether the server can be asked for some
  duration(event: Event): number;
  /** So many milliseconds of events may wait to be shown at their own pace; what is more hurries them. */
  ease?: number;
  sound(event: Event): Sound | null;
  /** An event as the log writes it; null: the log is silent about it. */
  note(event: Event): string | null;
  /** Joins the steps of a walk, where a step is a ply of its own: the log has the walk as one, and it is spoken as one. */
  join?: Join;
  /** All events of a ply as the log writes them, where that is shorter than one note after the other. */
  notes?(events: readonly Event[], seat: number | null): string;
}

const MODULES = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");
const LOADERS = Object.fromEntries(
  Object.entries(MODULES).map(([path, load]) => [path.split("/").at(-2)!, once(load)]),
);
const plain = once(() => import("./plain"));

/** Load a game's part of the page; a game without one, from outside, is played by its words. */
export async function loadGame(id: string): Promise<GameModule> {
  return (await (LOADERS[id] ?? plain)()).default;
}

const COVERS = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte", { eager: true });

/** A game in one picture, if it has one. */
export function coverOf(id: string): Component | undefined {
  return COVERS[`../games/${id}/Cover.svelte`]?.default;
}

/** The games the page can draw. */
export const drawnGames: readonly string[] = Object.keys(LOADERS);
