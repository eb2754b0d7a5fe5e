import type { GameModule } from "../../kit/game";
import Board from "./Board.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { duration, join, movedIn, mover, note, notes, sound } from "./notes";

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
  ease: 5000, // four ghosts of a bot, some of them in frenzy: people want to see who ran where
  note,
  notes,
  join,
  sound,
};
export default chase;
