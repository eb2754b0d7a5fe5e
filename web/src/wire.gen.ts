// Printed from src/mazechase/server/schema.py by `make wire`. Do not edit.

export type Event = MatchEvents | MsPacManEvents | QuoridorEvents;
export type MatchEvents =
  | GaveUp
  | MatchEnded
  | MatchPaused
  | MatchResumed
  | MatchWoke
  | Rewound
  | SaltAdded
  | SeatMinded
  | SeatReclaimed
  | SeatTaken
  | TimeUp
  | UndoReply
  | UndoWanted;
export type MsPacManEvents =
  | Ate
  | Bumped
  | Captured
  | Caught
  | ExtraTurn
  | GhostStepped
  | Placed
  | PowerEaten
  | RanIntoHer
  | Recovered
  | Rolled
  | Spun
  | SpunToBegin
  | Stepped
  | TiedToBegin
  | TookControl
  | TurnLimit
  | Weakened
  | WentHome
  | Won;
export type QuoridorEvents = Fenced | Jumped | Moved | PassedOver | TurnLimit1 | Won1;
export type View = MsPacManView | QuoridorView;
export type FromClient =
  Hello | Act | Ask | Undo | Answer | Resign | Mind | Salt | Try | Reach | Why | History | Hints | Look | Resume | Ping;
export type FromServer =
  Welcome | Table | Update | Ack | Refused | Tried | Reached | Reason | Frames | Hinted | Gone | Pong;

/**
 * A command was carried out and is on disk; the log has ``n`` entries.
 */
export interface Ack {
  id: string;
  n: number;
  t: "ack";
}
/**
 * Take one or more actions, all or nothing.
 *
 *     ``after`` is the number of entries the player saw when deciding; a command that decides on an older position is
 *     refused as stale.
 */
export interface Act {
  actions: string[];
  after?: number | null;
  id: string;
  seat: number;
  t: "act";
}
/**
 * Agree or not that another seat takes back.
 */
export interface Answer {
  agree: boolean;
  id: string;
  seat: number;
  t: "answer";
}
/**
 * One colour's part of the board, and the seat that plays it.
 */
export interface AreaFact {
  circles: string[];
  colour: string;
  door: string[];
  exit: string;
  home: string;
  opening: string;
  power: string;
  seat: number | null;
  squares: string[];
}
/**
 * Roll, spin or draw, where it is this seat's to do so.
 */
export interface Ask {
  id: string;
  seat: number;
  t: "ask";
}
/**
 * What the match waits for: an action or a roll by these seats, or nothing.
 */
export interface Asked {
  kind: "chance" | "over" | "turn";
  seats?: number[];
}
/**
 * A dot was removed from an area that has ``left`` more.
 */
export interface Ate {
  area: string;
  at: string;
  kind: "ate";
  left: number;
  ruling: string;
  seat: number;
}
/**
 * A ghost ended on another and went on to the next open square.
 */
export interface Bumped {
  kind: "bumped";
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A strong ghost and Ms. Pac-Man met; she changes hands.
 */
export interface Captured {
  at: string;
  former: number;
  kind: "captured";
  ruling: string;
  seat: number;
}
/**
 * Ms. Pac-Man stepped on a weak ghost.
 */
export interface Caught {
  at: string;
  ghost: number;
  kind: "caught";
  ruling: string;
  seat: number;
}
/**
 * A cell as a page draws it: its name, its place from the lower left, and its mark on the drawing.
 */
export interface CellFact {
  mark?: string;
  name: string;
  x: number;
  y: number;
}
/**
 * Sit down: at these places, or at the first open one.
 */
export interface Claim {
  name?: string;
  places?: number[];
}
/**
 * The places taken, each with its token.
 */
export interface Claimed {
  places: {
    [k: string]: string;
  };
  table: TableInfo;
}
/**
 * A table as everybody with a link sees it.
 */
export interface TableInfo {
  clock: ClockRule | null;
  expires_ms: number;
  game: string;
  id: string;
  options: {
    [k: string]: unknown;
  };
  paused: boolean;
  phase: "lobby" | "over" | "playing";
  places: PlaceInfo[];
  players: number;
  rematch: string | null;
  seating: "chosen" | "random";
}
/**
 * A bank of time for the whole match, with an increment a stint, or a limit a stint, or both.
 */
export interface ClockRule {
  increment_ms?: number;
  initial_ms?: number | null;
  move_ms?: number | null;
}
/**
 * A place at the table as everybody sees it.
 */
export interface PlaceInfo {
  bot: string | null;
  here: boolean;
  kind: "bot" | "human" | "open";
  name: string;
  place: number;
  seat: number | null;
}
/**
 * A new table and its tokens: the host's own, those for links, and one for every place taken here.
 *
 *     A token is said once and never again: only its hash is kept.
 */
export interface Created {
  host: string;
  invite: string;
  places: {
    [k: string]: string;
  };
  table: TableInfo;
  watch: string;
}
/**
 * A place that can be reached, and the actions that lead there.
 */
export interface End {
  actions: string[];
  target: string;
}
/**
 * A seat resigned.
 */
export interface GaveUp {
  kind: "gave_up";
  ruling?: string;
  seat: number;
}
/**
 * The match ended outside the rules; the reason is a message key.
 */
export interface MatchEnded {
  kind: "match_ended";
  reason: string;
  ruling?: string;
  winners: number[];
}
/**
 * Nothing can be done until the match goes on, and no clock runs.
 */
export interface MatchPaused {
  kind: "match_paused";
  ruling?: string;
}
/**
 * The match goes on.
 */
export interface MatchResumed {
  kind: "match_resumed";
  ruling?: string;
}
/**
 * The server is back; its absence was charged to nobody.
 */
export interface MatchWoke {
  kind: "match_woke";
  ruling?: string;
}
/**
 * The line went back to an earlier position; viewers need a full view.
 */
export interface Rewound {
  keep: number;
  kind: "rewound";
  ruling?: string;
}
/**
 * A seat's browser added a salt to the luck.
 */
export interface SaltAdded {
  kind: "salt_added";
  ruling?: string;
  salt: string;
  seat: number;
}
/**
 * A bot minds a seat while its owner is away.
 */
export interface SeatMinded {
  bot: string;
  kind: "seat_minded";
  ruling?: string;
  seat: number;
}
/**
 * A seat's owner is back.
 */
export interface SeatReclaimed {
  kind: "seat_reclaimed";
  ruling?: string;
  seat: number;
}
/**
 * Somebody else holds a seat now: a person by name, or a bot.
 */
export interface SeatTaken {
  bot?: string;
  kind: "seat_taken";
  name: string;
  ruling?: string;
  seat: number;
}
/**
 * A seat ran out of time.
 */
export interface TimeUp {
  kind: "time_up";
  ruling?: string;
  seat: number;
}
/**
 * A seat agreed to an undo, or did not.
 */
export interface UndoReply {
  answer: "no" | "yes";
  kind: "undo_reply";
  ruling?: string;
  seat: number;
}
/**
 * A seat asked to take its latest action back.
 */
export interface UndoWanted {
  kind: "undo_wanted";
  ruling?: string;
  seat: number;
}
/**
 * Ms. Pac-Man's player spins again for a catch.
 */
export interface ExtraTurn {
  kind: "extra_turn";
  ruling: string;
  seat: number;
}
/**
 * A ghost went one step; ``left`` are still to go.
 */
export interface GhostStepped {
  kind: "ghost_stepped";
  left: number;
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * Ms. Pac-Man was put on a white circle.
 */
export interface Placed {
  at: string;
  kind: "placed";
  ruling: string;
  seat: number;
}
/**
 * That dot was a Power Dot.
 */
export interface PowerEaten {
  at: string;
  kind: "power_eaten";
  ruling: string;
  seat: number;
}
/**
 * A weak ghost stepped on Ms. Pac-Man.
 */
export interface RanIntoHer {
  at: string;
  kind: "ran_into_her";
  ruling: string;
  seat: number;
}
/**
 * A ghost lies strong-side up again.
 */
export interface Recovered {
  kind: "recovered";
  ruling: string;
  seat: number;
}
/**
 * A ghost's player rolled.
 */
export interface Rolled {
  face: string;
  kind: "rolled";
  ruling: string;
  seat: number;
}
/**
 * Ms. Pac-Man's player spun.
 */
export interface Spun {
  face: string;
  kind: "spun";
  ruling: string;
  seat: number;
}
/**
 * A seat spun or rolled for who begins.
 */
export interface SpunToBegin {
  face: string;
  kind: "spun_to_begin";
  ruling: string;
  seat: number;
}
/**
 * Ms. Pac-Man went one step; ``left`` are still to go.
 */
export interface Stepped {
  kind: "stepped";
  left: number;
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * Some seats have the highest number and go on among themselves.
 */
export interface TiedToBegin {
  kind: "tied_to_begin";
  ruling: string;
  seats: number[];
}
/**
 * A seat controls Ms. Pac-Man from now on; its ghost has left the board.
 */
export interface TookControl {
  kind: "took_control";
  ruling: string;
  seat: number;
}
/**
 * The agreed number of turns was played; the fewest dots left win.
 */
export interface TurnLimit {
  kind: "turn_limit";
  ruling: string;
  turns: number;
  winners: number[];
}
/**
 * A ghost lies weak-side up, until its own turn has begun ``turns`` times.
 */
export interface Weakened {
  cause: "f2" | "power" | "strong";
  kind: "weakened";
  ruling: string;
  seat: number;
  turns: number;
}
/**
 * A ghost was put on its ghost space, strong-side up.
 */
export interface WentHome {
  at: string;
  kind: "went_home";
  ruling: string;
  seat: number;
}
/**
 * The area of a seat is clear.
 */
export interface Won {
  area: string;
  kind: "won";
  ruling: string;
  seat: number;
}
/**
 * A fence was put up.
 */
export interface Fenced {
  fence: string;
  kind: "fenced";
  left: number;
  ruling: string;
  seat: number;
}
/**
 * A pawn jumped over another, straight or to its side.
 */
export interface Jumped {
  kind: "jumped";
  origin: string;
  over: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A pawn stepped to a neighbouring square.
 */
export interface Moved {
  kind: "moved";
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A seat could do nothing and was passed over.
 */
export interface PassedOver {
  kind: "passed_over";
  ruling: string;
  seat: number;
}
/**
 * The agreed number of turns was played.
 */
export interface TurnLimit1 {
  kind: "turn_limit";
  ruling: string;
  turns: number;
}
/**
 * A pawn reached its goal line.
 */
export interface Won1 {
  at: string;
  kind: "won";
  ruling: string;
  seat: number;
}
/**
 * What does not change while a game is played; sent to a page once. A game adds what it needs.
 */
export interface Facts {
  cells?: CellFact[];
  documents: {
    [k: string]: unknown;
  };
  game: string;
  links?: [string, string][];
  options: {
    [k: string]: unknown;
  };
  players: number;
  rules_version: number;
  secrets: boolean;
  sides: number[][];
}
/**
 * Go on from an earlier position on a new table: how many plies stay.
 */
export interface Fork {
  keep: number;
}
/**
 * The position after a ply, and what happened by it; ply 0 is the beginning.
 */
export interface Frame {
  events: Event[];
  ply: number;
  seat: number | null;
  view: View;
}
/**
 * Everything, for nothing is hidden (MSP-58): cells by name; ``left`` are the dots of each colour's area.
 */
export interface MsPacManView {
  came: string | null;
  ctrl: number | null;
  dots: string[];
  earned: boolean;
  ghosts: (GhostSeen | null)[];
  in_extra: boolean;
  left: {
    [k: string]: number;
  };
  mp: string | null;
  phase: "begin" | "bump" | "chase" | "over" | "place" | "roll" | "spin" | "walk";
  seat: number;
  spins: number[];
  steps: number;
  turns: number;
  type: "mspacman";
}
/**
 * A ghost as everybody sees it.
 */
export interface GhostSeen {
  at: string;
  cause: "f2" | "power" | "strong";
  flip_in: number;
}
/**
 * Everything, for nothing is hidden: squares and fences by name.
 */
export interface QuoridorView {
  fences: string[];
  left: number[];
  pawns: string[];
  taken: number;
  turn: number;
  type: "quoridor";
}
/**
 * A stretch of the match so far; ``plies`` counts all there are.
 */
export interface Frames {
  frames: Frame[];
  id: string;
  plies: number;
  t: "frames";
}
/**
 * The first message: which table, with which tokens, and the number of the last entry seen, if any.
 */
export interface Hello {
  have?: number | null;
  t: "hello";
  table: string;
  tokens?: string[];
}
/**
 * Take back this seat's latest action, or ask the others for it.
 */
export interface Undo {
  id: string;
  seat: number;
  t: "undo";
}
/**
 * Give up.
 */
export interface Resign {
  id: string;
  seat: number;
  t: "resign";
}
/**
 * Let a bot play for an absent seat until its owner is back.
 */
export interface Mind {
  absent: number;
  id: string;
  seat: number;
  t: "mind";
}
/**
 * Add a seat's own salt to the sealed dice, before the first draw.
 */
export interface Salt {
  id: string;
  salt: string;
  seat: number;
  t: "salt";
}
/**
 * Ask what actions would lead to, without taking them.
 */
export interface Try {
  actions: string[];
  id: string;
  seat: number;
  t: "try";
}
/**
 * Ask for every end that can be reached, with the actions that lead there.
 */
export interface Reach {
  id: string;
  seat: number;
  t: "reach";
}
/**
 * Ask why something cannot be done.
 */
export interface Why {
  action: string;
  id: string;
  seat: number;
  t: "why";
}
/**
 * Ask for the match so far, seen with the viewer's eyes: ``most`` plies from ply ``since`` on.
 */
export interface History {
  id: string;
  most?: number;
  since?: number;
  t: "history";
}
/**
 * Ask for what can be worked out from the view, such as shortest ways.
 */
export interface Hints {
  id: string;
  t: "hints";
}
/**
 * Show what a seat of this device sees, where hands are hidden; without a seat, draw the curtain.
 */
export interface Look {
  seat?: number | null;
  t: "look";
}
/**
 * Ask again for all entries after the last one seen.
 */
export interface Resume {
  have: number;
  t: "resume";
}
/**
 * Ask for a sign of life.
 */
export interface Ping {
  t: "ping";
}
/**
 * The answer to hello: the table, what does not change, and which places and seats this connection holds.
 */
export interface Welcome {
  facts: Facts | null;
  host: boolean;
  now_ms: number;
  places: number[];
  seal: string | null;
  seats: number[];
  t: "welcome";
  table: TableInfo;
}
/**
 * The table has changed: somebody sat down, left, was replaced; it began, was paused, or has a rematch.
 */
export interface Table {
  places: number[];
  seats: number[];
  t: "table";
  table: TableInfo;
}
/**
 * What happened since the last update, and what lies on the table now, for one viewer.
 *
 *     ``n`` counts the log's entries. ``since`` is where ``steps`` begin; when it is None steps were left out and the
 *     view alone counts. ``viewer`` is whose eyes the view is seen with. ``legal`` lists what each seat may do.
 */
export interface Update {
  asked: Asked;
  clocks?: {
    [k: string]: number;
  } | null;
  legal: {
    [k: string]: string[];
  };
  n: number;
  odds?: [string, number][] | null;
  paused?: boolean;
  plies: number;
  result?: Result | null;
  seed?: string | null;
  since: number | null;
  steps: ToldStep[];
  t: "update";
  takes_back?: number[];
  undo?: UndoInfo | null;
  view: View;
  viewer: number | string;
}
/**
 * How it ended: the winning seats, every seat's score in seat order, and why (a message key).
 */
export interface Result {
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * One entry of the log as far as a viewer may know it.
 */
export interface ToldStep {
  agree?: boolean | null;
  entry: string;
  events?: Event[];
  keep?: number | null;
  n: number;
  seat?: number | null;
}
/**
 * Somebody asks to take back: who, how far, and who has agreed.
 */
export interface UndoInfo {
  agreed: number[];
  keep: number;
  seat: number;
}
/**
 * A message was refused, with a code for programs and a message key for people. Nothing has changed.
 */
export interface Refused {
  cells?: string[];
  code: string;
  id: string | null;
  message: string;
  params?: {
    [k: string]: number | string;
  };
  ruling?: string | null;
  t: "refused";
}
/**
 * What actions would lead to.
 */
export interface Tried {
  asked: Asked;
  events: Event[];
  id: string;
  legal: {
    [k: string]: string[];
  };
  t: "tried";
  view: View;
}
/**
 * Every end that can be reached.
 */
export interface Reached {
  ends: End[];
  id: string;
  t: "reached";
}
/**
 * Why something cannot be done; None: it can.
 */
export interface Reason {
  id: string;
  refusal: Refusal | null;
  t: "reason";
}
/**
 * Why an action is not legal: for programs a code, for readers a ruling and a message, for eyes the proof.
 */
export interface Refusal {
  cells?: string[];
  code: string;
  message: string;
  params?: {
    [k: string]: number | string;
  };
  ruling: string | null;
}
/**
 * What can be worked out from the view.
 */
export interface Hinted {
  hints: Hint[];
  id: string;
  t: "hinted";
}
/**
 * Something a viewer could work out and a page may show on demand: a way, a line of sight, a risk.
 */
export interface Hint {
  cells?: string[];
  kind: string;
  seat?: number | null;
  value?: number | null;
}
/**
 * The table is no more.
 */
export interface Gone {
  t: "gone";
  table: string;
}
/**
 * A sign of life.
 */
export interface Pong {
  now_ms: number;
  t: "pong";
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  bots: string[];
  id: string;
  options: OptionInfo[];
  players: number[];
  rules_version: number;
}
/**
 * An option of a game: what it takes, its default and its ruling.
 */
export interface OptionInfo {
  default: unknown;
  kind: string;
  name: string;
  ruling: string;
  scope: string;
  takes: string;
}
/**
 * The board as it is drawn, the areas, and the faces with how many of each there are.
 */
export interface MsPacManFacts {
  areas: AreaFact[];
  cells?: CellFact[];
  die: {
    [k: string]: number;
  };
  documents: {
    [k: string]: unknown;
  };
  game: string;
  height: number;
  links?: [string, string][];
  options: {
    [k: string]: unknown;
  };
  players: number;
  rules_version: number;
  secrets: boolean;
  sides: number[][];
  solids: [number, number][];
  spinner: {
    [k: string]: number;
  };
  walls: Wall[];
  width: number;
}
/**
 * A piece of wall one square long, between two corners; a square's lower left corner has its place's numbers.
 */
export interface Wall {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}
/**
 * Who shall sit in a place: somebody here, whoever has the invite link, or a bot.
 */
export interface NewPlace {
  bot?: string | null;
  kind?: "bot" | "here" | "link";
  name?: string;
}
/**
 * A table to be made. Options take a value, an id of something shipped, or a document inline.
 */
export interface NewTable {
  bot_ms?: number;
  clock?: ClockRule | null;
  draw_delay_ms?: number | null;
  game: string;
  mind_after_ms?: number | null;
  options?: {
    [k: string]: unknown;
  };
  places?: NewPlace[];
  players?: number | null;
  seating?: "chosen" | "random";
  start?: boolean;
}
/**
 * What is sent when a request is refused: a code, a message key and its parameters.
 */
export interface Problem {
  code: string;
  message: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * The set-up: where each seat starts, its goal squares, and how many fences it has.
 */
export interface QuoridorFacts {
  cells?: CellFact[];
  documents: {
    [k: string]: unknown;
  };
  fences_each: number;
  game: string;
  goals: string[][];
  links?: [string, string][];
  options: {
    [k: string]: unknown;
  };
  players: number;
  rules_version: number;
  secrets: boolean;
  sides: number[][];
  size: number;
  starts: string[];
}
/**
 * The places in their new order.
 */
export interface Reorder {
  order: number[];
}
/**
 * Put a bot in a place, or open it for whoever has the invite link; its former token opens nothing any more.
 */
export interface Replace {
  bot?: string | null;
  kind: "bot" | "open";
  place: number;
}
