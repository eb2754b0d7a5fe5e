import type { GameModule } from "../../kit/game";
import Board from "./Board.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { duration, movedIn, mover, note, sound } from "./notes";

const chase: GameModule = {
  Board,
  SeatExtra,
  pieces: ["pac", "red", "cyan", "pink", "orange"],
  freePieces: false,
  mover,
  movedIn,
  luck: false,
  hints: true,
  duration,
  note,
  sound,
};
export default chase;
