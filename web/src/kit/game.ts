/**
 * What a game brings to the kit: how to draw it, and how its events move, sound and read. No rule is among it.
 * Everything is typed by the game's own facts (F), views (V), events (E), scenes (S) and offers (O).
 */
import type { Component } from "svelte";
import type { Piece } from "./art/pieces";
import type { Params } from "./l10n.svelte";
import type { Scenes } from "./playback/scene";
import type { Sound } from "./playback/sound";
import type { End, Event, Facts, Hint, Offer, Refusal, Sheet, Tried, View } from "./wire";

/** How the game stands in the ply that is shown. */
export interface BoardGame<F, V, S> {
  readonly facts: F;
  readonly view: V; // that has been shown to its end: in the middle of a ply, the one before it
  readonly scene: S; // what to draw, with the event being shown; see playback/scene.ts
  readonly done: S; // the same without that event: what to write, count and label
  readonly asked: "turn" | "chance" | "over";
  readonly toAct: readonly number[]; // whose decision or draw comes next; none once it is over
  readonly winners: readonly number[]; // once it is over, even when somebody has given up or run out of time
}

/** Who plays, and where they sit. */
export interface BoardSeats {
  readonly names: readonly string[]; // in seat order
  readonly pieces: readonly Piece[]; // in seat order
  readonly home: number; // the seat whose side is nearest
  readonly watching: boolean; // nobody plays at this device
}

declare const listed: unique symbol;
/** The text of an action, as the server listed it. A page sends no other: it forms none, and so knows no notation. */
export type Token = string & { readonly [listed]: true };
export type Listed<O> = O extends unknown ? Omit<O, "token"> & { readonly token: Token } : never;
export type ListedEnd = Omit<End, "actions"> & { readonly actions: readonly Token[] };

/** What actions would lead to, without taking them. */
export type Rehearsed<V, E> = Omit<Tried, "view" | "events"> & {
  view: V;
  events: readonly E[];
  actions: readonly Token[]; // those that lead there
};

/** What somebody at this device can do now. */
export interface BoardChoice<V, E, O> {
  readonly seat: number | null; // of this device, and to act now
  readonly legal: readonly Token[];
  readonly offers: readonly Listed<O>[]; // the same in parts, in games whose actions have parts
  readonly busy: boolean; // something was done here and is on its way
  act(...actions: Token[]): void; // all of them, or none if one is refused
  ask(): void; // roll, spin or draw
  /**
   * Ask for every target of the move under way, each with the actions that lead there; none where hands are hidden.
   * After some rehearsed actions: the further ones.
   */
  reach(after?: readonly string[]): Promise<readonly ListedEnd[]>;
  /** Ask what actions would lead to; null: they are refused, and people were told why. */
  rehearse(actions: readonly string[]): Promise<Rehearsed<V, E> | null>;
}

/** What is happening, and what has happened. */
export interface BoardMotion<E> {
  readonly event: E | null; // being shown now
  readonly pending: boolean; // something is being rolled, spun or drawn; what comes of it is the next event
  readonly ms: number; // how long that lasts
  readonly last: readonly E[]; // of the ply shown, as far as it has been shown
  readonly lately: readonly E[]; // shown to the end since the latest action of the viewer; without one, all of it
  readonly trail: readonly E[]; // what others did since whoever acts now last had the turn, and that turn so far
  readonly past: readonly E[]; // the same from the beginning, as far as it has been fetched
}

/** What helps people to understand. */
export interface BoardHelp<E> {
  readonly refusal: Refusal | null;
  readonly hints: readonly Hint[]; // that people asked for
  readonly wanted: readonly string[]; // what a lesson or a hint wants to be tapped, in order
  /** Ask for hints for the board's own use; they are not among `hints`. */
  foresee(): Promise<readonly Hint[]>;
  /** Ask why what was tapped cannot be done, with what was chosen before, and say so. */
  why(tapped: string, held?: string | null): void;
  no(message: string, params?: Params, cells?: readonly string[]): void; // to a touch that can mean no action
  tip(text: string | null): void; // what to do in the middle of an action
  tell(event: E): string; // in a sentence
}

export interface BoardProps<F, V, E, S, O = never> {
  game: BoardGame<F, V, S>;
  seats: BoardSeats;
  choice: BoardChoice<V, E, O>;
  motion: BoardMotion<E>;
  help: BoardHelp<E>;
}

/** Something that was done, as a message of the catalogues. */
export interface Done {
  key: string; // it follows a name: “ate 3 marbles”. `$own` is "you" where that is the reader's
  seat?: number | null; // who did it: without one, whoever has the turn; null: nobody, and the message is a whole clause
  params?: Params;
  people?: Readonly<Record<string, number>>; // parameters that are names; `$you` is "you" where one is the reader's
  lists?: Readonly<Record<string, readonly string[]>>; // parameters that are several things
  only?: "plain" | "squares" | undefined; // to those who look at the board, or to those who don't; without it, to all
}
/** Something that was done, or an event that is told in its own sentence. */
export type Deed<E = Event> = Done | { told: E };

export interface SeatProps<F, V, S> {
  facts: F;
  view: V;
  scene: S; // without the event being shown
  seat: number;
  over?: boolean; // nobody moves any more, whatever the scene says
}

export interface PartingProps<F, E> {
  facts: F;
  event: E; // that it is for
}

/** What a picture in the help shows: a position and what may be done there, as far as it is to be seen, or things. */
export interface PictureProps<F, V, O> {
  facts: F;
  view: V | null;
  crop: readonly string[]; // two corners of what is to be seen; none: everything
  legal: readonly string[];
  offers: readonly Listed<O>[];
  hints: readonly Hint[];
  things: readonly string[];
}

/** A sentence for those who wait, and whose name it follows. */
export interface Waits {
  seat: number;
  text: string;
}

/** A game's part of the page. Its `Cover` is loaded apart, for the start page, and so are its `GamePictures`. */
export interface GameModule<F, V, E, S, O = never> extends Scenes<F, V, E, S> {
  /** Its root holds the drawing first, then what is to be touched below it; beside it on a landscape phone. */
  Board: Component<BoardProps<F, V, E, S, O>>;
  /** What a seat has beside its name: fences, cards, points. */
  SeatExtra?: Component<SeatProps<F, V, S>>;
  seatsOnBoard?: boolean; // whether the board shows all of that too, so that a small screen can do without the seats
  /** Where people share a device: what is seen of an event, and of which, before it is handed on. */
  parting?(): Promise<{ default: Component<PartingProps<F, E>> }>;
  parts?(event: E): boolean;
  pieces: readonly Piece[]; // usual ones, in seat order
  /** The pieces in seat order, where the facts say who plays what. */
  piecesOf?(facts: F): readonly Piece[];
  freePieces: boolean; // whether people choose theirs; otherwise the rules say who plays what
  /** The piece that is to move, where a seat has several. */
  mover?(view: V): Piece | null;
  /** The piece that a ply was about, where a seat has several. */
  movedIn?(events: readonly E[]): Piece | null;
  /** What those who wait read after somebody's name, if it is more than that others are playing. */
  waits?(facts: F, view: V, toAct: readonly number[], nameOf: (seat: number) => string): Waits | null;
  people?: readonly string[]; // fields of its events, beside `seat`, that are seats
  luck: boolean; // whether anything is rolled, spun or drawn
  hints: boolean; // whether the server can be asked for some
  duration(event: E): number; // in milliseconds, as are all times here
  /** How long people don't know yet what is rolled, spun or drawn, and how that sounds; the same whatever comes of it. */
  suspense?(event: E): { ms: number; sound: Sound } | null;
  /** So many milliseconds of events may wait to be shown at their own pace; what is more hurries them. */
  ease?: number;
  sound(event: E): Sound | null;
  /** An event as the log writes it; null: the log is silent about it. */
  note(event: E): string | null;
  /** Joins the steps of a walk, where a step is a ply of its own: the log has the walk as one, and it is spoken as one. */
  join?(earlier: E, later: E): E | null;
  /** What was done in a turn, in few words: steps are one walk, and what was eaten is counted. */
  deeds?(events: readonly E[], seat: number | null): readonly Deed<E>[];
  /** Whether an event begins a turn, where others act in the middle of one; otherwise a turn ends when another acts. */
  begins?(event: E): boolean;
  /** What an event did to somebody, who may not have looked; null: nothing that they would want to know at once. */
  befalls?(event: E, seat: number, facts: F): Done | null;
  /** All events of a ply as the log writes them, where that is shorter than one note after the other. */
  notes?(events: readonly E[], seat: number | null): string;
}

/** A game's pictures beside its board, loaded apart. */
export interface GamePictures<F, V, O = never> {
  /** A position in the help or in the set-up, drawn as on the board. */
  Picture?: Component<PictureProps<F, V, O>>;
  /** What is in play, such as the cards of the deck: pictures, values and counts. */
  Things?: Component<{ facts: F }>;
  /** The game in a few pictures, one for every `step-1`, `step-2`... of its words. */
  Steps?: Component<{ step: number }>;
  /** A document that is being drawn: what is on the spots of its sheet, 100 units to a square. */
  Sketch?: Component<SketchProps>;
  /** One of the things that a document counts, such as a card or a face of a die. */
  Counted?: Component<CountedProps>;
}

export interface SketchProps {
  sheet: Sheet;
  marks: Readonly<Record<string, string>>;
  bare?: boolean; // only the marks: the picture of a brush
}

export interface CountedProps {
  option: string;
  name: string;
}

export type AnyPictures = GamePictures<Facts, View, Offer>;

/** Any game, as the kit holds it. Its own types are given up where it is loaded, in games.ts, and nowhere else. */
export type AnyGame = GameModule<Facts, View, Event, object, Offer>;
