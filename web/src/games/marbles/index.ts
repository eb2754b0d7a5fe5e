import type { GameModule } from "../../kit/game";
import type { MarblesEvents, MarblesFacts, MarblesOffers, MarblesView } from "../../kit/wire";
import Board from "./Board.svelte";
import { befalls, deeds } from "./deeds";
import { duration, note, notes, sound, suspense } from "./notes";
import { piecesOf } from "./pieces";
import SeatExtra from "./SeatExtra.svelte";
import { reduce, sceneOf, type Scene } from "./scene";

const marbles: GameModule<MarblesFacts, MarblesView, MarblesEvents, Scene, MarblesOffers> = {
  Board,
  SeatExtra,
  pieces: ["pac", "pac-red", "pac-green", "pac-blue"],
  freePieces: false,
  piecesOf,
  people: ["whom", "to", "seats", "winners"],
  sceneOf,
  reduce,
  luck: true,
  hints: true,
  duration,
  suspense,
  note,
  notes,
  sound,
  befalls,
  deeds,
};
export default marbles;
