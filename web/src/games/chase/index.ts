import type { GameModule } from "../../kit/game";
import type { ChaseEvents, ChaseFacts, ChaseOffers, ChaseView } from "../../kit/wire";
import Board from "./Board.svelte";
import { befalls, deeds } from "./deeds";
import SeatExtra from "./SeatExtra.svelte";
import { duration, join, note, notes, sound } from "./notes";
import { movedIn, mover } from "./pieces";
import { reduce, sceneOf, type Scene } from "./scene";

const chase: GameModule<ChaseFacts, ChaseView, ChaseEvents, Scene, ChaseOffers> = {
  Board,
  SeatExtra,
  pieces: ["pac", "red", "cyan", "pink", "orange"],
  freePieces: false,
  mover,
  movedIn,
  sceneOf,
  reduce,
  luck: false,
  hints: true,
  duration,
  ease: 5000, // four ghosts of a bot, some of them in frenzy: people want to see who ran where
  note,
  notes,
  join,
  sound,
  befalls,
  deeds,
};
export default chase;
