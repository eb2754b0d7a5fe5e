import type { GameModule } from "../../kit/game";
import Board from "./Board.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { movedIn, mover, piecesOf } from "./colours";
import { duration, join, note, sound } from "./notes";

const mspacman: GameModule = {
  Board,
  SeatExtra,
  pieces: ["red", "cyan", "pink", "orange"],
  piecesOf,
  mover,
  movedIn,
  freePieces: false,
  people: ["seats", "winners"],
  luck: true,
  hints: true,
  ease: 15_000, // a round of three bots with a capture in it: people want to follow it, and can touch the board to skip it
  duration,
  note,
  join,
  sound,
};
export default mspacman;
