// Printed from src/mazechase/server/wire/schema.py by `make wire`. Do not edit.

export type CardsEvents =
  | DeckEmpty
  | Dictated
  | Drew
  | DrewUnseen
  | Ended
  | Gave
  | GaveUnseen
  | HandTaken
  | KnockedOut
  | NoGhost
  | NoTarget
  | NothingToPass
  | Passed
  | PassedUnseen
  | Picked
  | PickedUnseen
  | Reshuffled
  | ShutDown
  | Skipping
  | Swapped
  | TurnBegan
  | TurnEnded
  | TurnLimit
  | TurnOrdered
  | TurnSkipped
  | TurnedUp
  | Wasted;
export type ChaseEvents =
  | AteGhost
  | AtePellet
  | BoostEnded
  | Boosted
  | Called
  | Caught
  | Frenzied
  | Moved
  | PelletsBack
  | Reset
  | Stalled
  | Stayed
  | Stopped
  | TurnLimit1
  | Won;
export type ChaseOffers = CallOffer | EndOffer | StepOffer;
export type Event = MatchEvents | CardsEvents | ChaseEvents | MarblesEvents | MsPacManEvents | QuoridorEvents;
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
export type MarblesEvents =
  | Begins
  | Captured
  | Cleared
  | Crossed
  | GhostGobbled
  | Gobbled
  | LeftUnder
  | Paid
  | PrivilegeLost
  | Prowled
  | Returned
  | RollTied
  | Rolled
  | Stayed1
  | Stepped
  | Stood
  | TurnLimit2
  | Waits;
export type MsPacManEvents =
  | Ate
  | Bumped
  | Captured1
  | Caught1
  | ExtraTurn
  | GhostStepped
  | Placed
  | PowerEaten
  | RanIntoHer
  | Recovered
  | Rolled1
  | Spun
  | SpunToBegin
  | Stepped1
  | TiedToBegin
  | TookControl
  | TurnLimit3
  | Weakened
  | WentHome
  | Won1;
export type QuoridorEvents = Fenced | Jumped | Moved1 | PassedOver | TurnLimit4 | Won2;
export type View = CardsView | ChaseView | MarblesView | MsPacManView | QuoridorView;
export type FromClient =
  | Hello
  | Act
  | Roll
  | Undo
  | Answer
  | Resign
  | StandIn
  | Salt
  | React
  | Try
  | Reach
  | Why
  | History
  | Hints
  | Look
  | Resume
  | Ping;
export type FromServer =
  Welcome | Table | Update | Ack | Refused | Tried | Reached | Reason1 | Frames | Hinted | Said | Gone | Pong;
export type Offer = CardsOffer | ChaseOffers | MarblesOffers;
export type MarblesOffers = MoveOffer | PayOffer | RingOffer | RobOffer | StayOffer | UnderOffer;

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
 *     ``after`` is the number of entries the player had seen when deciding; if the position has changed since, the command
 *     is refused as stale.
 */
export interface Act {
  actions: string[];
  after?: number | null;
  id: string;
  seat: number;
  t: "act";
}
/**
 * An action as text, the seat's chance to win with it (``error`` as in ``Chances``), and the reasons.
 *
 *     ``kind`` names the sort of action, for a sentence about it; ``taps`` is what is tapped for it on a page, in order.
 *     Of a move that a page sends as a whole, the best action has the taps to its end, and the reasons for that.
 */
export interface Advice {
  action: string;
  chance: number;
  error: number | null;
  kind?: string;
  reasons: Reason[];
  taps?: string[];
}
/**
 * Something that speaks for or against an action: a message, and the cells that show it.
 */
export interface Reason {
  cells?: string[];
  message: string;
  params?: {
    [k: string]: number | string;
  };
}
/**
 * What a coach would do, the best first.
 */
export interface Advised {
  advice: Advice[];
}
/**
 * Agree to open a place with a hidden hand, which a bot plays until then.
 */
export interface Agree {
  place: number;
}
/**
 * Agree to another seat's undo, or refuse it.
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
 * Boosted Pac-Man ate a ghost.
 */
export interface AteGhost {
  at: string;
  ghost: string;
  kind: "ate_ghost";
  ruling: string;
}
/**
 * Pac-Man ate a power pellet.
 */
export interface AtePellet {
  at: string;
  kind: "ate_pellet";
  left: number;
  ruling: string;
}
/**
 * A seat rolled the highest sum and plays first.
 */
export interface Begins {
  kind: "begins";
  ruling: string;
  seat: number;
  total: number;
}
/**
 * A network that may not connect, since when, and why.
 */
export interface Blocked {
  network: string;
  note?: string;
  since_ms: number;
}
/**
 * The boost is over.
 */
export interface BoostEnded {
  at: string;
  kind: "boost_ended";
  ruling: string;
}
/**
 * Pac-Man is boosted for this many more steps.
 */
export interface Boosted {
  kind: "boosted";
  ruling: string;
  steps: number;
}
/**
 * A mark for the spots of a kind; ``images`` are the marks that symmetry puts opposite it, where they differ.
 */
export interface Brush {
  images?: {
    [k: string]: string;
  };
  kind: string;
  mark: string;
  name: string;
  single?: boolean;
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
 * An address, how many connections it has, and what it has used of the worker processes lately.
 */
export interface BusyAddress {
  address: string;
  bots_ms: number;
  connections: number;
}
/**
 * An open table: how much goes on there, and what it costs.
 */
export interface BusyTable {
  bots_ms: number;
  devices: number;
  entries: number;
  game: string;
  id: string;
  phase: string;
  players: number;
  seats_here: number;
  slowest_ms: number;
  spent_ms: number;
}
/**
 * Let a ghost move next.
 */
export interface CallOffer {
  gain?: number;
  ghost: string;
  harms?: boolean;
  kind: "call";
  token: string;
}
/**
 * A seat named the ghost that moves next.
 */
export interface Called {
  ghost: string;
  kind: "called";
  ruling: string;
  seat: number;
}
/**
 * A kind of card: what sort it is, what it is worth, its ghost units, and how many are in the deck.
 */
export interface CardFact {
  count: number;
  name: string;
  points: number;
  sort: "dot" | "fruit" | "ghost" | "power-up";
  units: number;
}
/**
 * The deck is used up: these seats count as shut down.
 */
export interface DeckEmpty {
  kind: "deck_empty";
  ruling: string;
  seats: number[];
}
/**
 * A seat said how many cards somebody draws in the next turn.
 */
export interface Dictated {
  kind: "dictated";
  number: number;
  ruling: string;
  seat: number;
  whom: number;
}
/**
 * A seat drew a card into its hand: for itself.
 */
export interface Drew {
  card: string;
  kind: "drew";
  ruling: string;
  seat: number;
}
/**
 * A seat drew a card into its hand: for everybody else.
 */
export interface DrewUnseen {
  kind: "drew_unseen";
  ruling: string;
  seat: number;
}
/**
 * The game is over: all hands are revealed (``-`` for an empty one), with their points, in seat order.
 */
export interface Ended {
  hands: string[];
  kind: "ended";
  points: number[];
  ruling: string;
  winners: number[];
}
/**
 * A seat gave away a ghost: for the two of them.
 */
export interface Gave {
  card: string;
  kind: "gave";
  ruling: string;
  seat: number;
  to: number;
}
/**
 * A seat gave away a ghost: for everybody else.
 */
export interface GaveUnseen {
  kind: "gave_unseen";
  ruling: string;
  seat: number;
  to: number;
}
/**
 * A seat looked at the hand it got by a SWAP: for itself alone.
 */
export interface HandTaken {
  hand: string[];
  kind: "hand_taken";
  ruling: string;
  seat: number;
}
/**
 * A seat has too many ghosts and is out; its hand is revealed.
 */
export interface KnockedOut {
  hand: string[];
  kind: "knocked_out";
  ruling: string;
  seat: number;
}
/**
 * A GIVE is discarded: its player holds no ghost.
 */
export interface NoGhost {
  card: string;
  kind: "no_ghost";
  ruling: string;
  seat: number;
}
/**
 * A power-up is discarded: there is nobody to choose.
 */
export interface NoTarget {
  card: string;
  kind: "no_target";
  ruling: string;
  seat: number;
}
/**
 * A PASS-LEFT is discarded: all hands are empty, or there is nobody to pass to.
 */
export interface NothingToPass {
  card: string;
  kind: "nothing_to_pass";
  ruling: string;
  seat: number;
}
/**
 * A card went to the left: for giver and receiver.
 */
export interface Passed {
  card: string;
  kind: "passed";
  ruling: string;
  seat: number;
  to: number;
}
/**
 * A card went to the left: for everybody else.
 */
export interface PassedUnseen {
  kind: "passed_unseen";
  ruling: string;
  seat: number;
  to: number;
}
/**
 * A seat picked a card to pass; as that seat sees it.
 */
export interface Picked {
  card: string;
  kind: "picked";
  ruling: string;
  seat: number;
}
/**
 * A seat picked the card it passes on: for everybody else.
 */
export interface PickedUnseen {
  kind: "picked_unseen";
  ruling: string;
  seat: number;
}
/**
 * Discards and knocked-out hands became a new deck of this many cards.
 */
export interface Reshuffled {
  cards: number;
  kind: "reshuffled";
  ruling: string;
}
/**
 * A seat shut down.
 */
export interface ShutDown {
  kind: "shut_down";
  ruling: string;
  seat: number;
}
/**
 * A seat chose who misses the next turn.
 */
export interface Skipping {
  kind: "skipping";
  ruling: string;
  seat: number;
  whom: number;
}
/**
 * Two seats swapped hands.
 */
export interface Swapped {
  kind: "swapped";
  one: number;
  other: number;
  ruling: string;
  seat: number;
}
/**
 * A seat's turn began.
 */
export interface TurnBegan {
  kind: "turn_began";
  ruling: string;
  seat: number;
}
/**
 * A seat ended its turn.
 */
export interface TurnEnded {
  kind: "turn_ended";
  ruling: string;
  seat: number;
}
/**
 * The agreed number of turns was played.
 */
export interface TurnLimit {
  kind: "turn_limit";
  ruling: string;
  turns: number;
}
/**
 * A seat's turn began, in which it must draw this many cards.
 */
export interface TurnOrdered {
  kind: "turn_ordered";
  number: number;
  ruling: string;
  seat: number;
}
/**
 * A seat missed its turn.
 */
export interface TurnSkipped {
  kind: "turn_skipped";
  ruling: string;
  seat: number;
}
/**
 * A seat drew a power-up, which everybody sees and which takes effect now.
 */
export interface TurnedUp {
  card: string;
  kind: "turned_up";
  ruling: string;
  seat: number;
}
/**
 * A seat drew a power-up in an ALL-DRAW, and it is discarded without effect.
 */
export interface Wasted {
  card: string;
  kind: "wasted";
  ruling: string;
  seat: number;
}
/**
 * The kinds of cards in play, and the numbers of the rules.
 */
export interface CardsFacts {
  cells?: CellFact[];
  deck: number;
  documents: {
    [k: string]: unknown;
  };
  game: string;
  kinds: CardFact[];
  knock_out: number;
  links?: [string, string][];
  most_draws: number;
  options: {
    [k: string]: unknown;
  };
  players: number;
  rules_version: number;
  secrets: boolean;
  sides: number[][];
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
 * A decision, or an answer to a power-up: a card, players and a number, each where it has one.
 *
 *     ``number`` of a draw is how many cards an order still asks for. ``to`` is who gets a card that is passed on.
 *
 */
export interface CardsOffer {
  card?: string | null;
  gain?: number;
  harms?: boolean;
  kind: "dictate" | "draw" | "end" | "give" | "pass" | "shut" | "skip" | "swap";
  number?: number | null;
  seats?: number[];
  to?: number | null;
  token: string;
}
/**
 * The table as one viewer knows it; hands, points and ghost units that it does not see are None.
 */
export interface CardsView {
  deck: number;
  discard: string[];
  drawing: number | null;
  drawn: number;
  ghosts: (number | null)[];
  hands: (string[] | null)[];
  known: Known[];
  orders: number[];
  phase: "all-draw" | "ask" | "dictate" | "draw" | "give" | "over" | "pass-left" | "skip" | "swap";
  picks: (string | "?" | null)[];
  points: (number | null)[];
  quota: number;
  reshuffled: boolean;
  seat: number;
  sizes: number[];
  skips: number[];
  status: ("active" | "down" | "out")[];
  taken: number;
  type: "cards";
  viewer: number | ("all" | "watcher");
}
/**
 * Cards that a seat knows for certain to be in another seat's hand (CARD-55).
 */
export interface Known {
  cards: string[];
  hand: number;
  viewer: number;
}
/**
 * Who is certain to win, and after how many plies that was found out.
 */
export interface CertainInfo {
  plies: number;
  winners: number[];
}
/**
 * A ghost and Pac-Man met, and it cost him a life.
 */
export interface Caught {
  at: string;
  ghost: string;
  kind: "caught";
  lives: number;
  ruling: string;
}
/**
 * A ghost sees Pac-Man as its move begins; the line goes from it to him.
 */
export interface Frenzied {
  ghost: string;
  kind: "frenzied";
  line: string[];
  ruling: string;
}
/**
 * A piece went one square.
 */
export interface Moved {
  kind: "moved";
  origin: string;
  piece: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * The eaten pellets are back on the board.
 */
export interface PelletsBack {
  kind: "pellets_back";
  pellets: string[];
  ruling: string;
}
/**
 * Everybody is back at the start: Pac-Man, and the ghosts in their order.
 */
export interface Reset {
  ghosts: string[];
  kind: "reset";
  pacman: string;
  ruling: string;
}
/**
 * Too many cycles went by without a pellet, and it cost Pac-Man a life.
 */
export interface Stalled {
  cycles: number;
  kind: "stalled";
  lives: number;
  ruling: string;
}
/**
 * A piece does not move: it cannot, or it need not.
 */
export interface Stayed {
  at: string;
  kind: "stayed";
  piece: string;
  ruling: string;
}
/**
 * A seat ended its piece's move with steps left.
 */
export interface Stopped {
  at: string;
  kind: "stopped";
  piece: string;
  ruling: string;
  seat: number;
}
/**
 * The agreed number of cycles was played; the level is Pac-Man's, 0 for none.
 */
export interface TurnLimit1 {
  cycles: number;
  kind: "turn_limit";
  level: number;
  ruling: string;
}
/**
 * One side has won; the level is Pac-Man's, 0 for none.
 */
export interface Won {
  kind: "won";
  level: number;
  ruling: string;
  winner: "Pac-Man" | "ghosts";
}
/**
 * The maze, the starts, and which seat runs which piece.
 */
export interface ChaseFacts {
  cells?: CellFact[];
  documents: {
    [k: string]: unknown;
  };
  fences: string[];
  game: string;
  links?: [string, string][];
  lives: number;
  options: {
    [k: string]: unknown;
  };
  pellets: string[];
  players: number;
  rules_version: number;
  runs: {
    [k: string]: number;
  };
  secrets: boolean;
  sides: number[][];
  size: number;
  stall_limit: number | null;
  starts: {
    [k: string]: string;
  };
}
/**
 * End the move here.
 */
export interface EndOffer {
  gain?: number;
  harms?: boolean;
  kind: "end";
  token: string;
}
/**
 * A step to a square.
 */
export interface StepOffer {
  gain?: number;
  harms?: boolean;
  kind: "step";
  to: string;
  token: string;
}
/**
 * Everything, for nothing is hidden: squares by name, ghosts in their order (None: eaten).
 */
export interface ChaseView {
  ate: boolean;
  best: number;
  boost: boolean;
  cycles: number;
  frenzy: boolean;
  ghosts: (string | null)[];
  heading: string | null;
  idle: number;
  left: number;
  level: number;
  lives: number;
  mover: string;
  pacman: string;
  pellets: string[];
  seat?: number;
  type: "chase";
  waiting: string[];
}
/**
 * A draft that was checked: the document, if it can be read, and everything that is wrong with it.
 */
export interface CheckedDraft {
  document: {
    [k: string]: unknown;
  } | null;
  marks?: {
    [k: string]: string;
  };
  problems: DraftProblem[];
  seats?: {
    [k: string]: string[];
  };
}
/**
 * One thing that is wrong with a draft: an error with the field, the cells, the constraint and the line.
 */
export interface DraftProblem {
  cells: string[];
  code: string;
  constraint: string;
  field: string;
  line: number | null;
  message: string;
  params: {
    [k: string]: number | string;
  };
  spots?: string[];
}
/**
 * Sit down: at these places, or at the first open one.
 */
export interface Claim {
  name?: string;
  piece?: string | null;
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
  after: number | null;
  certain?: CertainInfo | null;
  clock: ClockRule | null;
  coach?: boolean;
  expires_ms: number;
  game: string;
  grace_ms: number;
  host?: number | null;
  hurried?: boolean;
  id: string;
  imported: boolean;
  lesson?: string | null;
  options: {
    [k: string]: unknown;
  };
  paused: boolean;
  phase: "lobby" | "over" | "playing";
  places: PlaceInfo[];
  players: number;
  rematch: string | null;
  reopening: ReopeningInfo | null;
  seating: "chosen" | "random";
  series?: SeriesInfo | null;
}
/**
 * A bank of time for the whole match with an increment per stint, or a limit per stint, or both.
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
  coached?: boolean;
  here: boolean;
  kind: "bot" | "human" | "open";
  name: string;
  piece: string | null;
  place: number;
  seat: number | null;
  stand_in_ms: number | null;
}
/**
 * A place with a hidden hand that a bot plays until everybody agrees to open it: who has agreed, who hasn't.
 */
export interface ReopeningInfo {
  agreed: number[];
  place: number;
  waits: number[];
}
/**
 * A series as everybody sees it: its goal, the games that are over, and the totals of each place.
 */
export interface SeriesInfo {
  champions: number[];
  decided: boolean;
  goal: SeriesGoal;
  number: number;
  played: PlayedGame[];
  points: number[];
  wins: number[];
}
/**
 * When a series ends: after so many games, after so many wins, or with so many points from all games together.
 *
 *     A series of so many games ends earlier if nobody can catch up with the leader any more.
 */
export interface SeriesGoal {
  kind: "games" | "points" | "wins";
  target: number;
}
/**
 * A game of a series: the places that won it, and what each place scored.
 */
export interface PlayedGame {
  scores: number[];
  winners: number[];
}
/**
 * The last white marble is off the board: the winners, and everybody's white marbles in seat order.
 */
export interface Cleared {
  kind: "cleared";
  ruling: string;
  trays: number[];
  winners: number[];
}
/**
 * Switch the coach on or off for one's own place.
 */
export interface Coaching {
  on: boolean;
}
/**
 * A new table and its tokens: the host's own, those for links, and one for every place taken on this device.
 *
 *     A token is sent once and never again: only its hash is kept.
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
 * A Pac-Man went off the board by one opening and came back by another.
 */
export interface Crossed {
  kind: "crossed";
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * An entry that a person has caused.
 */
export interface Deed {
  entry: {
    [k: string]: unknown;
  };
  n: number;
}
/**
 * A document that somebody is working on: the text of a file, or marks on the spots of an editor's sheet.
 */
export interface Draft {
  file?: string;
  game: string;
  marks?: {
    [k: string]: string;
  } | null;
  option: string;
  text?: string;
}
/**
 * A target that can be reached, and the actions that lead there.
 */
export interface End {
  actions: string[];
  gain?: number;
  harms?: boolean;
  passing?: boolean;
  target: string;
}
/**
 * At how many tables a name was erased.
 */
export interface Erased {
  tables: number;
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
 * The match is paused: nobody can act, and no clock runs.
 */
export interface MatchPaused {
  kind: "match_paused";
  ruling?: string;
}
/**
 * The match was resumed.
 */
export interface MatchResumed {
  kind: "match_resumed";
  ruling?: string;
}
/**
 * Play continues after an interruption, which was charged to nobody.
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
 * A seat's browser added a salt to the dice.
 */
export interface SaltAdded {
  kind: "salt_added";
  ruling?: string;
  salt: string;
  seat: number;
}
/**
 * A bot plays for a seat while its owner is away.
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
 * Somebody else took a seat: a person by name, or a bot.
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
 * A seat agreed to an undo, or refused it; or whoever asked for it no longer wants it.
 */
export interface UndoReply {
  answer: "no" | "withdrawn" | "yes";
  kind: "undo_reply";
  ruling?: string;
  seat: number;
}
/**
 * A seat asked to take back its latest action.
 */
export interface UndoWanted {
  kind: "undo_wanted";
  ruling?: string;
  seat: number;
}
/**
 * A ghost landed on a Pac-Man, which went home.
 */
export interface Captured {
  at: string;
  home: string;
  kind: "captured";
  ruling: string;
  seat: number;
  whom: number;
}
/**
 * A Pac-Man gobbled a ghost, which went back to its start.
 */
export interface GhostGobbled {
  at: string;
  kind: "ghost_gobbled";
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A Pac-Man gobbled a marble; ``tray`` counts the seat's white ones now, ``left`` those on the board.
 */
export interface Gobbled {
  at: string;
  colour: "white" | "yellow";
  kind: "gobbled";
  left: number;
  ruling: string;
  seat: number;
  tray: number;
}
/**
 * A seat left the marble under the ghost it gobbled.
 */
export interface LeftUnder {
  at: string;
  kind: "left_under";
  ruling: string;
  seat: number;
}
/**
 * A seat gave marbles to another.
 */
export interface Paid {
  kind: "paid";
  rule?: "book" | "house";
  ruling: string;
  seat: number;
  to: number;
  white: number;
  yellow: number;
}
/**
 * A captured seat lost its yellow marbles.
 */
export interface PrivilegeLost {
  count: number;
  kind: "privilege_lost";
  ruling: string;
  seat: number;
}
/**
 * A ghost went one cell, moved by a seat.
 */
export interface Prowled {
  kind: "prowled";
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A yellow marble went back to a ring.
 */
export interface Returned {
  at: string;
  kind: "returned";
  ruling: string;
  seat: number;
}
/**
 * Several seats rolled the highest sum and roll again.
 */
export interface RollTied {
  kind: "roll_tied";
  ruling: string;
  seats: number[];
  total: number;
}
/**
 * A seat rolled both dice.
 */
export interface Rolled {
  high: number;
  kind: "rolled";
  low: number;
  ruling: string;
  seat: number;
}
/**
 * A seat chose not to gobble and stood still.
 */
export interface Stayed1 {
  kind: "stayed";
  ruling: string;
  seat: number;
}
/**
 * A Pac-Man went one cell along the path.
 */
export interface Stepped {
  kind: "stepped";
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * A piece had no full move and stood still.
 */
export interface Stood {
  kind: "stood";
  piece: "both" | "ghost" | "pac";
  rule?: "book" | "house";
  ruling: string;
  seat: number;
}
/**
 * The agreed number of turns was played: the winners, and everybody's white marbles in seat order.
 */
export interface TurnLimit2 {
  kind: "turn_limit";
  ruling: string;
  trays: number[];
  turns: number;
  winners: number[];
}
/**
 * A used yellow marble waits for an empty ring.
 */
export interface Waits {
  kind: "waits";
  ruling: string;
  seat: number;
}
/**
 * A strong ghost and Ms. Pac-Man met; she changes hands.
 */
export interface Captured1 {
  at: string;
  former: number;
  kind: "captured";
  ruling: string;
  seat: number;
}
/**
 * Ms. Pac-Man stepped on a weak ghost.
 */
export interface Caught1 {
  at: string;
  ghost: number;
  kind: "caught";
  ruling: string;
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
 * A ghost is strong-side up again.
 */
export interface Recovered {
  kind: "recovered";
  ruling: string;
  seat: number;
}
/**
 * A ghost's player rolled.
 */
export interface Rolled1 {
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
export interface Stepped1 {
  kind: "stepped";
  left: number;
  origin: string;
  ruling: string;
  seat: number;
  to: string;
}
/**
 * Several seats tied for the highest number, and only they go again.
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
export interface TurnLimit3 {
  kind: "turn_limit";
  ruling: string;
  turns: number;
  winners: number[];
}
/**
 * A ghost is weak-side up, until its own turn has begun ``turns`` times.
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
export interface Won1 {
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
export interface Moved1 {
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
 * The agreed number of turns was played; nobody wins.
 */
export interface TurnLimit4 {
  kind: "turn_limit";
  ruling: string;
  turns: number;
}
/**
 * A pawn reached its goal line.
 */
export interface Won2 {
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
 * Continue from an earlier position at a new table: the number of plies to keep.
 */
export interface Fork {
  keep: number;
}
/**
 * The position after a ply, and what happened in it; ply 0 is the start.
 */
export interface Frame {
  events: Event[];
  ply: number;
  seat: number | null;
  to_act?: number[];
  view: View;
}
/**
 * Everything, for nothing is hidden (MARB-61): cells by name.
 */
export interface MarblesView {
  dice: number[];
  ghosts: string[];
  held: number[];
  owed: number[];
  pacs: string[];
  piece: ("ghost" | "pac") | null;
  rolls: (number | null)[];
  taken: number;
  todo: Task[];
  trays: number[];
  turn: number;
  type: "marbles";
  white: string[];
  yellow: string[];
}
/**
 * Something a seat must decide before play goes on; ``to`` is who is paid.
 *
 *     ``under``: take the marble under a gobbled ghost or leave it. ``ring``: where a used yellow marble goes.
 *     ``reward``: whose marbles to take. ``pay``, ``give``: with which marbles to pay for a capture or a reward.
 */
export interface Task {
  kind: "give" | "pay" | "reward" | "ring" | "under";
  seat: number;
  to?: number;
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
 * A part of the match so far; ``plies`` is the total number.
 */
export interface Frames {
  frames: Frame[];
  id: string;
  plies: number;
  t: "frames";
}
/**
 * The first message: the table, the tokens and, on reconnecting, the last entry seen and the seat that looked.
 *
 *     With ``ack_in_update``, a command is acknowledged by the update that it leads to, and only if there is none by a
 *     message of its own.
 */
export interface Hello {
  ack_in_update?: boolean;
  have?: number | null;
  looking?: number | null;
  t: "hello";
  table: string;
  tokens?: string[];
}
/**
 * Roll, spin or draw, if it is up to this seat.
 */
export interface Roll {
  id: string;
  seat: number;
  t: "ask";
}
/**
 * Take back this seat's latest action, or ask the others to allow it.
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
 * Let a bot play for an absent person's seat until they are back.
 */
export interface StandIn {
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
 * Say one of a few phrases to everybody at the table; it changes nothing and is not kept.
 */
export interface React {
  id: string;
  phrase: "again" | "bye" | "haha" | "hello" | "luck" | "nice" | "oops" | "phew" | "ready" | "thanks" | "think" | "wow";
  seat: number;
  t: "react";
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
 * Ask for every target that can be reached after some actions, with the further actions that lead there.
 */
export interface Reach {
  actions?: string[];
  id: string;
  seat: number;
  t: "reach";
}
/**
 * Ask why an action is illegal: its token, or what was tapped for it with what was chosen before.
 */
export interface Why {
  action: string;
  held?: string | null;
  id: string;
  seat: number;
  t: "why";
}
/**
 * Ask for the match so far as the viewer saw it: ``most`` plies from ply ``since`` on.
 */
export interface History {
  id: string;
  most?: number;
  since?: number;
  t: "history";
}
/**
 * Ask for what can be worked out from the view, such as shortest paths; after ``ply``, or else now.
 */
export interface Hints {
  id: string;
  ply?: number | null;
  t: "hints";
}
/**
 * Show what one of this device's seats sees, if hands are hidden; without a seat, hide it again.
 */
export interface Look {
  seat?: number | null;
  t: "look";
}
/**
 * Ask for all entries after the last one seen.
 */
export interface Resume {
  have: number;
  t: "resume";
}
/**
 * Ask whether the server is alive.
 */
export interface Ping {
  t: "ping";
}
/**
 * The answer to hello: the table, the facts that do not change, and the places and seats of this connection.
 */
export interface Welcome {
  facts: Facts | null;
  host: boolean;
  lesson?: LessonInfo | null;
  now_ms: number;
  places: number[];
  seal: string | null;
  seats: number[];
  t: "welcome";
  table: TableInfo;
}
/**
 * The lesson that a table gives: its place in the course, its instructions, and what is said after ``plies``.
 */
export interface LessonInfo {
  done: string;
  lessons: number;
  name: string;
  next: string | null;
  number: number;
  plies: number;
  steps: LessonStep[];
  title: string;
}
/**
 * An instruction, given after ``at`` plies: its message key, and what is tapped to follow it, in order.
 */
export interface LessonStep {
  at: number;
  says: string;
  taps: string[];
}
/**
 * The table has changed: somebody sat down, left or was replaced; the match began, paused or has a rematch.
 */
export interface Table {
  places: number[];
  seats: number[];
  t: "table";
  table: TableInfo;
}
/**
 * What happened since the last update, and the position now, for one viewer.
 *
 *     ``n`` counts the log's entries. ``since`` is the entry where ``steps`` begin; if it is None, steps were left out and
 *     only the view counts. ``viewer`` is whose view it is. ``legal`` lists what each seat may do.
 */
export interface Update {
  ack?: string | null;
  asked: Asked;
  clocks?: {
    [k: string]: number;
  } | null;
  ends_without?: number[];
  gone?: number[];
  legal: {
    [k: string]: string[];
  };
  minded?: number[];
  n: number;
  odds?: [string, number][] | null;
  offers?: {
    [k: string]: Offer[];
  };
  paused?: boolean;
  plies: number;
  result?: Result | null;
  seed?: string | null;
  since: number | null;
  steps: ToldStep[];
  t: "update";
  takes_back?: number[];
  ticking?: number[];
  undo?: UndoInfo | null;
  view: View;
  viewer: number | string;
}
/**
 * A piece's move: with which die, from where to where, and the marbles it gobbles.
 *
 *     It gains the marbles it gobbles, and those that somebody who is caught, or is asked for the reward, has to pay. A
 *     yellow marble is worth the reward that it can bring, too.
 */
export interface MoveOffer {
  die: number;
  eats: string[];
  gain?: number;
  harms?: boolean;
  kind: "move";
  origin: string;
  piece: "ghost" | "pac";
  to: string;
  token: string;
}
/**
 * Pay with these marbles.
 */
export interface PayOffer {
  gain?: number;
  harms?: boolean;
  kind: "pay";
  token: string;
  white: number;
  yellow: number;
}
/**
 * Put a yellow marble back on a ring.
 */
export interface RingOffer {
  at: string;
  gain?: number;
  harms?: boolean;
  kind: "ring";
  token: string;
}
/**
 * Take the reward from a seat; ``at`` is where its Pac-Man is.
 */
export interface RobOffer {
  at: string;
  gain?: number;
  harms?: boolean;
  kind: "rob";
  seat: number;
  token: string;
}
/**
 * Stand still and gobble nothing.
 */
export interface StayOffer {
  gain?: number;
  harms?: boolean;
  kind: "stay";
  token: string;
}
/**
 * Take the marble under a ghost, or leave it.
 */
export interface UnderOffer {
  gain?: number;
  harms?: boolean;
  kind: "under";
  take: boolean;
  token: string;
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
 * A request to take back: whose, how far, who has agreed, and whose answer is still missing.
 */
export interface UndoInfo {
  agreed: number[];
  keep: number;
  seat: number;
  waits: number[];
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
  goes_on?: boolean;
  harms?: boolean;
  id: string;
  legal: {
    [k: string]: string[];
  };
  t: "tried";
  view: View;
}
/**
 * Every target that can be reached.
 */
export interface Reached {
  ends: End[];
  id: string;
  t: "reached";
}
/**
 * Why an action is illegal; None if it is legal.
 */
export interface Reason1 {
  id: string;
  refusal: Refusal | null;
  t: "reason";
}
/**
 * Why an action is not legal: a code for programs, a ruling and a message for people, the cells that prove it.
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
 * Something a viewer could work out and a page may show on demand: a path, a line of sight, a risk.
 */
export interface Hint {
  cells?: string[];
  kind: string;
  seat?: number | null;
  value?: number | null;
}
/**
 * Somebody said a phrase.
 */
export interface Said {
  phrase: "again" | "bye" | "haha" | "hello" | "luck" | "nice" | "oops" | "phew" | "ready" | "thanks" | "think" | "wow";
  seat: number;
  t: "said";
}
/**
 * The table was deleted, or the client's tokens no longer work.
 */
export interface Gone {
  t: "gone";
  table: string;
}
/**
 * The answer to a ping.
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
  by_the_book?: {
    [k: string]: unknown;
  };
  characters?: string[];
  id: string;
  lessons?: LessonListing[];
  offered: string[];
  options: OptionInfo[];
  players: number[];
  rules_version: number;
  secrets: boolean;
  usual_bot: string;
}
/**
 * A lesson in a game's course: its name, the message key of its title, and the word for its picture.
 */
export interface LessonListing {
  name: string;
  picture: string;
  title: string;
}
/**
 * An option of a game: its values, default and ruling; values for some player counts; when it matters.
 */
export interface OptionInfo {
  default: unknown;
  kind: string;
  name: string;
  players: {
    [k: string]: number[];
  };
  printed?: boolean | number | string | null;
  ruling: string;
  scope: string;
  takes: string;
  when: When[];
}
/**
 * A case: one of these numbers of players, and one of these words for each option named; empty is any.
 *
 *     The word for a document is its id, and ``own`` for one that is given inline.
 */
export interface When {
  options?: {
    [k: string]: string[];
  };
  players?: number[];
}
/**
 * What a page needs to explain a game: the game as it usually begins, the parts of its rules, and its documents.
 */
export interface Help {
  facts: Facts;
  parts: HelpPart[];
  samples: Sample[];
  view: View;
}
/**
 * A part of the rules: its name, its rulings, and what its picture shows, if it has one.
 *
 *     A picture is a position, with what the seat to act may do there; ``crop`` names two corners of the part to show.
 *     Or it is ``things``, such as cards.
 */
export interface HelpPart {
  crop?: string[];
  hints?: Hint[];
  legal?: string[];
  name: string;
  offers?: Offer[];
  rulings?: string[];
  things?: string[];
  view?: View | null;
}
/**
 * A board, deck or the like that is shipped: its option, its word there, and how a game with it begins.
 */
export interface Sample {
  facts: Facts;
  option: string;
  view: View;
  word: string;
}
/**
 * Where a code leads: a table, and its invite token.
 */
export interface Invitation {
  invite: string;
  table: string;
}
/**
 * The code to type instead of an invite link; None where several servers share the tables.
 */
export interface JoinCode {
  code: string | null;
}
/**
 * What an action leads to: a position by its place in the list; without one, the answer is wrong.
 */
export interface Lead {
  events?: Event[];
  to?: number | null;
}
/**
 * The board: homes in seat order with their colours, homes of nobody, the ghosts' start and doors, openings.
 */
export interface MarblesFacts {
  cells?: CellFact[];
  colours: string[];
  dice: {
    [k: string]: number;
  };
  documents: {
    [k: string]: unknown;
  };
  doors: string[];
  game: string;
  homes: string[];
  links?: [string, string][];
  openings: OpeningFact[];
  options: {
    [k: string]: unknown;
  };
  players: number;
  price: number;
  rings: string[];
  rules_version: number;
  secrets: boolean;
  sides: number[][];
  source: string;
  start: string;
  title: string;
  unused_homes: string[];
}
/**
 * A white-arrow opening: the hole inside, and the side of that hole it is on.
 */
export interface OpeningFact {
  arrow: string;
  cell: string;
}
/**
 * A request to let bots play for a while, with options that may hold documents of one's own.
 *
 *     ``draft`` is any word for what is being worked on: a new request with the same word from the same address ends the
 *     one before. ``before`` is the tally of the parts before this one, and its games are not played again.
 */
export interface MeasureDraft {
  before?: Tally | null;
  bot?: string;
  budget_ms?: number;
  draft?: string;
  game: string;
  options?: {
    [k: string]: unknown;
  };
  players: number;
}
/**
 * Counts of some games: what each side won, how long they took, and what happened.
 */
export interface Tally {
  events?: {
    [k: string]: number;
  };
  games?: number;
  minutes?: number;
  scores?: number[];
  turns?: number;
  unfinished?: number;
  wins?: number[];
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
 * A piece of wall one square long, between two corners; a square's lower left corner has the square's own place.
 */
export interface Wall {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
}
/**
 * Who takes a place: somebody on this device, anybody with the invite link, or a bot.
 */
export interface NewPlace {
  bot?: string | null;
  kind?: "bot" | "here" | "link";
  name?: string;
  piece?: string | null;
}
/**
 * A table to create. Options take a value, the id of a shipped document, or a document inline.
 *
 *     A table for a ``lesson`` has only that and its ``game``; it is started right away.
 */
export interface NewTable {
  bot_ms?: number;
  clock?: ClockRule | null;
  coach?: boolean;
  draw_delay_ms?: number | null;
  game: string;
  grace_ms?: number;
  lesson?: string | null;
  mind_after_ms?: number | null;
  options?: {
    [k: string]: unknown;
  };
  places?: NewPlace[];
  players?: number | null;
  seating?: "chosen" | "random";
  series?: SeriesGoal | null;
  start?: boolean;
}
/**
 * Play another game with the same people; options as for a new table.
 */
export interface NextGame {
  game: string;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * A sheet, and by id the marks of those documents that come with the game and keep all constraints on the sheet.
 */
export interface OpenSheet {
  game: string;
  option: string;
  sheet: Sheet;
  shipped: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * What an editor shows of a kind of document.
 */
export interface Sheet {
  brushes?: Brush[];
  form: "counts" | "drawing";
  height: number;
  spots: Spot[];
  symmetries?: ("half" | "mirror" | "quarter")[];
  width: number;
}
/**
 * A place that takes one mark: its middle and size on the drawing, from the upper left.
 */
export interface Spot {
  group?: string;
  h?: number;
  id: string;
  kind: string;
  least?: number;
  most?: number;
  w?: number;
  x?: number;
  y?: number;
}
/**
 * A table with free seats that its host shows to everybody. It names nobody.
 */
export interface OpenTable {
  free: number;
  game: string;
  invite: string;
  players: number;
  table: string;
}
/**
 * A table, and the token that was used to ask for it: its kind, and the place that it holds.
 */
export interface Opened {
  after: number | null;
  certain?: CertainInfo | null;
  clock: ClockRule | null;
  coach?: boolean;
  expires_ms: number;
  game: string;
  grace_ms: number;
  host?: number | null;
  hurried?: boolean;
  id: string;
  imported: boolean;
  lesson?: string | null;
  opened_by: "host" | "invite" | "seat" | "watch";
  options: {
    [k: string]: unknown;
  };
  paused: boolean;
  phase: "lobby" | "over" | "playing";
  place: number | null;
  places: PlaceInfo[];
  players: number;
  rematch: string | null;
  reopening: ReopeningInfo | null;
  seating: "chosen" | "random";
  series?: SeriesInfo | null;
}
/**
 * Who wins every one of so many games that bots play on from here; nobody, if the outcome is open.
 */
export interface Outlook {
  games: number;
  winners: number[];
}
/**
 * What is going on at one node.
 */
export interface Overview {
  addresses: BusyAddress[];
  blocked: Blocked[];
  jobs_running: number;
  jobs_waiting: number;
  limits: {
    [k: string]: number;
  };
  memory_mb: number;
  node: string;
  players: number;
  processor_s: number;
  seats_here: number;
  spectators: number;
  strangers: number;
  tables: BusyTable[];
  tables_open: number;
  tables_watched: number;
  up_s: number;
  version: string;
}
/**
 * The text of a custom file with a board, a deck or the like, for an option of a game.
 */
export interface OwnDocument {
  file: string;
  game: string;
  option: string;
  options?: {
    [k: string]: unknown;
  };
  players: number;
  text: string;
}
/**
 * Something to be fetched once by another device; the server doesn't look into it.
 */
export interface Parcel {
  content: string;
}
/**
 * What a parcel is fetched with; None where several servers share the tables.
 */
export interface ParcelKey {
  key: string | null;
}
/**
 * What is stored about a person at one table.
 */
export interface PersonAtTable {
  created_ms: number;
  deeds: Deed[];
  game: string;
  pieces: string[];
  places: number[];
  seats: number[];
  table: string;
  touched_ms: number;
}
/**
 * Everything that is stored about a person.
 */
export interface PersonData {
  name: string;
  tables: PersonAtTable[];
}
/**
 * Something that others do after a right answer: what happens, and what differs then from the first view.
 */
export interface Ply {
  changes: {
    [k: string]: unknown;
  };
  events: Event[];
  seat: number | null;
}
/**
 * A request for a game to print, as it is set up.
 */
export interface PrintRequest {
  game: string;
  language?: string;
  options?: {
    [k: string]: unknown;
  };
  paper?: "a4" | "letter";
  players: number;
}
/**
 * The answer to a refused request: a code, a message key and its parameters.
 */
export interface Problem {
  code: string;
  message: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * A game's series of puzzles: the grade of each in order, a digit from 1 (easy) to 3 (hard).
 */
export interface PuzzleListing {
  game: string;
  grades: string;
}
/**
 * A position: what differs from the first view, and what may be done; or the verdict on what was done.
 */
export interface PuzzlePosition {
  changes?: {
    [k: string]: unknown;
  };
  gain?: number;
  harms?: boolean;
  hints?: Hint[];
  leads?: {
    [k: string]: Lead;
  };
  legal?: string[];
  offers?: Offer[];
  verdict?: Verdict | null;
}
/**
 * Whether an answer is right; then why, what follows, and where it goes on; without that, the puzzle is solved.
 */
export interface Verdict {
  next?: number | null;
  plies?: Ply[];
  reasons?: Reason[];
  right: boolean;
}
/**
 * A puzzle as a page gets it. ``best`` and ``next`` are the chances with the best answer and the second best.
 */
export interface PuzzleShown {
  amount: number;
  best: number;
  count: number;
  exact: boolean;
  facts: Facts;
  game: string;
  grade: number;
  next: number;
  number: number;
  positions: PuzzlePosition[];
  seat: number;
  task: string;
  view: View;
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
 * Replace a link with a new one; the old one stops working.
 */
export interface RenewLink {
  kind: "invite" | "watch";
}
/**
 * A new link's token.
 */
export interface RenewedLink {
  kind: "invite" | "watch";
  token: string;
}
/**
 * The places in their new order.
 */
export interface Reorder {
  order: number[];
}
/**
 * Give a place to a bot, or open it for anybody with the invite link; its old token stops working.
 *
 *     During a match with hidden hands, a bot plays the place until everybody agrees to open it.
 */
export interface Replace {
  bot?: string | null;
  kind: "bot" | "open";
  place: number;
}
/**
 * A reviewed match: the chances at the beginning, every ply, totals by seat, and the plies that mattered most.
 */
export interface Review {
  chances: number[];
  error: number | null;
  game: string;
  players: number;
  plies: Reviewed[];
  totals: Total[];
  turning_points: number[];
}
/**
 * One ply: what was done, and every seat's chances after it.
 *
 *     ``luck`` is what chance gave every seat. Of a decision, ``expected`` is the actor's chance before, ``lost`` what it
 *     gave away, and ``best`` what to do instead, if that is notable; ``advice`` says why.
 */
export interface Reviewed {
  advice?: Advice | null;
  best?: string | null;
  chances: number[];
  error: number | null;
  expected?: number | null;
  lost?: number | null;
  luck?: number[] | null;
  ply: number;
  seat: number | null;
  token: string;
}
/**
 * A seat's match: what luck gave it, what it gave away, and how many of its decisions were notably worse.
 */
export interface Total {
  decisions: number;
  lost: number;
  luck: number;
  mistakes: number;
  seat: number;
}
/**
 * A variant of a document, and all games that it has played in the race.
 */
export interface Runner {
  changes?: number;
  document: {
    [k: string]: unknown;
  };
  tally?: Tally;
}
/**
 * How often somebody won: whole wins, shared ones, and the share of all games with its interval.
 *
 *     ``verdict`` is more or less than fair beyond chance, even (as close to fair as was asked for), or open.
 */
export interface Share {
  fair: number;
  games: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  interval: [number, number];
  name: string;
  share: number;
  shared: number;
  verdict?: "even" | "less" | "more" | "open";
  wins: number;
}
/**
 * Show a table on the start page, with the invite link's token; without one, no longer.
 */
export interface ShowTable {
  invite: string | null;
}
/**
 * What is known so far: the counts, each side's share of the wins with its interval, and means per game.
 */
export interface SoFar {
  events: {
    [k: string]: number;
  };
  minutes: number;
  sides: Share[];
  tally: Tally;
  turns: number;
}
/**
 * A request to let variants of an option's document race toward some aims for a while.
 *
 *     ``runners`` and ``played`` are those of the answer before, the document that the race began with first; without
 *     them, a new race begins. ``draft`` is as for measuring.
 */
export interface SuggestDraft {
  aims?: string[];
  bot?: string;
  budget_ms?: number;
  draft?: string;
  game: string;
  option: string;
  options?: {
    [k: string]: unknown;
  };
  played?: number;
  players: number;
  runners?: Runner[];
}
/**
 * How a runner stands: its figures, and how far it is from the aims (0 is perfect).
 */
export interface Suggestion {
  distance: number;
  figures: SoFar;
  marks: {
    [k: string]: string;
  };
  runner: Runner;
}
/**
 * How a race stands: the document it began with, the runners, best first, and the games of all that ever ran.
 */
export interface Suggestions {
  began: Suggestion;
  played: number;
  runners: Suggestion[];
}
