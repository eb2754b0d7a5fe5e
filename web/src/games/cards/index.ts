import type { GameModule } from "../../kit/game";
import Board from "./Board.svelte";
import { duration, note, sound } from "./notes";
import Parting from "./Parting.svelte";
import SeatExtra from "./SeatExtra.svelte";

const cards: GameModule = {
  Board,
  SeatExtra,
  seatsOnBoard: true,
  Parting,
  parts: (event) => event.kind === "knocked_out",
  pieces: ["pac", "red", "cyan", "pink", "orange", "ms", "violet", "green"],
  freePieces: true,
  people: ["to", "whom", "one", "other", "seats", "winners"],
  luck: true,
  hints: true,
  duration,
  note,
  sound,
};
export default cards;
