import type { GameModule } from "../../kit/game";
import type { CardsEvents, CardsFacts, CardsOffer, CardsView } from "../../kit/wire";
import Board from "./Board.svelte";
import { befalls, begins, deeds } from "./deeds";
import { duration, note, sound, suspense } from "./notes";
import { parting } from "./later";
import SeatExtra from "./SeatExtra.svelte";
import { reduce, sceneOf, type Scene } from "./scene";
import { waits } from "./todo";

const cards: GameModule<CardsFacts, CardsView, CardsEvents, Scene, CardsOffer> = {
  Board,
  SeatExtra,
  seatsOnBoard: true,
  parting,
  parts: (event) => event.kind === "knocked_out",
  pieces: ["pac", "red", "cyan", "pink", "orange", "ms", "violet", "green"],
  freePieces: true,
  waits,
  people: ["to", "whom", "one", "other", "seats", "winners"],
  sceneOf,
  reduce,
  luck: true,
  hints: true,
  duration,
  suspense,
  ease: 12_000, // a round of seven bots: people want to see who drew, who stopped, and what a power-up did to whom
  note,
  sound,
  befalls,
  begins,
  deeds,
};
export default cards;
