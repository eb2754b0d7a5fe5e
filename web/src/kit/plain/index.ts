/** A game without its own drawings: its actions are buttons. Enough to try out a game's rules with friends. */
import type { AnyGame } from "../game";
import Board from "./Board.svelte";

const plain: AnyGame = {
  Board,
  pieces: ["pac", "red", "cyan", "pink", "orange", "ms"],
  freePieces: true,
  luck: true,
  hints: false,
  duration: () => 0,
  sound: () => "tap",
  sceneOf: (view) => view,
  reduce: (_scene, _event, { after }) => after, // the page doesn't know the events of an outside game
  note: (event) => event.kind.replaceAll("_", " "),
};
export default plain;
