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
  ease: 12_000, // a round of seven bots: people want to see who drew, who stopped, and what a power-up did to whom
  note,
  sound,
};
export default cards;
