import type { GameModule } from "../../kit/game";
import type { QuoridorEvents, QuoridorFacts, QuoridorView } from "../../kit/wire";
import Board from "./Board.svelte";
import { deeds } from "./deeds";
import SeatExtra from "./SeatExtra.svelte";
import { duration, note, sound } from "./notes";
import { PIECES } from "./pieces";
import { reduce, sceneOf, type Scene } from "./scene";

const quoridor: GameModule<QuoridorFacts, QuoridorView, QuoridorEvents, Scene> = {
  Board,
  SeatExtra,
  pieces: PIECES,
  freePieces: true,
  sceneOf,
  reduce,
  luck: false,
  hints: true,
  duration,
  note,
  sound,
  deeds,
};
export default quoridor;
