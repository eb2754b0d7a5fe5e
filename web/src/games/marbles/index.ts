import type { GameModule } from "../../kit/game";
import type { MarblesFacts } from "../../kit/wire";
import Board from "./Board.svelte";
import { pacsOf } from "./geometry";
import { duration, note, notes, sound } from "./notes";
import SeatExtra from "./SeatExtra.svelte";

const marbles: GameModule = {
  Board,
  SeatExtra,
  pieces: ["pac", "pac-red", "pac-green", "pac-blue"],
  freePieces: false,
  piecesOf: (facts) => pacsOf(facts as MarblesFacts),
  people: ["whom", "to", "seats", "winners"],
  luck: true,
  hints: true,
  duration,
  note,
  notes,
  sound,
};
export default marbles;
