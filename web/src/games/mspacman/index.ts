import type { GameModule } from "../../kit/game";
import type { MsPacManEvents, MsPacManFacts, MsPacManView } from "../../kit/wire";
import Board from "./Board.svelte";
import { befalls, deeds } from "./deeds";
import SeatExtra from "./SeatExtra.svelte";
import { movedIn, mover, piecesOf } from "./pieces";
import { duration, join, note, sound, suspense } from "./notes";
import { reduce, sceneOf, type Scene } from "./scene";

const mspacman: GameModule<MsPacManFacts, MsPacManView, MsPacManEvents, Scene> = {
  Board,
  SeatExtra,
  pieces: ["red", "cyan", "pink", "orange"],
  piecesOf,
  mover,
  movedIn,
  freePieces: false,
  people: ["seats", "winners"],
  sceneOf,
  reduce,
  luck: true,
  hints: true,
  ease: 15_000, // a round of three bots with a capture in it: people want to follow it, and can tap the board to skip it
  duration,
  suspense,
  note,
  join,
  sound,
  befalls,
  deeds,
};
export default mspacman;
