/** A game without drawings of its own: its actions as buttons. Enough to try out a game's rules with friends. */
import type { GameModule } from "../game";
import Board from "./Board.svelte";

const plain: GameModule = {
  Board,
  pieces: ["pac", "red", "cyan", "pink", "orange", "ms"],
  freePieces: true,
  luck: true,
  hints: false,
  duration: () => 0,
  sound: () => "tap",
  note: (event) => event.kind.replaceAll("_", " "),
};
export default plain;
