/** Pictures of the game beside its board: for help and set-up. */
import type { GamePictures } from "../../kit/game";
import type { MsPacManFacts, MsPacManView } from "../../kit/wire";
import Picture from "./Picture.svelte";

const pictures: GamePictures<MsPacManFacts, MsPacManView> = { Picture };
export default pictures;
